import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import { decide } from '../../src/decide/decide.js';
import type { Matcher, Rule } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shipped, shippedKnowledge } from '../../src/policy/shipped.js';
import { packOf, policyWith, projector, ruleOf } from '../support/decisions.js';
import { naiveDecide } from './engine.js';

/** What random search seldom reaches: both engines say this. */
const CASES: readonly (readonly [
  title: string,
  rules: readonly Rule[],
  line: string,
  effect: string,
  rule: string | null,
])[] = [
  [
    'an effect that an undecoded word may add counts against the bound',
    [ruleOf('allow', { program: 'rg' })],
    'rg x *',
    'review',
    null,
  ],
  [
    'nobody vouches for a use that is not known of a program that is',
    [ruleOf('allow', { all: [{ program: 'rm' }, { effectsAllIn: ['unknown', 'delete'] }] })],
    'rm --frobnicate a',
    'review',
    null,
  ],
  [
    'what flows through a wrapper reaches what it runs',
    [deny('cat', 'head')],
    'cat a | env head',
    'deny',
    'r',
  ],
  [
    'what a wrapper runs puts out is what the wrapper puts out',
    [deny('cat', 'head')],
    'env cat a | head',
    'deny',
    'r',
  ],
  ['and both ways at once', [deny('cat', 'head')], 'env nice cat a | nice env head', 'deny', 'r'],
  ['up and at once down again is no flow', [deny('cat', 'cat')], 'env cat a', 'review', null],
  [
    'neither is it between what one wrapper runs',
    [deny('cat', 'wc'), ruleOf('allow', { always: true }, 's')],
    'find . -exec cat {} \\; -exec wc {} \\;',
    'allow',
    's',
  ],
  ['a fresh review is named first', [review('a'), { ...review('b'), ask: 'fresh' }], 'ls', 'review', 'b'],
  [
    'a certain deny is named before one that may be',
    [deny2('-i', 'a'), deny2('-n', 'b')],
    'sed -n "$X" f',
    'deny',
    'b',
  ],
  [
    'an uncertain deny keeps an allow back',
    [deny2('-z', 'a'), ruleOf('allow', { program: 'kill' }, 'b'), vouch()],
    'kill "$X"',
    'review',
    'a',
  ],
];

function deny(from: string, to: string): Rule {
  return ruleOf('deny', { flow: { from: { program: from }, to: { program: to }, via: ['pipe', 'operand'] } });
}
function deny2(flag: string, id: string): Rule {
  return ruleOf('deny', { flagPresent: flag }, id);
}
function review(id: string): Rule {
  return ruleOf('review', { program: 'ls' }, id);
}
function vouch(): Rule {
  const match: Matcher = {
    all: [{ program: 'kill' }, { effectsAllIn: ['none', 'process', 'list', 'unknown'] }],
  };
  return ruleOf('allow', match, 'c');
}

describe('both engines', () => {
  it.each(CASES)('%s', (_, rules, line, effect, rule) => {
    const pack = packOf(rules);
    const shape = projector.project(line);
    const { facts } = describeShape(shape, { knowledge: shippedKnowledge(), context: EXAMPLE_CONTEXT });
    const floor = shipped().floor.map((one) => one.pack);
    const layers = [
      { layer: 'floor', packs: floor },
      { layer: 'user-project', packs: [pack] },
    ] as const;
    const real = decide(shape, { ...EXAMPLE_CONTEXT, policy: policyWith([pack]) });
    expect({ effect: real.effect, rule: real.rule }).toEqual({ effect, rule });
    expect(naiveDecide(shape, facts, layers, EXAMPLE_CONTEXT)).toMatchObject({ effect, rule });
  });
});
