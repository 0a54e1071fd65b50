/**
 * Calls of agents, where they are beside the repository, else those of `fixtures/replay-corpus.jsonl`. Of the former
 * every tenth, in the order of the file; `REPLAY_STEP=1` takes all.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, compilePolicy, decide, type Policy, type Projector } from '../../src/index.js';
import { createNodeProjector } from '../../src/node.js';
import { readCorpusLine } from '../../src/replay/corpus-line.js';
import type { ReplayItem } from '../../src/replay/entry.js';
import { mergeAll } from '../../src/replay/merge.js';
import { createReplay } from '../../src/replay/replay.js';
import type { ReplayReport } from '../../src/replay/report.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const AGENTS = at('../shared/corpora/agent-permissive.jsonl');
const FIXTURE = at('fixtures/replay-corpus.jsonl');
const STEP = Number(process.env.REPLAY_STEP ?? 10);

const context: Omit<Context, 'policy'> = {
  posture: 'supervised',
  workspace: { cwd: '/testbed', roots: ['/testbed'], temp: ['/tmp'], home: '/home/dev' },
};

const policyOf = (packs: readonly object[]): Policy => {
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
};

const SHIPPED = policyOf([]);
const WIDENED = policyOf([
  {
    version: 1,
    id: 'widened',
    rules: [
      {
        id: 'allow-python-module',
        effect: 'allow',
        match: {
          all: [
            { program: ['python', 'python3'] },
            { flagAllowlist: { names: ['-m'] } },
            { effectsAllIn: ['none', 'read', 'list', 'execute', 'run-project'] },
          ],
        },
        reason: 'Modules by name.',
        provenance: { source: 'user-project' },
      },
    ],
  },
]);

type EntryItem = Extract<ReplayItem, { readonly entry: unknown }>;

const itemsOf = (file: string, step: number): readonly EntryItem[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => readCorpusLine({ number: index + 1, text }, 'corpus'))
    .filter((item): item is EntryItem => item !== null && 'entry' in item)
    .filter(({ entry }, index) => index % step === 0 && entry.fidelity !== 'truncated');

let projector: Projector;
beforeAll(async () => {
  projector = await createNodeProjector();
});

function replay(some: readonly ReplayItem[], candidate: Policy): ReplayReport {
  const replaying = createReplay({ projector, baseline: SHIPPED, candidate, context });
  for (const item of some) replaying.add(item);
  return replaying.report();
}

describe.each([
  { name: 'calls of agents', file: AGENTS, step: STEP },
  { name: 'the calls of the fixture', file: FIXTURE, step: 1 },
])('$name', ({ file, step }) => {
  const there = existsSync(file);
  const items = there ? itemsOf(file, step) : [];

  it.skipIf(!there)('the shipped policy against itself gives only the diagonal', () => {
    const { transitions, counts, changes } = replay(items, SHIPPED);
    const diagonal =
      transitions.allow.allow.calls + transitions.review.review.calls + transitions.deny.deny.calls;
    expect(diagonal).toBe(counts.calls);
    expect(counts.calls).toBeGreaterThanOrEqual(items.length);
    expect(counts.unchanged).toEqual(counts.replayed);
    expect(Object.values(changes).flatMap(({ list }) => list)).toEqual([]);
  });

  it.skipIf(!there)('a candidate with one widened rule gives exactly the calls that it widens', () => {
    const report = replay(items, WIDENED);
    const widened = new Map<string, number>();
    for (const { entry } of items) {
      const { tool = 'bash', input, count = 1 } = entry;
      const shape = projector.project({ tool, input });
      const [before, after] = [SHIPPED, WIDENED].map(
        (policy) => decide(shape, { ...context, policy }).effect,
      );
      if (before === after) continue;
      expect([before, after]).toEqual(['review', 'allow']);
      widened.set(input as string, (widened.get(input as string) ?? 0) + count);
    }
    expect(widened.size).toBeGreaterThan(0);
    const found = report.changes.newlyAllowed.list.map(({ call, calls }) => [call.text, calls] as const);
    expect(new Map(found)).toEqual(widened);
    expect(found).toHaveLength(widened.size);
    const calls = [...widened.values()].reduce((sum, count) => sum + count, 0);
    expect(report.counts.widened).toEqual({ calls, distinct: widened.size });
    expect(report.counts.unchanged.calls).toBe(report.counts.calls - calls);
    expect(
      report.rules.candidate.rules.find(({ rule }) => rule === 'widened/allow-python-module')?.matched,
    ).toBeGreaterThanOrEqual(calls);
  });

  it.skipIf(!there).each([1, 2, 7, 64])('%i shards give the report of the whole, to the byte', (shards) => {
    const some = items.slice(0, 600);
    const whole = replay(some, WIDENED);
    const parts = Array.from({ length: shards }, (_, part) =>
      replay(
        some.filter((_, index) => index % shards === part),
        WIDENED,
      ),
    );
    expect(JSON.stringify(mergeAll(parts))).toBe(JSON.stringify(whole));
  });
});
