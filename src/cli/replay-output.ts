/** What `replay` and `replay merge` write, and how they end. */

import { renderHtml } from '../replay/render/html.js';
import { renderMarkdown } from '../replay/render/markdown.js';
import { renderText } from '../replay/render/text.js';
import type { ReplayChanges, ReplayReport } from '../replay/report.js';
import { findingsOfReplay } from '../report/from-replay.js';
import type { OptionSpecs, Options } from './options.js';
import { renderReportAs } from './report-output.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

export const OUTPUT_OPTIONS: OptionSpecs = {
  format: { type: 'string' },
  partial: { type: 'boolean' },
  'fail-on': { type: 'string', multiple: true },
};

export interface OutputRequest {
  readonly format: (typeof FORMATS)[number];
  readonly partial: boolean;
  readonly failOn: ReadonlySet<FailOn>;
}

const FORMATS = ['text', 'json', 'markdown', 'sarif', 'html'] as const;
const FAIL_ON = ['widening', 'loosening', 'tightening', 'none'] as const;
type FailOn = (typeof FAIL_ON)[number];

export function readOutput(options: Options): OutputRequest {
  const partial = options.flag('partial');
  const given = options.oneOf('format', FORMATS);
  if (partial && given !== undefined && given !== 'json') throw new UsageError('A partial report is JSON.');
  return { format: partial ? 'json' : (given ?? 'text'), partial, failOn: failOnOf(options) };
}

function failOnOf(options: Options): ReadonlySet<FailOn> {
  const names = options.list('fail-on');
  const unknown = names.find((name) => !(FAIL_ON as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--fail-on must be ${FAIL_ON.join(' or ')}, not ${JSON.stringify(unknown)}.`);
  if (names.includes('none') && names.length > 1) throw new UsageError('--fail-on none stands alone.');
  return new Set(names.length === 0 ? ['widening'] : (names as FailOn[]));
}

/** Writes the report and returns the exit status. */
export async function answerReport(
  report: ReplayReport,
  { format, partial, failOn }: OutputRequest,
  terminal: Terminal,
): Promise<number> {
  await terminal.out.line(
    format === 'sarif' ? renderFindings(report, failOn) : render(report, format, terminal),
  );
  if (partial) return EXIT.ok;
  if (report.counts.replayed.calls === 0) return EXIT.nothing;
  const { widened, loosened, tightened } = report.counts;
  const found: { readonly [name in FailOn]: number } = {
    widening: widened.calls,
    loosening: loosened.calls,
    tightening: tightened.calls,
    none: 0,
  };
  return [...failOn].some((name) => found[name] > 0) ? EXIT.rejected : EXIT.ok;
}

const CHANGES: { readonly [name in FailOn]: readonly (keyof ReplayChanges)[] } = {
  widening: ['newlyAllowed'],
  loosening: ['newlyAskable'],
  tightening: ['newlyReviewed', 'newlyDenied'],
  none: [],
};

function renderFindings(report: ReplayReport, failOn: ReadonlySet<FailOn>): string {
  const findings = findingsOfReplay(report, new Set([...failOn].flatMap((name) => CHANGES[name])));
  const subjects = new Set(findings.map(({ file }) => file).filter((file) => file !== undefined));
  return renderReportAs('sarif', { subjects: [...subjects], findings }).trimEnd();
}

function render(
  report: ReplayReport,
  format: Exclude<OutputRequest['format'], 'sarif'>,
  terminal: Terminal,
): string {
  if (format === 'json') return JSON.stringify(report);
  if (format === 'html') return renderHtml(report);
  return format === 'markdown' ? renderMarkdown(report) : renderText(report, terminal.out.paint);
}
