/** Contexts: what a harness may know, from nothing to everything. */

import type fc from 'fast-check';
import { context } from '../../../src/testing/index.js';
import type { Facts } from '../decisions.js';

/** About the tools that calls of the tests name. */
export const anyContext: fc.Arbitrary<Facts> = context({
  tools: ['mcp__db__query', 'mcp__fs__read', 'frobnicate'],
});
