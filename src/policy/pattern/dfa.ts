import { type Alphabet, intervalAt } from './alphabet.js';

/**
 * A complete deterministic automaton as a table. Two states have fixed numbers: `DEAD`, from which nothing
 * matches, and `EVERYTHING`, from which every continuation does; either may be unreachable.
 */
export interface TableDfa extends Alphabet {
  readonly stateCount: number;
  readonly start: number;
  /** The state after `state` reads a code point of class `c`: at `state * classCount + c`. */
  readonly table: Uint16Array;
  /** By state: 1 where a text may end, else 0. */
  readonly accepting: Uint8Array;
}

export const DEAD = 0;
export const EVERYTHING = 1;

/**
 * Whether the automaton accepts the whole text, read by code points; a surrogate without its partner counts as a
 * code point of its own. At most one step for each code unit, beyond ASCII with a binary search in the alphabet.
 */
export function runDfa(dfa: TableDfa, text: string): boolean {
  const { table, classCount, ascii, starts, classes } = dfa;
  const length = text.length;
  let state = dfa.start;
  for (let at = 0; at < length && state > EVERYTHING; at++) {
    const unit = text.charCodeAt(at);
    let symbol: number;
    if (unit < 128) {
      symbol = ascii[unit] as number;
    } else {
      const codePoint = text.codePointAt(at) as number;
      if (codePoint > 0xffff) at++;
      symbol = classes[intervalAt(starts, codePoint)] as number;
    }
    state = table[state * classCount + symbol] as number;
  }
  return dfa.accepting[state] === 1;
}
