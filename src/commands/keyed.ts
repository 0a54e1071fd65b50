/** The role of a `key=value` word by its key. */

import type { Effect, KeyedRoles, Role } from '../generated/types.js';
import { fitsName } from './wildcard.js';

export function keyedRole(keyed: KeyedRoles, key: string): Role | undefined {
  return Object.entries(keyed.keys).find(([name]) => matches(keyed, name, key))?.[1];
}

/** Effects of a key, or of `key=value` as a whole. */
export function keyedEffects(keyed: KeyedRoles, key: string, whole: string): readonly Effect[] {
  return Object.entries(keyed.effects ?? {})
    .filter(([name]) => matches(keyed, name, key) || matches(keyed, name, whole))
    .flatMap(([, effects]) => effects);
}

function matches({ ignoreCase }: KeyedRoles, name: string, text: string): boolean {
  return ignoreCase === true ? fitsName(name.toLowerCase(), text.toLowerCase()) : fitsName(name, text);
}
