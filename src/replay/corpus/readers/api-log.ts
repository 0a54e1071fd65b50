/** What readers of logged API traffic have in common: a call is known by its id, its tool and its input. */

import { digest } from '../../../policy/digest.js';
import { canonicalText, type Plain } from '../../../shape/plain.js';
import { messagesIn } from '../containers.js';
import type { CorpusFormat } from '../formats.js';
import { JsonDocuments } from '../json-documents.js';
import { isMembers, type Members } from '../members.js';
import { malformedCall, problemItem } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { RecentIds } from '../recent.js';
import { recordedCall } from '../recorded.js';
import { repeatedCalls } from '../tally.js';
import type { ItemCall } from './response-item.js';

/**
 * Such logs tell neither the directory nor who let a call, so that entries have neither context nor outcome. Requests
 * repeat the conversation: a call is one entry, unless it has no id.
 */
export class ApiLogReader implements CorpusReader {
  private readonly documents = new JsonDocuments((value, line) => this.take(value, line));
  private readonly seen = new RecentIds();
  private readonly repeated = repeatedCalls();

  constructor(
    private readonly format: CorpusFormat,
    private readonly callsOf: (message: Members) => readonly ItemCall[],
    private readonly options: ReaderOptions,
  ) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    return this.documents.push(line);
  }

  end(): readonly CorpusItem[] {
    return [...this.documents.end(), ...this.repeated.end()];
  }

  private take(value: Plain, line: number): readonly CorpusItem[] {
    const logged = isMembers(value) ? value.timestamp : undefined;
    return messagesIn(value).flatMap((message) =>
      this.callsOf(message).flatMap((call) => this.item(call, line, message.timestamp ?? logged)),
    );
  }

  private item(call: ItemCall, line: number, time: Plain | undefined): readonly CorpusItem[] {
    if ('malformed' in call) return [problemItem(malformedCall(line, call.malformed))];
    if (call.id !== undefined) {
      // Some servers count the ids of each response from 0.
      const key = digest(`${call.id}\n${call.tool}\n${canonicalText(call.input)}`);
      if (this.seen.has(key)) {
        this.repeated.add(line);
        return [];
      }
      this.seen.add(key);
    }
    const { format, options } = this;
    return [{ line, entry: recordedCall({ format, line, options, time, ...call }) }];
  }
}
