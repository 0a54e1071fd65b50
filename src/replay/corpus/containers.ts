/** Messages and items wherever logs of APIs put them. */

import type { Plain } from '../../shape/plain.js';
import { isMembers, type Members } from './members.js';

/**
 * What has a `role` or is a call or its output by its `type`, in order. Looked for in lists and under the members that
 * hold them: in requests (`messages`, `input`, `body`, `params`), in responses (`choices`, `message`, `output`,
 * `result`) and in logs of both. Nothing is looked for inside of a message or an item: there, text of anybody's stands.
 */
export function messagesIn(value: Plain): readonly Members[] {
  if (Array.isArray(value)) return (value as readonly Plain[]).flatMap(messagesIn);
  if (!isMembers(value)) return [];
  if (typeof value.role === 'string' || isItem(value.type)) return [value];
  return HOLDERS.flatMap((name) => (value[name] === undefined ? [] : messagesIn(value[name])));
}

const isItem = (type: Plain | undefined): boolean =>
  typeof type === 'string' && /(?:_call|_call_output)$/.test(type);

const HOLDERS = [
  ...['request', 'body', 'params', 'messages', 'input', 'items', 'conversation'],
  ...['response', 'result', 'data', 'choices', 'message', 'output'],
];
