/** Findings to render: an everyday one of each level, and any at all. */

import fc from 'fast-check';
import type { Finding } from '../../src/report/finding.js';
import type { Report } from '../../src/report/report.js';

const ERROR: Finding = {
  level: 'error',
  code: 'meets-floor',
  message: 'The allow rule copy also covers `cp a /etc/b`, which the floor holds.',
  hint: 'Add, beside what it asks for: {"effectsAllIn":["read"]}',
  file: 'policy/team.json',
  pointer: '/rules/0/match',
  region: { line: 4, column: 7, endLine: 4, endColumn: 33 },
  witness: '`cp a /etc/b`',
  rule: 'team/copy',
};
const WARNING: Finding = {
  level: 'warning',
  code: 'allow-without-examples',
  message: 'copy has no near twins.',
  file: 'policy/team.json',
  pointer: '/rules/0',
  region: { line: 3, column: 5, endLine: 9, endColumn: 6 },
};
const NOTE: Finding = { level: 'note', code: 'newly-denied', message: '100%: is denied.' };

export const REPORT: Report = {
  version: '1.2.3',
  subjects: ['policy/team.json', 'policy/other.json'],
  findings: [ERROR, WARNING, NOTE],
};

/** Any text, with what is special to the formats more often than chance would have it. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('\n', '\r', '::error::', '%0A', ']]>', '<!--', '&', '"', "'", ',', ':', '/', '..'),
        fc.constantFrom('\u0000', '\u001b[2J', '\u2028', '\ud800', '\udc00', '\ufffe', '\uffff', '😀', 'C:/'),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);
const line = fc.integer({ min: 1, max: 9 });

const finding: fc.Arbitrary<Finding> = fc.record(
  {
    level: fc.constantFrom('error' as const, 'warning' as const, 'note' as const),
    code: text,
    message: text,
    hint: text,
    file: text,
    pointer: text,
    region: fc.record({ line, column: line, endLine: line, endColumn: line }),
    witness: text,
    rule: text,
  },
  { requiredKeys: ['level', 'code', 'message'] },
);

export const anyReport: fc.Arbitrary<Report> = fc.record({
  version: text,
  subjects: fc.array(text, { maxLength: 3 }),
  findings: fc.array(finding, { maxLength: 5 }),
});
