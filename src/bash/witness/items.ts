import type { Redirect, Span } from '../../generated/types.js';

/**
 * The normal form in which two readings are compared: a flat list of what each sees in the text, in the order of the
 * source and with all nesting flattened. Two readings with the same list see the same argument vectors, assignments
 * and redirections, since membership follows from it: a word belongs to the last program named before it at its
 * level, and what lies inside another item is nested in it.
 *
 * Values are not listed: a static word's value comes from our own decoder run on its span (`words/decode.ts`), which
 * is held against the leading parser's value in any case. So equal spans are equal values.
 */
export const ITEM = {
  /** The program of a simple command. */
  program: 0,
  argument: 1,
  /** An assignment without a program. */
  assignment: 2,
  /** An assignment for the time of one command. */
  prefix: 3,
  /** A word of an array `( … )`. */
  element: 4,
  /** The keyword of a `for` or `select`. */
  loop: 5,
  loopWord: 6,
  functionName: 7,
  target: 8,
  /** The closing delimiter of a here-document. */
  documentEnd: 9,
  /** A redirection with its target; the operator's index is added. */
  redirect: 10,
} as const;

const OPERATORS: readonly Redirect['operator'][] = [
  '>',
  '>>',
  '<',
  '<>',
  '<&',
  '>&',
  '>|',
  '&>',
  '&>>',
  '<<',
  '<<-',
  '<<<',
];

const INDEX: ReadonlyMap<string, number> = new Map(OPERATORS.map((operator, index) => [operator, index]));

/** The kind of a redirection; -1 for what is no operator of one. */
export function redirectKind(operator: string): number {
  const index = INDEX.get(operator);
  return index === undefined ? -1 : ITEM.redirect + index;
}

/** Positions up to this fit into an item. */
const LARGEST = 2 ** 23;
const KINDS = 32;

export interface Item {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
}

export class ItemList {
  /** Each item is one number: start, end and kind, so that numeric order is the order of the source. */
  readonly #packed: number[] = [];
  #sorted = true;

  get length(): number {
    return this.#packed.length;
  }

  push(kind: number, start: number, end: number): void {
    const packed = (start * LARGEST + end) * KINDS + kind;
    if (packed < (this.#packed[this.#packed.length - 1] ?? 0)) this.#sorted = false;
    this.#packed.push(packed);
  }

  /** Lengthens the item pushed last, where it is that one; else adds the longer one. */
  lengthen(kind: number, start: number, end: number, newEnd: number): void {
    const packed = (start * LARGEST + end) * KINDS + kind;
    if (this.#packed[this.#packed.length - 1] === packed) this.#packed.pop();
    this.push(kind, start, newEnd);
  }

  at(index: number): Item | null {
    this.#sort();
    const packed = this.#packed[index];
    if (packed === undefined) return null;
    const positions = Math.floor(packed / KINDS);
    return { start: Math.floor(positions / LARGEST), end: positions % LARGEST, kind: packed % KINDS };
  }

  /** The span of the first item that only one of the two lists has, or null where they are equal. */
  difference(other: ItemList): Span | null {
    this.#sort();
    other.#sort();
    const length = Math.max(this.#packed.length, other.#packed.length);
    for (let index = 0; index < length; index += 1) {
      if (this.#packed[index] === other.#packed[index]) continue;
      const left = this.at(index);
      const right = other.at(index);
      const first = left === null || (right !== null && right.start < left.start) ? right : left;
      return first === null ? [0, 0] : [first.start, first.end];
    }
    return null;
  }

  #sort(): void {
    if (!this.#sorted) this.#packed.sort((left, right) => left - right);
    this.#sorted = true;
  }
}
