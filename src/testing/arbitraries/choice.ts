/** Choices that shrink. */

import fc from 'fast-check';

/** As `fc.oneof`, and shrinking to the first, which is the simplest. */
export const choice = <T extends fc.MaybeWeightedArbitrary<unknown>[]>(
  ...of: T
): fc.Arbitrary<fc.OneOfValue<T>> => fc.oneof({ withCrossShrink: true }, ...of);

/** Nothing, or once in ten times this text. */
export const seldom = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  choice({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });
