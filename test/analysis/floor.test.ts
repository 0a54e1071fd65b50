import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callText, meetFloor } from '../../src/analysis/floor.js';
import type { Matcher } from '../../src/generated/types.js';
import { loadPack } from '../../src/policy/pack.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { shipped } from '../../src/policy/shipped.js';
import { decideCall, packOf, policyWith, projector, ruleOf } from '../support/decisions.js';

function loaded(value: unknown): readonly CompiledRule[] {
  const result = loadPack(value, 'user-project');
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.rules;
}

const meetings = (match: Matcher) =>
  meetFloor(loaded(packOf([ruleOf('allow', match)])), { projector }).meetings;

describe('the shipped allow rules', () => {
  it('never meet the floor, which is proved of every pair', () => {
    const rules = shipped().baseline.flatMap((pack) => pack.rules);
    const { pairs, meetings: found } = meetFloor(rules, { projector });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(150);
  });
});

describe('reads that share a program with the floor', () => {
  const folder = new URL('../../fixtures/floor-twins/', import.meta.url);
  it.each(readdirSync(folder))('%s can be allowed', (name) => {
    const rules = loaded(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    expect(meetFloor(rules, { projector }).meetings).toEqual([]);
  });
});

describe('an allow rule that meets the floor', () => {
  const INSIDE = {
    pathScopesAllIn: { scopes: ['writable-project', 'project'], requireFacts: 'zero-or-more' },
  } as const;
  const deletes = { effectsAllIn: ['none', 'delete'] } as const;
  const network = { effectsAllIn: ['none', 'read', 'network'] } as const;
  /** The match, and rules of the floor that it meets. */
  const TABLE: readonly (readonly [string, Matcher, readonly string[]])[] = [
    [
      'an unbounded rm',
      { all: [{ program: 'rm' }, { effectsAllIn: ['delete'] }] },
      ['protected-places', 'raw-devices', 'credentials', 'system-files'],
    ],
    [
      'rm in the project',
      {
        all: [
          { program: 'rm' },
          { effectsAllIn: [...deletes.effectsAllIn] },
          { pathScopesAllIn: { ...INSIDE.pathScopesAllIn, scopes: [...INSIDE.pathScopesAllIn.scopes] } },
        ],
      },
      [],
    ],
    [
      'curl',
      { all: [{ program: 'curl' }, { effectsAllIn: [...network.effectsAllIn] }] },
      ['metadata-address'],
    ],
    [
      'a shell that may run anything',
      { all: [{ program: 'sh' }, { effectsAllIn: ['none', 'execute', 'read', 'network'] }] },
      ['metadata-address', 'downloaded-code'],
    ],
    [
      'fetching and running',
      { effectsAllIn: ['none', 'execute', 'network'] },
      ['downloaded-code', 'metadata-address', 'only-by-a-person', 'fetch-of-local-file'],
    ],
    ['sudo', { all: [{ program: 'sudo' }, { effectsAllIn: ['privilege'] }] }, ['privilege']],
    ['reading secrets', { effectsAllIn: ['none', 'read', 'secret-read', 'network'] }, ['secrets-sent']],
  ];

  it.each(TABLE)('%s', (_, match, expected) => {
    const found = meetings(match).map(({ floor, verdict }) => [floor, verdict.kind]);
    for (const floor of expected) expect(found).toContainEqual([floor, 'overlap']);
    if (expected.length === 0) expect(found).toEqual([]);
  });

  it('is shown by a call that the floor holds and the rule alone would allow', () => {
    const match: Matcher = { all: [{ program: 'rm' }, { effectsAllIn: ['delete'] }] };
    const alone = policyWith([packOf([ruleOf('allow', match)])]);
    for (const { verdict } of meetings(match)) {
      if (verdict.kind !== 'overlap') continue;
      const { call, context } = verdict.witness;
      const decision = decideCall(
        { tool: call.tool ?? 'bash', input: call.input },
        { policy: alone, context },
      );
      expect([callText(call), decision.effect, decision.code]).toEqual([callText(call), 'deny', 'floor']);
      expect(decision.matched?.some(({ effect }) => effect === 'allow')).toBe(true);
    }
  });

  it('comes with a condition that keeps it off the whole floor', () => {
    const match: Matcher = { all: [{ program: 'curl' }, { effectsAllIn: ['none', 'read', 'network'] }] };
    const [first] = meetings(match);
    expect(first?.separator).not.toBeNull();
    expect(meetings({ all: [match, first?.separator as Matcher] })).toEqual([]);
  });
});
