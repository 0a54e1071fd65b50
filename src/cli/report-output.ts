/** Findings in the formats that other tools read. */

import { isAbsolute, relative, resolve, sep } from 'node:path';
import { renderAnnotations } from '../report/annotations.js';
import type { Finding } from '../report/finding.js';
import { renderJunit } from '../report/junit.js';
import type { Report } from '../report/report.js';
import { renderSarif } from '../report/sarif.js';
import type { Options } from './options.js';
import { type Paint, visible } from './render.js';
import { EXIT } from './terminal.js';
import { version } from './version.js';

const RENDERERS: { readonly [format in 'sarif' | 'junit' | 'annotations']: (report: Report) => string } = {
  sarif: renderSarif,
  junit: renderJunit,
  annotations: renderAnnotations,
};

export type ReportFormat = keyof typeof RENDERERS;

/** `--format`, of a command that reports findings. */
export const reportFormat = (options: Options): 'text' | 'json' | ReportFormat =>
  options.oneOf('format', ['text', 'json', 'sarif', 'junit', 'annotations']) ?? 'text';

export const isReportFormat = (format: string): format is ReportFormat => Object.hasOwn(RENDERERS, format);

/** The whole output. Files in or below the working directory are named from there, as those tools want it. */
export function renderReportAs(
  format: ReportFormat,
  { subjects, findings }: Pick<Report, 'subjects' | 'findings'>,
): string {
  return RENDERERS[format]({
    version: version(),
    subjects: subjects.map(portable),
    findings: findings.map((finding) =>
      finding.file === undefined ? finding : { ...finding, file: portable(finding.file) },
    ),
  });
}

function portable(file: string): string {
  const whole = resolve(file);
  const below = relative(process.cwd(), whole);
  const outside = below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
  return (outside ? whole : below).split(sep).join('/');
}

/** For people, each as `renderFinding` does. */
export const renderFindings = (findings: readonly Finding[], paint: Paint): string =>
  findings.map((finding) => renderFinding(finding, paint)).join('\n');

/** Level, place, code, message; then what to do. */
function renderFinding({ level, code, message, hint, file, region, pointer }: Finding, paint: Paint): string {
  const place = region === undefined ? (pointer ?? '') : `${region.line}:${region.column}`;
  const at = [file, place].filter((part) => part !== undefined && part !== '').join(':');
  const line = `${level === 'error' ? paint.warn('error') : level}  ${visible([at, code, message].filter((part) => part !== '').join(': '))}`;
  return hint === undefined ? line : `${line}\n    ${visible(hint)}`;
}

/** 2 where something could not be read, else 1 where there is an error, else 0. */
export function statusOf(
  findings: readonly Finding[],
  { failed }: { readonly failed: boolean } = { failed: false },
): number {
  if (failed) return EXIT.failure;
  return findings.some(({ level }) => level === 'error') ? EXIT.rejected : EXIT.ok;
}
