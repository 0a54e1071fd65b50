import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_LOAD, loadPolicy } from '../../src/analysis/load.js';
import type { Matcher, Rule } from '../../src/generated/types.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { packOf, ruleOf } from '../support/decisions.js';

const load = (rules: readonly Rule[], proved?: readonly string[]) =>
  loadPolicy({
    layers: [{ layer: 'user-project', packs: [packOf(rules)] }],
    ...(proved === undefined ? {} : { proved }),
  });

const DELETES: Matcher = { all: [{ program: 'rm' }, { effectsAllIn: ['none', 'delete'] }] };
const INSIDE: Matcher = {
  pathScopesAllIn: { scopes: ['writable-project', 'project'], requireFacts: 'zero-or-more' },
};

describe('loading a policy', () => {
  /** Rules, and the code and pointer of what keeps them from being loaded. */
  const TABLE: readonly (readonly [string, readonly Rule[], readonly string[]])[] = [
    ['nothing', [], []],
    ['an allow of a program', [ruleOf('allow', { program: 'git' })], []],
    [
      'an allow of everything that only reads',
      [ruleOf('allow', { effectsAllIn: ['none', 'list', 'read'] })],
      [],
    ],
    [
      'the same in the project',
      [ruleOf('allow', { all: [{ effectsAllIn: ['none', 'list', 'read'] }, INSIDE, { toolKind: 'bash' }] })],
      [],
    ],
    [
      'rm anywhere',
      [ruleOf('deny', { program: 'x' }), ruleOf('allow', DELETES, 's')],
      ['meets-floor /rules/1/match'],
    ],
    ['rm in the project', [ruleOf('allow', { all: [DELETES, INSIDE] })], []],
    ['an exact vector', [ruleOf('allow', { argv: ['./scripts/test.sh', '--all'] })], []],
    ['a deny that never holds', [ruleOf('deny', { program: '/bin/rm' })], ['dead-rule /rules/0/match']],
    [
      'a deny of a flow that never is',
      [ruleOf('deny', { flow: { from: { program: '/bin/cat' }, to: { always: true } } })],
      ['dead-rule /rules/0/match'],
    ],
    ['a review that never holds', [ruleOf('review', { any: [] })], ['dead-rule /rules/0/match']],
    ['an allow that never holds', [ruleOf('allow', { program: '/bin/rm' })], []],
  ];

  it.each(TABLE)('%s', (_, rules, expected) => {
    const loaded = load(rules);
    const found = loaded.ok ? [] : loaded.error.map(({ code, pointer }) => `${code} ${pointer}`);
    expect([...new Set(found)].sort()).toEqual(expected);
    // Without the proof all of them are policies, of which the floor wins.
    expect(compilePolicy({ layers: [{ layer: 'user-project', packs: [packOf(rules)] }] }).ok).toBe(true);
  });

  it('takes two hundred thousand steps and three hundred calls at most', () => {
    expect(AT_LOAD).toEqual({ steps: 200_000, calls: 300 });
  });

  it('names the call, the two rules, the clause that it meets and what keeps them apart', () => {
    const loaded = load([ruleOf('allow', DELETES, 'clean')]);
    const problem = loaded.ok
      ? undefined
      : loaded.error.find(({ message }) => message.includes('protected-places'));
    expect(problem?.message).toMatch(
      /^The allow rule clean also covers `rm .*`, which the floor's protected-places holds by `\{"pathScopesSomeIn":/,
    );
    expect(problem?.hint).toContain('"scopes":["writable-project","project","temp"');
    expect(problem?.witness).toMatch(/^`rm /);
    expect(problem?.pack).toBe('test');
  });

  it('is spared where the policy has been proved, and only then', () => {
    const rules = [ruleOf('allow', DELETES)];
    const compiled = compilePolicy({ layers: [{ layer: 'user-project', packs: [packOf(rules)] }] });
    const digest = compiled.ok ? compiled.value.digest : '';
    expect(load(rules, [digest]).ok).toBe(true);
    expect(load(rules, ['', 'another']).ok).toBe(false);
    expect(load([ruleOf('allow', DELETES, 'other')], [digest]).ok).toBe(false);
  });

  it('answers for any options', () => {
    fc.assert(
      fc.property(fc.anything(), (options) => {
        expect(typeof loadPolicy(options as never).ok).toBe('boolean');
      }),
    );
    const throwing = {
      get proved(): never {
        throw new Error('no');
      },
    };
    expect(loadPolicy(throwing as never).ok).toBe(true);
    expect(loadPolicy({ proved: 7 } as never).ok).toBe(true);
  });
});
