import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/policy/policy.js';
import { KINDS } from '../../../src/replay/near-miss/kinds.js';
import { nearMisses } from '../../../src/replay/near-miss/near-misses.js';
import type { Failing, NearMissReport } from '../../../src/replay/near-miss/report.js';
import { type Policy, packOf, policyWith, projector, ruleOf, SHIPPED } from '../../support/decisions.js';
import '../../support/property.js';

const rulesOf = (policy: Policy, pack?: string) =>
  (partsOf(policy)?.rules.all ?? []).filter((rule) => pack === undefined || rule.pack === pack);

const failures = ({ rules }: NearMissReport, failing: Failing) =>
  rules.flatMap(({ kinds }) =>
    kinds.flatMap((kind) =>
      kind.failures
        .filter((failure) => failure.failing === failing)
        .map(({ shrunk, by }) => ({ kind: kind.kind, shrunk: shrunk.input, by })),
    ),
  );

/** The full run, of at least 500 a rule, is a command: docs/near-misses.md. */
const PER_RULE = 96;

describe('near misses of every shipped allow rule', () => {
  const report = nearMisses(rulesOf(SHIPPED), { projector, policy: SHIPPED, perRule: PER_RULE, seeds: 12 });

  it('dangerous or unknown: none is allowed; equal: none is more permissive', () => {
    expect(failures(report, 'got-through')).toEqual([]);
  });

  it('a payload that is denied by itself stays denied', () => {
    expect(failures(report, 'deny-lost')).toEqual([]);
  });

  it('there are as many as were asked for, of every rule', () => {
    expect(report.rules.length).toBeGreaterThanOrEqual(10);
    expect(report.rules.filter(({ generated }) => generated !== PER_RULE)).toEqual([]);
  });

  it('every kind is among them', () => {
    const made = new Set(
      report.rules.flatMap(({ kinds }) =>
        kinds.filter(({ generated }) => generated > 0).map(({ kind }) => kind),
      ),
    );
    expect(KINDS.map(({ id }) => id).filter((id) => !made.has(id))).toEqual([]);
  });

  it('what is counted adds up', () => {
    for (const { kinds } of report.rules)
      for (const { generated, asExpected, gotThrough, denyLost, stricter } of kinds)
        expect(asExpected + gotThrough + denyLost + stricter).toBe(generated);
  });
});

describe('the same numbers give the same report', () => {
  const rules = rulesOf(SHIPPED, 'portcullis.file-modes');
  const run = (seed: number) => {
    const calls: unknown[] = [];
    const recording = {
      project: (call: Parameters<typeof projector.project>[0]) => {
        calls.push(call);
        return projector.project(call);
      },
    };
    const report = nearMisses(rules, { projector: recording, policy: SHIPPED, perRule: 60, seeds: 2, seed });
    return { report, calls };
  };

  it('and another seed decides other calls', () => {
    expect(run(1)).toEqual(run(1));
    expect(run(2).calls).not.toEqual(run(1).calls);
  });
});

describe('a rule that allows too much', () => {
  const policyOf = (rule: Parameters<typeof ruleOf>[1]) =>
    policyWith([packOf([ruleOf('allow', rule)])], true);
  const found = (policy: Policy, kinds: readonly string[]) =>
    nearMisses(rulesOf(policy, 'test'), { projector, policy, perRule: 400, kinds, seeds: 12 });

  it('is shown by the smallest call that gets through', () => {
    const policy = policyOf({
      all: [{ program: ['rm', 'ls'] }, { effectsAllIn: ['none', 'list', 'delete'] }],
    });
    const shrunk = failures(found(policy, ['appended', 'nested', 'substitution']), 'got-through');
    expect(shrunk.length).toBeGreaterThan(0);
    for (const one of shrunk) expect(String(one.shrunk)).toContain('rm notes.md');
    expect(shrunk.map((one) => one.shrunk)).toContain('rm notes.md');
  });

  it.each([
    ['added-option', { all: [{ program: 'sort' }, { effectsAllIn: ['none', 'read', 'write'] }] }],
    ['path-escape', { all: [{ program: 'cat' }, { effectsAllIn: ['none', 'read'] }] }],
    ['redirected', { all: [{ program: 'echo' }, { effectsAllIn: ['none', 'write', 'append'] }] }],
    ['host-confusion', { all: [{ program: 'curl' }, { effectsAllIn: ['none', 'network'] }] }],
    ['moved', { all: [{ program: 'cat' }, { effectsAllIn: ['none', 'read'] }] }],
    ['link', { all: [{ program: 'cat' }, { effectsAllIn: ['none', 'read'] }] }],
  ] as const)('is found by %s', (kind, rule) => {
    const report = found(policyOf(rule as never), [kind]);
    expect(failures(report, 'got-through').length).toBeGreaterThan(0);
  });
});
