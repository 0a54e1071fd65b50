/** A decision as an entry: what the audit record of a guard is made of. */

import type { Context, CorpusEntry, Decision } from '../../generated/types.js';
import type { ToolCall } from '../../project/projector.js';
import { toPlain } from '../../shape/plain.js';
import { redactEntry } from './redact/redact.js';

/**
 * The entry, with secrets taken out. The input is that of the call where it is plain, else the sentence that says why it
 * is not; such an entry is `truncated`. Whether the call was carried out is not known here.
 */
export function recordOf(decided: {
  readonly call: ToolCall;
  readonly context: Context;
  readonly decision: Decision;
  /** ISO 8601. */
  readonly time: string;
}): CorpusEntry {
  const { call, decision, time } = decided;
  const input = toPlain(call.input);
  const context = toPlain(withoutPolicy(decided.context));
  return redactEntry({
    time,
    tool: call.tool ?? 'bash',
    input: input.ok ? input.value : input.error.message,
    ...(context.ok ? { context: context.value as Context } : {}),
    observed: {
      effect: decision.effect,
      by: 'policy',
      ...(decision.rule === null ? {} : { rule: decision.rule }),
      ...(decision.pack === null ? {} : { pack: decision.pack }),
      digest: decision.policy,
    },
    ...(input.ok ? {} : { fidelity: 'truncated' as const }),
  });
}

const withoutPolicy = (context: Context): object => {
  const { policy: _, ...facts } = context as Context & { readonly policy?: unknown };
  return facts;
};
