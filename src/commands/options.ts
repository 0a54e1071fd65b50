/**
 * Splits an argument vector into options with their values and operands, by one grammar body.
 * An option that is not listed, an ambiguous abbreviation or a wrong arity is a problem, and a problem makes the
 * command `unknown`; what was understood is still reported, for the rules that deny.
 */

import type { OptionGrammar, Word } from '../generated/types.js';
import type { GrammarBody } from './registry.js';
import { dropPrefix, isSingle, knownPrefix, mayBeginWith, possibleValues } from './words.js';

export interface ParsedOption {
  /** First name that the grammar lists, else the spelling. */
  readonly name: string;
  readonly spelling: string;
  readonly grammar: OptionGrammar | null;
  /** One entry a value: `value`, then those of `more`, then the vector of `command`. */
  readonly values: readonly Word[];
}

/** Every name that the grammar gives it; of one that is not listed, its own. */
export const namesOf = ({ grammar, name }: ParsedOption): readonly string[] => grammar?.names ?? [name];

export const namesPresent = (options: readonly ParsedOption[]): ReadonlySet<string> =>
  new Set(options.flatMap(namesOf));

export interface ParsedArguments {
  readonly options: readonly ParsedOption[];
  readonly operands: readonly Word[];
  /** Index into the words after the program at which each operand stands. */
  readonly positions: readonly number[];
  /** Where the rest of the words belong to an option (`python -c CODE rest…`). */
  readonly rest: { readonly option: ParsedOption; readonly words: readonly Word[] } | null;
  /** Index of the word after the options, where the body's style or a subcommand ended the walk. */
  readonly next: number;
  readonly problems: readonly string[];
  /** Words that may turn out to be any option of the grammar. */
  readonly maybeOptions: readonly Word[];
}

interface Walk {
  readonly body: GrammarBody;
  readonly words: readonly Word[];
  readonly options: ParsedOption[];
  readonly problems: string[];
  rest: ParsedArguments['rest'];
}

/** `stopAtOperand`: the first operand names a subcommand, so the walk ends before it. */
export function parseArguments(
  body: GrammarBody,
  words: readonly Word[],
  stopAtOperand: boolean,
): ParsedArguments {
  const walk: Walk = { body, words, options: [], problems: [], rest: null };
  const operands: Word[] = [];
  const positions: number[] = [];
  const maybeOptions: Word[] = [];
  const permute = body.style.permute !== false;
  let ended = false;
  let index = 0;
  while (index < words.length && walk.rest === null) {
    const word = words[index] as Word;
    const asOption = !ended && mayBeOption(body, word);
    if (!ended && word.value === '--' && body.style.endOfOptions !== false && !body.options.has('--')) {
      ended = true;
      index += 1;
      continue;
    }
    if (asOption && isCertainOption(body, word)) {
      index = readOption(walk, index);
      continue;
    }
    if (
      !ended &&
      index === 0 &&
      body.style.bare === true &&
      word.value !== null &&
      /^[A-Za-z]+$/.test(word.value)
    ) {
      index = readBundle(walk, 0, word, 0);
      continue;
    }
    if (asOption) maybeOptions.push(word);
    if (stopAtOperand && !(word.value !== null && body.operators.has(word.value))) break;
    operands.push(word);
    positions.push(index);
    index += 1;
    if (!permute) ended = true;
  }
  return {
    options: walk.options,
    operands,
    positions,
    rest: walk.rest,
    next: index,
    problems: walk.problems,
    maybeOptions,
  };
}

const marks = (body: GrammarBody): readonly string[] => (body.style.plus === true ? ['-', '+'] : ['-']);

function mayBeOption(body: GrammarBody, word: Word): boolean {
  const values = possibleValues(word);
  return marks(body).some((mark) => {
    if (values === null) return mayBeginWith(word, mark) && mayBecomeListed(body, word);
    return values.some((value) => value.length > 1 && value.startsWith(mark) && isOptionWord(body, value));
  });
}

