/**
 * Calls of agents, where they are beside the repository: every tenth, in the order of the file, on less evidence than is
 * asked for by default, so that there are more drafts. `SUGGEST_STEP=1` takes all.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCorpusLine } from '../../../src/replay/corpus-line.js';
import type { ReplayItem } from '../../../src/replay/entry.js';
import '../../support/property.js';
import type { Facts } from '../../support/decisions.js';
import { suggest } from './corpora.js';

const AGENTS = fileURLToPath(new URL('../../../../shared/corpora/agent-permissive.jsonl', import.meta.url));
const STEP = Number(process.env.SUGGEST_STEP ?? 10);
const there = existsSync(AGENTS);

const context: Facts = {
  posture: 'supervised',
  workspace: { cwd: '/testbed', roots: ['/testbed'], temp: ['/tmp'], home: '/home/dev' },
};

const items = (): readonly ReplayItem[] =>
  readFileSync(AGENTS, 'utf8')
    .split('\n')
    .filter((_, index) => index % STEP === 0)
    .map((text, index) => readCorpusLine({ number: index + 1, text }, 'corpus'))
    .filter((item): item is ReplayItem => item !== null);

describe('calls of agents', () => {
  it.skipIf(!there).each([false, true])(
    'no draft meets the floor or goes beyond its evidence (code of the agent: %s)',
    (agentCode) => {
      const { proposals, dropped, together, corpus } = suggest(items(), {
        context,
        agentCode,
        perRule: 20,
        thresholds: { minCalls: 3, minDistinct: 2 },
      });
      expect(proposals.length).toBeGreaterThan(0);
      expect(together.calls).toBeGreaterThan(0);
      expect(together.calls).toBeLessThan(corpus.reviewed);
      const causes = dropped.map(({ rule, cause, message }) => [rule, cause, message] as const);
      expect(
        causes.filter(([, cause]) => !['near-miss', 'saves-nothing', 'no-examples'].includes(cause)),
      ).toEqual([]);
    },
  );
});
