/** Lines of JSON: the value of each, or the problem with it. */

import { fail, type Result } from '../../result.js';
import { type Plain, toPlain } from '../../shape/plain.js';
import { isBlank, withoutMark } from './lines.js';
import type { CorpusProblem } from './problem.js';
import { problemItem, unreadable } from './problems.js';
import type { CorpusItem, CorpusLine, CorpusReader } from './reader.js';

/** What a reader makes of a value that begins on a line. */
export type Take = (value: Plain, line: number) => readonly CorpusItem[];

/**
 * Reads each line for `take`, which is only given what is JSON. Blank lines hold nothing. A line that breaks off is a
 * recording cut while it was written where it is the last one, and damaged where it is not: so it waits for the next.
 */
export class JsonLines implements CorpusReader {
  private waiting: CorpusProblem | null = null;
  /** The line that waits begins as JSON does. */
  private begun = false;

  constructor(private readonly take: Take) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if ('text' in line && isBlank(line.text)) return [];
    const before = this.release();
    const value = parseLine(line);
    if (value.ok) return [...before, ...this.take(value.value, line.number)];
    if (value.error.code !== 'not-json') return [...before, problemItem(value.error)];
    this.waiting = value.error;
    this.begun = 'text' in line && /^\s*[[{]/.test(line.text.slice(0, LOOK));
    return before;
  }

  end(): readonly CorpusItem[] {
    const { waiting } = this;
    if (waiting !== null && this.begun) this.waiting = { ...waiting, code: 'half-written', hint: CUT };
    return this.release();
  }

  private release(): readonly CorpusItem[] {
    const { waiting } = this;
    this.waiting = null;
    return waiting === null ? [] : [problemItem(waiting)];
  }
}

/** A line that was cut. Blanks before it are not looked through without end. */
const LOOK = 256;

/** The value of one line. A byte order mark before the first is not part of it. */
export function parseLine(line: CorpusLine): Result<Plain, CorpusProblem> {
  if ('fault' in line) return fail(unreadable(line));
  return parseText(withoutMark(line), line.number);
}

/** The value of a text that begins on a line. */
export function parseText(text: string, line: number): Result<Plain, CorpusProblem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const cause = error instanceof Error ? error.message.slice(0, LOOK) : 'it cannot be parsed';
    return fail({ code: 'not-json', line, message: `It is not JSON: ${cause}.`, hint: NOT_JSON });
  }
  const plain = toPlain(value);
  if (plain.ok) return plain;
  return fail({
    code: 'too-large',
    line,
    message: plain.error.message,
    hint: 'Such a value is not read. What a call needs is smaller.',
  });
}

const NOT_JSON = 'Name the format of the recording with --from, or repair the line.';

/** What is to be said of an end that is missing. */
export const CUT = 'The recording was cut while it was written: what stands before the cut was read.';
