import { expect, it } from 'vitest';
import { ANALYSED } from '../../src/analysis/compile.js';
import { MATCHER_KINDS } from '../../src/policy/matchers/compile.js';

it('every matcher about a command or either compiles to the logic of the analysis', () => {
  const logic = new Set(['always', 'all', 'any', 'not']);
  const wanted = [...MATCHER_KINDS]
    .filter(([name, kind]) => kind !== 'call' && !logic.has(name))
    .map(([name]) => name);
  expect([...ANALYSED.keys()].sort()).toEqual(wanted.sort());
});

it('a matcher about the call is one of those that the analysis reads by hand', () => {
  const calls = [...MATCHER_KINDS].filter(([, kind]) => kind === 'call').map(([name]) => name);
  expect(calls.sort()).toEqual(['flow', 'selfRecursive']);
});
