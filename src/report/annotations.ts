/**
 * Workflow commands of GitHub Actions: lines that its runner shows beside the code.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */

import type { Finding, Level } from './finding.js';
import type { Report } from './report.js';
import { visible } from './visible.js';

/**
 * One line for each finding, in order; nothing where there is none. Total: whatever a finding holds, it cannot end its
 * line, begin another command or add a property.
 */
export const renderAnnotations = ({ findings }: Pick<Report, 'findings'>): string =>
  findings.map((finding) => `${annotation(finding)}\n`).join('');

function annotation({ level, code, message, hint, file, region, rule }: Finding): string {
  const properties: [string, string | number | undefined][] = [
    ['file', file],
    ['line', region?.line],
    ['endLine', region?.endLine],
    // The runner drops columns, with a warning, where the lines differ.
    ...(region?.line === region?.endLine ? columnsOf(region) : []),
    ['title', `portcullis ${code}${rule === undefined ? '' : ` ${rule}`}`],
  ];
  const given = properties.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${property(String(value))}`],
  );
  const text = [message, ...(hint === undefined ? [] : [hint])]
    .map((line) => data(visible(line)))
    .join('%0A');
  return `::${COMMANDS[level]} ${given.join(',')}::${text}`;
}

const columnsOf = (region: Finding['region']): [string, number | undefined][] => [
  ['col', region?.column],
  ['endColumn', region?.endColumn],
];

const COMMANDS: { readonly [level in Level]: string } = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/** A text is made visible first, so that it has no line end any more. */
const data = (text: string): string => text.replaceAll('%', '%25');

const property = (text: string): string => data(visible(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
