/**
 * Logs of OpenAI-style APIs: messages of chat completions, and items of the Responses API.
 *
 * A message of an assistant has `tool_calls`, each with `id` and `function` (`name`, `arguments` as JSON text) or
 * `custom` (`name`, `input`), formerly one `function_call` (OpenAI API reference, "Chat completions"). Items are those of
 * response-item.ts. Read are a list of messages, a request or a response, or one of these a line.
 */

import type { Plain } from '../../../shape/plain.js';
import { parseArguments } from '../arguments.js';
import { isMembers, type Members, textOf } from '../members.js';
import type { CorpusReader, ReaderOptions } from '../reader.js';
import { ApiLogReader } from './api-log.js';
import { callOfItem, type ItemCall } from './response-item.js';

export const createOpenAiReader = (options: ReaderOptions = {}): CorpusReader =>
  new ApiLogReader('openai', callsOf, options);

function callsOf(message: Members): readonly ItemCall[] {
  const item = callOfItem(message);
  if (item !== null) return [item];
  const calls = Array.isArray(message.tool_calls) ? (message.tool_calls as readonly Plain[]) : [];
  const former = message.function_call;
  return [
    ...calls.map(readToolCall),
    ...(former === undefined || former === null ? [] : [readFunction(former, undefined)]),
  ];
}

function readToolCall(call: Plain): ItemCall {
  if (!isMembers(call)) return { malformed: 'A member of `tool_calls` is not an object.' };
  const id = textOf(call.id);
  if (!isMembers(call.custom)) return readFunction(call.function, id);
  const { name, input } = call.custom;
  return typeof name === 'string' && input !== undefined
    ? { tool: name, input: { input }, id, cut: false }
    : { malformed: 'A `custom` tool call has no `name` or no `input`.' };
}

function readFunction(value: Plain | undefined, id: string | undefined): ItemCall {
  const name = isMembers(value) ? value.name : undefined;
  const read = isMembers(value) ? parseArguments(value.arguments) : null;
  return typeof name === 'string' && read !== null
    ? { tool: name, id, ...read }
    : { malformed: 'A tool call has no `function` with `name` and `arguments`.' };
}
