import { describe, expect, it } from 'vitest';
import type { Matcher, Pack, Rule } from '../../src/generated/types.js';
import { type CheckReport, checkPack } from '../../src/policy/check.js';
import { cpuTime } from '../support/cpu-time.js';
import { packOf, projector, ruleOf } from '../support/decisions.js';

const withExamples = (rule: Rule, examples: NonNullable<Rule['examples']>): Pack =>
  packOf([{ ...rule, examples }]);
const codes = ({ problems }: CheckReport): readonly string[] => problems.map(({ code }) => code);

describe('options', () => {
  it.each<[string, unknown, string]>([
    ['none', undefined, 'options'],
    ['null', null, 'options'],
    ['no projector', {}, 'options'],
    ['a projector that projects nothing', { projector: {} }, 'options'],
    ['a layer that is not there yet', { projector, layer: 'managed' }, 'layer-not-supported'],
    ['a name of another object', { projector, layer: 'constructor' }, 'layer-not-supported'],
    ['a layer that is null', { projector, layer: null }, 'layer-not-supported'],
  ])('%s: a problem', (_, options, code) => {
    for (const value of [{}, packOf([])]) {
      const report = checkPack(value, options as never);
      expect(report).toMatchObject({ ok: false, pack: null, rules: 0 });
      expect(codes(report)).toEqual([code]);
    }
  });

  it('a projector that throws decides no example', () => {
    const broken = {
      project: () => {
        throw new Error('no');
      },
    };
    const report = checkPack(withExamples(ruleOf('deny', { program: 'rm' }), { match: ['rm a'] }), {
      projector: broken,
    });
    expect(report.problems.map(({ code, message }) => [code, message])).toEqual([
      ['example', 'The example "rm a" cannot be decided.'],
    ]);
  });
});

describe('an example of an allow rule', () => {
  const vouched = (program: string): Matcher => ({
    all: [{ program }, { effectsAllIn: ['unknown', 'write'] }],
  });
  it.each<[string, Matcher, string, boolean]>([
    ['is covered', { program: 'cat' }, 'cat a', true],
    ['does more than the rule covers', { program: 'tee' }, 'tee a', false],
    ['may do more, by a word that is not known', { program: 'sort' }, 'sort $X', false],
    ['is of a program that the registry knows', vouched('rm'), 'rm --frob a', false],
    ['is of a program that nobody knows', vouched('helper'), 'helper a', true],
    ['is an exact vector', { argv: ['npm', 'run', 'deploy'] }, 'npm run deploy', true],
    [
      'is an exact vector that stands not alone',
      { argv: ['npm', 'run', 'deploy'] },
      'X=1 npm run deploy',
      false,
    ],
  ])('%s', (_, match, line, counts) => {
    const rule = ruleOf('allow', match);
    expect(checkPack(withExamples(rule, { match: [line] }), { projector }).ok).toBe(counts);
    expect(checkPack(withExamples(rule, { noMatch: [line] }), { projector }).ok).toBe(!counts);
  });
});

it('examples of a thousand rules take no longer than their calls', () => {
  const rules = Array.from({ length: 1_000 }, (_, index) => ({
    ...ruleOf('deny', { program: `p${index}` }, `r${index}`),
    examples: { match: [`p${index} a`], noMatch: ['ls'] },
  }));
  const started = cpuTime();
  const report = checkPack(packOf(rules), { projector });
  expect(report).toMatchObject({ ok: true, rules: 1_000, examples: 2_000 });
  expect(cpuTime() - started).toBeLessThan(8_000);
});
