/**
 * What the output of a call in a Codex rollout tells of who let or stopped it.
 *
 * The sentences are those of codex-rs (core/src/tools and exec policy; `exec command rejected by user` is what every
 * refusal of a person becomes there). An approval leaves no trace in the output: such a call is let by `harness`.
 */

import type { Observed } from '../../../generated/types.js';
import type { Plain } from '../../../shape/plain.js';
import { isMembers } from '../members.js';
import type { Outcome } from '../waiting.js';

export function codexOutcome(output: Plain | undefined): Outcome {
  const text = textOfOutput(output).slice(0, LOOK).trimStart();
  const sign = SIGNS.find(({ begins, holds = '' }) => text.startsWith(begins) && text.includes(holds));
  return sign === undefined ? { effect: 'allow', by: 'harness', ran: true } : sign.outcome;
}

const denied = (by: Observed['by']): Observed => ({ effect: 'deny', by, ran: false });

/** How outputs begin, and what they hold, that are none of a command. */
const SIGNS: readonly {
  readonly begins: string;
  readonly holds?: string;
  readonly outcome: Outcome;
}[] = [
  { begins: 'exec command rejected by user', outcome: denied('person') },
  { begins: 'patch rejected by user', outcome: denied('person') },
  { begins: 'This action was rejected due to unacceptable risk', outcome: denied('model') },
  { begins: 'Command blocked by PreToolUse hook', outcome: denied('policy') },
  { begins: 'approval required by policy', outcome: denied('policy') },
  { begins: 'approval policy is ', holds: 'reject command', outcome: denied('policy') },
  { begins: 'patch rejected: ', outcome: denied('policy') },
  { begins: '`', holds: '` rejected: ', outcome: denied('policy') },
  { begins: 'exec command rejected', outcome: denied('policy') },
  { begins: 'unsupported call: ', outcome: null },
  { begins: 'failed to parse function arguments', outcome: null },
  { begins: 'aborted', outcome: null },
];

const LOOK = 4096;

/** A text; an object with `content`; or blocks with `text`. */
function textOfOutput(output: Plain | undefined): string {
  if (typeof output === 'string') return output;
  if (isMembers(output)) return typeof output.content === 'string' ? output.content : '';
  const [first] = Array.isArray(output) ? (output as readonly Plain[]) : [];
  return isMembers(first) && typeof first.text === 'string' ? first.text : '';
}