/** With `unknown: operand` (echo), a word counts as an option only where it is a listed one. */
function isOptionWord(body: GrammarBody, value: string): boolean {
  if (body.operators.has(value)) return false;
  if (body.style.unknown !== 'operand') return true;
  const head = value.split('=', 1)[0] as string;
  if (body.options.has(value) || body.options.has(head)) return true;
  if (head.startsWith('--'))
    return body.style.abbreviations === true && abbreviated(body, head) !== undefined;
  if (body.style.bundling === false || body.style.singleDashLong === true) return false;
  // `-ovalue`: what follows an option with a value is that value.
  for (const letter of value.slice(1)) {
    const option = body.options.get(`-${letter}`);
    if (option === undefined) return false;
    if (option.value !== undefined) return true;
  }
  return true;
}

/** Whether a word that is not static could turn out to be a listed option, given how it begins. */
function mayBecomeListed(body: GrammarBody, word: Word): boolean {
  if (body.style.unknown !== 'operand') return true;
  const prefix = knownPrefix(word);
  if (prefix.length < 2) return true;
  const listed = [...body.options.keys()].some((name) => name.startsWith(prefix) || prefix.startsWith(name));
  return listed || isOptionWord(body, prefix);
}

function isCertainOption(body: GrammarBody, word: Word): boolean {
  if (word.value !== null) return true;
  const prefix = knownPrefix(word);
  return marks(body).some((mark) => prefix.startsWith(mark));
}

/** Reads the option at `index`; returns the index after it and its values. */
function readOption(walk: Walk, index: number): number {
  const { body, words } = walk;
  const word = words[index] as Word;
  const text = knownPrefix(word);
  const whole = word.value !== null ? body.options.get(word.value) : undefined;
  if (whole !== undefined) return takeValues(walk, whole, word.value as string, null, index + 1);
  const equals = text.indexOf('=');
  const head = equals < 0 ? text : text.slice(0, equals);
  const direct = equals < 0 ? undefined : body.options.get(head);
  if (direct !== undefined) return takeValues(walk, direct, head, dropPrefix(word, equals + 1), index + 1);
  if (text.startsWith('--')) {
    if (equals < 0 && word.value === null) return unlisted(walk, text, index);
    const found = body.style.abbreviations === true ? abbreviated(body, head) : undefined;
    if (found === undefined) return unlisted(walk, head, index);
    return takeValues(walk, found, head, equals < 0 ? null : dropPrefix(word, equals + 1), index + 1);
  }
  if (body.style.bundling === false || body.style.singleDashLong === true) {
    const attached = attachedShort(body, text);
    if (attached !== undefined) {
      return takeValues(walk, attached, attached.names[0] as string, dropPrefix(word, 2), index + 1);
    }
    if (body.style.numeric === true && /^[-+]\d+$/.test(word.value ?? '')) return index + 1;
    return unlisted(walk, text, index);
  }
  return readBundle(walk, index, word, 1);
}

/** Without bundling, `-L/usr/lib` is still `-L` with a value where `-L` takes an attached one. */
function attachedShort(body: GrammarBody, text: string): OptionGrammar | undefined {
  const option = text.length > 2 ? body.options.get(text.slice(0, 2)) : undefined;
  return option?.attachedOnly === true || option?.optional === true ? option : undefined;
}

