/** `portcullis replay merge`: the report of a corpus from the reports of its parts. */

import { EMPTY_REPORT, mergeReports, readReport } from '../replay/merge.js';
import type { ReplayReport } from '../replay/report.js';
import { type InputLine, readFileLines, readLines } from './lines.js';
import { readOptions } from './options.js';
import { visible } from './render.js';
import { answerReport, OUTPUT_OPTIONS, readOutput } from './replay-output.js';
import { Failure, type Terminal, UsageError } from './terminal.js';

/** Bytes of the longest report: full lists of long calls. */
const REPORT_LIMIT = 256 * 1024 * 1024;

export async function mergeCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, OUTPUT_OPTIONS);
  const output = readOutput(options);
  if (options.operands.length === 0) throw new UsageError('There is no report to merge.');
  let merged: ReplayReport = EMPTY_REPORT;
  for (const file of options.operands) {
    const chunks = file === '-' ? readLines(terminal.stdin, REPORT_LIMIT) : readFileLines(file, REPORT_LIMIT);
    let reports = 0;
    for await (const lines of chunks) {
      for (const line of lines.filter((one) => !('text' in one) || one.text.trim() !== '')) {
        merged = mergeReports(merged, reportOf(line, file));
        reports += 1;
        refuseMixed(merged, file);
      }
    }
    // A part whose process died leaves an empty file, and the whole must not pass without it.
    if (reports === 0) throw new Failure(`${visible(file)} holds no report.`);
  }
  return answerReport(merged, output, terminal);
}

function reportOf(line: InputLine, file: string): ReplayReport {
  const place = `${visible(file)}:${line.number}`;
  if ('fault' in line) throw new Failure(`${place}: ${line.fault}`);
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    throw new Failure(`${place}: It is not JSON on one line, as \`portcullis replay --partial\` writes it.`);
  }
  const report = readReport(value);
  if (report.ok) return report.value;
  throw new Failure(`${place}: ${report.error.message}\n    ${report.error.hint}`);
}

function refuseMixed({ configurations }: ReplayReport, file: string): void {
  if (configurations.length > 1)
    throw new Failure(
      `${visible(file)} was made under other policies or another context than the reports before it.`,
    );
}
