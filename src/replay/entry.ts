/** What a replay takes: a recorded call with its place in the corpus, or what could not be read as one. */

import type { CorpusEntry } from '../generated/types.js';
import type { CorpusProblem } from './corpus/problem.js';

export type ReplayItem = ReplayedEntry | LostEntry;

export interface CorpusPlace {
  /** Name of the corpus. */
  readonly source: string;
  /** Counted from 1. */
  readonly line: number;
}

export interface ReplayedEntry extends CorpusPlace {
  readonly entry: CorpusEntry;
}

export interface LostEntry extends CorpusPlace {
  readonly problem: Pick<CorpusProblem, 'code' | 'message' | 'count'>;
}
