/** Takes secrets out, and makes sure that a replay does not take the entry for what it no longer is. */

import { decide } from '../../../decide/decide.js';
import { mergeContext } from '../../../decide/merge-context.js';
import type { CorpusEntry, Decision } from '../../../generated/types.js';
import { EXAMPLE_CONTEXT } from '../../../policy/example-context.js';
import type { Policy } from '../../../policy/policy.js';
import type { Projector } from '../../../project/projector.js';
import { redactEntry } from './redact.js';

/**
 * As redactEntry. An entry about which this policy decides otherwise afterwards becomes `truncated`: what was taken out
 * is part of what decides (`TOKEN=rm; $TOKEN -rf x`). Both are decided only where something was taken out.
 */
export function createRedactor(engine: {
  readonly projector: Projector;
  readonly policy: Policy;
}): (entry: CorpusEntry) => CorpusEntry {
  const outcome = ({ tool, input, context }: CorpusEntry): Decision =>
    decide(engine.projector.project({ ...(tool === undefined ? {} : { tool }), input }), {
      ...mergeContext(EXAMPLE_CONTEXT, { ...context }),
      policy: engine.policy,
    });
  return (entry) => {
    const redacted = redactEntry(entry);
    if (redacted === entry || redacted.fidelity === 'truncated') return redacted;
    return alike(outcome(entry), outcome(redacted)) ? redacted : { ...redacted, fidelity: 'truncated' };
  };
}

const alike = (one: Decision, other: Decision): boolean =>
  one.effect === other.effect &&
  one.code === other.code &&
  one.rule === other.rule &&
  one.pack === other.pack;
