/** Spellings of an argument vector. */

import fc from 'fast-check';
import { asProgram, SPELLINGS } from './spellings.js';

/**
 * A bash command that runs exactly this argument vector: each argument in a spelling of its own (bare, quotes of each
 * kind, backslashes, `$'…'`, quotings side by side), with blanks, tabs or continued lines between them.
 *
 * Shrinks to single quotes where quotes are needed, and blanks. Limits: it throws a TypeError for an empty vector and
 * for text that no argument can hold (NUL, half a surrogate pair); variables, expansions and braces are not used, so
 * nothing of the vector depends on the shell's state; ASCII controls are always written as escapes, and C1 controls
 * never, which careful readers refuse.
 */
export function quoted(argv: readonly string[]): fc.Arbitrary<string> {
  if (argv.length === 0) throw new TypeError('An argument vector has at least the program.');
  const odd = argv.find((word) => word.includes('\0') || /\p{Surrogate}/u.test(word));
  if (odd !== undefined) throw new TypeError(`No argument can be ${JSON.stringify(odd)}.`);
  const [program = '', ...rest] = argv;
  const first = spelling(program).map((word) => asProgram(program, word));
  return spaced([first, ...rest.map(spelling)]);
}

/** The word in one of its spellings, as an argument. */
export const spelling = (word: string): fc.Arbitrary<string> =>
  fc.constantFrom(...SPELLINGS.values()).map((spell) => spell(word));

/** Words with what may stand between them. */
export function spaced(words: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const blank = fc.constantFrom(' ', '  ', '\t', ' \\\n');
  const parts = words.map((word, index) =>
    index === 0 ? word : fc.tuple(blank, word).map(([before, text]) => before + text),
  );
  return fc.tuple(...parts).map((texts) => texts.join(''));
}
