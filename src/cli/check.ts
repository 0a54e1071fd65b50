/** `portcullis check`: whether packs load, do what their examples say, and, with --base, widen nothing. */

import { compilePackFiles, createNodeProjector, type FileProblem, readJsonSource } from '../node.js';
import type { LayerName } from '../policy/layers.js';
import type { Policy } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import type { Finding } from '../report/finding.js';
import { type CheckedPack, findingsOfChecks } from '../report/from-check.js';
import { judged, judgedFinding } from '../report/strictness.js';
import { type Base, readBase } from './base.js';
import { checkCorpus } from './check-corpora.js';
import { checkPacks, type PackSource, shippedPacks } from './check-packs.js';
import { type Comparison, compare } from './compare.js';
import { renderDiff } from './diff.js';
import { Revision } from './git.js';
import { FORMAT_OPTION, type Options, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { createProgress } from './progress.js';
import { type Paint, visible } from './render.js';
import { isReportFormat, renderFindings, renderReportAs, reportFormat, statusOf } from './report-output.js';
import { CONFIG_OPTION, type Request, readRequest, unreadable } from './request.js';
import { type Terminal, UsageError } from './terminal.js';

export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...FORMAT_OPTION,
    ...CONFIG_OPTION,
    base: { type: 'string' },
    layer: { type: 'string' },
    shipped: { type: 'boolean' },
  });
  const format = reportFormat(options);
  const progress = createProgress(terminal.err, 'rules');
  const checked = await checkAll(options, () => progress.seen(1));
  await progress.clear();
  const { reports, missing, others, comparison } = checked;
  const findings = [
    ...missing.map(unreadable),
    ...findingsOfChecks(reports),
    ...others,
    ...(comparison?.findings ?? []),
  ];
  if (isReportFormat(format)) {
    await terminal.out.write(renderReportAs(format, { subjects: checked.subjects, findings }));
  } else {
    if (missing.length > 0) await terminal.err.line(renderProblems(missing));
    for (const line of format === 'json' ? jsonLines(checked) : textLines(checked, terminal.out.paint))
      await terminal.out.line(line);
  }
  return statusOf(findings, { failed: checked.failed });
}

interface Checked {
  readonly subjects: readonly string[];
  readonly reports: readonly CheckedPack[];
  /** Packs that could not be read. */
  readonly missing: readonly FileProblem[];
  /** About the config, the corpora and the revision. */
  readonly others: readonly Finding[];
  /** With the revision that was named. */
  readonly comparison: (Comparison & { readonly base: string }) | null;
  /** Of the policy that was proved; null: none was. */
  readonly digest: string | null;
  /** Something could not be read, so that not all was checked. */
  readonly failed: boolean;
}

const LAYER_NAMES: readonly LayerName[] = ['floor', 'shipped', 'user-project'];

async function checkAll(options: Options, onRule: () => void): Promise<Checked> {
  const layer = options.oneOf('layer', LAYER_NAMES) ?? 'user-project';
  const revision = options.text('base');
  if (revision !== undefined && (options.flag('shipped') || layer !== 'user-project'))
    throw new UsageError('--base compares packs of the layer user-project, and no others.');
  if (options.flag('shipped')) return checkShipped(options, onRule);
  const request = await readRequest(options);
  if (!request.ok) {
    const subjects = [...new Set(request.error.flatMap(({ file }) => file ?? []))];
    return { ...NOTHING, subjects, others: request.error, failed: true };
  }
  const base = revision === undefined ? null : await readBase(request.value, await Revision.open(revision));
  return checkRequest(request.value, { layer, base, onRule });
}

const NOTHING = {
  reports: [],
  missing: [],
  others: [],
  comparison: null,
  digest: null,
  failed: false,
} as const;

async function checkShipped(options: Options, onRule: () => void): Promise<Checked> {
  if (options.operands.length > 0 || options.text('config') !== undefined)
    throw new UsageError('--shipped checks the packs inside this package, and no others.');
  const sources = shippedPacks();
  return {
    ...NOTHING,
    subjects: sources.map(({ file }) => file),
    reports: await checkPacks(sources, onRule),
  };
}

