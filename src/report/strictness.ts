/** What fails a check: by default what widens a policy, and in a project with a config also what shows too little. */

import type { ConfigChecks } from '../generated/types.js';
import type { LoadProblem } from '../policy/problem.js';
import type { Finding } from './finding.js';
import { type CheckedPack, levelOfRemark } from './from-check.js';

type Grade = 'error' | 'warning';

export interface Strictness {
  readonly widening: Grade;
  readonly allowWithoutExamples: Grade;
  readonly warnings: Grade;
}

/** Without a config. */
export const PLAIN: Strictness = { widening: 'error', allowWithoutExamples: 'warning', warnings: 'warning' };

export const strictnessOf = (checks: ConfigChecks = {}): Strictness => ({
  widening: checks.dangerouslyAcceptWidening === true ? 'warning' : 'error',
  allowWithoutExamples: checks.dangerouslyAcceptAllowsWithoutExamples === true ? 'warning' : 'error',
  warnings: checks.failOnWarnings === true ? 'error' : 'warning',
});

/** The stricter of the two in each respect: a change does not loosen the check that judges it. */
export const strictest = (one: Strictness, other: Strictness): Strictness => ({
  widening: stricter(one.widening, other.widening),
  allowWithoutExamples: stricter(one.allowWithoutExamples, other.allowWithoutExamples),
  warnings: stricter(one.warnings, other.warnings),
});

/** The respects in which `after` is less strict. */
export const loosened = (before: Strictness, after: Strictness): readonly (keyof Strictness)[] =>
  (Object.keys(before) as (keyof Strictness)[]).filter(
    (respect) => before[respect] === 'error' && after[respect] === 'warning',
  );

const stricter = (one: Grade, other: Grade): Grade => (one === 'error' ? one : other);

/** Remarks that fail the check become problems, which reject the pack. */
export function judged(report: CheckedPack, strictness: Strictness): CheckedPack {
  const fails = ({ code }: LoadProblem): boolean =>
    (code === 'allow-without-examples' && strictness.allowWithoutExamples === 'error') ||
    (levelOfRemark(code) === 'warning' && strictness.warnings === 'error');
  const failing = report.remarks.filter(fails);
  if (failing.length === 0) return report;
  return {
    ...report,
    ok: false,
    problems: [...report.problems, ...failing],
    remarks: report.remarks.filter((remark) => !fails(remark)),
  };
}

/** The same for a finding that stands by itself. */
export const judgedFinding = (finding: Finding, { warnings }: Strictness): Finding =>
  finding.level === 'warning' ? { ...finding, level: warnings } : finding;
