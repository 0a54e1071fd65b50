/** What it means that a word may turn out to be an option: it counts with what every option of the grammar does. */

import type { Effect, Role, Word } from '../generated/types.js';
import type { ParsedArguments } from './options.js';
import type { GrammarBody } from './registry.js';
import { meaningOf } from './roles.js';
import { unknownWord } from './words.js';

export interface PossibleOptions {
  readonly effects: readonly Effect[];
  /** One entry a role and value, however many options and words come to it. */
  readonly uses: readonly { readonly role: Role; readonly word: Word }[];
}

/** Values that are told apart. With more, the command counts as `unknown`, too. */
export const MOST_VALUES = 32;

/** Linear in options and words, plus the number of roles times `MOST_VALUES`. */
export function possibleOptions(body: GrammarBody, parsed: ParsedArguments): PossibleOptions {
  if (parsed.maybeOptions.length === 0) return { effects: [], uses: [] };
  const effects = new Set<Effect>();
  const roles = new Set<Role>();
  for (const option of body.optionList) {
    for (const effect of option.effects ?? []) effects.add(effect);
    if (option.keyed !== undefined) effects.add('unknown');
    for (const role of [option.value, ...(option.more ?? []), option.rest]) {
      if (role === undefined || INERT_VALUES.has(role)) continue;
      const implied = impliedBy(role);
      if (implied !== null) effects.add(implied);
      if (role !== 'refuse' && role !== 'cwd') roles.add(role);
    }
  }
  if (roles.size === 0) return { effects: [...effects], uses: [] };
  const values = possibleValues(parsed);
  if (values.length > MOST_VALUES) effects.add('unknown');
  const words = values.slice(0, MOST_VALUES);
  return { effects: [...effects], uses: [...roles].flatMap((role) => words.map((word) => ({ role, word }))) };
}

/** What a value of the role does that does not show in the word. */
function impliedBy(role: Role): Effect | null {
  // A directory in which the program works moves every other path of the command.
  if (role === 'refuse' || role === 'cwd') return 'unknown';
  return meaningOf(role).runs === true || role === 'command' || role === 'module' ? 'execute' : null;
}

/**
 * What the value of an option could be that one of the words turns out to be. A glob of names becomes a file's name,
 * which holds no slash: attached, its value lies in the working directory; otherwise it is a later operand.
 */
function possibleValues(parsed: ParsedArguments): readonly Word[] {
  const { maybeOptions, operands } = parsed;
  const globs = maybeOptions.filter(isGlobOfNames);
  const values: Word[] = globs.length < maybeOptions.length ? [unknownWord('undecoded')] : [];
  if (globs.length > 0) {
    const [first] = globs as [Word];
    values.push({ ...ATTACHED, span: first.span }, ...operands.slice(operands.indexOf(first) + 1));
  }
  const distinct = new Map<string, Word>();
  for (const word of values) {
    const key = JSON.stringify(MEANING.map((member) => word[member] ?? null));
    if (!distinct.has(key)) distinct.set(key, word);
  }
  return [...distinct.values()];
}

const isGlobOfNames = (word: Word): boolean =>
  word.pattern === true &&
  word.reasons.every((reason) => reason === 'glob') &&
  !(word.glob ?? '/').includes('/');

const ATTACHED: Omit<Word, 'span'> = {
  text: './*',
  value: null,
  prefix: './',
  pattern: true,
  fields: 'one',
  reasons: ['glob'],
};

/** Members of a word that say what it may stand for. */
const MEANING = [
  'value',
  'values',
  'base',
  'tail',
  'prefix',
  'suffix',
  'pattern',
  'glob',
  'reasons',
] as const;

/** Values of these roles do nothing, whatever they are. */
const INERT_VALUES: ReadonlySet<Role> = new Set<Role>(['data', 'list', 'header', 'arguments']);
