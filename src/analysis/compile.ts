/**
 * From matchers to the logic: for each matcher when it is true and when it is false of a command all of whose words
 * are known. The two are not always opposites: of an option that is given twice with two values it is neither.
 */

import type { Matcher } from '../generated/types.js';
import type { Atom } from './atoms.js';
import { CALL_ATOMS } from './compile/call.js';
import { FACT_ATOMS } from './compile/facts.js';
import { FLAG_ATOMS } from './compile/flags.js';
import { WORD_ATOMS } from './compile/words.js';
import { and, type Expr, or } from './expr.js';

export type Formula = Expr<Atom>;

/** `value` is the matcher's value; `wanted` whether it is to be true or false of the command. */
export type CompileAtom<Value = never> = (value: Value, wanted: boolean) => Formula;

/** Matchers that a command formula can hold. A matcher about the call is no part of one: see `call-rules.ts`. */
export const ANALYSED: ReadonlyMap<string, CompileAtom> = new Map([
  ...WORD_ATOMS,
  ...FLAG_ATOMS,
  ...FACT_ATOMS,
  ...CALL_ATOMS,
]);

/** The matcher has been loaded, so that its patterns compile. */
export function formulaOf(matcher: Matcher, wanted = true): Formula {
  const [name, value] = (Object.entries(matcher)[0] ?? ['any', []]) as [string, never];
  if (name === 'always') return wanted ? and() : or();
  if (name === 'not') return formulaOf(value, !wanted);
  if (name === 'all' || name === 'any') {
    const items = (value as Matcher[]).map((item) => formulaOf(item, wanted));
    // An empty list is false, of either.
    if (items.length === 0) return wanted ? or() : and();
    return (name === 'all') === wanted ? and(...items) : or(...items);
  }
  const compile = ANALYSED.get(name);
  if (compile === undefined) throw new Error(`The analysis does not know the matcher ${name}.`);
  return compile(value, wanted);
}
