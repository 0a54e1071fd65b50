import { describe, expect, it } from 'vitest';
import { diffPolicies } from '../../src/analysis/diff.js';
import { callText } from '../../src/analysis/floor.js';
import type { Matcher, Rule } from '../../src/generated/types.js';
import { compilePolicy, type Policy } from '../../src/policy/policy.js';
import { decideCall, packOf, projector, ruleOf, SHIPPED } from '../support/decisions.js';

const withRules = (...rules: readonly Rule[]): Policy => {
  const compiled = compilePolicy({ layers: [{ layer: 'user-project', packs: [packOf(rules, 'team')] }] });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
};

const compared = (before: Policy, after: Policy) => {
  const diff = diffPolicies({ before, after }, { projector });
  if (diff === undefined) throw new Error('not compared');
  return diff;
};

const PUSH: Matcher = {
  all: [
    { tokens: ['git', 'push'] },
    { effectsAllIn: ['none', 'read', 'vcs-read', 'vcs-write', 'network', 'remote-write'] },
  ],
};
const GENTLE: Matcher = { all: [PUSH, { not: { flagPresent: ['--tags'] } }] };
const SAFE: Matcher = { all: [PUSH, { not: { flagPresent: ['--force', '-f'] } }] };
const push = (match: Matcher): Rule => ruleOf('allow', match, 'push');

describe('a policy and itself', () => {
  it('differ in nothing, which is proved', () => {
    expect(compared(SHIPPED, SHIPPED)).toEqual({
      nothing: { 'newly-allowed': true, 'newly-reviewed': true, 'newly-denied': true },
      changes: [],
      open: [],
    });
  });

  it('differ in nothing with other names and the rules in another order', () => {
    const deny = ruleOf('deny', { program: 'dd' }, 'no-dd');
    const before = withRules(push(PUSH), deny);
    const after = withRules({ ...deny, id: 'other' }, { ...push(PUSH), id: 'name', reason: 'Another.' });
    expect(compared(before, after).nothing).toEqual({
      'newly-allowed': true,
      'newly-reviewed': true,
      'newly-denied': true,
    });
  });
});

describe('what a change does', () => {
  /** Before, after, and the changes with what shows them. */
  const TABLE: readonly (readonly [string, Policy, Policy, readonly string[]])[] = [
    ['an allow more', SHIPPED, withRules(push(PUSH)), ['newly-allowed team/push added']],
    ['an allow less', withRules(push(PUSH)), SHIPPED, ['newly-reviewed team/push removed']],
    [
      'an allow that covers nothing new',
      SHIPPED,
      withRules(
        ruleOf('allow', {
          all: [
            { program: 'ls' },
            { effectsAllIn: ['none', 'list'] },
            { pathScopesAllIn: { scopes: ['writable-project'], requireFacts: 'zero-or-more' } },
          ],
        }),
      ),
      [],
    ],
    ['a condition less', withRules(push(GENTLE)), withRules(push(PUSH)), ['newly-allowed team/push added']],
    [
      'a condition more',
      withRules(push(PUSH)),
      withRules(push(GENTLE)),
      ['newly-reviewed team/push removed'],
    ],
    [
      'a deny more',
      SHIPPED,
      withRules(ruleOf('deny', { program: 'ls' }, 'no')),
      ['newly-denied team/no added'],
    ],
    [
      'a deny less',
      withRules(ruleOf('deny', { program: 'ls' }, 'no')),
      SHIPPED,
      ['newly-allowed team/no removed'],
    ],
    [
      'a review more',
      SHIPPED,
      withRules(ruleOf('review', { program: 'ls' }, 'ask')),
      ['newly-reviewed team/ask added'],
    ],
    [
      'a review less',
      withRules(ruleOf('review', { program: 'ls' }, 'ask')),
      SHIPPED,
      ['newly-allowed team/ask removed'],
    ],
    [
      'a deny of what the floor denies',
      SHIPPED,
      withRules(ruleOf('deny', { effectsSomeIn: ['privilege'] }, 'no')),
      [],
    ],
    [
      'an allow of what the floor denies',
      SHIPPED,
      withRules(
        ruleOf('allow', {
          all: [{ program: 'sudo' }, { effectsAllIn: ['privilege'] }, { effectsSomeIn: ['privilege'] }],
        }),
      ),
      [],
    ],
    [
      'a rule on a flow more',
      SHIPPED,
      withRules(ruleOf('deny', { flow: { from: { program: 'cat' }, to: { program: 'wc' } } }, 'no')),
      ['newly-denied team/no added'],
    ],
    [
      'a rule on a flow less',
      withRules(ruleOf('deny', { flow: { from: { program: 'cat' }, to: { program: 'wc' } } }, 'no')),
      SHIPPED,
      ['newly-allowed team/no removed'],
    ],
  ];

  it.each(TABLE)('%s', (_, before, after, expected) => {
    const { changes, nothing } = compared(before, after);
    const found = changes.map(({ kind, rule, cause }) => `${kind} ${rule} ${cause}`);
    for (const one of expected) expect(found).toContain(one);
    if (expected.length === 0) expect(found).toEqual([]);
    expect(nothing['newly-allowed']).toBe(!expected.some((one) => one.startsWith('newly-allowed')));
  });

  it.each(TABLE)('%s: each call shown is decided so by the two policies', (_, before, after) => {
    for (const change of compared(before, after).changes) {
      const [posture] = change.postures;
      const call = { tool: change.call.tool ?? 'bash', input: change.call.input };
      const context = { ...change.context, posture: posture as 'supervised' };
      const effects = [before, after].map((policy) => decideCall(call, { policy, context }).effect);
      expect([callText(change.call), ...effects]).toEqual([
        callText(change.call),
        change.before,
        change.after,
      ]);
    }
  });
});

it('leaves a question open that it can neither prove nor show', () => {
  // Options of one name do other things in other subcommands, which the proof does not tell apart.
  const { nothing, open } = compared(withRules(push(SAFE)), withRules(push(PUSH)));
  expect(nothing['newly-allowed']).toBe(false);
  expect(open).toEqual([{ kind: 'newly-allowed', rule: 'team/push', cause: 'added', code: 'no-witness' }]);
});

it('compares only policies', () => {
  expect(diffPolicies({ before: SHIPPED, after: {} as Policy }, { projector })).toBeUndefined();
});
