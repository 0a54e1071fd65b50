/**
 * Words that stand for names of files which another program hands over: `{}` of find, what xargs reads. Where the
 * names lie is known by the program's grammar, which names they are is not.
 */

import type { Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';
import { literalWord } from './words.js';

/** Whether the word is such a name. */
export const isHanded = (word: Word): boolean =>
  word.reasons.length > 0 && word.reasons.every((reason) => reason === 'placeholder' || reason === 'input');

/** Something strictly below a starting point. `named`: a pattern that its last part is known to have matched. */
export function below(
  start: Word,
  reason: 'placeholder' | 'input' = 'placeholder',
  named: string | null = null,
): Word {
  const made: Word = {
    text: reason === 'input' ? '' : '{}',
    span: start.span,
    value: null,
    fields: 'many',
    reasons: [reason],
  };
  const glob = start.value ?? globOf(start);
  if (glob !== undefined && start.base === undefined && start.prefix === undefined && glob !== '') {
    const prefix = glob.endsWith('/') ? glob : `${glob}/`;
    return { ...made, prefix, pattern: true, ...(named === null ? {} : { glob: `${prefix}*/${named}` }) };
  }
  if (start.base !== undefined && start.prefix === undefined)
    return { ...made, base: start.base, tail: `${start.tail ?? ''}/*`, pattern: true };
  return made;
}

/** A name of which nothing is known but that it is one: relative, perhaps with a dash before it. */
export const BARE: Word = {
  text: '',
  span: [0, 0],
  value: null,
  fields: 'many',
  reasons: ['input'],
  pattern: true,
  glob: '*',
};

/** What else the name may be where it is read: the starting point itself, and names that were asked for. */
export function alsoRead(word: Word): readonly Word[] {
  if (!isHanded(word) || word.pattern !== true) return [];
  if (word.base !== undefined)
    return [{ ...word, reasons: ['glob'], tail: (word.tail ?? '').replace(/\/\*$/, '') }];
  const asked = globOf(word);
  const named: readonly Word[] =
    asked === undefined || asked === '*' ? [] : [{ ...NAME, span: word.span, glob: asked }];
  if (word.prefix === undefined) return named;
  const root = word.prefix.replace(/\/+$/, '') || '/';
  const itself: Word = /[*?[]/.test(root)
    ? { ...NAME, span: word.span, glob: root }
    : { ...literalWord(root), span: word.span };
  return [itself, ...named];
}

const NAME: Word = { ...BARE, reasons: ['glob'] };
