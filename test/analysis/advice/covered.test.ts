import { expect, it } from 'vitest';
import { coveredRule } from '../../../src/analysis/advice/covered.js';
import type { DecisionEffect, Effect, Matcher } from '../../../src/generated/types.js';
import type { CompiledRule } from '../../../src/policy/rule.js';
import { compiled } from '../../support/wishes.js';

type Spec = readonly [DecisionEffect, Matcher];
const deny = (match: Matcher): Spec => ['deny', match];
const review = (match: Matcher): Spec => ['review', match];
const allow = (match: Matcher): Spec => ['allow', match];
const all = (...parts: Matcher[]): Matcher => ({ all: parts });
const effects = (...names: Effect[]): Matcher => ({ effectsAllIn: names });
const LS: Matcher = { program: 'ls' };
const CAT: Matcher = { program: 'cat' };
const BOTH: Matcher = { program: ['ls', 'cat'] };
const READS = effects('none', 'list', 'read');
const programs = (count: number, name: string): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);
const eachOf = (names: readonly string[]): readonly Spec[] => names.map((program) => deny({ program }));
const PROTECTED: readonly Spec[] = [
  deny(all(CAT, { pathScopesNoneIn: { scopes: ['denied'] } })),
  deny(all(CAT, { pathScopesSomeIn: { scopes: ['denied'] } })),
];
const LOOSER: Matcher = { input: { pointer: '/dangerously_disable_sandbox', equals: true } };

/** A rule, others beside it, and which of them make it change nothing. */
const TABLE: readonly (readonly [string, Spec, readonly Spec[], string | null])[] = [
  ['a wider deny', allow(CAT), [deny(BOTH)], 'shadowed 0'],
  ['a wider review', allow(CAT), [review(CAT)], 'shadowed 0'],
  ['a narrower deny', allow(CAT), [deny(all(CAT, { arg0In: ['a'] }))], null],
  ['a deny beside a review', review(CAT), [deny(CAT)], 'shadowed 0'],
  ['a review beside a deny', deny(CAT), [review(CAT)], null],
  ['an allow beside a deny', deny(CAT), [allow(CAT)], null],
  ['the same', deny(CAT), [deny(CAT), deny(all(CAT))], 'redundant 1'],
  ['another program', deny(CAT), [deny(LS)], null],
  ['any program', deny(CAT), [deny({ always: true })], 'redundant 0'],
  ['of any program, by one', deny({ always: true }), [deny(LS)], null],
  ['two halves', deny(BOTH), [deny(LS), deny(CAT)], 'redundant 0,1'],
  [
    'few of those that would do',
    deny(BOTH),
    [deny({ program: 'wc' }), deny(LS), deny({ program: ['wc', 'ls'] }), deny(CAT)],
    'redundant 2,3',
  ],
  ['one half', deny(BOTH), [deny(LS)], null],
  ['halves of two effects', allow(BOTH), [deny(LS), review(CAT)], 'shadowed 0,1'],
  ['a half shadowed, a half said', allow(all(BOTH, READS)), [deny(LS), allow(all(CAT, READS))], null],
  [
    'an allow of more effects',
    allow(all(CAT, READS)),
    [allow(all(CAT, effects('none', 'list', 'read', 'network')))],
    'redundant 0',
  ],
  ['an allow of fewer effects', allow(all(CAT, READS)), [allow(all(CAT, effects('none', 'list')))], null],
  // It covers no protected place, which one that names its effects does.
  ['an allow that names no effect', allow(all(CAT, READS)), [allow(CAT)], null],
  ['certain and uncertain denies', allow(all(CAT, READS)), PROTECTED, 'shadowed 0,1'],
  ['denies of which none is certain', review(CAT), PROTECTED, null],
  ['a rule about calls', deny(CAT), [deny({ flow: { from: CAT, to: { always: true } } })], null],
  ['of a rule about calls', deny({ flow: { from: CAT, to: LS } }), [deny({ always: true })], null],
  [
    'all that an allow covers',
    allow(all({ tool: 'mcp__x__y' }, effects('none'))),
    [deny(all({ not: LOOSER }, { tool: 'mcp__x__y' }))],
    'shadowed 0',
  ],
  [
    'all but a looser guard',
    review({ tool: 'mcp__x__y' }),
    [deny(all({ not: LOOSER }, { tool: 'mcp__x__y' }))],
    null,
  ],
  [
    'as many as are taken together',
    deny({ program: [...programs(40, 'p')] }),
    eachOf(programs(40, 'p')),
    `redundant ${[...programs(40, '')].join()}`,
  ],
  ['one more', deny({ program: [...programs(41, 'p')] }), eachOf(programs(41, 'p')), null],
  [
    'two halves among many of other programs',
    deny(BOTH),
    [deny(LS), deny(CAT), ...eachOf(programs(40, 'p'))],
    'redundant 0,1',
  ],
];

it.each(TABLE)('%s', (_, spec, specs, expected) => {
  const rule = compiled(...spec);
  const others: readonly CompiledRule[] = specs.map((one) => compiled(...one));
  const found = coveredRule(rule, { others, limits: { steps: 200_000, calls: 0 } });
  expect(found === null ? null : `${found.kind} ${found.by.map((one) => others.indexOf(one)).join()}`).toBe(
    expected,
  );
});
