import { expect, it } from 'vitest';
import { namesAgree, possible, remaining } from '../../src/analysis/elements.js';
import { is, isNot, or } from '../../src/analysis/expr.js';

const many = (count: number) => or(...Array.from({ length: count }, (_, index) => is(index)));

it('an element that no part allows is refuted', () => {
  expect(possible([or(is('a'), is('b'))], () => false)).toBe(false);
  expect(possible([or(is('a'), is('b'))], () => true)).toBe(true);
  expect(possible([is('a'), isNot('a')], (parts) => parts.length < 2)).toBe(false);
});

it('an element is taken to be possible beyond two thousand steps', () => {
  // One step for the expression, one for each alternative.
  expect(possible([many(1_999)], () => false)).toBe(false);
  expect(possible([many(2_000)], () => false)).toBe(true);
  // The last step goes to the only alternative that is left.
  expect(possible([many(1_999)], (parts) => parts.every(({ part }) => part === 0))).toBe(true);
});

const names = (holds: boolean, ...values: string[]) => ({
  part: { of: 'name', values: new Set(values) },
  holds,
});
const other = { part: { of: 'other', values: new Set(['a']) }, holds: false };

const NAMES = [
  ['none', [], true],
  ['one', [names(true, 'a')], true],
  ['two', [names(true, 'a'), names(true, 'b')], true],
  ['one of two', [names(true, 'a', 'b'), names(false, 'a')], true],
  ['one and none such', [names(true, 'a'), names(false, 'a', 'b')], false],
  ['two, one of which is none', [names(true, 'b'), names(true, 'a'), names(false, 'a')], false],
  ['one, and neither of two', [names(true, 'a', 'b'), names(false, 'a'), names(false, 'b')], false],
  ['of another field', [names(true, 'a'), other], true],
] as const;

it.each(NAMES)('names of an element: %s', (_, parts, expected) => {
  expect(namesAgree(parts, 'name')).toBe(expected);
});

it('what is left of a field is in all sets that it has to be in, and in no other', () => {
  const sets = [
    { part: new Set([1, 2, 3]), holds: true },
    { part: new Set([2, 3, 4]), holds: true },
    { part: new Set([3]), holds: false },
  ];
  expect(remaining([1, 2, 3, 4, 5], sets)).toEqual([2]);
  expect(remaining([1, 2], [])).toEqual([1, 2]);
});
