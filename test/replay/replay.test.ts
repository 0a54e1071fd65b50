import { describe, expect, it } from 'vitest';
import type { CorpusEntry } from '../../src/generated/types.js';
import { compilePolicy, createUnvetoedProjector, type ToolCall } from '../../src/index.js';
import { createReplay } from '../../src/replay/replay.js';
import type { ReplayReport } from '../../src/replay/report.js';
import { entryAt, replay, SHIPPED } from './corpora.js';

const of = (...entries: CorpusEntry[]): ReplayReport =>
  replay(entries.map((entry, index) => entryAt(index + 1, entry)));

const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1);
  return list[0] as T;
};

describe('what changes', () => {
  it.each([
    ['frobnicate', 'review', 'allow', 'newlyAllowed', 'widened', 'my.changes/allow-frobnicate'],
    ['ls', 'allow', 'review', 'newlyReviewed', 'tightened', 'my.changes/review-ls'],
    ['cat README.md', 'allow', 'deny', 'newlyDenied', 'tightened', 'my.changes/deny-cat'],
    ['rm ~/notes.txt', 'deny', 'review', 'newlyAskable', 'loosened', null],
  ] as const)('%s: %s becomes %s, which is %s', (input, before, after, list, count, rule) => {
    const report = of({ input, count: 3 }, { input });
    expect(report.transitions[before][after]).toEqual({ calls: 4, distinct: 1 });
    expect(report.counts[count]).toEqual({ calls: 4, distinct: 1 });
    expect(report.counts.replayed).toEqual({ calls: 4, distinct: 1 });
    expect(only(report.changes[list].list)).toMatchObject({
      call: { tool: 'bash', text: input },
      before: { effect: before },
      after: { effect: after, rule },
      calls: 4,
      entries: 2,
      places: [
        { source: 'corpus.jsonl', line: 1 },
        { source: 'corpus.jsonl', line: 2 },
      ],
    });
    const others = Object.entries(report.changes).filter(([name]) => name !== list);
    expect(others.every(([, { total, list: calls }]) => total.calls === 0 && calls.length === 0)).toBe(true);
  });

  it('nothing, where candidate and baseline are one policy', () => {
    const report = replay(
      ['ls', 'frobnicate', 'rm -rf ~'].map((input, index) => entryAt(index, { input })),
      { candidate: SHIPPED },
    );
    expect(report.counts.unchanged).toEqual({ calls: 3, distinct: 3 });
    expect(report.warnings.map(({ code }) => code)).toEqual(['same-policy']);
  });

  it('tells where a call was recorded', () => {
    const report = of(
      { input: 'frobnicate', id: 'c7', source: { file: 'x.jsonl', line: 9 } },
      { input: 'frobnicate', source: { name: 'agent' } },
    );
    expect(only(report.changes.newlyAllowed.list).places).toEqual([
      { source: 'corpus.jsonl', line: 1, id: 'c7', recorded: 'x.jsonl:9' },
      { source: 'corpus.jsonl', line: 2, recorded: 'agent' },
    ]);
  });
});

describe('a distinct call', () => {
  it('is tool, input and own context', () => {
    const report = of(
      { input: 'ls' },
      { input: 'ls', count: 2 },
      { tool: 'Bash', input: { command: 'ls' } },
      { input: 'ls', context: { workspace: { cwd: '/home/dev/project/src' } } },
    );
    expect(report.counts.replayed).toEqual({ calls: 5, distinct: 3 });
  });

  it('is decided under its own context over the common one', () => {
    const report = of({ input: 'frobnicate', context: { canAsk: false, workspace: { cwd: '/elsewhere' } } });
    expect(report.transitions.deny.allow.calls).toBe(1);
    expect(only(report.changes.newlyAllowed.list).call.context).toBe(
      '{"canAsk":false,"workspace":{"cwd":"/elsewhere"}}',
    );
  });

  it('is projected once while it is remembered', () => {
    const projector = createUnvetoedProjector();
    let projected = 0;
    const counting = {
      project: (call: unknown) => {
        projected += 1;
        return projector.project(call as ToolCall);
      },
    };
    const replaying = createReplay({ projector: counting, baseline: SHIPPED, candidate: SHIPPED });
    const contexts = [undefined, { canAsk: false }, { posture: 'manual' }] as const;
    for (const [index, context] of [...contexts, ...contexts].entries())
      replaying.add(entryAt(index, { input: 'ls', ...(context === undefined ? {} : { context }) }));
    expect(projected).toBe(1);
    expect(replaying.report().counts.replayed).toEqual({ calls: 6, distinct: 3 });
  });

  it('is counted once, remembered or not', () => {
    const projector = createUnvetoedProjector();
    const forgetful = createReplay({
      projector,
      baseline: SHIPPED,
      candidate: SHIPPED,
      memory: { decided: { units: 0 }, projected: { units: 0 } },
    });
    for (let line = 1; line <= 5; line += 1) forgetful.add(entryAt(line, { input: 'ls' }));
    expect(forgetful.report().counts.replayed).toEqual({ calls: 5, distinct: 1 });
  });
});

