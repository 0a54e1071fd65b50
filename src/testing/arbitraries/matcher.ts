/** Matchers. */

import fc from 'fast-check';
import type { Matcher } from '../../generated/types.js';
import { shipped } from '../../policy/shipped.js';
import { choice } from './choice.js';
import { commandLeaf } from './command-matchers.js';
import { effects } from './fact-matchers.js';
import { leaf, oneOrSome, partly, some } from './leaves.js';
import { type PolicyWords, withWords } from './policy-words.js';

/**
 * A matcher of pack version 1: about a command, about the call or about either, with logic up to two levels deep around
 * it. All that the schema has are covered. `compilePolicy` takes every one in a rule that reviews or denies.
 *
 * Shrinks to one matcher without logic. Limits: matchers about a command and about the call are not mixed, which no
 * rule may; patterns are drawn from `words.patterns`, not generated.
 */
export function matcher(words: PolicyWords = {}): fc.Arbitrary<Matcher> {
  return anyMatcher(words).map(({ match }) => match);
}

/** With what it is about, since a rule about the call cannot allow. */
export function anyMatcher(
  words: PolicyWords = {},
): fc.Arbitrary<{ readonly kind: 'command' | 'call'; readonly match: Matcher }> {
  const all = withWords(words);
  return choice(
    { weight: 4, arbitrary: commandMatcher(all).map((match) => ({ kind: 'command' as const, match })) },
    { weight: 1, arbitrary: callMatcher(all).map((match) => ({ kind: 'call' as const, match })) },
  );
}

export function commandMatcher(words: PolicyWords = {}): fc.Arbitrary<Matcher> {
  const all = withWords(words);
  const leaves = choice(
    { weight: 5, arbitrary: commandLeaf(all) },
    { weight: 1, arbitrary: eitherLeaf(all) },
  );
  return nested(leaves, 2);
}

/** About the call: at least one matcher in it is. */
function callMatcher(words: Required<PolicyWords>): fc.Arbitrary<Matcher> {
  const one = callLeaf(words);
  return choice(
    one,
    one.map((inner) => ({ not: inner })),
    fc
      .tuple(one, nested(eitherLeaf(words), 1), fc.constantFrom('all' as const, 'any' as const))
      .map(([first, other, key]) => ({ [key]: [first, other] })),
  );
}

function callLeaf(words: Required<PolicyWords>): fc.Arbitrary<Matcher> {
  // Mostly something simple, so that ends are found.
  const end: fc.Arbitrary<Matcher> = choice(
    leaf('program', some(words.programs, 3)),
    leaf('effectsSomeIn', effects),
    fc.constant<Matcher>({ always: true }),
    commandMatcher(words),
  );
  const via = some(['pipe', 'substitution', 'process', 'variable', 'file', 'operand', 'redirect'] as const);
  const flow = fc.record(
    { from: end, to: end, via, runs: fc.constant(true) },
    { requiredKeys: ['from', 'to'], noNullPrototype: true },
  );
  return choice(
    { weight: 4, arbitrary: leaf('flow', flow) },
    { weight: 1, arbitrary: leaf('selfRecursive', fc.constant(true)) },
  );
}

function eitherLeaf({ tools }: Required<PolicyWords>): fc.Arbitrary<Matcher> {
  const record = { noNullPrototype: true } as const;
  return choice(
    leaf('always', fc.constant(true)),
    leaf('tool', oneOrSome(tools)),
    leaf('toolKind', oneOrSome(['bash', 'file-read', 'mcp', 'unknown'] as const)),
    leaf('toolTier', some(['read', 'write', 'exec'] as const)),
    leaf(
      'input',
      choice(
        fc.record(
          {
            pointer: fc.constantFrom('/path', '/file_path', '/q'),
            pattern: fc.constantFrom('.*', 'src/.*', '/etc/.*'),
          },
          record,
        ),
        fc.record({ pointer: fc.constantFrom('/q', '/url', '/none', ''), present: fc.boolean() }, record),
        fc.record({ pointer: fc.constant('/q'), equals: fc.constantFrom('x', 'y', 1, null) }, record),
      ),
    ),
    leaf(
      'mcp',
      partly({
        server: fc.constantFrom('db', 'd*', 'fs'),
        tool: oneOrSome(['query', 'read', '*'] as const),
        trusted: fc.boolean(),
        annotations: fc.constantFrom({}, { readOnlyHint: true }, { readOnlyHint: false }),
      }),
    ),
    leaf('posture', some([...shipped().postures.keys()])),
  );
}

const logic = (inner: fc.Arbitrary<Matcher>): fc.Arbitrary<Matcher> =>
  choice(
    leaf('all', fc.array(inner, { maxLength: 3 })),
    leaf('any', fc.array(inner, { maxLength: 3 })),
    leaf('not', inner),
  );

function nested(leaves: fc.Arbitrary<Matcher>, depth: number): fc.Arbitrary<Matcher> {
  if (depth === 0) return leaves;
  const inner = nested(leaves, depth - 1);
  return choice({ weight: 3, arbitrary: leaves }, { weight: 2, arbitrary: logic(inner) });
}
