/** What it means that a word may turn out to be an option. */

import type { Role, Word } from '../generated/types.js';
import type { ParsedArguments } from './options.js';
import { unknownWord } from './words.js';

/**
 * What the value of an option could be that a word turns out to be. A glob of names becomes a file's name, which
 * holds no slash: attached, its value lies in the working directory; otherwise it is a later operand.
 */
export function optionValues(word: Word, parsed: ParsedArguments): readonly Word[] {
  const names =
    word.pattern === true &&
    word.reasons.every((reason) => reason === 'glob') &&
    !(word.glob ?? '/').includes('/');
  if (!names) return [unknownWord('undecoded')];
  const attached: Word = {
    text: './*',
    span: word.span,
    value: null,
    prefix: './',
    pattern: true,
    fields: 'one',
    reasons: ['glob'],
  };
  return [attached, ...parsed.operands.slice(parsed.operands.indexOf(word) + 1)];
}

/** Values of these roles do nothing, whatever they are. */
export const INERT_VALUES: ReadonlySet<Role> = new Set<Role>(['data', 'list', 'header', 'arguments']);