describe('what is not replayed', () => {
  it.each<[string, CorpusEntry]>([
    ['truncated', { input: 'ls', fidelity: 'truncated', count: 4 }],
    ['invalid-context', { input: 'ls', context: { posture: 'none' as never }, count: 4 }],
    ['invalid-context', { input: 'ls', context: { canAsk: false, posture: 'none' as never }, count: 4 }],
  ])('%s is counted apart, and for neither policy', (code, entry) => {
    const report = of(entry);
    expect(report.counts).toMatchObject({
      entries: 1,
      calls: 4,
      replayed: { calls: 0, distinct: 0 },
      notReplayed: { entries: 1, calls: 4 },
    });
    expect(only(report.notReplayed)).toMatchObject({ code, entries: 1, calls: 4, places: [{ line: 1 }] });
    expect(report.warnings.map((one) => one.code)).toContain('nothing-replayed');
  });

  it.each([0, -1, 1.5, Number.NaN, '2'])('a count of %s is none', (count) => {
    expect(only(of({ input: 'ls', count: count as number }).notReplayed).code).toBe('not-an-entry');
  });

  it.each([undefined, 1n, () => 1, { a: Number.NaN }])('an input that is not JSON is none', (input) => {
    expect(only(of({ input }).notReplayed).code).toBe('not-an-entry');
  });

  it('a redacted entry is replayed, and said to be', () => {
    const report = of({ input: 'ls', fidelity: 'redacted', count: 2 });
    expect(report.counts.redacted).toEqual({ entries: 1, calls: 2 });
    expect(report.counts.replayed.calls).toBe(2);
    expect(report.warnings.map(({ code }) => code)).toEqual(['redacted']);
  });

  it('a lost line counts for as many as it stands for; a remark for none', () => {
    const report = replay([
      { source: 'a', line: 4, problem: { code: 'unknown-format', message: 'No.', count: 9 } },
      { source: 'a', line: 2, problem: { code: 'repeated-call', message: 'Twice.' } },
      entryAt(1, { input: 'ls' }),
    ]);
    expect(report.counts.notReplayed).toEqual({ entries: 9, calls: 9 });
    expect(report.counts.entries).toBe(10);
    expect(report.remarks).toEqual([
      { code: 'repeated-call', entries: 1, calls: 1, places: [{ source: 'a', line: 2, message: 'Twice.' }] },
    ]);
  });
});

describe('friction', () => {
  it('goes by program, subcommand and options, not by text', () => {
    const { friction } = of(
      { input: 'git push --force origin main', count: 2 },
      { input: "g'it' push -f" },
      { input: 'git push' },
      { input: 'ls' },
    );
    expect(
      friction.families.map(({ program, subcommands, options, candidate, example }) => ({
        name: [program, ...subcommands, ...options].join(' '),
        held: candidate.reviewed + candidate.denied,
        example: example.text,
      })),
    ).toEqual([
      { name: 'git push -f', held: 3, example: "g'it' push -f" },
      { name: 'git push', held: 1, example: 'git push' },
      { name: 'ls', held: 1, example: 'ls' },
    ]);
    expect(friction.baseline).toEqual({ reviewed: 4, denied: 0 });
    expect(friction.candidate).toEqual({ reviewed: 5, denied: 0 });
  });

  it('names the diagnostic where the text was not understood', () => {
    const [family] = of({ input: 'echo (' }).friction.families;
    expect(family).toMatchObject({ program: null, by: [{ calls: 1 }] });
    expect(family?.by[0]?.by).toMatch(/^diagnostic:/);
  });
});

