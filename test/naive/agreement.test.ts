import { describe, expect, it } from 'vitest';
import { MATCHER_KINDS } from '../../src/policy/matchers/compile.js';
import { SEED } from '../support/seeded.js';
import { agree } from './agree.js';
import { NAIVE_MATCHERS } from './matchers.js';

/** `NAIVE_DECISIONS=100000 npx vitest run test/naive` takes some minutes; `LAWS_SEED` gives other ones. */
const DECISIONS = Number(process.env.NAIVE_DECISIONS ?? 2_000);

describe('the naive engine', () => {
  it('has a clause for every matcher', () => {
    expect([...NAIVE_MATCHERS].sort()).toEqual([...MATCHER_KINDS.keys()].sort());
  });

  it(`agrees with decide on ${DECISIONS} random decisions`, { timeout: 60_000 + DECISIONS * 20 }, () => {
    const seen = agree({ decisions: DECISIONS, seed: SEED });
    expect(seen.decisions).toBeGreaterThanOrEqual(DECISIONS);
    // The generators reach every outcome.
    const least = Math.min(seen.allow, seen.review, seen.deny, seen.byRule, seen.uncertain);
    expect(least, JSON.stringify(seen)).toBeGreaterThan(DECISIONS / 500);
  });
});
