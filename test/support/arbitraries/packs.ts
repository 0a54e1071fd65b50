/** Packs that load: rules of both kinds over the words that the lines use. */

import type fc from 'fast-check';
import type { Pack, Rule } from '../../../src/generated/types.js';
import { packs as anyPacks, ruleSet as anyRules } from '../../../src/testing/arbitraries/pack.js';
import { WORDS } from './matchers.js';

export const ruleSet: fc.Arbitrary<Rule[]> = anyRules({ rules: 4, words: WORDS });

/** Packs of one layer, with ids of their own. */
export const packs: fc.Arbitrary<Pack[]> = anyPacks(WORDS);

const NEGATES = /"not":.*"(?:flow|selfRecursive)"/;

/** Without rules that say that something about the call is not so: a longer call may well be otherwise. */
export const growingPacks: fc.Arbitrary<Pack[]> = packs.map((generated) =>
  generated.map((one) => ({
    ...one,
    rules: one.rules.filter(({ match }) => !NEGATES.test(JSON.stringify(match))),
  })),
);
