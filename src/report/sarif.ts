/** SARIF 2.1.0 (OASIS), which code scanning services and editors read. */

import { meaningOf } from './codes.js';
import type { Finding, Region } from './finding.js';
import type { Report } from './report.js';

/** One run, with a result for each finding, in order. Total. */
export function renderSarif({ version, subjects, findings }: Report): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'portcullis',
              version,
              rules: codes.map((id) => ({
                id,
                shortDescription: { text: meaningOf(id) },
                help: { text: meaningOf(id) },
              })),
            },
          },
          columnKind: 'utf16CodeUnits',
          artifacts: [...new Set(subjects)].map((subject) => ({ location: { uri: uriOf(subject) } })),
          results: findings.map((finding) => result(finding, codes.indexOf(finding.code))),
        },
      ],
    },
    null,
    2,
  )}\n`;
}

function result(finding: Finding, ruleIndex: number): object {
  const { level, code, message, hint, file, pointer, region, rule, witness } = finding;
  const logical =
    rule === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: rule, kind: 'member' }] };
  const physical =
    file === undefined
      ? {}
      : {
          physicalLocation: {
            artifactLocation: { uri: uriOf(file) },
            ...(region && { region: part(region) }),
          },
        };
  const location = { ...physical, ...logical };
  return {
    ruleId: code,
    ruleIndex,
    level,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    ...(Object.keys(location).length === 0 ? {} : { locations: [location] }),
    properties: { pointer, witness },
  };
}

const part = ({ line, column, endLine, endColumn }: Region): object => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

/** A relative path stays relative; an absolute one, of either kind of system, is a file URI. */
function uriOf(path: string): string {
  const drive = /^[A-Za-z]:\//.test(path);
  const segments = path.split('/').map((segment, index) =>
    // An unpaired surrogate has no UTF-8, hence no percent-encoding.
    drive && index === 0 ? segment : encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\ufffd')),
  );
  const encoded = segments.join('/');
  if (drive) return `file:///${encoded}`;
  // Two slashes at the beginning would name a host.
  return path.startsWith('/') ? `file:///${encoded.replace(/^\/+/, '')}` : encoded;
}
