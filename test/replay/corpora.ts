/** Policies and recorded calls for the tests of replays: small enough to read, with every kind of change among them. */

import fc from 'fast-check';
import type { CorpusEntry } from '../../src/generated/types.js';
import { compilePolicy, createUnvetoedProjector, type Policy } from '../../src/index.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import type { ReplayItem } from '../../src/replay/entry.js';
import { createReplay } from '../../src/replay/replay.js';
import type { ReplayLimits, ReplayReport } from '../../src/replay/report.js';

const provenance = { source: 'user-project' };
const rule = (id: string, effect: string, match: object): object => ({
  id,
  effect,
  match,
  reason: `${id}.`,
  provenance,
});

function policyOf(id: string, rules: readonly object[], lifted: readonly string[] = []): Policy {
  const packs = rules.length === 0 ? [] : [{ version: 1, id, rules }];
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs }], dangerouslyLift: lifted });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
}

export const SHIPPED: Policy = policyOf('none', []);

/** Against the shipped policy: `frobnicate` newly allowed, `ls` newly reviewed, `cat` newly denied, home deletions askable. */
export const CHANGED: Policy = policyOf(
  'my.changes',
  [
    rule('allow-frobnicate', 'allow', {
      all: [{ program: 'frobnicate' }, { effectsAllIn: ['none', 'unknown', 'read', 'list'] }],
    }),
    rule('review-ls', 'review', { program: 'ls' }),
    rule('deny-cat', 'deny', { program: 'cat' }),
    rule('never', 'deny', { program: 'no-such-program' }),
  ],
  ['portcullis.deny-home-deletion/home-deletion'],
);

/** Newly allows what CHANGED does, by a rule of another name. */
export const OTHER: Policy = policyOf('my.others', [
  rule('allow-more', 'allow', {
    all: [{ program: 'frobnicate' }, { effectsAllIn: ['none', 'unknown', 'read', 'list'] }],
  }),
]);

const projector = createUnvetoedProjector();

export interface ReplaySettings {
  readonly candidate?: Policy;
  readonly limits?: Partial<ReplayLimits>;
}

export function replay(
  items: readonly ReplayItem[],
  { candidate = CHANGED, limits = {} }: ReplaySettings = {},
): ReplayReport {
  const replaying = createReplay({
    projector,
    baseline: SHIPPED,
    candidate,
    context: EXAMPLE_CONTEXT,
    limits,
  });
  for (const item of items) replaying.add(item);
  return replaying.report();
}

export const entryAt = (line: number, entry: CorpusEntry): ReplayItem => ({
  source: 'corpus.jsonl',
  line,
  entry,
});

const COMMANDS = [
  'ls',
  'ls -la',
  'frobnicate',
  'frobnicate a',
  'frobnicate b',
  'frobnicate bb',
  'cat README.md',
  'cat a b',
  'rm -rf ~',
  'rm ~/notes/old.txt',
  'git push',
  'git push --force',
  'git status && frobnicate c',
  'echo (',
  'make test',
];

const anyEntry: fc.Arbitrary<CorpusEntry> = fc.record(
  {
    input: fc.constantFrom<unknown>(...COMMANDS, { command: 'ls' }, { file_path: '/home/dev/project/a' }),
    tool: fc.constantFrom('bash', 'Bash', 'Read'),
    context: fc.constantFrom<object>(
      { workspace: { cwd: '/home/dev/project/src' } },
      { canAsk: false },
      { posture: 'no-such-posture' },
    ),
    observed: fc.record({
      effect: fc.constantFrom('allow', 'review', 'deny'),
      by: fc.constantFrom('person', 'policy'),
    }),
    id: fc.constantFrom('x', 'y'),
    source: fc.constantFrom({ name: 'agent' }, { file: 'a.jsonl', line: 3 }),
    fidelity: fc.constantFrom('full', 'redacted', 'truncated'),
    count: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: ['input'] },
);

/** Entries and lost lines, at places that may be the same. */
export const anyItem: fc.Arbitrary<ReplayItem> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ source: fc.constantFrom('a', 'b'), line: fc.nat(9), entry: anyEntry }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      source: fc.constantFrom('a', 'b'),
      line: fc.nat(9),
      problem: fc.record({
        code: fc.constantFrom('not-json', 'too-large', 'repeated-call'),
        message: fc.constantFrom('It is not JSON.', 'It is cut.'),
      }),
    }),
  },
);

/** So small that lists are cut. */
export const anyLimits: fc.Arbitrary<Partial<ReplayLimits>> = fc.record({
  distinct: fc.integer({ min: 1, max: 30 }),
  changes: fc.integer({ min: 1, max: 4 }),
  families: fc.integer({ min: 1, max: 6 }),
  places: fc.integer({ min: 1, max: 4 }),
});
