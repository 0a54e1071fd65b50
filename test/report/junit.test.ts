import { describe, expect, it } from 'vitest';
import { renderJunit } from '../../src/report/junit.js';
import { holds } from '../support/property.js';
import { anyReport, REPORT } from './findings.js';
import { type Element, readXml } from './xml.js';

const WRITTEN = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="portcullis" tests="5" failures="1">
  <testsuite name="policy/team.json" tests="2" failures="1">
    <testcase classname="policy/team.json" name="meets-floor team/copy" file="policy/team.json" line="4"><failure type="meets-floor" message="The allow rule copy also covers \`cp a /etc/b\`, which the floor holds.">policy/team.json:4:7
The allow rule copy also covers \`cp a /etc/b\`, which the floor holds.
Add, beside what it asks for: {&quot;effectsAllIn&quot;:[&quot;read&quot;]}</failure></testcase>
    <testcase classname="policy/team.json" name="allow-without-examples /rules/0" file="policy/team.json" line="3"><system-out>warning: policy/team.json:3:5
copy has no near twins.</system-out></testcase>
  </testsuite>
  <testsuite name="policy/other.json" tests="1" failures="0">
    <testcase classname="policy/other.json" name="no errors"/>
  </testsuite>
  <testsuite name="policy" tests="2" failures="0">
    <testcase classname="policy" name="no errors"/>
    <testcase classname="policy" name="newly-denied"><system-out>note: 100%: is denied.</system-out></testcase>
  </testsuite>
</testsuites>
`;

it('writes a suite for each file, and a failed test for each error', () => {
  expect(renderJunit(REPORT)).toBe(WRITTEN);
});

it('gives each test a name of its own', () => {
  const twice = { ...REPORT, findings: [...REPORT.findings, ...REPORT.findings] };
  expect(renderJunit(twice)).toContain('name="meets-floor team/copy (2)"');
});

const within = (element: Element, name: string): Element[] => [
  ...(element.name === name ? [element] : []),
  ...element.children.flatMap((child) => within(child, name)),
];

describe('laws', () => {
  it('the XML is well-formed, its counts are those of its tests, and each error is a failure', () => {
    holds(
      anyReport,
      (report) => {
        const root = readXml(renderJunit(report));
        const tests = within(root, 'testcase');
        expect(root.attributes.get('tests')).toBe(String(tests.length));
        expect(root.attributes.get('failures')).toBe(String(within(root, 'failure').length));
        expect(within(root, 'failure')).toHaveLength(
          report.findings.filter(({ level }) => level === 'error').length,
        );
        for (const suite of within(root, 'testsuite')) {
          const own = within(suite, 'testcase');
          expect(own.length).toBeGreaterThan(0);
          expect(suite.attributes.get('tests')).toBe(String(own.length));
          expect(new Set(own.map(({ attributes }) => attributes.get('name'))).size).toBe(own.length);
        }
      },
      { runs: 2000 },
    );
  });
});

describe('the reader of this test', () => {
  it.each([
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a x="1" x="2"/>',
    '<a>&nope;</a>',
    '<a>& </a>',
    '<a>\u0001</a>',
    'x<a/>',
    '<a>]]></a>',
  ])('refuses %j', (text) => {
    expect(() => readXml(text)).toThrow();
  });
});
