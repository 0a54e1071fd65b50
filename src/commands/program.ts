/** Which program a word names. */

import type { Word } from '../generated/types.js';
import { tidy } from './paths/workspace.js';
import type { Registry } from './registry.js';

export type Program =
  /** Found by search path, or in a directory whose programs are what their names say. */
  | { readonly kind: 'named'; readonly name: string }
  /** A file given by path: the agent may have supplied it. */
  | { readonly kind: 'file'; readonly word: Word; readonly problem: string }
  | { readonly kind: 'unknown'; readonly problem: string };

export function resolveProgram(word: Word, registry: Registry): Program {
  if (word.value === null) {
    if (word.base === undefined && word.prefix?.includes('/') !== true) {
      return { kind: 'unknown', problem: 'which program runs is computed when the call runs' };
    }
    return { kind: 'file', word, problem: 'the program is a file given by path' };
  }
  if (!word.value.includes('/')) return { kind: 'named', name: word.value };
  const path = word.value.startsWith('/') ? tidy(word.value) : word.value;
  const slash = path.lastIndexOf('/');
  if (registry.trustedBin.has(path.slice(0, slash))) return { kind: 'named', name: path.slice(slash + 1) };
  return { kind: 'file', word, problem: `${word.value} is a file given by path` };
}
