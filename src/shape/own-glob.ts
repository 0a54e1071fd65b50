import type { Word } from '../generated/types.js';

/** The pattern of a word, which most words lack: never one that a polluted prototype would give them. */
export const globOf = (word: Word): string | undefined =>
  Object.hasOwn(word, 'glob') ? word.glob : undefined;
