/**
 * Runs a property with the seed of the suite (`seeded.ts`). More inputs: `LAWS_SCALE=<factor>`.
 */

import fc from 'fast-check';
import { vi } from 'vitest';
import { SEED } from './seeded.js';

// Properties take seconds, and more on a machine that does other things besides.
vi.setConfig({ testTimeout: 180_000 });

export const SCALE: number = Number(process.env.LAWS_SCALE ?? 1);

export function holds<T>(
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => void,
  options: { readonly runs: number },
): void {
  fc.assert(fc.property(arbitrary, check), {
    seed: SEED,
    numRuns: Math.max(1, Math.round(options.runs * SCALE)),
    interruptAfterTimeLimit: 540_000,
  });
}
