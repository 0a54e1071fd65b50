/** Words of an inner command that the outer one fills in: `{}` of find and fd, the mark of `xargs -I`. */

import type { Role, Word } from '../generated/types.js';
import type { ParsedOption } from './options.js';
import { literalWord, possibleValues, unknownWord } from './words.js';

export interface Placeholder {
  readonly mark: string;
  /** What the mark may stand for, one entry a starting point. */
  readonly starts: readonly Word[];
  /** What is found is appended where the vector has no mark (`fd -x`). */
  readonly appends: boolean;
}

/** More starting points than these are not told apart. */
const MOST_STARTS = 16;

/** `find DIR -exec cmd {} \;` runs cmd on what lies below DIR; `xargs -I X` on what it reads. */
export function findPlaceholder(
  options: readonly ParsedOption[],
  operands: readonly Word[],
): Placeholder | null {
  const replacing = options.find((option) => option.grammar?.replaces === true);
  if (replacing !== undefined) {
    const mark = replacing.values[0]?.value ?? '{}';
    return { mark, starts: [unknownWord('input', 'one')], appends: false };
  }
  if (!options.some((option) => option.grammar?.until !== undefined)) return null;
  const appends = options.some((option) => option.grammar?.appends === true);
  const named = appends ? [...operands.slice(1), ...valuesOf(options, 'list')] : operands;
  // In another directory (`fd -C`), what a relative starting point means is not known.
  if (named.length > MOST_STARTS || (appends && valuesOf(options, 'cwd').length > 0))
    return { mark: '{}', starts: [unknownWord('placeholder', 'one')], appends };
  const starts = named.length === 0 ? [literalWord('.')] : named.map(asDirectory);
  return { mark: '{}', starts: starts.map(below), appends };
}

const valuesOf = (options: readonly ParsedOption[], role: Role): readonly Word[] =>
  options.filter(({ grammar }) => grammar?.value === role).flatMap(({ values }) => values);

/** The vectors that run: one for each thing that the mark may stand for. */
export function fillVector(
  words: readonly Word[],
  placeholder: Placeholder | null,
): readonly (readonly Word[])[] {
  if (placeholder === null) return [words];
  const { mark, starts, appends } = placeholder;
  const marked = words.some(
    ({ value }) => value !== null && (value.includes(mark) || OTHER_MARKS.test(value)),
  );
  return starts.map((start) => [
    ...words.map((word) => fill(word, mark, start, appends)),
    ...(appends && !marked ? [start] : []),
  ]);
}

/** Marks of fd for parts of a path: without its extension, its last part, its directory. */
const OTHER_MARKS = /\{(?:\.|\/\.?|\/\/)\}/;

const fill = (word: Word, mark: string, start: Word, others: boolean): Word =>
  others && word.value !== null && OTHER_MARKS.test(word.value)
    ? { ...unknownWord('placeholder', 'one'), text: word.text, span: word.span }
    : fillWord(word, mark, start);

function asDirectory(word: Word): Word {
  const values = possibleValues(word);
  return values === null || values.every((value) => value !== '') ? word : literalWord('.');
}

/** Something strictly below a starting point. */
function below(start: Word): Word {
  const made = {
    text: '{}',
    span: start.span,
    value: null,
    fields: 'many',
    reasons: ['placeholder'],
  } as const;
  if (start.value !== null) {
    const prefix = start.value.endsWith('/') ? start.value : `${start.value}/`;
    return { ...made, reasons: ['placeholder'], prefix, pattern: true };
  }
  if (start.base !== undefined) {
    return {
      ...made,
      reasons: ['placeholder'],
      base: start.base,
      tail: `${start.tail ?? ''}/*`,
      pattern: true,
    };
  }
  return { ...made, reasons: ['placeholder'] };
}

/** The word with every occurrence of the mark replaced; the whole word, where that is all it is. */
export function fillWord(word: Word, mark: string, start: Word): Word {
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
