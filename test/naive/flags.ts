/** Matchers on options, in whatever spelling they come. */

import type { Matcher, OptionFact } from '../../src/generated/types.js';
import type { About, Clauses } from './matchers.js';
import { some, type Truth } from './truth.js';
import { within, wordIs } from './words.js';

type Value<Name extends keyof Matcher> = NonNullable<Matcher[Name]>;

interface Option {
  readonly names: readonly string[];
  readonly fact: OptionFact;
  /** The letters of `-xvf` where the program has no grammar that could say what it is. */
  readonly letters: readonly string[];
}

const optionsOf = ({ facts, interpretation }: About): readonly Option[] =>
  facts.options.map((fact, index) => ({
    names: [...(interpretation?.options[index]?.grammar?.names ?? []), fact.name, fact.spelling],
    fact,
    letters: !fact.known && /^-[A-Za-z0-9]+$/.test(fact.spelling) ? [...fact.spelling.slice(1)] : [],
  }));

/** All options are known: none may hide in a word that is not decoded or not listed. */
const isSettled = ({ command, facts }: About): boolean =>
  command.form !== 'simple' || (facts.operandsCertain && facts.options.every((option) => option.known));

/** No word that is not decoded may turn out to be a further option. */
const isSeen = ({ command, facts }: About): boolean =>
  facts.operandsCertain || command.words.every((word) => word.value !== null);

function someFlag(about: About, test: (option: Option) => Truth): Truth {
  const found = some(optionsOf(about).map(test));
  return found === false && !isSettled(about) ? 'unknown' : found;
}

const list = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;
const shortNames = (chars = ''): readonly string[] => [...chars].map((char) => `-${char}`);

export const flagMatchers: Clauses = {
  flagPresent: (value: Value<'flagPresent'>, about) =>
    someFlag(about, ({ names }) => names.some((name) => list(value).includes(name))),
  flagMatches: ({ names: wanted = [], prefixes = [], shortChars = '' }: Value<'flagMatches'>, about) =>
    someFlag(
      about,
      ({ names, fact, letters }) =>
        names.some((name) => [...wanted, ...shortNames(shortChars)].includes(name)) ||
        prefixes.some((prefix) => fact.spelling.startsWith(prefix)) ||
        letters.some((letter) => shortChars.includes(letter)),
    ),
  flagAllowlist: (value: Value<'flagAllowlist'>, about) => {
    if (about.command.form !== 'simple') return false;
    const allowed = [...(value.names ?? []), ...shortNames(value.shortChars)];
    const options = optionsOf(about);
    const listed = ({ names, letters }: Option): boolean =>
      names.some((name) => allowed.includes(name)) ||
      (letters.length > 1 && letters.every((letter) => allowed.includes(`-${letter}`)));
    if (!options.every(listed)) return false;
    // No word may turn out to be an option that is not listed.
    if (options.length > 0 || allowed.length === 0) return isSeen(about) || 'unknown';
    return about.facts.operandsCertain ? false : 'unknown';
  },
  flagValueIn: ({ names: wanted, values, allowUndefinedValue }: Value<'flagValueIn'>, about) => {
    const given = optionsOf(about).filter(({ names }) => names.some((name) => wanted.includes(name)));
    const truths = given.map(
      ({ fact }): Truth =>
        fact.value === null
          ? allowUndefinedValue === true
          : wordIs(fact.value, (text) => values.includes(text)),
    );
    // Which of several the program takes is not known, nor what a word that may be an option adds.
    if (truths.every((truth) => truth === false)) return isSettled(about) ? false : 'unknown';
    return (truths.every((truth) => truth === true) && isSeen(about)) || 'unknown';
  },
  flagCount: (bounds: Value<'flagCount'>, about) => {
    if (about.command.form !== 'simple') return false;
    return isSettled(about) ? within(about.facts.options.length, bounds) : 'unknown';
  },
};
