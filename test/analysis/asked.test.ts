import { describe, expect, it } from 'vitest';
import { diffPolicies } from '../../src/analysis/diff.js';
import { callText, floorProblems, meetFloor } from '../../src/analysis/floor.js';
import { decideQuestion, LIMITS, overlap } from '../../src/analysis/overlap.js';
import type { DecisionEffect, Matcher, Rule } from '../../src/generated/types.js';
import { loadPack } from '../../src/policy/pack.js';
import type { Policy } from '../../src/policy/policy.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { shipped } from '../../src/policy/shipped.js';
import { packOf, policyOf, projector, ruleOf, SHIPPED } from '../support/decisions.js';
import { compiled, met } from '../support/wishes.js';

/** No search: what is not proved is open. */
const PROOFS = { steps: 200_000, calls: 0 };
const all = (...parts: Matcher[]): Matcher => ({ all: parts });
const LS: Matcher = { program: 'ls' };
const STRANGE: Matcher = { program: 'strange' };
const UNKNOWN: Matcher = { effectsAllIn: ['none', 'unknown'] };
const FLOW: Matcher = { flow: { from: { program: 'cat' }, to: { program: 'wc' } } };
const allow = (match: Matcher, id = 'a'): Rule => ruleOf('allow', match, id);
const review = (match: Matcher, id = 'r'): Rule => ruleOf('review', match, id);
const deny = (match: Matcher, id = 'd'): Rule => ruleOf('deny', match, id);

const policies = new Map<string, Policy>();
function policy(rules: readonly Rule[]): Policy {
  const key = JSON.stringify(rules);
  const made =
    policies.get(key) ?? policyOf({ layers: [{ layer: 'user-project', packs: [packOf(rules, 'team')] }] });
  policies.set(key, made);
  return made;
}

const rulesOf = (...rules: Rule[]): readonly CompiledRule[] => {
  const loaded = loadPack(packOf(rules, 'team'), 'user-project');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.rules;
};

