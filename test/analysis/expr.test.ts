import { describe, expect, it } from 'vitest';
import {
  and,
  choices,
  type Expr,
  is,
  isNot,
  negated,
  or,
  type Signed,
  signed,
} from '../../src/analysis/expr.js';

type Parts = readonly Signed<string>[];
const write = (parts: Parts): string => parts.map(({ part, holds }) => (holds ? part : `!${part}`)).join(' ');
const anything = (): boolean => true;
/** No part holds and does not. */
const agree = (parts: Parts): boolean =>
  parts.every(({ part, holds }) => parts.every((one) => one.part !== part || one.holds === holds));

const written = (expr: Expr<string>, consistent = agree): readonly string[] =>
  [...choices(expr, consistent, { left: 1_000 })].map(write);

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => is(name)) as [
  Expr<string>,
  Expr<string>,
  Expr<string>,
  Expr<string>,
];

describe('the choices of an expression', () => {
  const TABLE: readonly (readonly [string, Expr<string>, readonly string[]])[] = [
    ['of nothing: one, of no parts', and(), ['']],
    ['of no alternative: none', or(), []],
    ['of a part', a, ['a']],
    ['of two parts', and(a, isNot('b')), ['a !b']],
    ['of two alternatives', or(a, b), ['a', 'b']],
    ['of a part and alternatives', and(a, or(b, c)), ['a b', 'a c']],
    ['of one alternative', and(or(a), b), ['a b']],
    ['of a contradiction', and(a, isNot('a')), []],
    ['of an alternative that contradicts', and(a, or(isNot('a'), b)), ['a b']],
    ['of alternatives that all contradict', and(a, or(isNot('a'), and(isNot('a'), b))), []],
    [
      'of the smaller alternatives first',
      and(or(a, b, c), or(d, isNot('a'))),
      ['d a', 'd b', 'd c', '!a b', '!a c'],
    ],
    ['of what contradictions leave smallest first', and(a, or(c, d), or(isNot('a'), b)), ['a b c', 'a b d']],
    [
      'of equal ones in their order',
      and(or(a), or(b, c), or(d, is('e'))),
      ['a b d', 'a b e', 'a c d', 'a c e'],
    ],
    [
      'of several equal ones in their order',
      and(or(a, b), or(c, d), or(is('e'), is('f'))),
      ['a c e', 'a c f', 'a d e', 'a d f', 'b c e', 'b c f', 'b d e', 'b d f'],
    ],
    ['of alternatives inside of alternatives', or(and(a, or(b, c)), d), ['a b', 'a c', 'd']],
    ['of an end that is reached', and(a, or(and(), b)), ['a', 'a b']],
  ];

  it.each(TABLE)('%s', (_, expr, expected) => {
    expect(written(expr)).toEqual(expected);
  });

  it('with nothing that contradicts are all of them', () => {
    expect(written(and(or(a, isNot('a')), or(a, b)), anything)).toEqual(['a a', 'a b', '!a a', '!a b']);
  });

  it('end with the budget, which tells', () => {
    const budget = { left: 3 };
    expect([...choices(and(or(a, b), or(c, d)), agree, budget)]).toEqual([]);
    expect(budget.left).toBeLessThan(0);
  });

  it('take the last step that there is', () => {
    expect([...choices(a, agree, { left: 1 })].length).toBe(1);
    expect([...choices(a, agree, { left: 0 })].length).toBe(0);
  });

  it('are looked for no further than they are asked for', () => {
    const budget = { left: 1_000 };
    for (const _ of choices(or(a, b, c), agree, budget)) break;
    expect(budget.left).toBe(995);
  });

  it('of many parts cost more', () => {
    const many = Array.from({ length: 32 }, (_, index) => is(`${index}`));
    const budget = { left: 1_000 };
    expect([...choices(and(...many), agree, budget)].length).toBe(1);
    expect(budget.left).toBe(1_000 - 1 - 4);
    expect([...choices(and(...many, or(a, b)), agree, { left: 1_000 })].length).toBe(2);
  });

  it('of many alternatives cost more', () => {
    const many = Array.from({ length: 32 }, (_, index) => is(`${index}`));
    const budget = { left: 1_000 };
    for (const _ of choices(and(...many, or(a, b)), agree, budget)) break;
    // The parts, both alternatives beside them, and the first one with them.
    expect(budget.left).toBe(1_000 - 5 - 2 * 5 - 5);
  });
});

describe('the opposite', () => {
  it('swaps and with or, and what holds with what does not', () => {
    expect(negated(and(a, or(isNot('b'), c)))).toEqual(or(isNot('a'), and(is('b'), isNot('c'))));
  });

  it('is taken where it is not wanted', () => {
    expect(signed(a, true)).toEqual(a);
    expect(signed(a, false)).toEqual(isNot('a'));
  });
});
