/** What Claude Code tells a PreToolUse hook: the call, and what it knows around it. */

import type { ToolCall } from '../../project/projector.js';
import { fail, ok, type Result } from '../../result.js';
import { type Plain, toPlain } from '../../shape/plain.js';

export interface HookEvent {
  readonly call: ToolCall;
  readonly facts: HookFacts;
}

/** Written by the harness, not by the model. A missing one is unknown. */
export interface HookFacts {
  /** Absolute. */
  readonly cwd?: string;
  /** `default`, `plan`, `acceptEdits`, …; new ones come with new versions. */
  readonly permissionMode?: string;
}

/** As readEvent, of the text on the hook's standard input. */
export function readEventText(text: string): Result<HookEvent, string> {
  if (text.trim() === '') return fail('It is empty.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return fail(`It is not JSON: ${error instanceof Error ? error.message : 'it cannot be parsed'}.`);
  }
  return readEvent(value);
}

/**
 * Total. Members that are not named here are ignored. The names of tools and of what their input holds are left to
 * the registry that projects the call; only what must be there for a call to be one is asked for. An error says what
 * is wrong with the event.
 */
export function readEvent(value: unknown): Result<HookEvent, string> {
  const copied = toPlain(value);
  if (!copied.ok) return fail(`It cannot be read: ${copied.error.message}`);
  const event = copied.value;
  if (!isObject(event)) return fail('It is not an object.');
  const name = member(event, 'hook_event_name');
  // The answer of one kind of event means nothing to another: a hook that is set up wrongly must not look as if it
  // had decided.
  if (name !== 'PreToolUse') return fail('`hook_event_name` is not "PreToolUse".');
  const tool = member(event, 'tool_name');
  if (typeof tool !== 'string' || tool === '') return fail('`tool_name` is not a name.');
  const input = member(event, 'tool_input');
  if (!isObject(input)) return fail('`tool_input` is not an object.');
  const facts = readFacts(event);
  return facts.ok ? ok({ call: { tool, input }, facts: facts.value }) : facts;
}

/**
 * The posture of a call. A person who plans has said that nothing is to be changed, which no setting of the hook
 * lifts: both only tighten.
 */
export const postureFor = <T extends string>(permissionMode: string | undefined, given: T): T | 'explore' =>
  permissionMode === 'plan' ? 'explore' : given;

function readFacts(event: Members): Result<HookFacts, string> {
  const cwd = member(event, 'cwd');
  if (cwd !== undefined && !(typeof cwd === 'string' && cwd.startsWith('/')))
    return fail('`cwd` is not an absolute path.');
  const permissionMode = member(event, 'permission_mode');
  if (permissionMode !== undefined && typeof permissionMode !== 'string')
    return fail('`permission_mode` is not text.');
  return ok({
    ...(cwd === undefined ? {} : { cwd }),
    ...(permissionMode === undefined ? {} : { permissionMode }),
  });
}

type Members = { readonly [key: string]: Plain };

const isObject = (value: Plain | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies have no prototype, so that a member they lack is missing whatever others did to Object.prototype. */
const member = (value: Members, key: string): Plain | undefined => value[key];
