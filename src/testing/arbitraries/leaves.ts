/** What matchers are made of. */

import fc from 'fast-check';
import type { Matcher } from '../../generated/types.js';
import { choice } from './choice.js';

/** The matcher of this name with this value. */
export const leaf = <T>(key: keyof Matcher, value: fc.Arbitrary<T>): fc.Arbitrary<Matcher> =>
  value.map((one) => ({ [key]: one }) as Matcher);

/** At least one of them. */
export const some = <T>(values: readonly T[], maxLength = 4): fc.Arbitrary<T[]> =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength });

export const oneOrSome = <T>(values: readonly T[]): fc.Arbitrary<T | T[]> =>
  choice(fc.constantFrom(...values), some(values));

/** With each member or without it. */
export const partly = <T extends object>(
  members: { [key in keyof T]: fc.Arbitrary<T[key]> },
): fc.Arbitrary<Partial<T>> =>
  fc.record(members, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Partial<T>>;

export const bounds: fc.Arbitrary<{ min?: number; max?: number }> = partly({
  min: fc.nat(2),
  max: fc.nat(3),
});
