import { describe, expect, it } from 'vitest';
import type { LoadProblem } from '../../src/policy/problem.js';
import { type CheckedPack, findingsOfChecks } from '../../src/report/from-check.js';
import { judged, loosened, PLAIN, strictest, strictnessOf } from '../../src/report/strictness.js';

const PACK = { version: 1, id: 'team', rules: [{ id: 'push', match: {} }] };

const problem = (code: string, pointer = '/rules/0/match'): LoadProblem => ({
  code,
  pointer,
  message: 'So.',
  hint: 'Mend it.',
  pack: 'team',
});
const report = (problems: readonly LoadProblem[], remarks: readonly LoadProblem[] = []): CheckedPack => ({
  ok: problems.length === 0,
  pack: 'team',
  rules: 1,
  examples: 0,
  problems,
  remarks,
  source: { file: 'team.json', value: PACK, text: JSON.stringify(PACK) },
});
const levels = (checked: CheckedPack): string[] =>
  findingsOfChecks([checked]).map(({ level, code }) => `${level} ${code}`);

const WITHOUT = problem('allow-without-examples');
const NOTE = problem('dangerous-effect');
const OTHER = problem('some-trap');

describe('findingsOfChecks', () => {
  it('places a problem in the text, and names its rule', () => {
    const found = findingsOfChecks([report([{ ...problem('meets-floor'), witness: '`git push`' }])]);
    expect(found).toEqual([
      {
        level: 'error',
        code: 'meets-floor',
        message: 'So.',
        hint: 'Mend it.',
        file: 'team.json',
        pointer: '/rules/0/match',
        region: { line: 1, column: 48, endLine: 1, endColumn: 58 },
        witness: '`git push`',
        rule: 'team/push',
      },
    ]);
  });

  it('has problems as errors, and remarks by their code', () => {
    expect(levels(report([problem('example')], [WITHOUT, NOTE, OTHER]))).toEqual([
      'error example',
      'warning allow-without-examples',
      'note dangerous-effect',
      'warning some-trap',
    ]);
  });

  it('answers for pointers that lead nowhere', () => {
    const found = findingsOfChecks([report([problem('x', '/rules/7/id'), problem('x', '/__proto__')])]);
    expect(found.map(({ rule }) => rule)).toEqual([undefined, undefined]);
  });
});

describe('strictness', () => {
  /** Config, and the levels of an allow without examples, a note and another remark. */
  it.each([
    [PLAIN, ['warning', 'note', 'warning']],
    [strictnessOf(), ['error', 'note', 'warning']],
    [strictnessOf({ dangerouslyAcceptAllowsWithoutExamples: true }), ['warning', 'note', 'warning']],
    [strictnessOf({ failOnWarnings: true }), ['error', 'note', 'error']],
    [
      strictnessOf({ failOnWarnings: true, dangerouslyAcceptAllowsWithoutExamples: true }),
      ['error', 'note', 'error'],
    ],
  ])('%j', (strictness, expected) => {
    const one = (remark: LoadProblem): string =>
      (levels(judged(report([], [remark]), strictness))[0] ?? '').split(' ')[0] ?? '';
    expect([WITHOUT, NOTE, OTHER].map(one)).toEqual(expected);
  });

  it('rejects the pack for what it makes an error', () => {
    expect(judged(report([], [WITHOUT]), strictnessOf()).ok).toBe(false);
    expect(judged(report([], [WITHOUT]), PLAIN).ok).toBe(true);
  });

  it('of two is the stricter in each respect, and what is loosened is told', () => {
    const loose = strictnessOf({ dangerouslyAcceptWidening: true });
    const hard = strictnessOf({ failOnWarnings: true });
    expect(strictest(loose, hard)).toEqual({ ...hard, widening: 'error' });
    expect(strictest(hard, loose)).toEqual(strictest(loose, hard));
    expect(loosened(hard, loose)).toEqual(['widening', 'warnings']);
    expect(loosened(loose, hard)).toEqual([]);
  });
});
