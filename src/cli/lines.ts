/** Lines of a byte stream, with bounded memory. */

import { createReadStream } from 'node:fs';
import { Failure, isSystemError } from './terminal.js';

/** Bytes of the longest line that is kept. */
export const LINE_LIMIT: number = 16 * 1024 * 1024;

/** One line, counted from 1, or why it could not be had; of one that is not UTF-8 its bytes, one a character. */
export type InputLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: string; readonly bytes?: string };

/**
 * The lines that each chunk completes, so that a caller can answer all of them before the next chunk is waited for.
 * The end of the input ends a last line that no newline does; after a final newline there is no further line. A line
 * over `limit` bytes is dropped while it is read and leaves a fault; so does one that is not UTF-8.
 */
export async function* readLines(
  input: AsyncIterable<Uint8Array | string>,
  limit: number = LINE_LIMIT,
): AsyncGenerator<readonly InputLine[]> {
  const splitter = new LineSplitter(limit);
  for await (const chunk of input) {
    const lines = splitter.push(bytesOf(chunk));
    if (lines.length > 0) yield lines;
  }
  const last = splitter.end();
  if (last !== null) yield [last];
}

/** The lines of a file. Throws a Failure that names it where it cannot be read. */
export async function* readFileLines(
  file: string,
  limit: number = LINE_LIMIT,
): AsyncGenerator<readonly InputLine[]> {
  try {
    yield* readLines(createReadStream(file), limit);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Failure(`${file} cannot be read: ${error.message}.`);
  }
}

/** The whole input; null where it is longer than `limit` bytes. Throws a TypeError where it is not UTF-8. */
export async function readAll(
  input: AsyncIterable<Uint8Array | string>,
  limit: number = LINE_LIMIT,
): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of input) {
    const bytes = bytesOf(chunk);
    length += bytes.length;
    if (length > limit) return null;
    parts.push(bytes);
  }
  return decode(Buffer.concat(parts));
}

class LineSplitter {
  private number = 0;
  private parts: Buffer[] = [];
  private length = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  push(chunk: Buffer): InputLine[] {
    const lines: InputLine[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, at));
      lines.push(this.take());
      from = at + 1;
    }
    if (from < chunk.length) this.keep(chunk.subarray(from));
    return lines;
  }

  end(): InputLine | null {
    return this.length === 0 ? null : this.take();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length > this.limit) this.parts = [];
    else this.parts.push(part);
  }

  private take(): InputLine {
    const { parts, length } = this;
    this.number += 1;
    this.parts = [];
    this.length = 0;
    if (length > this.limit)
      return { number: this.number, fault: `The line is longer than ${this.limit} bytes.` };
    const line = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    try {
      return { number: this.number, text: decode(line) };
    } catch {
      return { number: this.number, fault: 'The line is not UTF-8.', bytes: line.toString('latin1') };
    }
  }
}

const NEWLINE = 0x0a;

const bytesOf = (chunk: Uint8Array | string): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk)
    : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);

/** Fatal: a replaced byte would make the text that is decided another one than the text that runs. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const decode = (bytes: Uint8Array): string => decoder.decode(bytes);
