import { describe, expect, it } from 'vitest';
import { renderSarif } from '../../src/report/sarif.js';
import { holds } from '../support/property.js';
import { anyReport, REPORT } from './findings.js';
import { sarifFaults } from './sarif-schema.js';

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly artifacts: readonly { readonly location: { readonly uri: string } }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly locations?: readonly {
        readonly physicalLocation?: { readonly artifactLocation: { readonly uri: string } };
      }[];
    }[];
  }[];
}

const logOf = (text: string): Log => JSON.parse(text) as Log;

it('writes a result for each finding', () => {
  const log = logOf(renderSarif(REPORT));
  expect(sarifFaults(log)).toEqual([]);
  const run = log.runs[0];
  expect(run?.tool.driver).toMatchObject({ name: 'portcullis', version: '1.2.3' });
  expect(run?.results[0]).toEqual({
    ruleId: 'meets-floor',
    ruleIndex: 1,
    level: 'error',
    message: {
      text: 'The allow rule copy also covers `cp a /etc/b`, which the floor holds.\nAdd, beside what it asks for: {"effectsAllIn":["read"]}',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'policy/team.json' },
          region: { startLine: 4, startColumn: 7, endLine: 4, endColumn: 33 },
        },
        logicalLocations: [{ fullyQualifiedName: 'team/copy', kind: 'member' }],
      },
    ],
    properties: { pointer: '/rules/0/match', witness: '`cp a /etc/b`' },
  });
});

it.each([
  ['policy/a b#c.json', 'policy/a%20b%23c.json'],
  ['100%/ä.json', '100%25/%C3%A4.json'],
  ['/srv/policy.json', 'file:///srv/policy.json'],
  ['//host/policy.json', 'file:///host/policy.json'],
  ['C:/policy.json', 'file:///C:/policy.json'],
  ['a:b.json', 'a%3Ab.json'],
  ['../other/policy.json', '../other/policy.json'],
])('names the file %j by the URI %j', (file, uri) => {
  const log = logOf(renderSarif({ version: '1', subjects: [file], findings: [] }));
  expect(log.runs[0]?.artifacts).toEqual([{ location: { uri } }]);
});

describe('laws', () => {
  it('the log is valid SARIF, with a result for each finding, of its level, that names a rule of the log', () => {
    holds(
      anyReport,
      (report) => {
        const log = logOf(renderSarif(report));
        expect(sarifFaults(log)).toEqual([]);
        const run = log.runs[0];
        expect(run?.results.map(({ level }) => level)).toEqual(report.findings.map(({ level }) => level));
        for (const { ruleId, ruleIndex, locations } of run?.results ?? []) {
          expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
          const uri = locations?.[0]?.physicalLocation?.artifactLocation.uri;
          if (uri !== undefined) expect(() => new URL(uri, 'file:///work/')).not.toThrow();
        }
      },
      { runs: 1000 },
    );
  });
});
