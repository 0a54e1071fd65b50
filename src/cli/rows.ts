/** One line of JSON Lines input: a call, and what is written beside it. */

import type { ToolCall } from '../project/projector.js';
import { fail, ok, type Result } from '../result.js';
import type { InputLine } from './lines.js';

export type Members = { readonly [name: string]: unknown };

export interface Row {
  readonly line: number;
  /** Present where the line has one. */
  readonly id?: unknown;
  readonly call: ToolCall;
  readonly context?: Members;
  /** Every member of the line. */
  readonly members: ReadonlyMap<string, unknown>;
}

/** The answer to a line that holds no call. */
export interface BadRow {
  readonly id?: unknown;
  readonly error: string;
  readonly line: number;
}

/** A line must be an object with `input` or `cmd`; `tool`, where it is there, a string; `context` an object. */
export function readRow(line: InputLine): Result<Row, BadRow> {
  if ('fault' in line) return fail({ error: line.fault, line: line.number });
  let value: unknown;
  try {
    value = JSON.parse(line.number === 1 ? line.text.replace(/^\uFEFF/, '') : line.text);
  } catch (error) {
    const cause = line.text.trim() === '' ? 'it is empty' : error instanceof Error ? error.message : '';
    return fail({ error: `The line is not JSON: ${cause}.`, line: line.number });
  }
  if (!isObject(value)) return fail({ error: 'The line is not a JSON object.', line: line.number });
  const members = new Map(Object.entries(value));
  const id = members.has('id') ? { id: members.get('id') } : {};
  const bad = (error: string): Result<Row, BadRow> => fail({ ...id, error, line: line.number });
  const [tool, input, cmd, context] = ['tool', 'input', 'cmd', 'context'].map((name) => members.get(name));
  if (tool !== undefined && typeof tool !== 'string') return bad('`tool` is not a string.');
  if (cmd !== undefined && typeof cmd !== 'string') return bad('`cmd` is not a string.');
  if (context !== undefined && !isObject(context)) return bad('`context` is not an object.');
  if (input === undefined && cmd === undefined) return bad('There is neither `input` nor `cmd`.');
  // Which of the two would run is not for us to guess.
  if (input !== undefined && cmd !== undefined && input !== cmd)
    return bad('There are both `input` and `cmd`, and they differ.');
  return ok({
    line: line.number,
    ...id,
    call: { tool: tool ?? 'bash', input: input === undefined ? cmd : input },
    ...(context === undefined ? {} : { context }),
    members,
  });
}

export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
