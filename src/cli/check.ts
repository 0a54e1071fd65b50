/** `portcullis check`: whether packs load, and do what their examples say. */

import { floorProblems } from '../analysis/floor.js';
import { shippedFiles } from '../generated/shipped.js';
import { createNodeProjector, type FileProblem, readJsonFile } from '../node.js';
import { type CheckReport, checkPack } from '../policy/check.js';
import type { LayerName } from '../policy/layers.js';
import { loadPack } from '../policy/pack.js';
import { compilePolicy } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import { FORMAT_OPTION, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { type Paint, visible } from './render.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

interface Source {
  readonly file: string;
  readonly layer: LayerName;
  readonly value: unknown;
}

interface Checked extends CheckReport {
  readonly file: string;
}

export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...FORMAT_OPTION,
    layer: { type: 'string' },
    shipped: { type: 'boolean' },
  });
  const layer = options.oneOf('layer', LAYER_NAMES) ?? 'user-project';
  if (!options.flag('shipped') && options.operands.length === 0)
    throw new UsageError('There is no pack to check.');
  const sources: Source[] = options.flag('shipped') ? [...shippedPacks()] : [];
  const unreadable: FileProblem[] = [];
  for (const file of options.operands) {
    const read = await readJsonFile(file);
    if (read.ok) sources.push({ file, layer, value: read.value });
    else unreadable.push(read.error);
  }
  if (unreadable.length > 0) await terminal.err.line(renderProblems(unreadable));
  const reports = await checkSources(sources);
  for (const report of reports) {
    await terminal.out.line(
      options.format() === 'json' ? JSON.stringify(report) : renderReport(report, terminal.out.paint),
    );
  }
  if (unreadable.length > 0) return EXIT.failure;
  return reports.every((report) => report.ok) ? EXIT.ok : EXIT.rejected;
}

const LAYER_NAMES: readonly LayerName[] = ['floor', 'shipped', 'user-project'];

const SHIPPED_LAYERS: readonly (readonly [string, LayerName])[] = [
  ['packs/floor/', 'floor'],
  ['packs/baseline/', 'shipped'],
];

const shippedPacks = (): Source[] =>
  SHIPPED_LAYERS.flatMap(([folder, layer]) =>
    shippedFiles
      .filter((file) => file.path.startsWith(folder))
      .map((file) => ({ file: file.path, layer, value: JSON.parse(file.text) as unknown })),
  );

async function checkSources(sources: readonly Source[]): Promise<Checked[]> {
  // A shipped pack that does not load leaves no policy to try examples with: that is then all there is to say.
  const broken = sources.flatMap(({ file, layer, value }) => {
    const loaded = layer === 'user-project' ? null : loadPack(value, layer);
    return loaded === null || loaded.ok ? [] : [{ ...NOT_LOADED, file, problems: loaded.error }];
  });
  if (broken.length > 0) return broken;
  const projector = await createNodeProjector();
  const seen = new Map<string, string>();
  return sources.map(({ file, layer, value }) => {
    const report = checkPack(value, { projector, layer });
    const earlier = report.pack === null ? undefined : seen.get(report.pack);
    const loaded = loadPack(value, layer);
    const problems = [
      ...report.problems,
      ...clashes(report, { layer, value, earlier }),
      ...(loaded.ok ? floorProblems(loaded.value.rules, { projector }) : []),
    ];
    if (report.pack !== null) seen.set(report.pack, file);
    return { file, ...report, ok: report.ok && problems.length === 0, problems };
  });
}

const NOT_LOADED = { ok: false, pack: null, rules: 0, examples: 0, remarks: [] } as const;

/** A pack that loads by itself may still not load beside what is shipped, or beside the others that were named. */
function clashes(
  report: CheckReport,
  { layer, value, earlier }: Pick<Source, 'layer' | 'value'> & { readonly earlier: string | undefined },
): LoadProblem[] {
  if (report.pack === null || layer !== 'user-project') return [];
  const compiled = compilePolicy({ layers: [{ layer, packs: [value] }] });
  const problems = compiled.ok ? [] : [...compiled.error];
  if (earlier !== undefined) {
    problems.push({
      code: 'duplicate-pack-id',
      pointer: '/id',
      message: `${earlier} is called ${report.pack} too.`,
      hint: 'Give each pack its own id.',
      pack: report.pack,
    });
  }
  return problems;
}

function renderReport(report: Checked, paint: Paint): string {
  const verdict = report.ok ? paint.strong('ok      ') : paint.warn('rejected');
  const counts = report.pack === null ? '' : `: ${report.rules} rules, ${report.examples} examples`;
  const name = report.pack === null ? '' : `  ${report.pack}`;
  return [
    `${verdict}  ${visible(`${report.file}${name}`)}${counts}`,
    ...listed('problems', report.problems),
    ...listed('remarks', report.remarks),
  ].join('\n');
}

const listed = (title: string, problems: readonly LoadProblem[]): string[] =>
  problems.length === 0 ? [] : [`  ${title}`, renderProblems(problems, '    ')];
