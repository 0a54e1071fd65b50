/** What every reader of a recording is: lines in, entries and problems out, in bounded memory. */

import type { CorpusEntry } from '../../generated/types.js';
import type { CorpusProblem } from './problem.js';

/**
 * One line without its end, counted from 1, or why it could not be had: of one that is not UTF-8 perhaps its bytes, one
 * a character.
 */
export type CorpusLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: string; readonly bytes?: string };

/** A call, with the line it begins on, or what could not be read as one. */
export type CorpusItem =
  | { readonly line: number; readonly entry: CorpusEntry }
  | { readonly line: number; readonly problem: CorpusProblem };

/**
 * Takes the lines of one recording in their order. Every call in it becomes an entry or is part of a problem. Entries
 * come in the order of their calls; one may wait for lines that tell its outcome. Throws for no text.
 */
export interface CorpusReader {
  push(line: CorpusLine): readonly CorpusItem[];
  /** What still waited, once there are no more lines. */
  end(): readonly CorpusItem[];
}

export interface ReaderOptions {
  /** The file's name, which becomes part of each entry's source. */
  readonly file?: string;
}
