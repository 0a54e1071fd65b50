import fc from 'fast-check';
import { bashText } from '../../../src/testing/index.js';
import type { Generator } from './random.js';

/** The bash that `portcullis/testing` gives to others, without loops that would not end. */
export function published(seed: number): Generator {
  let batch = seed;
  let ready: string[] = [];
  return () => {
    while (ready.length === 0) {
      const texts = fc.sample(bashText({ programs: ['c1', 'c2', 'c3', 'c4'] }), {
        seed: batch,
        numRuns: 500,
      });
      ready = texts.filter((text) => !/\b(?:while|until)\b/.test(text));
      batch += 1_000_003;
    }
    return ready.pop() as string;
  };
}
