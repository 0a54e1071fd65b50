/** Calls as the engine describes them: what the analysis takes for granted of commands is looked up in them. */

import { existsSync, readFileSync } from 'node:fs';
import { describe as describeShape } from '../../src/commands/describe.js';
import type { CallFacts, Shape } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { projector } from '../support/decisions.js';
import { factCalls } from '../support/fact-calls.js';

/** Commands of the registry, each with each of its options, of the recorded cases and of what agents ran. */
const CALLS: readonly { readonly tool: string; readonly input: unknown }[] = [
  ...factCalls(),
  ...rowsOf('cases/cases.jsonl', 1),
  ...rowsOf('cases/hazards.jsonl', 1),
  ...rowsOf('corpora/agent-permissive.jsonl', 7),
  ...rowsOf('corpora/labelled-policy.jsonl', 2),
];

/** What lies beside the repository: without it the calls are those of the registry alone. */
export const HAS_CORPORA: boolean = existsSync(
  new URL('../../../shared/corpora/agent-permissive.jsonl', import.meta.url),
);

function rowsOf(name: string, every: number): readonly { readonly tool: string; readonly input: unknown }[] {
  const file = new URL(`../../../shared/${name}`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((_, index) => index % every === 0)
    .map((line) => JSON.parse(line) as { cmd?: string; tool?: string; input?: unknown })
    .map(({ cmd, tool, input }) => ({ tool: tool ?? 'bash', input: cmd ?? input }));
}

export interface Seen {
  readonly shape: Shape;
  readonly facts: CallFacts;
}

export const SEEN: readonly Seen[] = CALLS.map((call) => {
  const shape = projector.project(call);
  return {
    shape,
    facts: describeShape(shape, { knowledge: shippedKnowledge(), context: EXAMPLE_CONTEXT }).facts,
  };
});
