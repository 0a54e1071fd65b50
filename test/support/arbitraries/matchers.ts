/** Matchers over the words that the lines use. */

import type fc from 'fast-check';
import type { Matcher } from '../../../src/generated/types.js';
import { commandLeaf } from '../../../src/testing/arbitraries/command-matchers.js';
import { withWords } from '../../../src/testing/arbitraries/policy-words.js';
import type { PolicyWords } from '../../../src/testing/index.js';
import { FLAGS, PATTERNS, PROGRAMS, STATIC_OPERANDS } from './vocabulary.js';

/** What rules of the tests are about. */
export const WORDS: PolicyWords = {
  programs: PROGRAMS,
  strangers: ['helper'],
  subcommands: ['log', 'status', 'push', 'commit', 'run', 'a', 'docs'],
  options: FLAGS,
  values: STATIC_OPERANDS,
  patterns: PATTERNS,
  tools: ['bash', 'Bash', 'Read', 'mcp__*', 'mcp__db__query', '*'],
};

/** One matcher about a command, by its name. */
export const matcherNamed = (names: readonly string[]): fc.Arbitrary<Matcher> =>
  commandLeaf(withWords(WORDS)).filter((matcher) => names.includes(Object.keys(matcher)[0] ?? ''));
