/** The words that stand for secrets in one entry. */

import type { Span } from './span.js';

export class Placeholders {
  private readonly words = new Map<string, string>();
  private next: number;

  /** `texts`: all of the entry, whose own placeholders are left to what they stand for. */
  constructor(texts: readonly string[]) {
    this.next = 1 + texts.reduce((highest, text) => Math.max(highest, highestIn(text)), 0);
  }

  get size(): number {
    return this.words.size;
  }

  /** The text with each of its spans replaced; then each long secret wherever else it stands as a word. */
  replace(text: string, spans: readonly Span[]): string {
    const parts: string[] = [];
    let from = 0;
    for (const { start, end } of inOrder(spans)) {
      const secret = text.slice(start, end);
      if (start < from || /^REDACTED_\d+$/.test(secret)) continue;
      parts.push(text.slice(from, start), this.wordFor(secret));
      from = end;
    }
    return parts.length === 0 ? text : [...parts, text.slice(from)].join('');
  }

  /** `text` has its spans replaced already. */
  replaceRepeated(text: string): string {
    let replaced = text;
    let left = MOST_REPEATED;
    for (const [secret, word] of this.words) {
      if (!isUnmistakable(secret)) continue;
      if (left === 0) break;
      left -= 1;
      replaced = replaced.replaceAll(secret, word);
    }
    return replaced;
  }

  private wordFor(secret: string): string {
    const word = this.words.get(secret) ?? `REDACTED_${this.next}`;
    if (!this.words.has(secret)) {
      this.words.set(secret, word);
      this.next += 1;
    }
    return word;
  }
}

/** As one of these is looked for in the whole text, more would make the cost a square. */
const MOST_REPEATED = 64;

/** No ordinary word of a command is spelled like it. */
const isUnmistakable = (secret: string): boolean =>
  secret.length >= 12 && /\d/.test(secret) && /[A-Za-z]/.test(secret) && !/[\s"'$`\\]/.test(secret);

const inOrder = (spans: readonly Span[]): readonly Span[] =>
  [...spans].sort((one, other) => one.start - other.start || other.end - one.end);

function highestIn(text: string): number {
  let highest = 0;
  for (const match of text.matchAll(/REDACTED_(\d{1,9})/g)) highest = Math.max(highest, Number(match[1]));
  return highest;
}
