/** How an option with a value may be written by the habits of its grammar: a model apart from the parser's code. */

import type { GrammarBody } from '../../src/commands/registry.js';
import type { OptionGrammar } from '../../src/generated/types.js';
import { bundles, letterOf, plainFlag } from './grammar-bodies.js';

export interface Spelling {
  readonly habit: 'separate' | 'equals' | 'glued' | 'bundled' | 'bundled and glued' | 'abbreviated';
  readonly words: readonly string[];
  /** Another option that stands in the same word. */
  readonly flag?: OptionGrammar;
}

/** Every habit of every name of the option, with this value; `more` values and the end of a vector included. */
export function spellingsOf(body: GrammarBody, option: OptionGrammar, value: string): readonly Spelling[] {
  const tail = [
    ...(option.more ?? []).map((_, index) => `MORE${index}`),
    ...(option.until?.[0] === undefined ? [] : [option.until[0].split(' ').at(-1) as string]),
  ];
  return spelled(body, option, value).map((one) => ({ ...one, words: [...one.words, ...tail] }));
}

function spelled(body: GrammarBody, option: OptionGrammar, value: string): readonly Spelling[] {
  // A vector of several words is never part of one.
  const joins = option.until === undefined;
  const separates = takesNextWord(option);
  return namesOf(body, option).flatMap((name): readonly Spelling[] => {
    const found: Spelling[] = separates ? [{ habit: 'separate', words: [name, value] }] : [];
    if (!joins) return found;
    const long = name.startsWith('--');
    const letter = /^[-+][^-]$/.test(name);
    if (long || (!letter && body.style.singleDashLong === true))
      found.push({ habit: 'equals', words: [`${name}=${value}`] });
    if (long && body.style.abbreviations === true) found.push(...abbreviated(body, name, value, separates));
    if (letter && (bundles(body) || !separates)) found.push({ habit: 'glued', words: [`${name}${value}`] });
    if (letter && name.startsWith('-')) found.push(...bundled(body, option, name, value));
    return found.filter(({ words, habit }) => habit === 'separate' || !body.options.has(words[0] as string));
  });
}

/** Names by which this option is meant: a name that a subcommand gives to another option is not one of its parent's. */
export const namesOf = (body: GrammarBody, option: OptionGrammar): readonly string[] =>
  option.names.filter((name) => body.options.get(name) === option);

export const takesNextWord = ({ optional, attachedOnly }: OptionGrammar): boolean =>
  optional !== true && attachedOnly !== true;

function abbreviated(
  body: GrammarBody,
  name: string,
  value: string,
  separates: boolean,
): readonly Spelling[] {
  const meant = body.options.get(name);
  const isClear = (text: string): boolean =>
    !body.options.has(text) &&
    body.longNames.every((other) => !other.startsWith(text) || body.options.get(other) === meant);
  const text = Array.from({ length: name.length - 3 }, (_, cut) => name.slice(0, cut + 3)).find(isClear);
  if (text === undefined) return [];
  const joined: Spelling = { habit: 'abbreviated', words: [`${text}=${value}`] };
  return separates ? [joined, { habit: 'abbreviated', words: [text, value] }] : [joined];
}

function bundled(body: GrammarBody, option: OptionGrammar, name: string, value: string): readonly Spelling[] {
  const flag = plainFlag(body, option);
  const letter = flag === undefined ? undefined : letterOf(flag, body);
  if (flag === undefined || letter === undefined) return [];
  const word = `-${letter}${name.slice(1)}`;
  const glued: Spelling = { habit: 'bundled and glued', words: [`${word}${value}`], flag };
  if (!takesNextWord(option) || body.options.has(word)) return [glued];
  return [{ habit: 'bundled', words: [word, value], flag }, glued];
}