describe('a change that no call is looked for', () => {
  /** The rules before and after, and what is left open. */
  const TABLE: readonly (readonly [string, readonly Rule[], readonly Rule[], readonly string[]])[] = [
    ['nothing', [deny(LS)], [deny(LS)], []],
    ['another name', [deny(LS)], [deny(LS, 'e')], []],
    ['an allow more', [], [allow(all(STRANGE, UNKNOWN))], ['newly-allowed team/a added']],
    ['an allow less', [allow(all(STRANGE, UNKNOWN))], [], ['newly-reviewed team/a removed']],
    ['a deny more', [], [deny(LS)], ['newly-denied team/d added']],
    ['a deny less', [deny(LS)], [], ['newly-allowed team/d removed', 'newly-reviewed team/d removed']],
    ['a review more', [], [review(LS)], ['newly-reviewed team/r added']],
    ['a review less', [review(LS)], [], ['newly-allowed team/r removed']],
    ['a deny for a review', [review(LS)], [deny(LS)], ['newly-denied team/d added']],
    ['a review for a deny', [deny(LS)], [review(LS)], ['newly-reviewed team/d removed']],
    ['an allow of what a deny holds', [deny(STRANGE)], [deny(STRANGE), allow(all(STRANGE, UNKNOWN))], []],
    [
      'an allow of what a review holds',
      [review(STRANGE)],
      [review(STRANGE), allow(all(STRANGE, UNKNOWN))],
      [],
    ],
    ['an allow less of what a deny held', [deny(STRANGE), allow(all(STRANGE, UNKNOWN))], [deny(STRANGE)], []],
    [
      'an allow less of what a review held',
      [review(STRANGE), allow(all(STRANGE, UNKNOWN))],
      [review(STRANGE)],
      [],
    ],
    [
      'an allow more beside one of more',
      [allow(all({ program: ['strange', 'other'] }, UNKNOWN))],
      [allow(all({ program: ['strange', 'other'] }, UNKNOWN)), allow(all(STRANGE, UNKNOWN), 'b')],
      [],
    ],
    [
      'an allow less beside one of more',
      [allow(all({ program: ['strange', 'other'] }, UNKNOWN)), allow(all(STRANGE, UNKNOWN), 'b')],
      [allow(all({ program: ['strange', 'other'] }, UNKNOWN))],
      [],
    ],
    [
      'a deny more beside one of more',
      [deny({ program: ['ls', 'cat'] })],
      [deny({ program: ['ls', 'cat'] }), deny(LS, 'e')],
      [],
    ],
    [
      'a deny less beside one of more',
      [deny({ program: ['ls', 'cat'] }), deny(LS, 'e')],
      [deny({ program: ['ls', 'cat'] })],
      [],
    ],
    [
      'a review less beside one of more',
      [review({ program: ['ls', 'cat'] }), review(LS, 's')],
      [review({ program: ['ls', 'cat'] })],
      [],
    ],
    [
      'a review more beside a deny',
      [deny({ program: ['ls', 'cat'] })],
      [deny({ program: ['ls', 'cat'] }), review(LS)],
      [],
    ],
    [
      'a review more where a deny went',
      [deny(LS)],
      [review(LS), deny({ program: 'cat' }, 'e')],
      ['newly-reviewed team/d removed', 'newly-denied team/e added'],
    ],
    [
      'another bound',
      [allow(all(LS, { effectsAllIn: ['list'] }))],
      [allow(all(LS, { effectsAllIn: ['list', 'none'] }))],
      ['newly-allowed team/a added'],
    ],
    ['a rule on a flow more', [], [deny(FLOW)], ['newly-denied team/d added']],
    [
      'a rule on a flow less',
      [deny(FLOW)],
      [],
      ['newly-allowed team/d removed', 'newly-reviewed team/d removed'],
    ],
    [
      'a rule on a flow more, of what nothing allows',
      [],
      [deny({ flow: { from: { effectsSomeIn: ['power'] }, to: { program: 'wc' } } })],
      [],
    ],
    [
      'a rule on a flow less, of what is allowed now',
      [deny({ flow: { from: { effectsSomeIn: ['power'] }, to: { effectsSomeIn: ['power'] } } })],
      [allow({ effectsAllIn: ['power'] })],
      ['newly-allowed team/d removed'],
    ],
  ];

  it.each(TABLE)('%s', (_, before, after, expected) => {
    const found = diffPolicies(
      { before: policy(before), after: policy(after) },
      { projector, limits: PROOFS },
    );
    expect(found?.changes).toEqual([]);
    expect(found?.open.map(({ kind, rule, cause }) => `${kind} ${rule} ${cause}`)).toEqual(expected);
    expect(found?.open.every(({ code }) => code === 'no-witness')).toBe(true);
    const kinds = ['newly-allowed', 'newly-reviewed', 'newly-denied'] as const;
    expect(kinds.filter((kind) => found?.nothing[kind] === false)).toEqual(
      kinds.filter((kind) => expected.some((one) => one.startsWith(kind))),
    );
  });

  it('is open for want of steps', () => {
    const found = diffPolicies(
      { before: SHIPPED, after: policy([allow(all(STRANGE, UNKNOWN))]) },
      { projector, limits: { steps: 1, calls: 0 } },
    );
    expect(found?.open).toEqual([{ kind: 'newly-allowed', rule: 'team/a', cause: 'added', code: 'budget' }]);
  });

  it('is of policies alone', () => {
    expect(diffPolicies({ before: {} as Policy, after: SHIPPED }, { projector })).toBeUndefined();
    expect(diffPolicies({ before: SHIPPED, after: {} as Policy }, { projector })).toBeUndefined();
  });
});

