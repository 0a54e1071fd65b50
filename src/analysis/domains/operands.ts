/** Operands: texts at places, texts somewhere, and how many there are. */

import type { Atom } from '../atoms.js';
import type { Budget, Signed } from '../expr.js';
import { commonText, type Language } from '../language.js';

type Place = Extract<Atom, { readonly on: 'operand' }>;

export interface OperandParts {
  readonly places: readonly Signed<Place>[];
  readonly somewhere: readonly Signed<Language>[];
  readonly counts: readonly Signed<{ readonly min: number; readonly max: number }>[];
}

/** Operands that fit, undefined in the places that may hold anything; null: there are none, which is a proof. */
export function operandsThatFit(parts: OperandParts, budget: Budget): readonly (string | undefined)[] | null {
  const banned = parts.somewhere.filter(({ holds }) => !holds);
  const wanted = parts.somewhere.filter(({ holds }) => holds);
  // A text that is somewhere may also be a task that an option names, which is no operand.
  if (wanted.some((one) => commonText([one, ...banned], budget) === null)) return null;
  const most = Math.max(0, ...parts.places.filter(({ holds }) => holds).map(({ part }) => part.index + 1));
  let refuted = true;
  for (const length of lengths(parts, most)) {
    const found = place(length, { ...parts, banned, budget });
    if (found === 'open') refuted = false;
    else if (found !== null) return found;
  }
  return refuted ? null : [];
}

/** Lengths worth trying: more operands than anything speaks of are as good as one more. */
function lengths({ places, counts }: OperandParts, needed: number): readonly number[] {
  const bounds = counts.flatMap(({ part }) => [part.min, part.max + 1]).filter(Number.isFinite);
  const last = Math.max(needed, ...places.map(({ part }) => part.index + 1), ...bounds) + 1;
  if (last > MOST_OPERANDS) return [MOST_OPERANDS];
  return Array.from({ length: last + 1 }, (_, length) => length).filter((length) =>
    counts.every(({ part, holds }) => (length >= part.min && length <= part.max) === holds),
  );
}

const MOST_OPERANDS = 64;

interface Placing extends OperandParts {
  readonly banned: readonly Signed<Language>[];
  readonly budget: Budget;
}

function place(length: number, world: Placing): readonly (string | undefined)[] | null | 'open' {
  if (length >= MOST_OPERANDS) return 'open';
  const demands: Signed<Language>[][] = Array.from({ length }, () => [...world.banned]);
  for (const { part, holds } of world.places) {
    const at = demands[part.index];
    if (at !== undefined) at.push({ part: part.text, holds });
    else if (holds) return null;
  }
  return fill(demands, world.budget);
}

function fill(
  demands: readonly Signed<Language>[][],
  budget: Budget,
): readonly (string | undefined)[] | null | 'open' {
  const texts: (string | undefined)[] = [];
  for (const demand of demands) {
    if (demand.length === 0) {
      texts.push(undefined);
      continue;
    }
    const text = commonText(demand, budget);
    if (text === null) return null;
    if (text === undefined) return 'open';
    texts.push(text);
  }
  return texts;
}
