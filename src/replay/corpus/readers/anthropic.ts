/**
 * Logs of the Messages API of Anthropic.
 *
 * A message of an assistant has a list `content` with blocks of type `tool_use`: `id`, `name`, `input` (Anthropic API
 * reference, "Messages"). Blocks `server_tool_use` and `mcp_tool_use` are carried out by the API and are no calls of a
 * harness. Read are a list of messages, a request or a response, or one of these a line.
 */

import type { Plain } from '../../../shape/plain.js';
import { isMembers, type Members, textOf } from '../members.js';
import type { CorpusReader, ReaderOptions } from '../reader.js';
import { ApiLogReader } from './api-log.js';
import type { ItemCall } from './response-item.js';

export const createAnthropicReader = (options: ReaderOptions = {}): CorpusReader =>
  new ApiLogReader('anthropic', callsOf, options);

function callsOf({ content }: Members): readonly ItemCall[] {
  const blocks = Array.isArray(content) ? (content as readonly Plain[]) : [];
  return blocks.filter(isMembers).flatMap((block) => (block.type === 'tool_use' ? [readBlock(block)] : []));
}

const readBlock = ({ id, name, input }: Members): ItemCall =>
  typeof name === 'string' && input !== undefined
    ? { tool: name, input, id: textOf(id), cut: false }
    : { malformed: 'A `tool_use` block has no `name` or no `input`.' };
