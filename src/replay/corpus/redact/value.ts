/** Where a value ends, and whether it is one that may be taken out. */

import type { Span } from './span.js';

/** The value in quotes that begins here; null where it is not fixed or not worth it, undefined where there is no quote. */
export function quotedValue(text: string, from: number): Span | null | undefined {
  const escaped = text[from] === '\\';
  const quote = text[escaped ? from + 1 : from];
  if (quote !== '"' && quote !== "'") return undefined;
  const start = from + (escaped ? 2 : 1);
  let end = start;
  while (end < text.length && !/["'$`\\\n]/.test(text[end] as string)) end += 1;
  const closed = escaped ? text.startsWith(`\\${quote}`, end) : text[end] === quote;
  return closed && isSecret(text.slice(start, end)) && !isPlace(text.slice(start, end))
    ? { start, end }
    : null;
}

/** Values without quotes. One pass over the text, whatever stands in it: where a run ends is found once. */
export class PlainValues {
  private run: Span = { start: 0, end: 0 };

  constructor(
    private readonly text: string,
    private readonly schemes: readonly string[],
  ) {}

  /** `certain`: the name alone makes it a secret. Elsewhere it must look like one. */
  at(from: number, { certain }: { readonly certain: boolean }): Span | null {
    const { text } = this;
    const start = this.withoutScheme(from, text.length);
    let end = this.runEnd(start);
    while (text[end] === '=' && end - start > 0) end += 1;
    // What goes on with an expansion or a pattern is not fixed by the text.
    if (!ENDS.test(text.slice(end, end + 1)) && !text.startsWith('\\"', end)) return null;
    const value = text.slice(start, Math.min(end, start + LONGEST_SHOWN));
    if (!/^[A-Za-z0-9]/.test(value) || !isSecret(value) || isPlace(value)) return null;
    if (value.includes('/') && (value.length < AS_LONG_AS_A_KEY || value.endsWith('/'))) return null;
    return certain || start > from || /\d/.test(value) ? { start, end } : null;
  }

  /** `Bearer x`: ordinary words may follow such a word, too. */
  afterScheme(from: number): Span | null {
    const blanks = /^[ \t]+/.exec(this.text.slice(from, from + MOST_BLANKS))?.[0].length ?? 0;
    const span = this.at(from + blanks, { certain: true });
    if (span === null) return null;
    const value = this.text.slice(span.start, Math.min(span.end, span.start + LONGEST_SHOWN));
    return (value.length >= 8 && /\d/.test(value)) || value.length >= AS_LONG_AS_A_KEY ? span : null;
  }

  /** Behind a scheme that stands here with something after it; else here. */
  withoutScheme(from: number, end: number): number {
    const word = /^([A-Za-z]+)[ \t]+/.exec(this.text.slice(from, Math.min(end, from + LONGEST_SCHEME)));
    const scheme = word?.[1]?.toLowerCase();
    return word !== null && scheme !== undefined && this.schemes.includes(scheme)
      ? from + word[0].length
      : from;
  }

  private runEnd(from: number): number {
    if (from >= this.run.start && from < this.run.end) return this.run.end;
    let end = from;
    while (end < this.text.length && !STOPS.test(this.text[end] as string)) end += 1;
    this.run = { start: from, end };
    return end;
  }
}

const STOPS = /[\s;|&<>()'"`$\\,{}[\]*?^=]/;
/** What may follow a value: the end, a blank, an operator, a quote, a comma, a bracket that closes. */
const ENDS = /^(?:$|[\s;|&<>)'",}])/;

const LONGEST_SHOWN = 4096;
const LONGEST_SCHEME = 32;
const MOST_BLANKS = 4;
const AS_LONG_AS_A_KEY = 20;

const isSecret = (value: string): boolean =>
  value !== '' && !/^(?:\d{1,5}|true|false|null|nil|none|undefined|yes|no|on|off|REDACTED_\d+)$/i.test(value);

/** A path, an address or a file's name. */
const isPlace = (value: string): boolean =>
  /^(?:[/~.]|[A-Za-z][A-Za-z0-9+.-]*:\/\/)/.test(value) ||
  (value.length <= 256 && /^[\w.-]+\.[A-Za-z]{1,5}$/.test(value) && !value.startsWith('eyJ'));
