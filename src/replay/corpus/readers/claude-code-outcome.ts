/**
 * What a `tool_result` of a Claude Code transcript tells of who let or stopped the call.
 *
 * Since 2.1.205 a line whose call was stopped says so in `toolDenialKind`; the values are those that
 * several readers of transcripts list. Before that only the text of the result tells. An approved prompt leaves no
 * trace, so a call that was carried out was let by a person, by a rule or by the mode: `harness`.
 */

import type { Observed } from '../../../generated/types.js';
import type { Plain } from '../../../shape/plain.js';
import { isMembers, type Members } from '../members.js';
import type { Outcome } from '../waiting.js';

export function claudeCodeOutcome(block: Members, record: Members): Outcome {
  const kind = record.toolDenialKind;
  if (typeof kind === 'string') return KINDS.has(kind) ? (KINDS.get(kind) ?? null) : denied('unknown');
  if (block.is_error !== true) return CARRIED_OUT;
  const text = textOfResult(block.content).slice(0, LOOK).trimStart();
  const sign = SIGNS.find(({ begins }) => text.startsWith(begins));
  return sign === undefined ? CARRIED_OUT : sign.outcome;
}

const denied = (by: Observed['by']): Observed => ({ effect: 'deny', by, ran: false });

/** A command that fails was carried out. */
const CARRIED_OUT: Observed = { effect: 'allow', by: 'harness', ran: true };

/** Null: the call was broken off, which is nobody's judgement of it. */
const KINDS: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ['user-rejected', denied('person')],
  ['permission-rule', denied('policy')],
  ['automode-blocked', denied('model')],
  ['automode-unavailable', denied('harness')],
  ['automode-parsing-error', denied('harness')],
  ['cancelled', null],
  ['interrupted', null],
]);

/** How results begin that are no output. */
const SIGNS: readonly { readonly begins: string; readonly outcome: Outcome }[] = [
  { begins: "The user doesn't want to proceed with this tool use", outcome: denied('person') },
  { begins: "The user doesn't want to take this action right now", outcome: denied('person') },
  { begins: 'Permission for this action was denied by the Claude Code auto mode', outcome: denied('model') },
  { begins: 'Permission for this action has been denied', outcome: denied('policy') },
  { begins: 'Permission for this command was denied', outcome: denied('policy') },
  { begins: 'Permission to use ', outcome: denied('policy') },
  { begins: 'PreToolUse:', outcome: denied('policy') },
  // Nobody was there to answer the prompt.
  { begins: 'Claude requested permissions to ', outcome: { effect: 'review', by: 'policy', ran: false } },
  { begins: '[Request interrupted by user', outcome: null },
  // The tool refused its input; whether anything judged the call before is not recorded.
  { begins: '<tool_use_error>', outcome: null },
];

/** No sign is longer. */
const LOOK = 256;

/** The text of a result, which is a text or a list of blocks. */
function textOfResult(content: Plain | undefined): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  const [first] = content as readonly Plain[];
  return isMembers(first) && typeof first.text === 'string' ? first.text : '';
}
