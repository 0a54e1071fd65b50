/** Claude Code as its documentation of hooks describes it, for the conformance suite: no code of the adapter's. */

import type { Harness, Outcome } from '../../../src/testing/index.js';
import { eventOf } from './support.js';

const DOES: { readonly [decision: string]: Outcome['does'] | undefined } = {
  allow: 'run',
  ask: 'ask',
  deny: 'block',
};

/** With a decision that it does not know, or without one, Claude Code takes the hook for silent. */
export const claudeCode: Harness = {
  eventOf: ({ tool = 'Bash', input }) => eventOf(tool, input),
  outcomeOf: (line) => {
    const answer = JSON.parse(line) as { hookSpecificOutput?: Partial<Record<string, unknown>> } | null;
    const output = answer?.hookSpecificOutput;
    if (output?.hookEventName !== 'PreToolUse') return null;
    const does = DOES[String(output.permissionDecision)];
    const reason = output.permissionDecisionReason;
    if (does === undefined || typeof reason !== 'string') return null;
    return { does, person: does === 'block' ? '' : reason, agent: does === 'block' ? reason : '' };
  },
};
