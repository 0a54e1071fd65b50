/** Words of an inner command that the outer one fills in: `{}` of find and fd, the mark of `xargs -I`. */

import type { Role, Word } from '../generated/types.js';
import { below } from './handed.js';
import type { ParsedOption } from './options.js';
import { literalWord, possibleValues, unknownWord } from './words.js';

export interface Placeholder {
  /** null: not known, so that any word may hold one. */
  readonly marks: readonly string[] | null;
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
  input: readonly Word[] | null,
): Placeholder | null {
  const replacing = options.filter((option) => option.grammar?.replaces === true);
  if (replacing.length > 0) {
    const named = replacing.map(({ values }) =>
      values[0] === undefined ? ['{}'] : possibleValues(values[0]),
    );
    const marks = named.some((one) => one === null) ? null : named.flatMap((one) => one ?? []);
    return { marks, starts: input ?? [unknownWord('input', 'one')], appends: false };
  }
  if (!options.some((option) => option.grammar?.until !== undefined)) return null;
  const appends = options.some((option) => option.grammar?.appendsFound === true);
  const named = appends ? [...operands.slice(1), ...valuesOf(options, 'list')] : operands;
  const names = namedBy(options);
  // In another directory (`fd -C`), what a relative starting point means is not known.
  if (named.length * names.length > MOST_STARTS || (appends && valuesOf(options, 'cwd').length > 0))
    return { marks: ['{}'], starts: [unknownWord('placeholder', 'one')], appends };
  const starts = named.length === 0 ? [literalWord('.')] : named.map(asDirectory);
  return {
    marks: ['{}'],
    starts: starts.flatMap((start) => names.map((name) => below(start, 'placeholder', name))),
    appends,
  };
}

const valuesOf = (options: readonly ParsedOption[], role: Role): readonly Word[] =>
  options.filter(({ grammar }) => grammar?.value === role).flatMap(({ values }) => values);

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
  const { marks, starts, appends } = placeholder;
  if (marks === null) return [words, ...starts.map((start) => words.map(() => start))];
  const marked = words.some(
    ({ value }) =>
      marks.some((mark) => holdsMark(value, mark)) || (value !== null && OTHER_MARKS.test(value)),
  );
  return starts.map((start) => [
    ...words.map((word) => fill(word, { marks, start, others: appends })),
    ...(appends && !marked ? [start] : []),
  ]);
}

/** Marks of fd for parts of a path: without its extension, its last part, its directory. */
const OTHER_MARKS = /\{(?:\.|\/\.?|\/\/)\}/;

interface Filling {
  readonly marks: readonly string[];
  readonly start: Word;
  /** The marks for parts of a path count, too. */
  readonly others: boolean;
}

const fill = (word: Word, { marks, start, others }: Filling): Word =>
  others && word.value !== null && OTHER_MARKS.test(word.value)
    ? { ...unknownWord('placeholder', 'one'), text: word.text, span: word.span }
    : fillWord(word, marks, start);

/**
 * Whether standard input is appended too. Of options that name a mark and those that append, the last one decides. A
 * mark that stands nowhere is a slip that not every xargs takes alike.
 */
export function appendsInput(
  options: readonly ParsedOption[],
  placeholder: Placeholder | null,
  words: readonly Word[],
): boolean {
  const deciding = options.filter(({ grammar }) => grammar?.replaces === true || grammar?.appends === true);
  const marks = placeholder?.marks ?? null;
  if (marks === null || deciding.at(-1)?.grammar?.appends === true) return true;
  return !words.some((word) => word.value === null || marks.some((mark) => holdsMark(word.value, mark)));
}

function asDirectory(word: Word): Word {
  const values = possibleValues(word);
  return values === null || values.every((value) => value !== '') ? word : literalWord('.');
}

const holdsMark = (text: string | null, mark: string): boolean =>
  mark !== '' && text?.includes(mark) === true;

/** The word with every occurrence of a mark replaced; the whole word, where that is all it is. */
export function fillWord(word: Word, marks: readonly string[], start: Word): Word {
  const { value } = word;
  const found = marks.filter((mark) => holdsMark(value, mark));
  if (value === null || found.length === 0) return word;
  if (found.includes(value)) return { ...start, text: word.text, span: word.span };
  const prefix = value.slice(0, Math.min(...found.map((mark) => value.indexOf(mark))));
  return {
    text: word.text,
    span: word.span,
    value: null,
    fields: 'one',
    reasons: ['placeholder'],
    ...(prefix === '' ? {} : { prefix }),
  };
}
