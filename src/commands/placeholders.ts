/** Words of an inner command that the outer one fills in: `{}` of find, the mark of `xargs -I`. */

import type { Word } from '../generated/types.js';
import { below } from './handed.js';
import type { ParsedOption } from './options.js';
import { literalWord, possibleValues, unknownWord } from './words.js';

export interface Placeholder {
  readonly mark: string;
  /** What the mark may stand for, one entry a starting point. */
  readonly starts: readonly Word[];
}

/** More starting points than these are not told apart. */
const MOST_STARTS = 16;

/** `find DIR -exec cmd {} \;` runs cmd on what lies below DIR; `xargs -I X` on what it reads. */
export function findPlaceholder(
  options: readonly ParsedOption[],
  operands: readonly Word[],
  input: readonly Word[] | null,
): Placeholder | null {
  const replacing = options.find((option) => option.grammar?.replaces === true);
  if (replacing !== undefined) {
    return { mark: replacing.values[0]?.value ?? '{}', starts: input ?? [unknownWord('input', 'one')] };
  }
  if (!options.some((option) => option.grammar?.until !== undefined)) return null;
  const names = namedBy(options);
  if (operands.length * names.length > MOST_STARTS)
    return { mark: '{}', starts: [unknownWord('placeholder', 'one')] };
  const starts = operands.length === 0 ? [literalWord('.')] : operands.map(asDirectory);
  return {
    mark: '{}',
    starts: starts.flatMap((start) => names.map((name) => below(start, 'placeholder', name))),
  };
}

/** Patterns of the names that are handed over, as far as options give them; null where none does. */
export function namedBy(options: readonly ParsedOption[]): readonly (string | null)[] {
  const names = options.flatMap(({ grammar, values }) =>
    grammar?.named === true ? [(values[0]?.value ?? '').replace(/^.*\//s, '')] : [],
  );
  const known = [...new Set(names)].filter((name) => name !== '');
  return known.length === 0 ? [null] : known;
}

/** The vectors that run: one for each thing that the mark may stand for. */
export function fillVector(
  words: readonly Word[],
  placeholder: Placeholder | null,
): readonly (readonly Word[])[] {
  if (placeholder === null) return [words];
  return placeholder.starts.map((start) => words.map((word) => fill(word, placeholder.mark, start)));
}

function asDirectory(word: Word): Word {
  const values = possibleValues(word);
  return values === null || values.every((value) => value !== '') ? word : literalWord('.');
}

/** The word with every occurrence of the mark replaced; the whole word, where that is all it is. */
function fill(word: Word, mark: string, start: Word): Word {
  if (word.value === null || mark === '' || !word.value.includes(mark)) return word;
  if (word.value === mark) return { ...start, text: word.text, span: word.span };
  const at = word.value.indexOf(mark);
  const prefix = word.value.slice(0, at);
  return {
    text: word.text,
    span: word.span,
    value: null,
    fields: 'one',
    reasons: ['placeholder'],
    ...(prefix === '' ? {} : { prefix }),
  };
}
