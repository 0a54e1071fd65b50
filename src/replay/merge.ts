/**
 * Reports as values: `mergeReports` is associative and commutative, and `EMPTY_REPORT` changes nothing, so that a corpus
 * can be split in any way over any number of machines.
 */

import { fail, ok, type Result } from '../result.js';
import { canonicalText, type Plain, toPlain } from '../shape/plain.js';
import { Accumulator } from './accumulate.js';
import { REPLAY_LIMITS, REPORT_VERSION, type ReplayLimits, type ReplayReport } from './report.js';

const UNLIMITED: ReplayLimits = {
  distinct: Number.MAX_SAFE_INTEGER,
  changes: Number.MAX_SAFE_INTEGER,
  families: Number.MAX_SAFE_INTEGER,
  places: Number.MAX_SAFE_INTEGER,
  text: REPLAY_LIMITS.text,
};

export const EMPTY_REPORT: ReplayReport = new Accumulator(UNLIMITED).report();

/** The report over both corpora together. Takes what `createReplay`, `mergeReports` or `readReport` gave. */
export function mergeReports(one: ReplayReport, other: ReplayReport): ReplayReport {
  return mergeAll([one, other]);
}

/** The same as merging one after the other, without the reports in between. */
export function mergeAll(reports: readonly ReplayReport[]): ReplayReport {
  const sum = new Accumulator(UNLIMITED);
  for (const report of reports) sum.absorb(report);
  return sum.report();
}

export interface ReportProblem {
  readonly code: 'not-a-report' | 'other-version' | 'not-as-written';
  readonly message: string;
  readonly hint: string;
}

/**
 * Takes a value, such as parsed JSON, for a report. Total: a value that a replay could not have written is a problem,
 * so that a damaged or altered part is not merged into the whole.
 */
export function readReport(value: unknown): Result<ReplayReport, ReportProblem> {
  const plain = toPlain(value, LIMITS);
  if (!plain.ok) return notAReport(plain.error.message);
  const report = plain.value as unknown as ReplayReport;
  if (typeof report !== 'object' || report === null || !('version' in report))
    return notAReport('It is not an object with a version.');
  if (report.version !== REPORT_VERSION)
    return fail({
      code: 'other-version',
      message: `It has version ${JSON.stringify(report.version)}; this package writes and reads ${REPORT_VERSION}.`,
      hint: 'Make all parts with one version of the package.',
    });
  if (!hasCounts(plain.value)) return notAReport('A number in it is no count.');
  const again = attempt(() => mergeAll([report]));
  if (again === null) return notAReport('A member is missing, or is not what it should be.');
  if (canonicalText(again as unknown as Plain) === canonicalText(plain.value)) return ok(again);
  return fail({
    code: 'not-as-written',
    message: 'Its members do not agree with one another: a replay wrote something else.',
    hint: 'Make the part again; do not edit it.',
  });
}

/** 65,536 distinct calls and full lists stay far below. */
const LIMITS = { depth: 16, values: 20_000_000, text: 2_000_000_000 };

const notAReport = (message: string): Result<never, ReportProblem> =>
  fail({
    code: 'not-a-report',
    message: `It is not a report: ${message}`,
    hint: 'Give what `portcullis replay --partial` wrote.',
  });

/** Every number of a report counts something. */
function hasCounts(value: Plain): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((member) => hasCounts(member as Plain));
}

/** What was read from elsewhere may lack any member. */
function attempt<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}
