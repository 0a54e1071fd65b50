import { describe, expect, it } from 'vitest';
import { renderAnnotations } from '../../src/report/annotations.js';
import { holds } from '../support/property.js';
import { anyReport, REPORT } from './findings.js';

it('writes a workflow command a line', () => {
  expect(renderAnnotations(REPORT).split('\n')).toEqual([
    '::error file=policy/team.json,line=4,endLine=4,col=7,endColumn=33,title=portcullis meets-floor team/copy' +
      '::The allow rule copy also covers `cp a /etc/b`, which the floor holds.' +
      '%0AAdd, beside what it asks for: {"effectsAllIn":["read"]}',
    '::warning file=policy/team.json,line=3,endLine=9,title=portcullis allow-without-examples' +
      '::copy has no near twins.',
    '::notice title=portcullis newly-denied::100%25: is denied.',
    '',
  ]);
});

it('writes nothing where there is nothing', () => {
  expect(renderAnnotations({ findings: [] })).toBe('');
});

describe('laws', () => {
  it('one line for each finding, of its level, with no property but its own', () => {
    holds(
      anyReport,
      (report) => {
        const lines = renderAnnotations(report).split(/\r\n|[\n\r\u2028\u2029\u0085]/);
        expect(lines.pop()).toBe('');
        expect(lines).toHaveLength(report.findings.length);
        for (const [index, line] of lines.entries()) {
          const match = /^::(error|warning|notice) ([^:]*)::/.exec(line);
          const level = report.findings[index]?.level;
          expect(match?.[1]).toBe(level === 'note' ? 'notice' : level);
          const names = (match?.[2] ?? '').split(',').map((part) => part.split('=')[0]);
          expect(['file', 'line', 'endLine', 'col', 'endColumn', 'title']).toEqual(
            expect.arrayContaining(names),
          );
          expect(new Set(names).size).toBe(names.length);
        }
      },
      { runs: 2000 },
    );
  });
});
