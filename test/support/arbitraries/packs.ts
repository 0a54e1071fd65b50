/** Packs that load: rules of both kinds over the words that the lines use. */

import fc from 'fast-check';
import type { Matcher, Pack, Rule } from '../../../src/generated/types.js';
import { anyMatcher, effects, some } from './matchers.js';
import { PROGRAMS } from './vocabulary.js';

const always: Matcher = { always: true };

/** A rule that allows what is not known says of which program. */
const VOUCHES = /"effectsAllIn":\[[^\]]*"unknown"/;
const vouching = (programs: readonly string[], match: Matcher): Matcher => ({
  all: [{ program: [...programs, 'helper', 'git'] }, match],
});

const rule: fc.Arbitrary<Omit<Rule, 'id'>> = fc
  .tuple(
    anyMatcher,
    fc.constantFrom('allow', 'allow', 'allow', 'allow', 'review', 'deny'),
    effects,
    some(PROGRAMS, 2),
    fc.nat(9),
  )
  .map(([{ kind, match }, wanted, named, programs, dice]) => {
    const effect = wanted === 'allow' && kind === 'call' ? 'deny' : (wanted as Rule['effect']);
    const members: Matcher[] = dice < 5 ? [always] : [match];
    const bounded: Matcher = { all: [{ effectsAllIn: [...named] }, ...members] };
    const about: Matcher = { all: [{ program: programs }, ...members] };
    const specific = effect === 'allow' && dice !== 3 && dice !== 4 ? bounded : about;
    const chosen = kind === 'call' || dice > 6 ? match : specific;
    return {
      effect,
      match: effect === 'allow' && VOUCHES.test(JSON.stringify(chosen)) ? vouching(programs, chosen) : chosen,
      reason: 'Generated.',
      provenance: { source: 'test' },
      ...(effect === 'review' && dice < 3 ? { ask: 'fresh' as const } : {}),
    };
  });

export const ruleSet: fc.Arbitrary<Rule[]> = fc
  .array(rule, { minLength: 1, maxLength: 4 })
  .map((rules) => rules.map((one, index) => ({ id: `r${index}`, ...one })));

export const pack: fc.Arbitrary<Pack> = ruleSet.map((rules) => ({ version: 1, id: 'generated', rules }));

/** Packs of one layer, with ids of their own. */
export const packs: fc.Arbitrary<Pack[]> = fc
  .array(ruleSet, { minLength: 1, maxLength: 3 })
  .map((sets) => sets.map((rules, index) => ({ version: 1, id: `generated-${index}`, rules })));

const NEGATES = /"not":.*"(?:flow|selfRecursive)"/;

/** Without rules that say that something about the call is not so: a longer call may well be otherwise. */
export const growingPacks: fc.Arbitrary<Pack[]> = packs.map((generated) =>
  generated.map((one) => ({
    ...one,
    rules: one.rules.filter(({ match }) => !NEGATES.test(JSON.stringify(match))),
  })),
);
