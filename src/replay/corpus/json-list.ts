/** The elements of one JSON list that is written over several lines, each as soon as it is whole. */

import { CUT, parseText, type Take } from './json-lines.js';
import { DOCUMENT_LIMIT } from './limits.js';
import { isBlank, withoutMark } from './lines.js';
import { problemItem, tooLong, unreadable } from './problems.js';
import type { CorpusItem, CorpusLine } from './reader.js';

/**
 * Finds the ends of elements by brackets and quotes alone, so that one element that is not JSON costs no other. A string
 * of JSON never goes over a line, so that an open quote ends with its line. Linear; keeps one element.
 */
export class JsonList {
  /** Brackets that are open: 0 before the list, 1 between its elements. */
  private depth = 0;
  private closed = false;
  private parts: string[] = [];
  private length = 0;
  /** The line of the element that is being read; 0 between elements. */
  private begun = 0;
  /** A line of the element could not be had, which has been said. */
  private damaged = false;
  private last = 1;

  constructor(private readonly take: Take) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    this.last = line.number;
    if ('fault' in line) {
      this.damaged = this.begun > 0;
      return [problemItem(unreadable(line))];
    }
    const text = withoutMark(line);
    if (!this.closed) return this.scan(text, line.number);
    return isBlank(text) ? [] : [problemItem(afterEnd(line.number))];
  }

  end(): readonly CorpusItem[] {
    if (this.closed) return [];
    const line = this.begun === 0 ? this.last : this.begun;
    return [problemItem({ code: 'half-written', line, message: 'The list of calls has no end.', hint: CUT })];
  }

  private scan(text: string, line: number): readonly CorpusItem[] {
    const items: CorpusItem[] = [];
    let from = 0;
    let quoted = false;
    for (let at = 0; at < text.length && !this.closed; at += 1) {
      const code = text.charCodeAt(at);
      if (quoted) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) quoted = false;
      } else if (code === QUOTE) quoted = true;
      else if (this.depth === 1 && (code === COMMA || code === LIST_END)) {
        this.keep(text.slice(from, at), line);
        for (const item of this.finish()) items.push(item);
        from = at + 1;
        this.closed = code === LIST_END;
      } else if (code === LIST || code === OBJECT) {
        this.depth += 1;
        if (this.depth === 1) from = at + 1;
      } else if (code === LIST_END || code === OBJECT_END) this.depth = Math.max(1, this.depth - 1);
    }
    if (!this.closed) this.keep(text.slice(from), line);
    return items;
  }

  private keep(part: string, line: number): void {
    if (this.begun === 0 && isBlank(part)) return;
    if (this.begun === 0) this.begun = line;
    this.length += part.length + 1;
    if (this.length > DOCUMENT_LIMIT) this.parts = [];
    else this.parts.push(part);
  }

  private finish(): readonly CorpusItem[] {
    const { parts, length, begun, damaged } = this;
    this.parts = [];
    this.length = 0;
    this.begun = 0;
    this.damaged = false;
    if (begun === 0 || damaged) return [];
    if (length > DOCUMENT_LIMIT) return [problemItem(tooLong(begun, 'The element of the list'))];
    const value = parseText(parts.join('\n'), begun);
    return value.ok ? this.take(value.value, begun) : [problemItem(value.error)];
  }
}

const afterEnd = (line: number): Parameters<typeof problemItem>[0] => ({
  code: 'not-json',
  line,
  message: 'There is more text after the end of the list.',
  hint: 'It was not read. Split the recording there.',
});

const QUOTE = 0x22;
const COMMA = 0x2c;
const LIST = 0x5b;
const BACKSLASH = 0x5c;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;
