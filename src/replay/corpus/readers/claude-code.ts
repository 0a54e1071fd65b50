/**
 * Transcripts of Claude Code: ~/.claude/projects/DIRECTORY/SESSION.jsonl, and those of its subagents beside them.
 *
 * The format is not documented by its maker. What is relied on, and who describes it: a line has `type` (`user`,
 * `assistant`, `system`, `summary`, …), `message`, `cwd`, `sessionId`, `timestamp` and `isSidechain`
 * (alicoding/claude-parser docs/JSONL-STRUCTURE.md, Huntehhh/claude-code-chat docs/claude-cli-jsonl-format.md);
 * `tool_use` blocks stand in `message.content` of `assistant` lines and `tool_result` blocks in that of `user` lines,
 * as in the Messages API. Lines of other types hold no call. Calls of sidechains are calls like the others.
 */

import type { Plain } from '../../../shape/plain.js';
import { isMembers, type Members, textOf } from '../members.js';
import { malformedCall, problemItem } from '../problems.js';
import type { CorpusItem, CorpusReader, ReaderOptions } from '../reader.js';
import { recordedCall } from '../recorded.js';
import { TranscriptReader } from '../transcript.js';
import { claudeCodeOutcome } from './claude-code-outcome.js';

export const createClaudeCodeReader = (options: ReaderOptions = {}): CorpusReader =>
  new ClaudeCodeReader(options);

class ClaudeCodeReader extends TranscriptReader {
  protected take(record: Plain, line: number): readonly CorpusItem[] {
    if (!isMembers(record)) return [];
    this.place.move(record.cwd);
    const content = isMembers(record.message) ? record.message.content : undefined;
    if (!Array.isArray(content)) return [];
    const problems: CorpusItem[] = [];
    for (const block of content as readonly Plain[]) {
      if (!isMembers(block)) continue;
      if (block.type === 'tool_use') problems.push(...this.call(block, record, line));
      else if (block.type === 'tool_result') this.result(block, record, line);
    }
    return [...problems, ...this.calls.release()];
  }

  private call(block: Members, record: Members, line: number): readonly CorpusItem[] {
    const { name, input, id } = block;
    if (typeof name !== 'string' || input === undefined)
      return [problemItem(malformedCall(line, 'A `tool_use` block has no `name` or no `input`.'))];
    const { options, place } = this;
    const { timestamp: time, sessionId: session = record.session_id } = record;
    const named = textOf(id);
    const entry = recordedCall({
      ...{ format: 'claude-code', line, options, place, time, session },
      ...{ tool: name, input, id: named },
    });
    this.calls.add({ line, entry, id: named });
    return [];
  }

  private result(block: Members, record: Members, line: number): void {
    const id = textOf(block.tool_use_id);
    if (id !== undefined) this.calls.settle(id, line, claudeCodeOutcome(block, record));
  }
}
