import { expect, it } from 'vitest';
import type { Atom, OptionPart } from '../../../src/analysis/atoms.js';
import { formulaOf } from '../../../src/analysis/compile.js';
import { and, type Expr, is, isNot, or } from '../../../src/analysis/expr.js';

const some = (test: Expr<OptionPart>) => is<Atom>({ on: 'some-option', test });
const none = (test: Expr<OptionPart>) => isNot<Atom>({ on: 'some-option', test });
const name = is<OptionPart>({ of: 'name', values: new Set(['-n']) });
const value = is<OptionPart>({ of: 'value', values: new Set(['1']) });
const noValue = isNot<OptionPart>({ of: 'value', values: new Set(['1']) });
const absent = isNot<OptionPart>({ of: 'has-value' });
const present = is<OptionPart>({ of: 'has-value' });

it('a value is true where there is one so and none otherwise, and false where there is none so', () => {
  const matcher = { flagValueIn: { names: ['-n'], values: ['1'] } };
  expect(formulaOf(matcher)).toEqual(and(some(and(name, or(value))), none(and(name, and(noValue)))));
  expect(formulaOf(matcher, false)).toEqual(none(and(name, or(value))));
});

it('a value that may be missing is so where there is none', () => {
  const matcher = { flagValueIn: { names: ['-n'], values: ['1'], allowUndefinedValue: true } };
  expect(formulaOf(matcher)).toEqual(
    and(some(and(name, or(value, absent))), none(and(name, and(noValue, present)))),
  );
  expect(formulaOf(matcher, false)).toEqual(none(and(name, or(value, absent))));
});
