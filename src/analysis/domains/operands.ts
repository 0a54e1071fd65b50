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

/** Whether some operands fit; false is a proof. */
export function operandsAgree(parts: OperandParts, budget: Budget): boolean {
  const banned = parts.somewhere.filter(({ holds }) => !holds);
  const wanted = parts.somewhere.filter(({ holds }) => holds);
  // A text that is somewhere may also be a task that an option names, which is no operand.
  if (wanted.some((one) => commonText([one, ...banned], budget) === null)) return false;
  return lengths(parts).some((length) => fits(length, { ...parts, banned, budget }));
}

/** Lengths worth trying: more operands than anything speaks of are as good as one more. */
function lengths({ places, counts }: OperandParts): readonly number[] {
  const bounds = counts.flatMap(({ part }) => [part.min, part.max + 1]).filter(Number.isFinite);
  const last = Math.max(0, ...places.map(({ part }) => part.index + 1), ...bounds) + 1;
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

function fits(length: number, { places, banned, budget }: Placing): boolean {
  if (length >= MOST_OPERANDS) return true;
  if (places.some(({ part, holds }) => holds && part.index >= length)) return false;
  return Array.from({ length }, (_, index) => index).every((index) => {
    const own = places.filter(({ part }) => part.index === index);
    const demands = [...banned, ...own.map(({ part, holds }) => ({ part: part.text, holds }))];
    return demands.length === 0 || commonText(demands, budget) !== null;
  });
}
