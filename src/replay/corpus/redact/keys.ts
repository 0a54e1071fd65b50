/** Blocks of private keys (RFC 7468 and what came before it). */

import type { Span } from './span.js';

/** What stands between the first line and the last of each, without the blanks around it. Linear. */
export function keyBlocksIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  const lastEnd = text.lastIndexOf(END);
  for (let at = text.indexOf(BEGIN); at >= 0; ) {
    const label = text.slice(at + BEGIN.length, at + BEGIN.length + LONGEST_LABEL).indexOf(DASHES);
    let end = at + BEGIN.length;
    if (label >= 0) {
      const start = end + label + DASHES.length;
      const secret = text.slice(end, end + label).endsWith(LABEL);
      end = start <= lastEnd ? text.indexOf(END, start) : endOfBody(text, start);
      if (secret) spans.push(trimmed(text, start, end));
    }
    at = text.indexOf(BEGIN, end);
  }
  return spans.filter(({ start, end }) => end > start);
}

const BEGIN = '-----BEGIN ';
const END = '-----END ';
const DASHES = '-----';
const LABEL = 'PRIVATE KEY';
const LONGEST_LABEL = 64;

/** Without a last line the block ends with what could be its text. */
function endOfBody(text: string, start: number): number {
  let end = start;
  while (end < text.length && /[A-Za-z0-9+/=\s\\]/.test(text[end] as string)) end += 1;
  return end;
}

/** Line ends, as they are or as they are written in strings, stay. */
function trimmed(text: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  for (let more = true; more && start < end; ) {
    more = /\s/.test(text[start] as string) || text.startsWith('\\n', start);
    if (more) start += text.startsWith('\\n', start) ? 2 : 1;
  }
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  while (end - 2 >= start && text.startsWith('\\n', end - 2)) end -= 2;
  return { start, end };
}
