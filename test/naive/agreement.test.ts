import { describe, expect, it } from 'vitest';
import { MATCHER_KINDS } from '../../src/policy/matchers/compile.js';
import { SEED } from '../support/property.js';
import { agree } from './agree.js';
import { NAIVE_MATCHERS } from './matchers.js';

const DECISIONS = 2_000;

describe('the naive engine', () => {
  it('has a clause for every matcher', () => {
    expect([...NAIVE_MATCHERS].sort()).toEqual([...MATCHER_KINDS.keys()].sort());
  });

  it(`agrees with decide on ${DECISIONS} random decisions`, () => {
    const seen = agree({ decisions: DECISIONS, seed: SEED });
    expect(seen.decisions).toBeGreaterThanOrEqual(DECISIONS);
    console.log(seen);
    // The generators reach every outcome.
    expect(Math.min(seen.allow, seen.review, seen.deny, seen.byRule, seen.uncertain)).toBeGreaterThan(20);
  }, 60_000);
});
