/**
 * Rollouts of Codex: ~/.codex/sessions/YYYY/MM/DD/rollout-….jsonl.
 *
 * A line is `{timestamp, type, payload}`; `session_meta` and `turn_context` give `cwd`, `response_item` holds an item of
 * the Responses API (openai/codex codex-rs/core/src/rollout/policy.rs and codex-rs/protocol/src/models.rs;
 * kvsankar/agent-history docs/codex-format.md). Rollouts of 2025 before that hold the bare items, after a line with the
 * session's `id` and `timestamp`. Events (`event_msg`) repeat what the items say and are not read, save for requests
 * for approval: current rollouts leave them out, logs of the event stream have them. What `compacted` lines repeat is
 * not read either.
 */

import type { Plain } from '../../../shape/plain.js';
import { isMembers, type Members, textOf } from '../members.js';
import { malformedCall, problemItem } from '../problems.js';
import type { CorpusItem, CorpusReader, ReaderOptions } from '../reader.js';
import { recordedCall } from '../recorded.js';
import { TranscriptReader } from '../transcript.js';
import { codexOutcome } from './codex-outcome.js';
import { callOfItem } from './response-item.js';

export const createCodexReader = (options: ReaderOptions = {}): CorpusReader => new CodexReader(options);

class CodexReader extends TranscriptReader {
  private session: Plain | undefined;

  protected take(record: Plain, line: number): readonly CorpusItem[] {
    if (!isMembers(record)) return [];
    const payload = isMembers(record.payload) ? record.payload : record;
    if (record.type === 'session_meta') this.begin(payload);
    else if (record.type === 'turn_context') this.place.move(payload.cwd);
    else if (record.type === 'event_msg') this.event(payload);
    else if (record.type === undefined && record.timestamp !== undefined) this.begin(record);
    else return [...this.item(payload, record, line), ...this.calls.release()];
    return [];
  }

  private begin(meta: Members): void {
    this.session = meta.id ?? meta.session_id;
    this.place.begin(meta.cwd);
  }

  private event({ type, call_id }: Members): void {
    if (typeof call_id !== 'string') return;
    if (type === 'exec_approval_request' || type === 'apply_patch_approval_request') this.calls.ask(call_id);
  }

  private item(item: Members, record: Members, line: number): readonly CorpusItem[] {
    const result = RESULTS.has(String(item.type)) ? textOf(item.call_id) : undefined;
    if (result !== undefined) this.calls.settle(result, line, codexOutcome(item.output));
    const call = callOfItem(item);
    if (call === null) return [];
    if ('malformed' in call) return [problemItem(malformedCall(line, call.malformed))];
    const { options, place, session } = this;
    const entry = recordedCall({
      ...{ format: 'codex', line, options, place, session, time: record.timestamp },
      ...call,
    });
    this.calls.add({ line, entry, id: call.id });
    return [];
  }
}

const RESULTS: ReadonlySet<string> = new Set([
  'function_call_output',
  'custom_tool_call_output',
  'local_shell_call_output',
]);
