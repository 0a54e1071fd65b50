/** What keeps a command of a shape from hanging together with the rest, beyond what the schema says. */

import type { Command, Shape, Span, Word } from '../generated/types.js';

/** The end of a sentence about the command; null where nothing is wrong. Linear in the command. */
export function commandFault(command: Command, shape: Shape): string | null {
  if (command.environment >= shape.environments.length) return 'stands in an environment that does not exist';
  if (command.parent !== null && command.parent >= shape.commands.length)
    return 'has a parent that does not exist';
  // What comes from a word, an argument vector or a text of another command belongs to that command.
  if (command.parent === null && command.origin !== 'source')
    return 'comes from inside another command and has no parent';
  if (command.body !== undefined && command.body >= shape.environments.length)
    return 'has a body that does not exist';
  if (!isForward(command.span)) return 'has a span that ends before it starts';
  return formFault(command, shape) ?? wordFault(command, shape);
}

function formFault({ form, words, declared }: Command, shape: Shape): string | null {
  if ((form === 'tool') !== (declared !== undefined)) return 'declares nothing, or is no tool';
  if ((form === 'assignment' || form === 'redirection' || form === 'tool') && words.length > 0)
    return `has words, which a command of the form ${form} has not`;
  if (form === 'simple' && words.length === 0) return 'has no words';
  if (declared === undefined || shape.kind !== 'bash') return null;
  const inert = declared.effects.every((effect) => effect === 'none');
  return inert && declared.operands.every(({ role }) => role === 'cwd')
    ? null
    : 'declares more than a directory, in a shell call';
}

function wordFault(command: Command, shape: Shape): string | null {
  for (const word of wordsOf(command)) {
    if (word.nested?.some((nested) => nested >= shape.commands.length) === true)
      return 'has a word with a command that does not exist';
    if (word.values?.length === 0) return 'has a word with no value at all';
    if ((word.value === null) !== word.reasons.length > 0)
      return 'has a word that is static for some reason, or not for none';
    if (!isForward(word.span)) return 'has a word that ends before it starts';
  }
  return null;
}

function* wordsOf({ words, assignments, redirects, declared }: Command): Generator<Word> {
  yield* words;
  for (const { value, elements } of assignments) {
    if (value !== null) yield value;
    if (elements !== undefined) yield* elements;
  }
  for (const { target } of redirects) if (target !== null) yield target;
  for (const { word } of declared?.operands ?? []) yield word;
}

const isForward = ([start, end]: Span): boolean => start <= end;
