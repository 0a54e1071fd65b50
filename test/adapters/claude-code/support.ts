/** Events as Claude Code writes them, and what every answer to it must be. */

import { expect } from 'vitest';
import {
  answerDecision,
  answerFailure,
  type HookAnswer,
  postureFor,
  readEventText,
} from '../../../src/adapters/claude-code/index.js';
import { decide } from '../../../src/decide/decide.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import { projector, SHIPPED } from '../../support/decisions.js';

/** With the members that are of no use to a decision, as recorded from Claude Code 2.1. */
export const eventOf = (
  tool: string,
  input: unknown,
  over: { readonly [member: string]: unknown } = {},
): { readonly [member: string]: unknown } => ({
  session_id: '3f1d',
  transcript_path: '/home/dev/.claude/projects/p/3f1d.jsonl',
  cwd: '/home/dev/project',
  prompt_id: 'p1',
  permission_mode: 'default',
  hook_event_name: 'PreToolUse',
  tool_name: tool,
  tool_input: input,
  tool_use_id: 'toolu_01',
  ...over,
});

/** From the text of an event to the answer, as a harness's own program would join the parts. */
export function answerTo(text: string, canAsk = true): HookAnswer {
  const event = readEventText(text);
  if (!event.ok) return answerFailure({ what: 'The event cannot be read.', detail: event.error }, { canAsk });
  const { call, facts } = event.value;
  const context = {
    ...EXAMPLE_CONTEXT,
    posture: postureFor(facts.permissionMode, 'supervised' as const),
    canAsk,
    policy: SHIPPED,
  };
  return answerDecision(decide(projector.project(call), context), { canAsk });
}

/** One object of one line, with these members and no others: Claude Code takes anything else for no answer. */
export function expectWellFormed(answer: unknown): HookAnswer {
  const read = JSON.parse(JSON.stringify(answer)) as HookAnswer;
  expect(Object.keys(read)).toEqual(['hookSpecificOutput']);
  const output = read.hookSpecificOutput;
  expect(Object.keys(output)).toEqual(['hookEventName', 'permissionDecision', 'permissionDecisionReason']);
  expect(output.hookEventName).toBe('PreToolUse');
  expect(['allow', 'ask', 'deny']).toContain(output.permissionDecision);
  expect(output.permissionDecisionReason).toBeTypeOf('string');
  return read;
}
