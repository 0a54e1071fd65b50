/**
 * `$'…'`: the escapes of ANSI C as bash 5.2 reads them (manual, section 3.1.2.4).
 */
export interface AnsiText {
  readonly value: string;
  /** Index just after the closing quote; -1 where there is none. */
  readonly end: number;
  /** False where the bytes are not UTF-8 text, so that the value is a guess. */
  readonly exact: boolean;
}

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['e', '\x1b'],
  ['E', '\x1b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['?', '?'],
]);

/** Reads from `start`, the index just after `$'`, up to the closing quote before `limit`. */
export function readAnsi(text: string, start: number, limit: number): AnsiText {
  let value = '';
  let exact = true;
  // A NUL ends the string for bash, though its scanner goes on to the closing quote.
  let cut = -1;
  let index = start;
  while (index < limit) {
    const char = text[index] as string;
    if (char === "'") return { value: cut < 0 ? value : value.slice(0, cut), end: index + 1, exact };
    if (char !== '\\' || index + 1 >= limit) {
      value += char;
      index += 1;
      continue;
    }
    const read = readEscape(text, index + 1, limit);
    if (read.code === 0 && cut < 0) cut = value.length;
    if (read.code >= 0x80 && read.byte) exact = false;
    if (read.code >= 0xd800 && read.code <= 0xdfff) exact = false;
    if (read.code > 0x10ffff) exact = false;
    value += read.text;
    index = read.end;
  }
  return { value, end: -1, exact };
}

interface Escape {
  readonly text: string;
  readonly end: number;
  /** Code of a numeric escape, else -1. */
  readonly code: number;
  readonly byte: boolean;
}

function readEscape(text: string, at: number, limit: number): Escape {
  const char = text[at] as string;
  const simple = SIMPLE.get(char);
  if (simple !== undefined) return { text: simple, end: at + 1, code: -1, byte: false };
  if (char >= '0' && char <= '7') return numeric(text, at, at, Math.min(at + 3, limit), 8, true);
  if (char === 'x') return numeric(text, at - 1, at + 1, Math.min(at + 3, limit), 16, true);
  if (char === 'u') return numeric(text, at - 1, at + 1, Math.min(at + 5, limit), 16, false);
  if (char === 'U') return numeric(text, at - 1, at + 1, Math.min(at + 9, limit), 16, false);
  if (char === 'c') return control(text, at, limit);
  return { text: `\\${char}`, end: at + 1, code: -1, byte: false };
}

function numeric(
  text: string,
  escapeStart: number,
  start: number,
  limit: number,
  radix: 8 | 16,
  byte: boolean,
): Escape {
  let end = start;
  while (end < limit && isDigit(text.charCodeAt(end), radix)) end += 1;
  if (end === start) return { text: text.slice(escapeStart, start), end: start, code: -1, byte: false };
  const parsed = Number.parseInt(text.slice(start, end), radix);
  const code = byte ? parsed & 0xff : parsed;
  const shown = code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  return { text: shown, end, code, byte };
}

function control(text: string, at: number, limit: number): Escape {
  const operand = at + 1 < limit ? text.charCodeAt(at + 1) : 39;
  if (operand === 39) return { text: '\\c', end: at + 1, code: -1, byte: false };
  // A backslash as operand is written twice.
  const end = operand === 92 && text.charCodeAt(at + 2) === 92 ? at + 3 : at + 2;
  const code = operand === 63 ? 127 : operand & 31;
  // On other than ASCII bash works on bytes: the result is not text.
  if (operand >= 128) return { text: '\ufffd', end, code: 0xff, byte: true };
  return { text: String.fromCharCode(code), end, code, byte: false };
}

function isDigit(code: number, radix: 8 | 16): boolean {
  if (code >= 48 && code <= 55) return true;
  if (radix === 8) return false;
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}
