/** Matchers on words, variables and redirections. */

import type { Matcher, Redirect, TokenChoice, Word } from '../../src/generated/types.js';
import type { About, Clauses } from './matchers.js';
import { every, some, type Truth } from './truth.js';

type Value<Name extends keyof Matcher> = NonNullable<Matcher[Name]>;

/** The pattern says something of the whole text. */
export const fits = (pattern: string, text: string): boolean =>
  new RegExp(`^(?:${pattern})$`, 'us').test(text);

/** Something about the value of a word: known where the word has one value, or the same holds for all it can have. */
export function wordIs(word: Word, test: (text: string) => boolean): Truth {
  const values = word.value === null ? word.values : [word.value];
  if (values === undefined) return 'unknown';
  if (values.every(test)) return true;
  return values.some(test) ? 'unknown' : false;
}

/** Whether the word is one argument, and not none or several. */
export const isOne = (word: Word): boolean =>
  word.value !== null || word.values !== undefined || word.base !== undefined || word.fields === 'one';

function wordAt(words: readonly Word[], index: number, test: (text: string) => boolean): Truth {
  if (!words.slice(0, index).every(isOne)) return 'unknown';
  const word = words[index];
  return word === undefined ? false : wordIs(word, test);
}

/** Forms without arguments have no operands: nothing about those is true. */
const operandAt = ({ command, facts }: About, index: number, test: (text: string) => boolean): Truth => {
  if (command.form !== 'simple') return false;
  return facts.operandsCertain ? wordAt(facts.operands, index, test) : 'unknown';
};

export const within = (count: number, bounds: { min?: number; max?: number }): boolean =>
  count >= (bounds.min ?? 0) && count <= (bounds.max ?? Number.POSITIVE_INFINITY);

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

function program(names: readonly string[], { command, facts }: About): Truth {
  if (command.form !== 'simple') return false;
  if (facts.program !== null) return names.includes(facts.program);
  return command.words[0]?.value === null ? 'unknown' : false;
}

export const wordMatchers: Clauses = {
  program: (value: Value<'program'>, about) => program(list(value), about),
  tokens: (value: Value<'tokens'>, about) => {
    const choices = value.map((choice: string | TokenChoice) =>
      typeof choice === 'string' ? [choice] : choice.anyOf,
    );
    if (about.command.form !== 'simple') return false;
    return every(
      choices.map((names, index) =>
        index === 0 ? program(names, about) : wordAt(about.tokens, index, (text) => names.includes(text)),
      ),
    );
  },
  argv: (value: Value<'argv'>, { command: { form, words } }) => {
    if (form !== 'simple') return false;
    const prefix = every(value.map((text, index) => wordAt(words, index, (one) => one === text)));
    if (!words.every(isOne)) return prefix === false ? false : 'unknown';
    return words.length === value.length && prefix;
  },
  arg0In: (value: Value<'arg0In'>, about) => operandAt(about, 0, (text) => value.includes(text)),
  argAt: ({ index, equals, value }: Value<'argAt'>, about) => {
    const wanted = equals ?? value;
    return wanted !== undefined && operandAt(about, index, (text) => text === wanted);
  },
  argMatches: ({ index, pattern }: Value<'argMatches'>, about) =>
    operandAt(about, index, (text) => fits(pattern, text)),
  anyArgMatches: ({ pattern }: Value<'anyArgMatches'>, { facts, interpretation }) => {
    const named = (interpretation?.options ?? []).filter(({ grammar }) => grammar?.value === 'target');
    const words = [...facts.operands, ...named.flatMap(({ values }) => values)];
    const found = some(words.map((word) => wordIs(word, (text) => fits(pattern, text))));
    return found === false && !facts.operandsCertain ? 'unknown' : found;
  },
  argCount: (bounds: Value<'argCount'>, { command, facts }) => {
    if (command.form !== 'simple') return false;
    const countable = facts.operandsCertain && facts.operands.every(isOne);
    return countable ? within(facts.operands.length, bounds) : 'unknown';
  },
  envAssignmentNameIn: (value: Value<'envAssignmentNameIn'>, { command }) =>
    command.assignments.some(
      ({ name }) =>
        value.names?.includes(name) === true ||
        value.prefixes?.some((prefix) => name.startsWith(prefix)) === true ||
        value.caseInsensitivePrefixes?.some((prefix) =>
          name.toLowerCase().startsWith(prefix.toLowerCase()),
        ) === true,
    ),
  envAssignmentCount: (bounds: Value<'envAssignmentCount'>, { command }) =>
    within(command.assignments.length, bounds),
  noSubstitution: (_: true, { command }) => {
    const values = command.assignments.flatMap((one) => [one.value, ...(one.elements ?? [])]);
    const words = [...command.words, ...values, ...command.redirects.map((one) => one.target)];
    const dynamic = ['command', 'process', 'arithmetic'];
    return !words.some(
      (word) =>
        (word?.nested?.length ?? 0) > 0 || word?.reasons.some((reason) => dynamic.includes(reason)) === true,
    );
  },
  noStdoutRedirect: (_: true, { command }) =>
    !command.redirects.some(
      ({ fd, direction }) =>
        (fd === 1 || fd === null) && ['write', 'append', 'read-write'].includes(direction),
    ),
  redirect: (value: Value<'redirect'>, { command }) =>
    some(command.redirects.map((one) => redirect(value, one))),
};

/** `{name}>` sets a descriptor that is not known. */
function redirect(value: Value<'redirect'>, one: Redirect): Truth {
  const { stream = 'any', target, targetKind, append } = value;
  const number = ['stdin', 'stdout', 'stderr'].indexOf(stream);
  const sameStream: Truth = stream === 'any' || (one.fd === null ? 'unknown' : one.fd === number);
  const kinds: { [direction: string]: string } = {
    duplicate: 'fd',
    'here-document': 'heredoc',
    'here-string': 'herestring',
  };
  return every([
    sameStream,
    targetKind === undefined || (kinds[one.direction] ?? 'file') === targetKind,
    append === undefined || (one.direction === 'append') === append,
    target === undefined || (one.target !== null && wordIs(one.target, (text) => fits(target, text))),
  ]);
}