/** `-abc`, `-ovalue`, `-5`; `from` is where the letters begin. */
function readBundle(walk: Walk, index: number, word: Word, from: number): number {
  const { body } = walk;
  const text = knownPrefix(word);
  const mark = from === 0 ? '-' : text.slice(0, 1);
  const values = word.value === null && word.values !== undefined;
  if (values || (word.value === null && text.length <= from)) return unlisted(walk, text, index);
  const letters = text.slice(from);
  let offset = from;
  for (const letter of letters) {
    const option = body.options.get(`${mark}${letter}`);
    const after = offset + letter.length;
    if (option === undefined) {
      if (body.style.numeric === true && word.value !== null && /^\d+$/.test(text.slice(offset)))
        return index + 1;
      return unlisted(walk, `${mark}${letter}`, index);
    }
    if (option.value !== undefined) {
      const attached = after < text.length || word.value === null ? dropPrefix(word, after) : null;
      return takeValues(walk, option, `${mark}${letter}`, attached, index + 1);
    }
    takeValues(walk, option, `${mark}${letter}`, null, index + 1);
    // What is attached to an option that takes all that follows may be the first of it.
    if (walk.rest !== null && after < text.length) return unlisted(walk, text, walk.words.length - 1);
    if (walk.rest !== null) return walk.words.length;
    offset = after;
  }
  if (word.value === null) return unlisted(walk, text, index);
  return index + 1;
}

function abbreviated(body: GrammarBody, head: string): OptionGrammar | undefined {
  const found = new Set<OptionGrammar>();
  for (const name of body.longNames) {
    // `--action=dot` is the option `--action` with one of its values.
    if (!name.includes('=') && name.startsWith(head)) found.add(body.options.get(name) as OptionGrammar);
  }
  return found.size === 1 ? [...found][0] : undefined;
}

function unlisted(walk: Walk, spelling: string, index: number): number {
  walk.problems.push(`${walk.body.name}: the option ${spelling} is not in its grammar`);
  walk.options.push({ name: spelling, spelling, grammar: null, values: [] });
  return index + 1;
}

function takeValues(
  walk: Walk,
  option: OptionGrammar,
  spelling: string,
  attached: Word | null,
  next: number,
): number {
  const values: Word[] = [];
  let index = next;
  if (option.value === undefined) {
    if (attached !== null) walk.problems.push(`${walk.body.name}: ${spelling} takes no value`);
  } else if (attached !== null) {
    values.push(attached);
  } else if (option.until !== undefined) {
    const end = endOfVector(walk.words, index, option.until);
    if (end < 0 && option.appendsFound !== true)
      walk.problems.push(`${walk.body.name}: ${spelling} has no end (${option.until.join(' or ')})`);
    values.push(...walk.words.slice(index, end < 0 ? walk.words.length : end));
    if (values.length === 0) walk.problems.push(`${walk.body.name}: ${spelling} has nothing to run`);
    index = end < 0 ? walk.words.length : end + 1;
  } else if (option.attachedOnly === true && option.optional !== true) {
    walk.problems.push(`${walk.body.name}: ${spelling} lacks its value, which must be attached`);
  } else if (option.optional !== true) {
    index = takeWord(walk, spelling, values, index);
  }
  for (const _role of option.more ?? []) index = takeWord(walk, spelling, values, index);
  const parsed: ParsedOption = { name: option.names[0] as string, spelling, grammar: option, values };
  walk.options.push(parsed);
  if (option.rest !== undefined) {
    walk.rest = { option: parsed, words: walk.words.slice(index) };
    return walk.words.length;
  }
  return index;
}

/** Where a vector ends; `{} +` ends it at a `+` that follows `{}`, and nowhere else (POSIX find, -exec). */
function endOfVector(words: readonly Word[], from: number, until: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at < from || word.value === null) return false;
    return until.some((end) => {
      const [before, mark] = end.includes(' ') ? end.split(' ') : [undefined, end];
      return word.value === mark && (before === undefined || (at > from && words[at - 1]?.value === before));
    });
  });
}

function takeWord(walk: Walk, spelling: string, values: Word[], index: number): number {
  const word = walk.words[index];
  if (word === undefined) {
    walk.problems.push(`${walk.body.name}: ${spelling} lacks its value`);
    return index;
  }
  if (!isSingle(word)) {
    walk.problems.push(`${walk.body.name}: the value of ${spelling} may be none or several words`);
  }
  values.push(word);
  return index + 1;
}
