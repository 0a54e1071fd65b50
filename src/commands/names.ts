/** Lists of names of files on standard output, and what a program makes of one on its standard input. */

import type { OperandSlot, Role, Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';
import { BARE, below } from './handed.js';
import type { Use } from './interpret.js';
import { namesOf, namesPresent, type ParsedOption } from './options.js';
import { namedBy } from './placeholders.js';
import type { GrammarBody } from './registry.js';
import { possibleValues } from './words.js';

export interface ListedNames {
  /** One of these, each any number of times. None where the command prints only operands, of which it has none. */
  readonly words: readonly Word[];
  /** Each ends in NUL, else in a newline. */
  readonly nul: boolean;
}

/** More starting points than these are not told apart. */
const MOST_WORDS = 32;

/** What the command prints, where its grammar says that these are names; its arguments fit. */
export function listedNames(
  { names }: GrammarBody,
  options: readonly ParsedOption[],
  uses: readonly Use[],
): ListedNames | null {
  if (names === undefined) return null;
  const present = namesPresent(options);
  if (!options.every((option) => isListed(option, names.only, names.nul))) return null;
  if (names.when?.some((name) => present.has(name)) === false) return null;
  const nul = names.nul?.some((name) => present.has(name)) === true;
  if (uses.some(({ role, possible }) => possible === true || !QUIET.has(role))) return null;
  const starts = uses.filter(({ role, usage }) => PLACES.has(role) && usage !== 'flag-value');
  const words: Word[] = names.of === 'operands' ? [] : [BARE];
  for (const { word, usage } of starts) {
    if (usage === 'implicit' && names.shown !== true)
      words.push(
        BARE,
        ...namedBy(options).flatMap((name) => (name === null ? [] : [{ ...BARE, glob: name }])),
      );
    else if (names.of !== 'repository' && !isFixed(word, names.of, nul)) return null;
    else if (names.of === 'listing' || names.of === 'repository')
      words.push({ ...BARE, glob: word.value ?? globOf(word) ?? '*' });
    else words.push(...namedBy(options).map((name) => below(word, 'input', name)));
  }
  return words.length > MOST_WORDS ? null : { words: [...new Set(words)], nul };
}

/** What is left of the names behind a command that only drops or reorders lines. */
export function passedNames(
  { passes }: GrammarBody,
  options: readonly ParsedOption[],
  uses: readonly Use[],
): 'line' | 'nul' | null {
  if (passes === undefined) return null;
  if (!options.every((option) => isListed(option, passes.only, passes.nul))) return null;
  if (uses.some(({ role, possible }) => possible === true || role !== 'data')) return null;
  const present = namesPresent(options);
  return passes.nul?.some((name) => present.has(name)) === true ? 'nul' : 'line';
}

const isListed = (
  option: ParsedOption,
  only: readonly string[],
  nul: readonly string[] | undefined,
): boolean => namesOf(option).some((one) => only.includes(one) || nul?.includes(one) === true);

/** Roles with which a command leaves nothing behind that could change what it prints. */
const QUIET: ReadonlySet<Role> = new Set<Role>(['data', 'list', 'read', 'cwd']);
const PLACES: ReadonlySet<Role> = new Set<Role>(['list', 'read']);

/** Whether the starting point says where names lie. Its own blanks and quotes would split it, save with NUL. */
function isFixed(word: Word, of: 'operands' | 'below' | 'listing', nul: boolean): boolean {
  const texts = possibleValues(word) ?? [
    globOf(word) ?? (word.base === undefined ? null : (word.tail ?? '')),
  ];
  if (texts.some((text) => text === null) || word.prefix !== undefined || texts.length > 1) return false;
  const [text = ''] = texts as string[];
  if (!nul && /[\s'"\\]/.test(text)) return false;
  if (of === 'operands') return text !== '' || word.base !== undefined;
  return word.base === undefined && (of === 'listing' || !/^[/:]|\.\./.test(text));
}

/**
 * The words that a program gets which splits its input. A name may hold blanks, quotes or a newline, and only NUL
 * keeps it whole: of any other piece all that is taken for granted is that it is a name, perhaps with a dash before it.
 */
export function appended(
  slots: readonly OperandSlot[],
  options: readonly ParsedOption[],
  piped: ListedNames | null,
): readonly Word[] | null {
  const reads = slots.find((slot) => slot.appendInput !== undefined)?.appendInput;
  if (piped === null || reads?.nul === undefined) return null;
  const has = (names: readonly string[] | undefined): readonly ParsedOption[] =>
    options.filter((option) => namesOf(option).some((one) => names?.includes(one) === true));
  if (has(reads.elsewhere).length > 0) return null;
  if (has(reads.delimiter).some(({ values }) => !NEWLINES.has(values[0]?.value ?? ''))) return null;
  const nul = has(reads.nul).length > 0;
  if (nul !== piped.nul || (nul && has(reads.delimiter).length > 0)) return null;
  return nul || piped.words.includes(BARE) ? piped.words : [...piped.words, BARE];
}

const NEWLINES: ReadonlySet<string> = new Set(['\n', '\\n']);
