/** Options. A part speaks of the names of one option: those that its grammar lists, and its spelling. */

import type { FlagAllowlist, FlagCount, FlagMatches, FlagValueIn } from '../../generated/types.js';
import { listOf } from '../../policy/matchers/types.js';
import type { Atom, OptionPart } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { and, type Expr, is, isNot, negated, or, signed } from '../expr.js';
import { boundsOf } from './words.js';

const some = (test: Expr<OptionPart>): Expr<Atom> => is({ on: 'some-option', test });
const none = (test: Expr<OptionPart>): Expr<Atom> => isNot({ on: 'some-option', test });
const named = (names: Iterable<string>): Expr<OptionPart> => is({ of: 'name', values: new Set(names) });
const lettersOf = (text: string | undefined): readonly string[] =>
  [...(text ?? '')].map((char) => `-${char}`);

const flagPresent: CompileAtom<string | string[]> = (value, wanted) =>
  signed(some(named(listOf(value))), wanted);

const flagMatches: CompileAtom<FlagMatches> = (value, wanted) => {
  const letters = lettersOf(value.shortChars);
  const test = or<OptionPart>(
    named([...(value.names ?? []), ...letters]),
    is({ of: 'prefix', values: new Set(value.prefixes ?? []) }),
    is({ of: 'bundle', letters: new Set(letters), all: false }),
  );
  return signed(some(test), wanted);
};

const flagAllowlist: CompileAtom<FlagAllowlist> = (value, wanted) => {
  const names = new Set([...(value.names ?? []), ...lettersOf(value.shortChars)]);
  const allowed = or<OptionPart>(named(names), is({ of: 'bundle', letters: names, all: true }));
  const given = is<Atom>({ on: 'count', of: 'options', min: 1, max: Number.POSITIVE_INFINITY });
  const simple = is<Atom>({ on: 'simple' });
  return signed(and(simple, none(negated(allowed)), ...(names.size > 0 ? [given] : [])), wanted);
};

/** True where every such option has one of the values and one is there; false where none has. */
const flagValueIn: CompileAtom<FlagValueIn> = (value, wanted) => {
  const absent = isNot<OptionPart>({ of: 'has-value' });
  const within = or<OptionPart>(
    is({ of: 'value', values: new Set(value.values) }),
    ...(value.allowUndefinedValue === true ? [absent] : []),
  );
  const fitting = and(named(value.names), within);
  if (!wanted) return none(fitting);
  return and(some(fitting), none(and(named(value.names), negated(within))));
};

const flagCount: CompileAtom<FlagCount> = (value, wanted) =>
  signed(
    and(is<Atom>({ on: 'simple' }), is<Atom>({ on: 'count', of: 'options', ...boundsOf(value) })),
    wanted,
  );

export const FLAG_ATOMS: ReadonlyMap<string, CompileAtom> = new Map([
  ['flagPresent', flagPresent as CompileAtom],
  ['flagMatches', flagMatches as CompileAtom],
  ['flagAllowlist', flagAllowlist as CompileAtom],
  ['flagValueIn', flagValueIn as CompileAtom],
  ['flagCount', flagCount as CompileAtom],
]);
