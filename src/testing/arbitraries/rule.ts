/** Rules. */

import fc from 'fast-check';
import type { Effect, Matcher, Rule } from '../../generated/types.js';
import { effects } from './fact-matchers.js';
import { some } from './leaves.js';
import { anyMatcher } from './matcher.js';
import { type PolicyWords, withWords } from './policy-words.js';

/**
 * A rule that loads in every layer that may allow. More than half of them allow, mostly bounded by effects, so that a
 * pack of some has something to decide about; the others review, some of them afresh each time, or deny.
 *
 * Shrinks to an allow with one matcher. Limits: no examples, no alternatives and no texts of its own; an allow of
 * `unknown` names its programs, as `compilePolicy` demands.
 */
export function rule(words: PolicyWords = {}): fc.Arbitrary<Rule> {
  const all = withWords(words);
  return fc
    .record({
      about: anyMatcher(all),
      wanted: fc.constantFrom<Rule['effect']>('allow', 'allow', 'allow', 'allow', 'review', 'deny'),
      named: effects,
      programs: some(all.programs, 2),
      dice: fc.nat(9),
    })
    .map((parts) => makeRule(parts, all.strangers));
}

interface Parts {
  readonly about: { readonly kind: 'command' | 'call'; readonly match: Matcher };
  readonly wanted: Rule['effect'];
  readonly named: readonly Effect[];
  readonly programs: readonly string[];
  readonly dice: number;
}

function makeRule({ about, wanted, named, programs, dice }: Parts, strangers: readonly string[]): Rule {
  const { kind, match } = about;
  const effect = wanted === 'allow' && kind === 'call' ? 'deny' : wanted;
  const members: Matcher[] = dice < 5 ? [{ always: true }] : [match];
  const bounded: Matcher = { all: [{ effectsAllIn: [...named] }, ...members] };
  const specific: Matcher = { all: [{ program: [...programs] }, ...members] };
  const usual = effect === 'allow' && dice !== 3 && dice !== 4 ? bounded : specific;
  const chosen = kind === 'call' || dice > 6 ? match : usual;
  const vouched: Matcher = { all: [{ program: [...programs, ...strangers] }, chosen] };
  return {
    id: 'r',
    effect,
    match: effect === 'allow' && VOUCHES.test(JSON.stringify(chosen)) ? vouched : chosen,
    reason: 'Generated.',
    provenance: { source: 'test' },
    ...(effect === 'review' && dice < 3 ? { ask: 'fresh' as const } : {}),
  };
}

/** A rule that allows what is not known has to say of which program. */
const VOUCHES = /"effectsAllIn":\[[^\]]*"unknown"/;