describe('a change that a call is found for', () => {
  const few = { steps: 200_000, calls: 60 };
  const POSTURES = ['explore', 'manual', 'supervised', 'unattended'];
  const TABLE: readonly (readonly [
    string,
    readonly Rule[],
    readonly Rule[],
    string,
    DecisionEffect,
    DecisionEffect,
    readonly string[],
  ])[] = [
    ['a deny more', [], [deny(LS)], 'newly-denied', 'allow', 'deny', POSTURES],
    ['a review more', [], [review(LS)], 'newly-reviewed', 'allow', 'review', POSTURES],
    [
      'an allow more',
      [],
      [allow(all(STRANGE, UNKNOWN))],
      'newly-allowed',
      'review',
      'allow',
      ['supervised', 'unattended'],
    ],
    ['a rule on a flow more', [], [deny(FLOW)], 'newly-denied', 'allow', 'deny', POSTURES],
    [
      'a rule of one posture more',
      [],
      [deny(all(LS, { posture: ['manual'] }))],
      'newly-denied',
      'allow',
      'deny',
      ['manual'],
    ],
  ];

  it.each(TABLE)('%s', (_, before, after, kind, was, is, postures) => {
    const found = diffPolicies({ before: policy(before), after: policy(after) }, { projector, limits: few });
    const [change] = found?.changes ?? [];
    expect([change?.kind, change?.cause, change?.before, change?.after]).toEqual([kind, 'added', was, is]);
    expect([...(change?.postures ?? [])].sort()).toEqual(postures);
    expect(found?.open).toEqual([]);
  });

  it('stands before one that denies, and behind one that allows', () => {
    const after = [deny(LS), review({ program: 'cat' }), allow(all(STRANGE, UNKNOWN))];
    const found = diffPolicies({ before: SHIPPED, after: policy(after) }, { projector, limits: few });
    expect(found?.changes.map(({ kind }) => kind)).toEqual([
      'newly-allowed',
      'newly-reviewed',
      'newly-denied',
    ]);
  });
});

describe('the floor', () => {
  const PRIVILEGE = all({ program: 'sudo' }, { effectsAllIn: ['privilege'] });

  it('is asked about with each allow rule', () => {
    const floor = shipped().floor.flatMap((pack) => pack.rules).length;
    const found = meetFloor(
      rulesOf(
        allow(PRIVILEGE),
        deny(LS),
        allow(all(LS, { effectsAllIn: ['list'] }, { flagCount: { max: 0 } }), 'b'),
      ),
      { projector },
      PROOFS,
    );
    expect(found.pairs).toBe(2 * floor);
    expect(found.meetings.map(({ allow: one, floor: other }) => [one, other])).toContainEqual([
      'a',
      'privilege',
    ]);
  });

  const INSIDE = ['writable-project', 'project'] as const;
  const paths = (...scopes: readonly string[]): Matcher =>
    ({ pathScopesAllIn: { scopes: [...INSIDE, ...scopes], requireFacts: 'zero-or-more' } }) as Matcher;
  const hosts = (...classes: readonly string[]): Matcher =>
    ({ hostsAllIn: { classes, requireFacts: 'zero-or-more' } }) as Matcher;
  const OPEN = ['listed', 'public', 'loopback', 'private'];
  /** The match of an allow, and the mildest condition that keeps it off the floor. */
  const CONDITIONS: readonly (readonly [string, Matcher, Matcher | null])[] = [
    [
      'what deletes',
      all({ program: 'rm' }, { effectsAllIn: ['delete'] }),
      paths('temp', 'home', 'system', 'outside'),
    ],
    [
      'what copies',
      all({ program: 'cp' }, { effectsAllIn: ['read', 'write', 'overwrite', 'create'] }),
      paths('temp', 'home', 'system', 'outside'),
    ],
    ['what fetches', all({ program: 'curl' }, { effectsAllIn: ['none', 'read', 'network'] }), hosts(...OPEN)],
    [
      'what runs and fetches',
      all({ program: 'sh' }, { effectsAllIn: ['none', 'execute', 'read', 'network'] }),
      { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] },
    ],
    [
      'what writes to devices',
      all({ program: 'dd' }, { effectsAllIn: ['read', 'write', 'device'] }),
      { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] },
    ],
    [
      'what only a person starts',
      { all: [{ toolKind: 'spawn' }, { effectsAllIn: ['spawn'] }] },
      { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] },
    ],
  ];

  it.each(CONDITIONS)('is kept off by a condition: %s', (_, match, condition) => {
    const { meetings } = meetFloor(rulesOf(allow(match)), { projector }, PROOFS);
    expect(meetings.length).toBeGreaterThan(0);
    for (const { separator, verdict } of meetings)
      expect([separator, verdict]).toEqual([condition, { kind: 'unknown', code: 'no-witness' }]);
  });

  it('is told of as problems of the rule', () => {
    const [rule] = rulesOf(allow(PRIVILEGE));
    if (rule === undefined) throw new Error('There is no rule.');
    const problem = {
      pointer: '/match',
      hint: 'Add, beside what it asks for: {"effectsAllIn":["none","list","read","vcs-read"]}',
    };
    expect(floorProblems(rule, { projector, limits: PROOFS })).toEqual([
      {
        ...problem,
        code: 'floor-no-witness',
        message: "That the allow rule a keeps off the floor's privilege could not be shown (no-witness).",
      },
    ]);
    expect(floorProblems(rule, { projector })).toEqual([
      {
        ...problem,
        code: 'meets-floor',
        message:
          'The allow rule a also covers `sudo`, which the floor\'s privilege holds by `{"effectsSomeIn":["privilege"]}`.',
        witness: '`sudo`',
      },
    ]);
  });

  it('is told of where the budget ends', () => {
    const [acting] = rulesOf(allow(PRIVILEGE));
    if (acting === undefined) throw new Error('There is no rule.');
    const [short] = floorProblems(acting, { projector, limits: { steps: 3, calls: 0 } });
    expect(short?.code).toBe('floor-budget');
  });
});

