/**
 * Items of the Responses API, as its users log them and as Codex keeps them.
 *
 * `function_call` (`name`, `arguments` as JSON text, `call_id`), `custom_tool_call` (`name`, `input` as text,
 * `call_id`), `local_shell_call` (`action`, `call_id` or `id`), and `…_output` of each with the same `call_id`
 * (openai/codex codex-rs/protocol/src/models.rs, enum ResponseItem; 64bit/async-openai types/responses/response.rs).
 */

import type { Plain } from '../../../shape/plain.js';
import { parseArguments } from '../arguments.js';
import { isMembers, type Members, textOf } from '../members.js';

export type ItemCall =
  | { readonly tool: string; readonly input: Plain; readonly id: string | undefined; readonly cut: boolean }
  | { readonly malformed: string };

/** The call that an item is, or why it cannot be read; null for an item of another type. */
export function callOfItem(item: Members): ItemCall | null {
  const id = textOf(item.call_id) ?? textOf(item.id);
  switch (item.type) {
    case 'function_call': {
      if (typeof item.name !== 'string') return { malformed: 'A `function_call` has no `name`.' };
      const read = parseArguments(item.arguments);
      if (read === null) return { malformed: 'The `arguments` of a `function_call` are missing.' };
      return { tool: item.name, id, ...read };
    }
    case 'custom_tool_call':
      return typeof item.name === 'string' && item.input !== undefined
        ? { tool: item.name, input: { input: item.input }, id, cut: false }
        : { malformed: 'A `custom_tool_call` has no `name` or no `input`.' };
    case 'local_shell_call':
      return isMembers(item.action)
        ? { tool: 'local_shell', input: { action: item.action }, id, cut: item.status === 'incomplete' }
        : { malformed: 'A `local_shell_call` has no `action`.' };
    default:
      return null;
  }
}
