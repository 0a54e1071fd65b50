/** Matchers on the options of one command, in whatever spelling they come. */

import { possibleValues } from '../../commands/words.js';
import type {
  FlagAllowlist,
  FlagCount,
  FlagMatches,
  FlagValueIn,
  OptionFact,
} from '../../generated/types.js';
import { MAYBE, NO, someOf, type Tri, tri, triOf, YES } from '../tri.js';
import type { CommandView } from '../view.js';
import { type Build, listOf } from './types.js';

type Of<Value> = Build<CommandView, Value>;

/** Every name of the option: those its grammar lists, and its spelling. */
function namesOf(view: CommandView, index: number): readonly string[] {
  const option = view.interpretation?.options[index];
  const fact = view.facts.options[index] as OptionFact;
  return [...(option?.grammar?.names ?? []), fact.name, fact.spelling];
}

function someOption(view: CommandView, test: (names: readonly string[], option: OptionFact) => Tri): Tri {
  const found = someOf(view.facts.options.entries(), ([index, option]) => test(namesOf(view, index), option));
  if (found !== NO) return found;
  // A bundle that the grammar does not list may hold the option: `-xvf` of a program that is not known.
  return certain(view) ? NO : MAYBE;
}

/** Whether the options of the command are known in full. */
const certain = (view: CommandView): boolean =>
  view.command.form !== 'simple' ||
  (view.facts.operandsCertain && view.facts.options.every((option) => option.known));

/** Whether no further option can turn up; which option each word is may be open still. */
const areOptionsSeen = (view: CommandView): boolean =>
  view.facts.operandsCertain || view.command.words.every((word) => word.value !== null);

const flagPresent: Of<string | string[]> = (value) => {
  const wanted = new Set(listOf(value));
  return (view) => someOption(view, (names) => tri(names.some((name) => wanted.has(name))));
};

const flagMatches: Of<FlagMatches> = (value) => {
  const wanted = new Set(value.names ?? []);
  const short = new Set([...(value.shortChars ?? '')].map((char) => `-${char}`));
  const prefixes = value.prefixes ?? [];
  return (view) =>
    someOption(view, (names, option) => {
      const named = names.some((name) => wanted.has(name) || short.has(name));
      if (named || prefixes.some((prefix) => option.spelling.startsWith(prefix))) return YES;
      return bundleHolds(option, short) ? YES : NO;
    });
};

/** `-xvf` of a program without a grammar: its letters. */
function bundleHolds(option: OptionFact, short: ReadonlySet<string>): boolean {
  if (option.known || !/^-[A-Za-z0-9]+$/.test(option.spelling)) return false;
  return [...option.spelling.slice(1)].some((char) => short.has(`-${char}`));
}

const flagAllowlist: Of<FlagAllowlist> = (value) => {
  const names = new Set([...(value.names ?? []), ...[...(value.shortChars ?? '')].map((char) => `-${char}`)]);
  return (view) => {
    if (view.command.form !== 'simple') return NO;
    const options = view.facts.options;
    const listed = options.every(
      (option, index) => namesOf(view, index).some((name) => names.has(name)) || splits(option, names),
    );
    if (!listed) return NO;
    if (names.size > 0 && options.length === 0) return view.facts.operandsCertain ? NO : MAYBE;
    return areOptionsSeen(view) ? YES : MAYBE;
  };
};

const splits = (option: OptionFact, names: ReadonlySet<string>): boolean =>
  !option.known &&
  /^-[A-Za-z0-9]{2,}$/.test(option.spelling) &&
  [...option.spelling.slice(1)].every((char) => names.has(`-${char}`));

/** Of an option that is given more than once, programs take the first value, the last or all. */
const flagValueIn: Of<FlagValueIn> = (value) => {
  const wanted = new Set(value.names);
  const values = new Set(value.values);
  return (view) => {
    const found: Tri[] = [];
    for (const [index, option] of view.facts.options.entries()) {
      if (!namesOf(view, index).some((name) => wanted.has(name))) continue;
      if (option.value === null) found.push(tri(value.allowUndefinedValue === true));
      else found.push(triOf(possibleValues(option.value), (text) => values.has(text)));
    }
    if (found.every((one) => one === NO)) return certain(view) ? NO : MAYBE;
    return found.every((one) => one === YES) && areOptionsSeen(view) ? YES : MAYBE;
  };
};

const flagCount: Of<FlagCount> = (value) => (view) => {
  if (view.command.form !== 'simple') return NO;
  const count = view.facts.options.length;
  return certain(view)
    ? tri(count >= (value.min ?? 0) && count <= (value.max ?? Number.POSITIVE_INFINITY))
    : MAYBE;
};

export const FLAG_MATCHERS: ReadonlyMap<string, Build<CommandView>> = new Map<string, Build<CommandView>>([
  ['flagPresent', flagPresent as Build<CommandView>],
  ['flagMatches', flagMatches as Build<CommandView>],
  ['flagAllowlist', flagAllowlist as Build<CommandView>],
  ['flagValueIn', flagValueIn as Build<CommandView>],
  ['flagCount', flagCount as Build<CommandView>],
]);
