/** A recording of lines in which calls wait for what became of them. */

import type { Plain } from '../../shape/plain.js';
import { JsonLines } from './json-lines.js';
import { Place } from './place.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from './reader.js';
import { WaitingCalls } from './waiting.js';

export abstract class TranscriptReader implements CorpusReader {
  protected readonly calls: WaitingCalls = new WaitingCalls();
  protected readonly place: Place = new Place();
  private readonly lines = new JsonLines((value, line) => this.take(value, line));

  constructor(protected readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    return this.lines.push(line);
  }

  end(): readonly CorpusItem[] {
    return [...this.lines.end(), ...this.calls.end()];
  }

  /** What the record on a line gives at once. */
  protected abstract take(record: Plain, line: number): readonly CorpusItem[];
}
