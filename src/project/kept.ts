import type { Kept } from '../bash/words/constants.js';

/** A shell that has just begun, and one of which nothing is known. */
export const STARTED: Kept = { place: () => true, defaultIfs: true };
export const NOTHING_KEPT: Kept = { place: () => false, defaultIfs: false };

export function without(kept: Kept | undefined, names: readonly string[]): Kept | undefined {
  if (kept === undefined || names.length === 0) return kept;
  return { ...kept, place: (name) => !names.includes(name) && kept.place(name) };
}