async function checkRequest(
  request: Request,
  {
    layer,
    base,
    onRule,
  }: { readonly layer: LayerName; readonly base: Base | null; readonly onRule: () => void },
): Promise<Checked> {
  const strictness = base?.strictness ?? request.strictness;
  const sources: PackSource[] = [];
  const missing: FileProblem[] = [];
  for (const file of request.packs) {
    const read = await readJsonSource(file);
    if (read.ok) sources.push({ file, layer, ...read.value });
    else missing.push(read.error);
  }
  const reports = (await checkPacks(sources, onRule)).map((report) => judged(report, strictness));
  const compiled = compilePackFiles(sources, request.policy);
  const policy = compiled.ok && missing.length === 0 ? compiled.value : null;
  const others = compiled.ok ? [] : settingFindings(compiled.error, request);
  const corpora = policy === null ? null : await checkCorpora(request, policy);
  const comparison =
    policy === null || base === null
      ? null
      : await compare({ before: base.policy, after: policy }, { before: base.packs, after: sources }, base);
  const beside = comparison?.beside ?? (base === null ? [] : [...base.findings, notCompared(base)]);
  return {
    subjects: [...(request.config === null ? [] : [request.config]), ...request.packs, ...request.corpora],
    reports,
    missing,
    others: [...others, ...(corpora?.findings ?? []), ...beside].map((finding) =>
      judgedFinding(finding, strictness),
    ),
    comparison: comparison === null || base === null ? null : { ...comparison, base: base.revision },
    digest:
      policy !== null && layer === 'user-project' && reports.every(({ ok }) => ok) ? policy.digest : null,
    failed: missing.length > 0 || corpora?.readable === false,
  };
}

async function checkCorpora(
  { corpora, context }: Request,
  policy: Policy,
): Promise<{ readonly findings: readonly Finding[]; readonly readable: boolean }> {
  if (corpora.length === 0) return { findings: [], readable: true };
  const engine = { projector: await createNodeProjector(), policy, context };
  const findings: Finding[] = [];
  let readable = true;
  for (const file of corpora) {
    const checked = await checkCorpus(file, engine);
    findings.push(...checked.findings);
    readable &&= checked.readable;
  }
  return { findings, readable };
}

/** Problems of no pack are those of a setting, which has the same name in the config. */
const settingFindings = (problems: readonly FileProblem[], { config }: Request): Finding[] =>
  problems
    .filter(({ file }) => file === '')
    .map(({ code, message, hint, pointer }) => ({
      level: 'error',
      code,
      message,
      hint,
      pointer,
      ...(config === null ? {} : { file: config }),
    }));

const notCompared = ({ revision }: Base): Finding => ({
  level: 'error',
  code: 'not-compared',
  message: `The policy does not load, and so was not compared with ${revision}.`,
  hint: 'Mend the other errors first.',
});

function jsonLines({ reports, others, comparison }: Checked): string[] {
  return [
    ...reports.map(({ source, ...report }) => JSON.stringify({ file: source.file, ...report })),
    ...others.map((finding) => JSON.stringify({ finding })),
    ...(comparison === null ? [] : [JSON.stringify({ base: comparison.base, diff: comparison.diff })]),
  ];
}

function textLines({ reports, others, comparison, digest }: Checked, paint: Paint): string[] {
  return [
    ...reports.map((report) => renderReport(report, paint)),
    ...(others.length === 0 ? [] : [renderFindings(others, paint)]),
    ...(comparison === null
      ? []
      : [`compared with ${visible(comparison.base)}`, renderDiff(comparison.diff, paint)]),
    ...(digest === null
      ? []
      : [`proved    --proved ${digest} spares the proof when they are loaded together`]),
  ];
}

function renderReport(report: CheckedPack, paint: Paint): string {
  const verdict = report.ok ? paint.strong('ok      ') : paint.warn('rejected');
  const counts = report.pack === null ? '' : `: ${report.rules} rules, ${report.examples} examples`;
  const name = report.pack === null ? '' : `  ${report.pack}`;
  return [
    `${verdict}  ${visible(`${report.source.file}${name}`)}${counts}`,
    ...listed('problems', report.problems),
    ...listed('remarks', report.remarks),
  ].join('\n');
}

const listed = (title: string, problems: readonly LoadProblem[]): string[] =>
  problems.length === 0 ? [] : [`  ${title}`, renderProblems(problems, '    ')];