describe('a question', () => {
  const question = { wishes: [met(LS), met({ flagPresent: '-a' })] };

  it('has a verdict within its limits', () => {
    expect(decideQuestion({ wishes: [met(LS), met({ program: 'cat' })] }, { projector }, PROOFS)).toEqual({
      kind: 'disjoint',
    });
    expect(decideQuestion(question, { projector }, PROOFS)).toEqual({ kind: 'unknown', code: 'no-witness' });
    expect(decideQuestion(question, { projector }, { steps: 0, calls: 0 })).toEqual({
      kind: 'unknown',
      code: 'budget',
    });
    expect(decideQuestion(question, { projector }, { steps: 1_000, calls: 100 }).kind).toBe('overlap');
    expect(decideQuestion(question, { projector }).kind).toBe('overlap');
  });

  it('of an allow and a rule about calls has one, too', () => {
    const rules = { allow: compiled('allow', { program: ['cat', 'wc'] }), other: compiled('deny', FLOW) };
    expect(overlap(rules, { projector }, PROOFS)).toEqual({ kind: 'unknown', code: 'no-witness' });
    expect(overlap(rules, { projector }, { steps: 0, calls: 0 })).toEqual({
      kind: 'unknown',
      code: 'budget',
    });
    expect(overlap(rules, { projector }, { steps: 10_000, calls: 60 }).kind).toBe('overlap');
    const reading: Matcher = {
      flow: { from: all({ program: 'cat' }, { effectsSomeIn: ['read'] }), to: { always: true } },
    };
    expect(
      overlap({ allow: compiled('allow', LS), other: compiled('deny', reading) }, { projector }, PROOFS),
    ).toEqual({ kind: 'disjoint' });
  });

  it('takes two hundred thousand steps and three thousand calls at most', () => {
    expect(LIMITS).toEqual({ steps: 200_000, calls: 3_000 });
  });
});

it('a call is told of as its command, or its tool and input', () => {
  expect(callText({ tool: 'bash', input: 'ls' })).toBe('`ls`');
  expect(callText({ tool: 'Read', input: { a: 1 } })).toBe('Read {"a":1}');
  expect(callText({ input: { a: 1 } })).toBe('bash {"a":1}');
});
