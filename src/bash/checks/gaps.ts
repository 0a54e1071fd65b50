import type { Command } from 'unbash';
import { type Place, spanOf } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';

/**
 * Between the parts of a simple command stand only blanks and continued lines, and after it an operator, a newline,
 * a comment or the end. The parser skips some of what it cannot use without a word:
 *
 *     a (b      bash: a syntax error
 */
export function checkGaps(reader: Reader, place: Place, node: Command): void {
  const text = place.source.text;
  let end = node.pos;
  const part = (next: { readonly pos: number; readonly end: number }): void => {
    const at = skipBlanks(text, end);
    if (at < next.pos) skipped(reader, place, at);
    end = next.end;
  };
  for (const item of node.prefix) part(item);
  if (node.name !== undefined) part(node.name);
  for (const item of node.suffix) part(item);
  const at = skipBlanks(text, end);
  if (at < place.scriptEnd && !ENDS.has(text.charCodeAt(at))) skipped(reader, place, at);
}

/** Newline, `#`, `&`, `)`, `;`, `|`. */
const ENDS: ReadonlySet<number> = new Set([10, 35, 38, 41, 59, 124]);

function skipBlanks(text: string, from: number): number {
  let index = from;
  for (;;) {
    const code = text.charCodeAt(index);
    if (code === 32 || code === 9) index += 1;
    else if (code === 92 && text.charCodeAt(index + 1) === 10) index += 2;
    else return index;
  }
}

function skipped(reader: Reader, place: Place, at: number): void {
  const message = 'The parser skipped what stands here.';
  reader.report('parse-error', 'error', spanOf(place.source, at, at + 1), message);
}
