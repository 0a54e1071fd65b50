/**
 * JUnit XML, in the subset that Jenkins, GitLab and others read. A suite for each subject: an error is a test that
 * failed, a warning or a note one that passed and printed it, and a subject without errors has a test that says so.
 */

import type { Finding } from './finding.js';
import { countOf, type Report } from './report.js';
import { visible } from './visible.js';

/** Well-formed XML 1.0 in UTF-8. Total. */
export function renderJunit({ findings, subjects }: Report): string {
  const suites = suitesOf(subjects, findings).map(renderSuite);
  const sum = (number: (suite: Suite) => number): number =>
    suites.reduce((total, { suite }) => total + number(suite), 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({
      name: 'portcullis',
      tests: sum(({ cases }) => cases.length),
      failures: sum(({ failures }) => failures),
    })}>`,
    ...suites.map(({ text }) => text),
    '</testsuites>\n',
  ].join('\n');
}

interface Suite {
  readonly name: string;
  readonly cases: readonly string[];
  readonly failures: number;
}

/** Findings about another file than the subjects, or about none, come last. */
function suitesOf(subjects: readonly string[], findings: readonly Finding[]): readonly Suite[] {
  const bySubject = new Map<string, Finding[]>(subjects.map((subject) => [subject, []]));
  for (const finding of findings) {
    const subject = finding.file ?? 'policy';
    const known = bySubject.get(subject);
    if (known === undefined) bySubject.set(subject, [finding]);
    else known.push(finding);
  }
  return [...bySubject].map(([name, about]) => suiteOf(name, about));
}

function suiteOf(subject: string, findings: readonly Finding[]): Suite {
  const failures = countOf(findings, 'error');
  const passed =
    failures === 0 ? [`    <testcase${attributes({ classname: subject, name: NO_ERRORS })}/>`] : [];
  const names = new Map<string, number>();
  const cases = findings.map((finding) => {
    const name = `${finding.code} ${finding.rule ?? finding.pointer ?? ''}`.trimEnd();
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    // Readers take two tests with one name for one.
    return caseOf(finding, { classname: subject, name: count === 1 ? name : `${name} (${count})` });
  });
  return { name: subject, cases: [...passed, ...cases], failures };
}

const NO_ERRORS = 'no errors';

function caseOf(finding: Finding, named: { readonly classname: string; readonly name: string }): string {
  const { level, code, message, hint, file, region } = finding;
  const where = region === undefined || file === undefined ? '' : `${file}:${region.line}:${region.column}`;
  const text = [where, message, hint ?? ''].filter((line) => line !== '').map((line) => escaped(line));
  const place = attributes({ ...named, file, line: file === undefined ? undefined : region?.line });
  const inner =
    level === 'error'
      ? `<failure${attributes({ type: code, message })}>${text.join('\n')}</failure>`
      : `<system-out>${level}: ${text.join('\n')}</system-out>`;
  return `    <testcase${place}>${inner}</testcase>`;
}

const renderSuite = (suite: Suite): { readonly suite: Suite; readonly text: string } => ({
  suite,
  text: [
    `  <testsuite${attributes({ name: suite.name, tests: suite.cases.length, failures: suite.failures })}>`,
    ...suite.cases,
    '  </testsuite>',
  ].join('\n'),
});

const attributes = (values: { readonly [name: string]: string | number | undefined }): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('');

/** XML 1.0 has no way to write most control characters: they are spelled out, as on a terminal. */
const escaped = (text: string): string =>
  visible(text).replace(/[&<>"\ufffe\uffff]/g, (character) => ENTITIES.get(character) ?? '');

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\ufffe', '\\u{fffe}'],
  ['\uffff', '\\u{ffff}'],
]);
