import fc from 'fast-check';

/** Nothing, or once in ten times this text. */
export const seldom = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });
