/**
 * Runs a property with a fixed seed, so that the suite fails or passes the same way everywhere. Other inputs:
 * `LAWS_SEED=<number>`; more of them: `LAWS_SCALE=<factor>`.
 */

import fc from 'fast-check';
import { vi } from 'vitest';

// Properties take seconds, and more on a machine that does other things besides.
vi.setConfig({ testTimeout: 180_000 });

const environment = process.env;
export const SEED: number = Number(environment.LAWS_SEED ?? 20_261);
export const SCALE: number = Number(environment.LAWS_SCALE ?? 1);

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
