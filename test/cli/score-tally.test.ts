import { describe, expect, it } from 'vitest';
import { faultsOf, type Label, labelOf, Tally } from '../../src/cli/score-tally.js';

const label = (members: object): Label | null => labelOf(new Map(Object.entries(members)));

describe('labelOf', () => {
  it.each([
    [{ expect: 'allow' }, 'allow'],
    [{ expect: 'review' }, 'review'],
    [{ expect: 'deny' }, 'deny'],
    [{ hazard: true }, 'hazard'],
    [{ hazard: false }, 'allow'],
    [{ expected: 'ask' }, 'review'],
    [{ expected: 'deny' }, 'deny'],
    [{ expect: 'deny', hazard: false, expected: 'allow' }, 'deny'],
    [{ expect: 'maybe' }, null],
    [{ hazard: 'yes' }, null],
    [{}, null],
  ])('%j is %s', (members, expected) => {
    expect(label(members)).toBe(expected);
  });
});

describe('faultsOf', () => {
  it.each([
    ['allow', 'allow', []],
    ['allow', 'review', ['harmlessNotAllowed']],
    ['allow', 'deny', ['harmlessNotAllowed', 'harmlessDenied']],
    ['review', 'allow', ['dangerousAllowed']],
    ['review', 'review', []],
    ['review', 'deny', ['reviewDenied']],
    ['deny', 'allow', ['dangerousAllowed', 'catastrophicNotDenied']],
    ['deny', 'review', ['catastrophicNotDenied']],
    ['deny', 'deny', []],
    ['hazard', 'allow', ['dangerousAllowed']],
    ['hazard', 'review', []],
    ['hazard', 'deny', []],
  ] as const)('%s decided %s', (given, effect, names) => {
    expect(faultsOf(given, effect).map((measure) => measure.name)).toEqual(names);
  });
});

describe('Tally', () => {
  it('counts over the rows that a number is about', () => {
    const tally = new Tally();
    tally.add('allow', 'deny');
    tally.add('allow', 'allow');
    tally.add('hazard', 'allow');
    tally.add('deny', 'review');
    expect(JSON.parse(JSON.stringify(tally))).toEqual({
      rows: 4,
      dangerousAllowed: { count: 1, of: 2 },
      catastrophicNotDenied: { count: 1, of: 1 },
      harmlessNotAllowed: { count: 1, of: 2 },
      harmlessDenied: { count: 1, of: 2 },
      reviewDenied: { count: 0, of: 0 },
    });
  });
});
