/** Command lines with one word that is not known before they run, and what they become for a value of it. */

import fc from 'fast-check';
import { describe as describeShape } from '../../src/commands/describe.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { argumentVector, staticOperand } from '../support/arbitraries.js';
import { projector } from '../support/decisions.js';
import { quoted } from './spelling.js';

export interface Hole {
  /** The line as an agent may write it. */
  readonly open: string;
  /** The same line for one value of the word. */
  readonly filled: string;
}

/** How the unknown word is written, and what it becomes for the words that its value holds. */
interface Spelling {
  readonly text: string;
  readonly fill: (words: readonly string[]) => string;
}

/** Exactly one argument, with text of its own before it. */
const single = (before: string, open = '"$X"'): Spelling => ({
  text: before + open,
  fill: ([word = '']) => before + quoted(word),
});

/** None, one or several arguments. */
const several = (before: string, open: string): Spelling => ({
  text: before + open,
  fill: ([first, ...rest]) =>
    [first === undefined ? before : before + quoted(first), ...rest.map(quoted)]
      .filter((one) => one !== '')
      .join(' '),
});

const SPELLINGS: readonly Spelling[] = [
  single(''),
  single(''),
  single('', '"$(cat list)"'),
  single('src/'),
  single('-'),
  single('--output='),
  single('a'),
  single('/etc/'),
  several('', '$X'),
  several('', '$X'),
  several('src/', '$X'),
  several('-', '$X'),
];

/** Names that a directory may hold: an unquoted glob becomes these. */
const NAMES = ['a.ts', '-delete', '-rf', '--output=x', '-x', 'a b', '-', 'etc'] as const;
const glob: Spelling = { text: '*', fill: (words) => words.map(quoted).join(' ') };

const optionOf = (program: string): fc.Arbitrary<string> => {
  const body = shippedKnowledge().registry.grammarOf(program);
  const children = [...(body?.subcommands.values() ?? [])];
  const names = [body, ...children].flatMap((one) => [...(one?.options.keys() ?? [])]);
  if (names.length === 0) return fc.constantFrom('-x', '--help');
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom('', '', 'x', '=x', '=/etc/shadow', '/etc/shadow'))
    .map(([name, rest]) => name + rest);
};

/** One simple command with the hole among its words, never as the program. */
export const hole: fc.Arbitrary<Hole> = argumentVector.chain((vector) => {
  const value = fc.oneof(staticOperand, optionOf(vector[0] as string));
  return fc
    .tuple(
      fc.nat(vector.length - 1),
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...SPELLINGS) },
        { weight: 1, arbitrary: fc.constant(glob) },
      ),
      fc.array(value, { maxLength: 2 }),
      fc.subarray([...NAMES], {
        minLength: 1,
        maxLength: 2,
      }),
      fc.constantFrom('', '', '', ' > out.txt', ' < README.md', ' | wc -l'),
    )
    .map(([at, spelling, words, names, after]) => {
      const line = (word: string): string =>
        [...vector.slice(0, at + 1).map(quoted), word, ...vector.slice(at + 1).map(quoted)]
          .filter((one) => one !== '')
          .join(' ') + after;
      return { open: line(spelling.text), filled: line(spelling.fill(spelling === glob ? names : words)) };
    });
});

/**
 * The program would refuse these arguments, or its grammar does not say: an option that is not listed, too few or too
 * many operands. What an undecoded word may become is what the grammar lists; anything else is no value of it here.
 */
export const isRefused = (line: string): boolean =>
  describeShape(projector.project(line), {
    knowledge: shippedKnowledge(),
    context: EXAMPLE_CONTEXT,
  }).facts.commands.some((facts) => !facts.known || facts.effects.includes('unknown'));
