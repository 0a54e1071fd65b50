/** Other spellings of the same words and the same nesting: they must decide as the seed does. */

import type { Word } from '../../../generated/types.js';
import { fill } from '../fill.js';
import { type Kind, type Miss, ofText, textMiss } from '../kind.js';
import { behind, replaced, type Seed } from '../seed.js';
import { listed, product } from '../space.js';
import { QUOTINGS } from '../spellings.js';

export const EQUAL_KINDS: readonly Kind[] = [
  {
    id: 'quoting',
    family: 'equal',
    summary: 'One word, or every word, in other quotes and escapes.',
    space: (seed) =>
      ofText(seed, (text) => {
        const words = seed.commands.flatMap((command) => command.words.filter(isPlain));
        const lists = [...words.map((word) => [word]), ...(words.length > 1 ? [words] : [])];
        return product([lists, [...QUOTINGS.values()]] as const, (some, quote) =>
          equal(
            seed,
            edited(
              text,
              some.map((word) => [word.span, quote(word.value as string)] as const),
            ),
          ),
        );
      }),
  },
  {
    id: 'blanks',
    family: 'equal',
    summary: 'More blanks, tabs and continued lines between the words.',
    space: (seed) =>
      ofText(seed, (text) => {
        const gaps = seed.commands.flatMap((command) =>
          command.words.slice(0, -1).map((_, index) => behind(command, index)),
        );
        const lists = [...gaps.map((gap) => [gap]), ...(gaps.length > 1 ? [gaps] : [])];
        return product([lists, BLANKS] as const, (some, blank) =>
          equal(
            seed,
            edited(
              text,
              some.map((gap) => [[gap, gap], blank] as const),
            ),
          ),
        );
      }),
  },
  {
    id: 'nesting',
    family: 'equal',
    summary:
      'The same commands in a group, a subshell, a branch, with a comment, blank lines or a semicolon.',
    space: (seed) =>
      ofText(seed, (text) =>
        listed(NESTINGS.flatMap((template) => equal(seed, fill(template, { seed: text })) ?? [])),
      ),
  },
];

export const equal = (seed: Seed, text: string | null): Miss | null =>
  text === seed.text ? null : textMiss(seed, text, { expects: seed.effect });

type Edit = readonly [span: readonly [number, number], by: string];

/** Several edits of one text that do not overlap. */
const edited = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort(([left], [right]) => right[0] - left[0])
    .filter(([span], index, all) => index === 0 || span[0] !== (all[index - 1] as Edit)[0][0])
    .reduce((whole, [span, by]) => replaced(whole, span, by), text);

/** Its value is known, of printable ASCII, and nothing in it is expanded. */
const isPlain = ({ value, text }: Word): boolean =>
  value !== null && /^[ -~]+$/.test(value) && !/[$`~{}*?[\]!]/.test(text);

const BLANKS = [' ', '\t', ' \\\n', '   \t '] as const;

const NESTINGS = [
  '({seed})',
  '{ {seed}; }',
  '( ( {seed} ) )',
  '{ ({seed}); }',
  '{seed};',
  '{seed} ;',
  '{seed} # comment',
  '# comment\n{seed}',
  '\n\n{seed}\n',
  ' \t{seed} \t',
  '{seed}\n# comment',
  '{\n{seed}\n}',
  'if true; then {seed}; fi',
  'for i in 1; do {seed}; done',
  'case x in x) {seed};; esac',
  'true && {seed}',
  'true; {seed}',
  'false || {seed}',
] as const;
