/**
 * The logic of the analysis: `and`, `or` and signed parts. A part is whatever the domain says it is: an atom about a
 * call, or one property of one path. Negation stands at the parts only.
 */

export type Expr<Part> =
  | { readonly kind: 'and' | 'or'; readonly items: readonly Expr<Part>[] }
  | { readonly kind: 'part'; readonly part: Part; readonly holds: boolean };

export interface Signed<Part> {
  readonly part: Part;
  readonly holds: boolean;
}

/** True of everything when empty. */
export const and = <Part>(...items: readonly Expr<Part>[]): Expr<Part> => ({ kind: 'and', items });
/** False of everything when empty. */
export const or = <Part>(...items: readonly Expr<Part>[]): Expr<Part> => ({ kind: 'or', items });
export const is = <Part>(part: Part): Expr<Part> => ({ kind: 'part', part, holds: true });
export const isNot = <Part>(part: Part): Expr<Part> => ({ kind: 'part', part, holds: false });

export function negated<Part>(expr: Expr<Part>): Expr<Part> {
  if (expr.kind === 'part') return { ...expr, holds: !expr.holds };
  return { kind: expr.kind === 'and' ? 'or' : 'and', items: expr.items.map(negated) };
}

/** The expression, or its opposite. */
export const signed = <Part>(expr: Expr<Part>, wanted: boolean): Expr<Part> =>
  wanted ? expr : negated(expr);

/** Counted steps, so that the same question has the same answer on every machine. */
export interface Budget {
  left: number;
}

/**
 * Consistent choices of parts that make the expression true, smallest alternatives first; complete unless the budget
 * ends, which `budget.left < 0` tells. `consistent` may say true of what is none (the choice is then refuted later),
 * but must never say false of what is one. Exponential at worst; each step costs one of the budget.
 */
export function* choices<Part>(
  expr: Expr<Part>,
  consistent: (parts: readonly Signed<Part>[]) => boolean,
  budget: Budget,
): Generator<readonly Signed<Part>[]> {
  yield* choose([expr], [], { consistent, budget });
}

interface Chooser<Part> {
  readonly consistent: (parts: readonly Signed<Part>[]) => boolean;
  readonly budget: Budget;
}

function* choose<Part>(
  open: readonly Expr<Part>[],
  chosen: readonly Signed<Part>[],
  world: Chooser<Part>,
): Generator<readonly Signed<Part>[]> {
  world.budget.left -= 1;
  if (world.budget.left < 0) return;
  const flat = flatten(open);
  const parts = [...chosen, ...flat.parts];
  // Looking at many parts takes longer than at few, and so it costs more.
  world.budget.left -= parts.length >> 3;
  if (flat.parts.length > 0 && !world.consistent(parts)) return;
  const alternatives = flat.ors
    .map((one) => ({ one, items: one.items.filter((item) => isOpen(item, parts, world)) }))
    .sort((left, right) => left.items.length - right.items.length);
  const [first, ...rest] = alternatives;
  if (first === undefined) {
    yield parts;
    return;
  }
  const others = rest.map(({ items }) => or(...items));
  for (const item of first.items) yield* choose([item, ...others], parts, world);
}

/** A part that contradicts what is chosen already needs no branch of its own. */
function isOpen<Part>(item: Expr<Part>, parts: readonly Signed<Part>[], world: Chooser<Part>): boolean {
  if (item.kind !== 'part') return true;
  world.budget.left -= 1 + (parts.length >> 3);
  if (world.budget.left < 0) return true;
  return world.consistent([...parts, item]);
}

interface Flat<Part> {
  readonly parts: Signed<Part>[];
  readonly ors: { readonly items: readonly Expr<Part>[] }[];
}

function flatten<Part>(items: readonly Expr<Part>[]): Flat<Part> {
  const flat: Flat<Part> = { parts: [], ors: [] };
  const pending = [...items].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === 'part') flat.parts.push(next);
    else if (next.kind === 'and' || next.items.length === 1) pending.push(...[...next.items].reverse());
    else flat.ors.push({ items: alternativesOf(next.items) });
  }
  return flat;
}

/** An alternative that is itself a choice is that many alternatives: each of them can be ruled out at once. */
function alternativesOf<Part>(items: readonly Expr<Part>[]): readonly Expr<Part>[] {
  if (!items.some(({ kind }) => kind === 'or')) return items;
  return items.flatMap((item) => (item.kind === 'or' ? alternativesOf(item.items) : [item]));
}