describe('rules', () => {
  it('are counted on both sides, with those that decided nothing', () => {
    const { rules } = of(
      { input: 'ls', count: 2 },
      { input: 'frobnicate && frobnicate b' },
      { input: 'git push' },
    );
    expect(rules.baseline.rules.find(({ rule }) => rule === 'portcullis.read-only/read-in-project')).toEqual({
      rule: 'portcullis.read-only/read-in-project',
      effects: { allow: 2, review: 0, deny: 0 },
      decided: { calls: 2, distinct: 1 },
      matched: 2,
    });
    expect(rules.candidate.rules.map(({ rule }) => rule)).toEqual([
      'my.changes/allow-frobnicate',
      'my.changes/review-ls',
    ]);
    expect(rules.candidate.codes).toEqual([{ code: 'no-rule', effect: 'review', calls: 1, distinct: 1 }]);
    const idle = new Map(rules.candidate.idle.map(({ rule, matched }) => [rule, matched]));
    expect(idle.get('my.changes/never')).toBe(0);
    // It still matches where another rule decides.
    expect(idle.get('portcullis.read-only/read-in-project')).toBe(2);
    expect(rules.baseline.idle.map(({ rule }) => rule)).not.toContain('my.changes/never');
  });
});

describe('observed outcomes', () => {
  it('are set against the candidate, by who gave them', () => {
    const { observed } = of(
      { input: 'frobnicate', observed: { effect: 'deny', by: 'person' }, count: 2 },
      { input: 'cat a', observed: { effect: 'allow', by: 'policy' } },
      { input: 'cat a' },
    );
    expect(observed).toEqual([
      {
        by: 'person',
        matrix: {
          allow: { allow: 0, review: 0, deny: 0 },
          review: { allow: 0, review: 0, deny: 0 },
          deny: { allow: 2, review: 0, deny: 0 },
        },
      },
      {
        by: 'policy',
        matrix: {
          allow: { allow: 0, review: 0, deny: 1 },
          review: { allow: 0, review: 0, deny: 0 },
          deny: { allow: 0, review: 0, deny: 0 },
        },
      },
    ]);
  });
});

describe('limits', () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    entryAt(index + 1, { input: `frobnicate ${index}` }),
  );

  it('cut lists to their shortest, and say so; every call is counted', () => {
    const report = replay(many, { limits: { changes: 3, families: 1, places: 2 } });
    const { list, cut, total } = report.changes.newlyAllowed;
    expect(list.map(({ call }) => call.text)).toEqual(['frobnicate 0', 'frobnicate 1', 'frobnicate 2']);
    expect(cut).toBe(true);
    expect(total).toEqual({ calls: 400, distinct: 400 });
    expect(report.warnings.map(({ code }) => code)).toEqual(['list-cut']);
  });

  it('estimate distinct calls beyond what is counted one by one, and say so', () => {
    const report = replay(many, { limits: { distinct: 100 } });
    expect(report.warnings.map(({ code }) => code)).toEqual(['distinct-estimated']);
    expect(report.counts.replayed.calls).toBe(400);
    // Of a sample of 100 the error is about a tenth.
    expect(report.counts.replayed.distinct).toBeGreaterThan(280);
    expect(report.counts.replayed.distinct).toBeLessThan(520);
  });

  it('cut a long text, with its length', () => {
    const input = { file_path: '/home/dev/project/a', content: 'x'.repeat(100_001) };
    const policy = compilePolicy({
      layers: [
        {
          layer: 'user-project',
          packs: [
            {
              version: 1,
              id: 'p',
              rules: [
                {
                  id: 'deny',
                  effect: 'deny',
                  match: { toolKind: 'file-write' },
                  reason: 'x.',
                  provenance: { source: 'user-project' },
                },
              ],
            },
          ],
        },
      ],
    });
    if (!policy.ok) throw new Error(JSON.stringify(policy.error));
    const report = replay([entryAt(1, { tool: 'Write', input })], { candidate: policy.value });
    const { call } = only(report.changes.newlyDenied.list);
    expect(call.text).toHaveLength(100_000);
    expect(call.length).toBeGreaterThan(100_001);
  });
});
