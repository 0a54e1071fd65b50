/** Packs that load: rules of both kinds over the words that the lines use. */

import type fc from 'fast-check';
import type { Pack, Rule } from '../../../src/generated/types.js';
import { packs as anyPacks, ruleSet as anyRules } from '../../../src/testing/arbitraries/pack.js';
import { WORDS } from './matchers.js';

export const ruleSet: fc.Arbitrary<Rule[]> = anyRules({ rules: 4, words: WORDS });

/** Packs of one layer, with ids of their own. */
export const packs: fc.Arbitrary<Pack[]> = anyPacks(WORDS);

const NEGATES = /"not":.*"(?:flow|selfRecursive)"/;

/** Holds as long as the command does not run in the background. */
const WAITS = /"effectsAllIn":\[(?![^\]]*"background")|"not":.*"effectsSomeIn":\[[^\]]*"background"/;

/**
 * Without rules that lose their ground when the call grows: that something about the call is not so, or, of reviews and
 * denies, that the command does nothing but this, which is no longer so once a `&` stands behind it.
 */
export const growingPacks: fc.Arbitrary<Pack[]> = packs.map((generated) =>
  generated.map((one) => ({
    ...one,
    rules: one.rules.filter(({ effect, match }) => {
      const text = JSON.stringify(match);
      return !NEGATES.test(text) && (effect === 'allow' || !WAITS.test(text));
    }),
  })),
);
