/** Small questions about words that the interpreter asks, and the words it makes. */

import type { DynamicReason, Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';

/** A static word that stands nowhere in the source (an applet's name, an implicit path). */
export function literalWord(value: string): Word {
  return { text: value, span: [0, 0], value, fields: 'one', reasons: [] };
}

/** A path that a grammar or a tool's input writes with `~` for the home directory. */
export function pathWord(path: string): Word {
  if (path !== '~' && !path.startsWith('~/')) return literalWord(path);
  return { ...literalWord(path), value: null, base: 'home', tail: path.slice(1), reasons: ['tilde'] };
}

/** A word of which nothing is known, such as what xargs reads. */
export function unknownWord(reason: DynamicReason, fields: Word['fields'] = 'many'): Word {
  return { text: '', span: [0, 0], value: null, fields, reasons: [reason] };
}

/** Every value the word can have, or null where that is not a finite list. */
export function possibleValues(word: Word): readonly string[] | null {
  if (word.value !== null) return [word.value];
  return word.values ?? null;
}

/** Exactly one argument, whatever its value. */
export const isSingle = (word: Word): boolean =>
  word.value !== null || word.values !== undefined || word.base !== undefined || word.fields === 'one';

/** Text with which every value of the word begins; empty when nothing is known. */
export function knownPrefix(word: Word): string {
  if (word.value !== null) return word.value;
  return word.prefix ?? '';
}

/** Whether the word may turn out to begin with `mark` (`-`). Words with a base are paths, which do not. */
export function mayBeginWith(word: Word, mark: string): boolean {
  const values = possibleValues(word);
  if (values !== null) return values.some((value) => value.startsWith(mark));
  if (isProcess(word)) return false;
  const prefix = knownPrefix(word);
  // Numbers and names have no mark before them, save for a minus.
  if (
    prefix === '' &&
    word.pattern !== true &&
    word.base === undefined &&
    /^\[(?:0-9|!\.-)\]\*/.test(globOf(word) ?? '')
  )
    return false;
  if (word.base !== undefined) return prefix.startsWith(mark);
  return prefix === '' || prefix.startsWith(mark);
}

/**
 * The part of a word after its first `length` units, where those are static text of the word.
 * Null when the cut falls into the part that is not known.
 */
export function dropPrefix(word: Word, length: number): Word | null {
  const cut = { text: word.text, span: word.span, fields: word.fields, reasons: word.reasons };
  const kept = {
    ...(word.nested === undefined ? {} : { nested: word.nested }),
    ...(word.variables === undefined ? {} : { variables: word.variables }),
  };
  if (word.value !== null) return { ...cut, ...kept, value: word.value.slice(length) };
  if (word.values !== undefined) {
    return { ...cut, ...kept, value: null, values: word.values.map((value) => value.slice(length)) };
  }
  const prefix = word.prefix ?? '';
  if (prefix.length < length) return null;
  const glob = globOf(word);
  if (word.base !== undefined) {
    const { prefix: _, ...rest } = word;
    return prefix.length === length ? rest : { ...rest, prefix: prefix.slice(length) };
  }
  return {
    ...cut,
    ...kept,
    value: null,
    prefix: prefix.slice(length),
    ...(word.suffix === undefined ? {} : { suffix: word.suffix }),
    ...(word.pattern === undefined ? {} : { pattern: word.pattern }),
    ...(word.pattern === undefined && glob !== undefined ? { glob: glob.slice(length) } : {}),
  };
}

/** `<(cmd)` and nothing else: bash passes a name below /dev/fd, and what is behind it is a command of its own. */
export const isProcess = (word: Word): boolean =>
  word.value === null &&
  word.reasons.length > 0 &&
  word.reasons.every((reason) => reason === 'process') &&
  word.prefix === undefined;
