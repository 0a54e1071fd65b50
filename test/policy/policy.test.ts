import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInputs } from '../../src/decide/check.js';
import { matchRules } from '../../src/decide/match.js';
import { compilePolicy, type Policy, partsOf } from '../../src/policy/policy.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { shipped } from '../../src/policy/shipped.js';
import { NO, YES } from '../../src/policy/tri.js';
import { commandViews } from '../../src/policy/view.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import { packOf, policyOf, policyWith, projector, ruleOf } from '../support/decisions.js';
import { holds } from '../support/property.js';

describe('compiling a policy', () => {
  it('the floor is always in it, the baseline unless it is left out', () => {
    const ids = (policy: ReturnType<typeof policyOf>): string[] => policy.packs.map(({ id }) => id);
    const floor = shipped().floor.map(({ pack }) => pack.id);
    const baseline = shipped().baseline.map(({ pack }) => pack.id);
    expect(ids(policyOf())).toEqual([...floor, ...baseline]);
    expect(ids(policyOf({ baseline: false }))).toEqual(floor);
    expect(ids(policyWith([packOf([], 'mine')]))).toEqual([...floor, 'mine']);
  });

  it('it tells of its packs what they are called, and no more: nothing in it can be changed', () => {
    const policy = policyWith([packOf([ruleOf('deny', { program: 'rm' })], 'mine')]);
    expect(policy.packs.at(-1)).toEqual({ id: 'mine', layer: 'user-project', rules: 1 });
    const values: unknown[] = [policy];
    for (const value of values) {
      if (typeof value !== 'object' || value === null) continue;
      expect(Object.isFrozen(value)).toBe(true);
      expect(value).not.toBeInstanceOf(Set);
      values.push(...Object.values(value));
    }
    const rule = partsOf(policy)?.rules.all.find(({ pack }) => pack === 'mine');
    expect(() => Object.assign(rule?.rule ?? {}, { effect: 'allow' })).toThrow(TypeError);
    expect(() => Object.assign(rule ?? {}, { bound: null })).toThrow(TypeError);
  });

  it('rules that are shipped are frozen: every policy of the process shares them', () => {
    for (const { pack, rules } of [...shipped().floor, ...shipped().baseline]) {
      expect(Object.isFrozen(rules)).toBe(true);
      const values: unknown[] = [pack];
      for (const value of values) {
        if (typeof value !== 'object' || value === null) continue;
        if (!Object.isFrozen(value)) throw new Error(`${pack.id} is not frozen`);
        values.push(...Object.values(value));
      }
    }
  });

  it('problems of every pack are told, each with its pack', () => {
    const compiled = compilePolicy({
      layers: [
        {
          layer: 'user-project',
          packs: [packOf([ruleOf('allow', { selfRecursive: true })], 'a'), { version: 1 }],
        },
        { layer: 'user-project', packs: [packOf([], 'b'), packOf([], 'b'), packOf([], 'portcullis.floor')] },
      ],
    });
    expect(compiled.ok ? [] : compiled.error.map(({ code, pointer, pack }) => [code, pointer, pack])).toEqual(
      [
        ['call-rule-allows', '/rules/0/effect', 'a'],
        ['schema', '', undefined],
        ['schema', '', undefined],
        ['duplicate-pack-id', '/id', 'b'],
        ['duplicate-pack-id', '/id', 'portcullis.floor'],
      ],
    );
  });

  it('one digest, one meaning: the order of packs is none, any other change is', () => {
    const [a, b] = [packOf([ruleOf('deny', { program: 'x' })], 'a'), packOf([], 'b')];
    const { digest } = policyWith([a, b]);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(policyWith([b, a]).digest).toBe(digest);
    expect(policyWith([JSON.parse(JSON.stringify(a)), b]).digest).toBe(digest);
    const others = [
      policyWith([a]),
      policyWith([a, b], true),
      policyWith([packOf([ruleOf('deny', { program: 'y' })], 'a'), b]),
      policyWith([packOf([ruleOf('review', { program: 'x' })], 'a'), b]),
      policyWith([{ ...a, metadata: { title: 'Other' } }, b]),
    ];
    for (const other of others) expect(other.digest).not.toBe(digest);
  });

  it('what was not compiled is no policy', () => {
    const policy = policyOf();
    expect(partsOf(policy)).toBeDefined();
    for (const forged of [
      { ...policy },
      JSON.parse(JSON.stringify(policy)),
      Object.create(policy),
      null,
      1,
      'x',
      undefined,
    ])
      expect(partsOf(forged)).toBeUndefined();
  });
});

const rulesOf = (policy: Policy): readonly CompiledRule[] => {
  const parts = partsOf(policy);
  return parts === undefined ? [] : [...parts.callRules, ...parts.rules.all];
};

describe('the index by program', () => {
  it('finds what trying every rule on every command finds', () => {
    holds(
      fc.tuple(packs, fc.array(fc.tuple(anyCall, anyContext), { minLength: 2, maxLength: 8 })),
      ([generated, pairs]) => {
        const policy = policyWith(generated, true);
        for (const [call, context] of pairs) {
          const checked = checkInputs(projector.project(typeof call === 'string' ? { input: call } : call), {
            ...context,
            policy,
          });
          if (!checked.ok) throw new Error(checked.error.verdict.message);
          const found = matchRules(checked.value).map(
            ({ rule, command, certain }) =>
              `${rule.pack}/${rule.rule.id} ${command?.index ?? 'call'} ${certain}`,
          );
          const all: string[] = [];
          for (const rule of rulesOf(policy)) {
            const views = rule.kind === 'call' ? [null] : commandViews(checked.value.view);
            for (const view of views) {
              const truth =
                view === null ? rule.matcher.call(checked.value.view) : rule.matcher.command(view);
              if (truth === NO || (truth !== YES && rule.rule.effect === 'allow')) continue;
              all.push(`${rule.pack}/${rule.rule.id} ${view?.index ?? 'call'} ${truth === YES}`);
            }
          }
          expect(found.sort()).toEqual(all.sort());
        }
      },
      { runs: 60 },
    );
  });
});
