/** Matchers about one command, by themselves: its words, options, assignments and redirections, and what it does. */

import fc from 'fast-check';
import type { Matcher } from '../../generated/types.js';
import { choice } from './choice.js';
import { factMatchers, type Weighted } from './fact-matchers.js';
import { bounds, leaf, oneOrSome, partly, some } from './leaves.js';
import type { PolicyWords } from './policy-words.js';

/** Without logic around it. */
export function commandLeaf(words: Required<PolicyWords>): fc.Arbitrary<Matcher> {
  return choice(
    ...wordMatchers(words),
    ...optionMatchers(words),
    ...surroundings(words),
    ...factMatchers(words),
  );
}

type Matchers = readonly (fc.Arbitrary<Matcher> | Weighted)[];

function wordMatchers({
  programs,
  strangers,
  subcommands,
  values,
  patterns,
}: Required<PolicyWords>): Matchers {
  const names = [...programs, ...strangers];
  const name = fc.constantFrom(...names);
  const text = fc.constantFrom(...values);
  const pattern = fc.constantFrom(...patterns);
  const first = choice(name, fc.record({ anyOf: some(programs) }, { noNullPrototype: true }));
  const next = choice(text, fc.record({ anyOf: some(subcommands) }, { noNullPrototype: true }));
  const vector = <T>(head: fc.Arbitrary<T>, rest: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
    fc.tuple(head, fc.array(rest, { maxLength })).map(([one, others]) => [one, ...others]);
  return [
    { weight: 3, arbitrary: leaf('program', oneOrSome(names)) },
    leaf('tokens', vector<unknown>(first, next, 2)),
    leaf('argv', vector(name, text, 1)),
    leaf('arg0In', some(values)),
    leaf(
      'argAt',
      fc
        .tuple(fc.nat(2), text, fc.constantFrom('equals', 'value'))
        .map(([index, value, key]) => ({ index, [key]: value })),
    ),
    leaf('argMatches', fc.record({ index: fc.nat(2), pattern }, { noNullPrototype: true })),
    leaf('anyArgMatches', fc.record({ pattern }, { noNullPrototype: true })),
    leaf('argCount', bounds),
  ];
}

function optionMatchers({ options, values }: Required<PolicyWords>): Matchers {
  const beginnings = ['--', '-r', '--o'];
  return [
    leaf('flagPresent', oneOrSome(options)),
    leaf(
      'flagMatches',
      partly({
        names: some(options),
        prefixes: some(beginnings),
        shortChars: fc.constantFrom('r', 'nf', 'x'),
      }),
    ),
    leaf(
      'flagAllowlist',
      partly({ names: some(options, 8), shortChars: fc.constantFrom('', 'rn', 'lanrfio') }),
    ),
    leaf(
      'flagValueIn',
      fc.record(
        { names: some(options), values: some(values), allowUndefinedValue: fc.boolean() },
        { requiredKeys: ['names', 'values'], noNullPrototype: true },
      ),
    ),
    leaf('flagCount', bounds),
  ];
}

const surroundings = ({ patterns }: Required<PolicyWords>): Matchers => [
  leaf(
    'envAssignmentNameIn',
    partly({
      names: some(['FOO', 'PAGER', 'NODE_ENV', 'NAME']),
      prefixes: some(['LD_', 'N']),
      caseInsensitivePrefixes: some(['node', 'Fo']),
    }),
  ),
  leaf('envAssignmentCount', bounds),
  leaf('noSubstitution', fc.constant(true)),
  leaf('noStdoutRedirect', fc.constant(true)),
  leaf(
    'redirect',
    partly({
      stream: fc.constantFrom('stdin' as const, 'stdout' as const, 'stderr' as const, 'any' as const),
      target: fc.constantFrom(...patterns),
      targetKind: fc.constantFrom('file' as const, 'fd' as const, 'heredoc' as const, 'herestring' as const),
      append: fc.boolean(),
    }),
  ),
];
