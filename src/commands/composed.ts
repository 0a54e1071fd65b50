/** The commands that GNU parallel composes: a template, filled with one of the words behind `:::`. */

import type { Word } from '../generated/types.js';
import { fillWord } from './placeholders.js';
import { literalWord, unknownWord } from './words.js';

export interface Composed {
  /** Argument vectors, one for each word that the template may be filled with. */
  readonly vectors: readonly (readonly Word[])[];
  /** Shell texts: the template where it is one word, the inputs where there is none. */
  readonly texts: readonly Word[];
}

/** More inputs than these are not told apart. */
const MOST_INPUTS = 16;

export function composed(words: readonly Word[]): Composed {
  const at = words.findIndex(isSeparator);
  const template = at < 0 ? words : words.slice(0, at);
  const inputs = at < 0 ? [unknownWord('input')] : inputsOf(words.slice(at));
  if (template.length === 0) return { vectors: [], texts: inputs };
  const [only] = template;
  const isText = template.length === 1 && !/^[\w./-]+$/.test(only?.value ?? '');
  const parts = template.flatMap(splitPlain);
  const marked = parts.some(({ value }) => value !== null && MARK.test(value));
  return {
    vectors: inputs.map((input) => [
      ...parts.map((part) => fillTemplate(part, input)),
      ...(marked ? [] : [input]),
    ]),
    texts: isText && only !== undefined ? [only] : [],
  };
}

const isSeparator = ({ value }: Word): boolean => value !== null && /^::::?\+?$/.test(value);

/** The inputs behind `:::`; those of `::::` stand in files. */
function inputsOf(words: readonly Word[]): readonly Word[] {
  const fromFiles = words.some(({ value }) => value?.startsWith('::::') === true);
  const inputs = words.filter((word) => !isSeparator(word));
  return fromFiles || inputs.length > MOST_INPUTS ? [unknownWord('input')] : inputs;
}

/** `{}`, and `{1}`, `{.}`, `{/}` and the like, of which nothing is known. */
const MARK = /\{[^{}\s]*\}/;

function fillTemplate(part: Word, input: Word): Word {
  const filled = fillWord(part, ['{}'], input);
  return filled.value !== null && MARK.test(filled.value) ? unknownWord('input', 'one') : filled;
}

/** A shell splits the template once more; where nothing in it is special, at blanks. */
function splitPlain(word: Word): readonly Word[] {
  if (word.value === null || !/^[\w\s./{}:,=@%+-]*\s[\w\s./{}:,=@%+-]*$/.test(word.value)) return [word];
  return word.value
    .trim()
    .split(/\s+/)
    .map((part) => ({ ...literalWord(part), text: word.text, span: word.span }));
}
