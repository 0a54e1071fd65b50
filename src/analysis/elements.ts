/** Whether one element (a path, a host, an option…) can have all of several properties. */

import { and, type Budget, choices, type Expr, type Signed } from './expr.js';

/** Its parts agree; true where that is not known. */
export type Agree<Part> = (parts: readonly Signed<Part>[]) => boolean;

/** Steps for one element: beyond them it is taken to be possible, which refutes nothing. */
const STEPS = 2_000;

/** False is a proof. */
export function possible<Part>(tests: readonly Expr<Part>[], agree: Agree<Part>): boolean {
  const budget: Budget = { left: STEPS };
  for (const _ of choices(and(...tests), agree, budget)) return true;
  return budget.left < 0;
}

/**
 * Several sets of names, some of which the element has a name in (`needs`) and some not (`bans`), where an element may
 * have any number of names: each need has a name that no ban has.
 */
export function namesAgree(
  needs: readonly ReadonlySet<string>[],
  bans: readonly ReadonlySet<string>[],
): boolean {
  return needs.every((need) => [...need].some((name) => !bans.some((ban) => ban.has(name))));
}

/** What is left of a field with few values, when it has to be in some sets and not in others. */
export function remaining<Value>(
  all: Iterable<Value>,
  sets: readonly Signed<ReadonlySet<Value>>[],
): readonly Value[] {
  return [...all].filter((value) => sets.every(({ part, holds }) => part.has(value) === holds));
}
