import { describe, expect, it } from 'vitest';
import { callPossible } from '../../src/analysis/call-rules.js';
import { diffPolicies, ruleKey } from '../../src/analysis/diff.js';
import { callText, floorProblems, meetFloor } from '../../src/analysis/floor.js';
import { decideQuestion, LIMITS, overlap } from '../../src/analysis/overlap.js';
import { possibleAnswer } from '../../src/analysis/satisfiable.js';
import type { DecisionEffect, Effect, Matcher, Rule } from '../../src/generated/types.js';
import { loadPack } from '../../src/policy/pack.js';
import type { Policy } from '../../src/policy/policy.js';
import { type CompiledRule, DEFAULT_BOUND } from '../../src/policy/rule.js';
import { shipped } from '../../src/policy/shipped.js';
import { packOf, policyOf, policyWith, projector, ruleOf, SHIPPED } from '../support/decisions.js';
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
    ['a deny more of what nothing allows', [], [deny(STRANGE)], ['newly-denied team/d added']],
    ['a deny less of what nothing allows', [deny(STRANGE)], [], ['newly-reviewed team/d removed']],
    [
      'two denies less, one within the other',
      [deny(LS), deny({ program: ['ls', 'cat'] }, 'e')],
      [],
      [
        ...['newly-allowed team/d removed', 'newly-allowed team/e removed'],
        ...['newly-reviewed team/d removed', 'newly-reviewed team/e removed'],
      ],
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
    'newly-allowed' | 'newly-reviewed' | 'newly-denied',
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
    [
      'a rule of every posture more, beside one of one posture',
      [deny(all(LS, { posture: ['manual'] }))],
      [deny(all(LS, { posture: ['manual'] })), deny(LS, 'e')],
      'newly-denied',
      'allow',
      'deny',
      ['explore', 'supervised', 'unattended'],
    ],
    [
      'a deny more of what is reviewed in the first posture',
      [review(all(LS, { posture: ['explore'] }))],
      [review(all(LS, { posture: ['explore'] })), deny(LS)],
      'newly-denied',
      'allow',
      'deny',
      POSTURES,
    ],
  ];

  it.each(TABLE)('%s', (_, before, after, kind, was, is, postures) => {
    const found = diffPolicies({ before: policy(before), after: policy(after) }, { projector, limits: few });
    const [change] = found?.changes ?? [];
    expect([change?.kind, change?.cause, change?.before, change?.after]).toEqual([kind, 'added', was, is]);
    expect([...(change?.postures ?? [])].sort()).toEqual(postures);
    expect([found?.open, found?.nothing[kind]]).toEqual([[], false]);
  });

  it('is told with the postures in which it comes about so', () => {
    const after = [deny(all(LS, { posture: ['manual'] })), review(LS)];
    const found = diffPolicies({ before: SHIPPED, after: policy(after) }, { projector, limits: few });
    const told = found?.changes.map(({ kind, postures }) => [kind, [...postures].sort()]);
    expect(told).toEqual([
      ['newly-reviewed', ['explore', 'supervised', 'unattended']],
      ['newly-denied', ['manual']],
    ]);
  });

  it('is shown by whatever rule comes to allow it', () => {
    const allows = [allow({ program: 'cat' }), allow(LS, 'b')];
    const found = diffPolicies(
      {
        before: policyWith([packOf([...allows, deny({ program: ['ls', 'wc'] })])]),
        after: policyWith([packOf(allows)]),
      },
      { projector, limits: few },
    );
    expect(found?.changes.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
      'newly-allowed test/d',
      'newly-reviewed test/d',
    ]);
  });

  it('is open where no call that is tried is decided otherwise', () => {
    const found = diffPolicies(
      { before: SHIPPED, after: policy([review(STRANGE)]) },
      { projector, limits: few },
    );
    expect(found?.changes).toEqual([]);
    expect(found?.open.map(({ kind, code }) => [kind, code])).toEqual([['newly-reviewed', 'no-witness']]);
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

  const places: Matcher = {
    pathScopesAllIn: {
      scopes: ['writable-project', 'project', 'temp', 'home', 'system', 'outside'],
      requireFacts: 'zero-or-more',
    },
  };
  const open: Matcher = {
    hostsAllIn: { classes: ['listed', 'public', 'loopback', 'private'], requireFacts: 'zero-or-more' },
  };
  const reading: Matcher = { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] };
  const writing: Matcher = {
    effectsAllIn: ['none', 'list', 'read', 'vcs-read', 'shell-state', 'create', 'write', 'append'],
  };
  const scheduling = ruleOfFloor('scheduler-programs');
  /** The match of an allow, and the mildest condition that keeps it off the floor; null: none leaves anything of it. */
  const CONDITIONS: readonly (readonly [string, Matcher, Matcher | null])[] = [
    ['what deletes', all({ program: 'rm' }, { effectsAllIn: ['delete'] }), places],
    [
      'what copies',
      all({ program: 'cp' }, { effectsAllIn: ['read', 'write', 'overwrite', 'create'] }),
      places,
    ],
    ['what fetches', all({ program: 'curl' }, { effectsAllIn: ['none', 'read', 'network'] }), open],
    [
      'what fetches and writes',
      all({ program: 'curl' }, { effectsAllIn: ['none', 'write', 'network'] }),
      all(places, open),
    ],
    [
      'what runs and fetches',
      all({ program: 'sh' }, { effectsAllIn: ['none', 'execute', 'read', 'network'] }),
      reading,
    ],
    [
      'what writes to devices',
      all({ program: 'dd' }, { effectsAllIn: ['read', 'write', 'device'] }),
      reading,
    ],
    [
      'what writes, and to devices',
      all({ program: 'dd' }, { effectsAllIn: ['read', 'write', 'device'] }, { effectsSomeIn: ['write'] }),
      all(places, writing),
    ],
    [
      'what sends, and reads secrets',
      all(
        { program: 'curl' },
        { effectsAllIn: ['none', 'read', 'network', 'secret-read'] },
        { effectsSomeIn: ['network'] },
      ),
      all(places, { hostsAllIn: { classes: ['loopback'] } }),
    ],
    [
      'what acts as another user, in the home',
      all(
        { program: 'sudo' },
        { effectsAllIn: ['none', 'privilege'] },
        { pathScopesSomeIn: { scopes: ['home'] } },
      ),
      reading,
    ],
    // None of the usual ones: what the floor asks for itself, ruled out.
    [
      'what schedules',
      all({ program: 'crontab' }, { effectsAllIn: ['persist'] }, { effectsSomeIn: ['persist'] }),
      { not: scheduling },
    ],
    [
      'what schedules or acts as another user',
      all(
        { program: ['crontab', 'sudo'] },
        { effectsAllIn: ['persist', 'privilege'] },
        { effectsSomeIn: ['persist', 'privilege'] },
      ),
      all({ not: { effectsSomeIn: ['privilege'] } }, { not: scheduling }),
    ],
    ['what always acts as another user', all(PRIVILEGE, { effectsSomeIn: ['privilege'] }), null],
    ['what only a person starts', { all: [{ toolKind: 'spawn' }, { effectsAllIn: ['spawn'] }] }, null],
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
      hint: 'Name fewer effects, or the places and hosts that the rule is for.',
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

  it('is told of with the condition that keeps the rule off it', () => {
    const [rule] = rulesOf(allow(all({ program: 'sudo' }, { effectsAllIn: ['none', 'privilege'] })));
    if (rule === undefined) throw new Error('There is no rule.');
    expect(floorProblems(rule, { projector, limits: PROOFS }).map(({ hint }) => hint)).toEqual([
      'Add, beside what it asks for: {"effectsAllIn":["none","list","read","vcs-read"]}',
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

  /** Open for want of a call with as many steps as the proof takes, and for want of steps with one less. */
  const CODES = ['no-witness', 'budget'];

  it('ends at the step that the proof lacks', () => {
    const wishes = [met(LS), met({ flagPresent: '-a' })];
    const steps = stepsOf((budget) => possibleAnswer({ wishes }, budget));
    const codes = [steps, steps - 1].map((left) =>
      decideQuestion({ wishes }, { projector }, { steps: left, calls: 0 }),
    );
    expect(codes).toEqual(CODES.map((code) => ({ kind: 'unknown', code })));
  });

  it('ends at the step that the proof lacks, of a rule about calls', () => {
    const one = compiled('allow', { program: ['cat', 'wc'] });
    const other = compiled('deny', FLOW);
    const steps = stepsOf((budget) => callPossible(one, other, budget));
    const codes = [steps, steps - 1].map((left) =>
      overlap({ allow: one, other }, { projector }, { steps: left, calls: 0 }),
    );
    expect(codes).toEqual(CODES.map((code) => ({ kind: 'unknown', code })));
  });

  it('ends at the step that the proof lacks, of a change', () => {
    const before = policyWith([]);
    const after = policyWith([packOf([deny(LS)])]);
    const denied = shipped()
      .floor.flatMap(({ rules }) => rules)
      .filter(({ kind, rule }) => kind === 'command' && rule.effect === 'deny');
    const wishes = [met(LS), ...denied.map((rule) => ({ rule, is: 'missed' as const }))];
    const steps = stepsOf((budget) => possibleAnswer({ wishes }, budget));
    const codes = [steps, steps - 1].map((left) =>
      diffPolicies({ before, after }, { projector, limits: { steps: left, calls: 0 } })?.open.map(
        ({ code }) => code,
      ),
    );
    expect(codes).toEqual(CODES.map((code) => [code]));
  });

  it('takes two hundred thousand steps and three thousand calls at most', () => {
    expect(LIMITS).toEqual({ steps: 200_000, calls: 3_000 });
  });
});

function ruleOfFloor(id: string): Matcher {
  const found = shipped()
    .floor.flatMap(({ rules }) => rules)
    .find(({ rule }) => rule.id === id);
  if (found === undefined) throw new Error(`The floor has no rule ${id}.`);
  return found.rule.match;
}

/** The steps that a proof takes. */
function stepsOf(prove: (budget: { left: number }) => unknown): number {
  const budget = { left: 100_000 };
  prove(budget);
  return 100_000 - budget.left;
}

it('rules with the same effect, match and bound have one key', () => {
  const rule = compiled('allow', { argv: ['ls', '-a'] });
  const bounded = (...names: readonly Effect[]): CompiledRule => ({ ...rule, bound: new Set(names) });
  expect(ruleKey(bounded('none', 'list'))).toBe(ruleKey(bounded('list', 'none')));
  const others: readonly CompiledRule[] = [
    rule,
    { ...rule, bound: DEFAULT_BOUND },
    bounded('list'),
    compiled('allow', { argv: ['ls'] }),
    compiled('deny', { argv: ['ls', '-a'] }),
  ];
  expect(new Set(others.map(ruleKey)).size).toBe(others.length);
});

it('a call is told of as its command, or its tool and input', () => {
  expect(callText({ tool: 'bash', input: 'ls' })).toBe('`ls`');
  expect(callText({ tool: 'Read', input: { a: 1 } })).toBe('Read {"a":1}');
  expect(callText({ input: { a: 1 } })).toBe('bash {"a":1}');
});
