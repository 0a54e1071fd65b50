/** `portcullis check`: whether packs load, and do what their examples say. */

import { type FileProblem, readJsonSource } from '../node.js';
import type { LayerName } from '../policy/layers.js';
import type { LoadProblem } from '../policy/problem.js';
import type { CheckedPack } from '../report/from-check.js';
import { checkPacks, type PackSource, shippedPacks } from './check-packs.js';
import { FORMAT_OPTION, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { type Paint, visible } from './render.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

export async function checkCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...FORMAT_OPTION,
    layer: { type: 'string' },
    shipped: { type: 'boolean' },
  });
  const layer = options.oneOf('layer', LAYER_NAMES) ?? 'user-project';
  if (!options.flag('shipped') && options.operands.length === 0)
    throw new UsageError('There is no pack to check.');
  const sources: PackSource[] = options.flag('shipped') ? [...shippedPacks()] : [];
  const unreadable: FileProblem[] = [];
  for (const file of options.operands) {
    const read = await readJsonSource(file);
    if (read.ok) sources.push({ file, layer, ...read.value });
    else unreadable.push(read.error);
  }
  if (unreadable.length > 0) await terminal.err.line(renderProblems(unreadable));
  const reports = await checkPacks(sources);
  for (const report of reports) {
    await terminal.out.line(
      options.format() === 'json' ? reportLine(report) : renderReport(report, terminal.out.paint),
    );
  }
  if (unreadable.length > 0) return EXIT.failure;
  return reports.every((report) => report.ok) ? EXIT.ok : EXIT.rejected;
}

const LAYER_NAMES: readonly LayerName[] = ['floor', 'shipped', 'user-project'];

const reportLine = ({ source, ...report }: CheckedPack): string =>
  JSON.stringify({ file: source.file, ...report });

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
