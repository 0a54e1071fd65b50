import { expect, it } from 'vitest';
import { clauseMet } from '../../src/analysis/clause-met.js';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { projector } from '../support/decisions.js';
import { compiled } from '../support/wishes.js';

const LS: Matcher = { program: 'ls' };
const CAT: Matcher = { program: 'cat' };
const LONG: Matcher = { flagPresent: '-l' };
const ALL: Matcher = { flagPresent: '-a' };
const FLOW: Matcher = { flow: { from: CAT, to: { program: 'wc' } } };
const OTHER: Matcher = { flow: { from: CAT, to: LS } };

/** A rule's match, a call, and the part of the match that the call meets. */
const TABLE: readonly (readonly [string, Matcher, string, Matcher])[] = [
  ['all of it', LS, 'ls', LS],
  ['an empty list', { any: [] }, 'ls', { any: [] }],
  ['the second alternative', { any: [CAT, LS] }, 'ls', LS],
  ['the first of two that hold', { any: [LS, LONG] }, 'ls -l', LS],
  ['none, where nothing is met', { any: [CAT, LONG] }, 'ls', { any: [CAT, LONG] }],
  ['one in another', { any: [CAT, { any: [LONG, ALL] }] }, 'ls -a', ALL],
  ['one of each', { all: [LS, { any: [LONG, ALL] }] }, 'ls -a', { all: [LS, ALL] }],
  [
    'one of each of two',
    {
      all: [{ any: [CAT, LS] }, { any: [LONG, ALL] }],
    },
    'ls -a',
    { all: [LS, ALL] },
  ],
  // `cat` alone has the first alternative, but not beside the rest.
  ['beside what it stands with', { all: [LONG, { any: [CAT, LS] }] }, 'cat a; ls -l', { all: [LONG, LS] }],
  ['of any command of the call', { any: [LONG, LS] }, 'cat a; ls', LS],
  ['of the call', { any: [OTHER, FLOW] }, 'cat a | wc', FLOW],
  [
    'of the call and a command',
    { all: [{ any: [OTHER, FLOW] }, { tool: 'Bash' }] },
    'cat a | wc',
    { all: [FLOW, { tool: 'Bash' }] },
  ],
  ['none of a call that cannot be read', { any: [CAT, LS] }, "ls '", { any: [CAT, LS] }],
];

it.each(TABLE)('%s', (_, match, input, expected) => {
  const found = { call: { tool: 'Bash', input }, context: EXAMPLE_CONTEXT };
  expect(clauseMet(compiled('deny', match), found, { projector })).toEqual(expected);
});
