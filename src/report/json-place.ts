/** Where in a JSON text the value at a JSON pointer stands. */

import type { Region } from './finding.js';

export interface JsonPlaces {
  /**
   * The value at the pointer, with its name where it is a member. Where there is none, as where a member is missing,
   * the innermost value around it; undefined for a text without a value. Linear in the pointer.
   */
  readonly regionOf: (pointer: string) => Region | undefined;
  /** The UTF-16 offset of the first thing that is not JSON; null: the text is JSON. */
  readonly fault: number | null;
  /** The same as a region of one character. */
  readonly faultRegion: Region | undefined;
}

/**
 * Total, and linear in the text, however deep it is nested. A member that is there twice is where it stands last, as
 * for `JSON.parse`. What follows a fault has no place.
 */
export function jsonPlaces(text: string): JsonPlaces {
  const { root, fault } = new Scanner(text).scan();
  const lines = lineStarts(text);
  const region = (start: number, end: number): Region => {
    const [line, column] = lineAndColumn(lines, start);
    const [endLine, endColumn] = lineAndColumn(lines, end);
    return { line, column, endLine, endColumn };
  };
  return {
    regionOf: (pointer) => {
      if (root === null) return undefined;
      const { start, end } = innermost(root, pointer);
      return region(start, end);
    },
    fault,
    faultRegion: fault === null ? undefined : region(fault, Math.min(fault + 1, text.length)),
  };
}

/** A value of the text: from the quote of its name, where it has one, to the character after it. */
interface Place {
  readonly start: number;
  end: number;
  /** Of an object by name, of an array by number; null for anything else. */
  readonly inner: Map<string, Place> | Place[] | null;
}

function innermost(root: Place, pointer: string): Place {
  let at = root;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = Array.isArray(at.inner) ? at.inner[indexOf(name)] : at.inner?.get(name);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

const indexOf = (name: string): number => (/^(?:0|[1-9]\d*)$/.test(name) ? Number(name) : -1);

class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  scan(): { readonly root: Place | null; readonly fault: number | null } {
    const open: Place[] = [];
    let root: Place | null = null;
    const finish = (fault: number | null): { readonly root: Place | null; readonly fault: number | null } => {
      for (const place of open) place.end = this.at;
      return { root, fault };
    };
    for (;;) {
      const place = this.begin(open.at(-1));
      if (place === null) return finish(this.at);
      root ??= place;
      if (place.inner !== null) {
        open.push(place);
        if (!this.takes(Array.isArray(place.inner) ? ']' : '}')) continue;
        open.pop();
        place.end = this.at;
      }
      for (let around = open.at(-1); !this.takes(','); around = open.at(-1)) {
        if (around === undefined) return finish(this.skipBlanks() === this.text.length ? null : this.at);
        if (!this.takes(Array.isArray(around.inner) ? ']' : '}')) return finish(this.at);
        around.end = this.at;
        open.pop();
      }
      if (open.length === 0) return finish(this.at - 1);
    }
  }

  /** The next value, entered where it holds others; null: there is none. */
  private begin(around: Place | undefined): Place | null {
    const start = this.skipBlanks();
    let name: string | null = null;
    if (around?.inner instanceof Map) {
      name = this.name();
      if (name === null || !this.takes(':')) return null;
    }
    const inner = this.takes('{') ? new Map<string, Place>() : this.takes('[') ? [] : null;
    if (inner === null && !this.scalar()) return null;
    const place: Place = { start, end: this.at, inner };
    if (Array.isArray(around?.inner)) around.inner.push(place);
    else if (name !== null) around?.inner?.set(name, place);
    return place;
  }

  private name(): string | null {
    const from = this.at;
    return this.string() ? (JSON.parse(this.text.slice(from, this.at)) as string) : null;
  }

  private scalar(): boolean {
    this.skipBlanks();
    return this.string() || this.number() || WORDS.some((word) => this.word(word));
  }

  // Strings and numbers may be as long as the text: loops, since a regular expression would keep a way back for each
  // character.
  private string(): boolean {
    if (this.text[this.at] !== '"') return false;
    for (let at = this.at + 1; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === QUOTE) {
        this.at = at + 1;
        return true;
      }
      if (code < FIRST_PRINTABLE) return false;
      if (code !== BACKSLASH) continue;
      const escaped = ESCAPE.exec(this.text.slice(at, at + LONGEST_ESCAPE));
      if (escaped === null) return false;
      at += escaped[0].length - 1;
    }
    return false;
  }

  private number(): boolean {
    const from = this.at;
    let at = this.text[from] === '-' ? from + 1 : from;
    const whole = this.text[at] === '0' ? at + 1 : this.digits(at);
    if (whole === at) return false;
    at = whole;
    if (this.text[at] === '.') {
      const end = this.digits(at + 1);
      if (end === at + 1) return false;
      at = end;
    }
    if (this.text[at] === 'e' || this.text[at] === 'E') {
      const signed = this.text[at + 1] === '+' || this.text[at + 1] === '-' ? at + 2 : at + 1;
      const end = this.digits(signed);
      if (end === signed) return false;
      at = end;
    }
    this.at = at;
    return true;
  }

  private digits(from: number): number {
    let at = from;
    for (let code = this.text.charCodeAt(at); code >= ZERO && code <= NINE; code = this.text.charCodeAt(at))
      at += 1;
    return at;
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private takes(character: string): boolean {
    if (this.text[this.skipBlanks()] !== character) return false;
    this.at += 1;
    return true;
  }

  private skipBlanks(): number {
    for (let code = this.text.charCodeAt(this.at); BLANKS.has(code); code = this.text.charCodeAt(this.at))
      this.at += 1;
    return this.at;
  }
}

const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

const WORDS = ['true', 'false', 'null'];
const ESCAPE = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/;
const LONGEST_ESCAPE = 6;
const [QUOTE, BACKSLASH, ZERO, NINE, FIRST_PRINTABLE] = [0x22, 0x5c, 0x30, 0x39, 0x20] as const;

/** Lines end with a line feed, with or without a carriage return before it. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function lineAndColumn(starts: readonly number[], offset: number): readonly [number, number] {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle;
  }
  return [low + 1, offset - (starts[low] as number) + 1];
}
