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

/** The sets that the parts name for a field. */
export function fields<Value>(
  parts: readonly Signed<{ readonly of: string; readonly values?: unknown }>[],
  of: string,
): readonly Signed<ReadonlySet<Value>>[] {
  return parts.flatMap(({ part, holds }) =>
    part.of === of ? [{ part: part.values as ReadonlySet<Value>, holds }] : [],
  );
}

/** Those that it has to be in, and those that it is not to be in. */
export function splitFields(
  parts: Parameters<typeof fields>[0],
  of: string,
): { readonly needs: readonly ReadonlySet<string>[]; readonly bans: readonly ReadonlySet<string>[] } {
  const sets = fields<string>(parts, of);
  const chosen = (wanted: boolean): readonly ReadonlySet<string>[] =>
    sets.filter(({ holds }) => holds === wanted).map(({ part }) => part);
  return { needs: chosen(true), bans: chosen(false) };
}

/** Of names of which an element may have any number: each set that it has one of has one that is not banned. */
export function namesAgree(parts: Parameters<typeof fields>[0], of: string): boolean {
  const { needs, bans } = splitFields(parts, of);
  return needs.every((need) => [...need].some((name) => !bans.some((ban) => ban.has(name))));
}

/** The members of a type, as a record of them: one that the type has and the record lacks is an error of types. */
export const keysOf = <Name extends string>(record: { readonly [name in Name]: true }): readonly Name[] =>
  Object.keys(record) as Name[];

/** What is left of a field with few values, when it has to be in some sets and not in others. */
export function remaining<Value>(
  all: Iterable<Value>,
  sets: readonly Signed<ReadonlySet<Value>>[],
): readonly Value[] {
  return [...all].filter((value) => sets.every(({ part, holds }) => part.has(value) === holds));
}
