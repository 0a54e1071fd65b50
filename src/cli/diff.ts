/** `portcullis diff`: what a change of packs newly allows, reviews and denies. */

import { existsSync } from 'node:fs';
import type { Change, ChangeKind, OpenChange, PolicyDiff } from '../analysis/diff.js';
import { callText } from '../analysis/floor.js';
import { compilePackFiles, type FileProblem, readJsonSource } from '../node.js';
import type { Policy, PolicyOptions } from '../policy/policy.js';
import type { ReadPack } from '../report/from-diff.js';
import { PLAIN } from '../report/strictness.js';
import { readBase } from './base.js';
import { type Comparison, compare } from './compare.js';
import { Revision } from './git.js';
import { FORMAT_OPTION, type Options, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { type Paint, visible } from './render.js';
import { isReportFormat, renderFindings, renderReportAs, reportFormat, statusOf } from './report-output.js';
import { CONFIG_OPTION, readRequest } from './request.js';
import { Failure, type Terminal, UsageError } from './terminal.js';

export async function diffCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...FORMAT_OPTION, ...CONFIG_OPTION, base: { type: 'string' } });
  const format = reportFormat(options);
  const base = options.text('base');
  const { comparison, subjects } =
    base === undefined ? await compareFiles(options) : await compareBase(base, options, terminal.err.paint);
  const { diff, beside } = comparison;
  const findings = [...beside, ...comparison.findings];
  if (isReportFormat(format)) {
    await terminal.out.write(renderReportAs(format, { subjects, findings }));
    return statusOf(findings);
  }
  if (beside.length > 0) await terminal.err.line(renderFindings(beside, terminal.err.paint));
  await terminal.out.line(format === 'json' ? JSON.stringify(diff) : renderDiff(diff, terminal.out.paint));
  return statusOf(findings);
}

interface Compared {
  readonly comparison: Comparison;
  /** Files of the newer side. */
  readonly subjects: readonly string[];
}

async function compareFiles(options: Options): Promise<Compared> {
  const [old, fresh, ...more] = options.operands;
  if (options.text('config') !== undefined)
    throw new UsageError('--config is for --base: without it, two policies are named.');
  if (old === undefined || fresh === undefined || more.length > 0)
    throw new UsageError('It compares two policies, OLD and NEW; or with --base, the packs with a revision.');
  const [before, after] = [await sideOf(filesOf(old)), await sideOf(filesOf(fresh))];
  const comparison = await compare(
    { before: before.policy, after: after.policy },
    { before: before.packs, after: after.packs },
    { strictness: PLAIN },
  );
  return { comparison, subjects: filesOf(fresh) };
}

const filesOf = (names: string): readonly string[] =>
  names === '-' ? [] : names.split(',').filter((name) => name !== '');

async function compareBase(name: string, options: Options, paint: Paint): Promise<Compared> {
  const request = await readRequest(options);
  if (!request.ok) throw new Failure(renderFindings(request.error, paint));
  const revision = await Revision.open(name);
  const base = await readBase(request.value, revision);
  const after = await sideOf(request.value.packs, {
    ...request.value.policy,
    // A pack that was named may be gone; one that a config names must be there.
    mayLack: request.value.config === null ? new Set(base.packs.map(({ file }) => file)) : new Set(),
  });
  const comparison = await compare(
    { before: base.policy, after: after.policy },
    { before: base.packs, after: after.packs },
    base,
  );
  return { comparison, subjects: request.value.packs };
}

interface SideOptions extends Pick<PolicyOptions, 'baseline' | 'dangerouslyLift'> {
  /** Files that need not be there. */
  readonly mayLack?: ReadonlySet<string>;
}

/** Throws a Failure that lists every problem of every file. */
async function sideOf(
  files: readonly string[],
  { mayLack = new Set(), ...options }: SideOptions = {},
): Promise<{ readonly policy: Policy; readonly packs: readonly ReadPack[] }> {
  const packs: ReadPack[] = [];
  const problems: FileProblem[] = [];
  for (const file of files) {
    if (mayLack.has(file) && !existsSync(file)) continue;
    const read = await readJsonSource(file);
    if (read.ok) packs.push({ file, ...read.value });
    else problems.push(read.error);
  }
  const compiled = compilePackFiles(packs, options);
  if (!compiled.ok) problems.push(...compiled.error);
  if (problems.length > 0 || !compiled.ok) throw new Failure(renderProblems(problems));
  return { policy: compiled.value, packs };
}

const KINDS: readonly ChangeKind[] = ['newly-allowed', 'newly-reviewed', 'newly-denied'];

/** Newly allowed first. */
export function renderDiff(diff: PolicyDiff, paint: Paint): string {
  return KINDS.map((kind) => {
    const title = kind.replace('-', ' ');
    if (diff.nothing[kind]) return `${paint.strong(title)}: nothing, in any call, context and posture`;
    const lines = [
      ...diff.changes.filter((one) => one.kind === kind).map(renderChange),
      ...diff.open.filter((one) => one.kind === kind).map(renderOpen),
    ];
    return [kind === 'newly-allowed' ? paint.warn(title) : paint.strong(title), ...lines].join('\n');
  }).join('\n');
}

const renderChange = ({ rule, cause, call, before, after, postures }: Change): string =>
  visible(`  ${rule} ${cause}: ${callText(call)} was ${before}, is ${after} (${postures.join(', ')})`);

const renderOpen = ({ rule, cause, code }: OpenChange): string =>
  visible(`  ${rule} ${cause}: open (${code}): it may change something; no call was found that shows it`);
