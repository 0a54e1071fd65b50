/** What is wrong with a line of a recording. */

/** Closed list; docs/corpora.md explains each. */
export const CORPUS_PROBLEM_CODES = [
  'line-unreadable',
  'not-json',
  'half-written',
  'not-text',
  'too-large',
  'not-an-entry',
  'malformed-call',
  'repeated-call',
  'lost-outcome',
  'unknown-format',
] as const;

export type CorpusProblemCode = (typeof CORPUS_PROBLEM_CODES)[number];

/** Such a problem stands for calls that are read all the same; every other one for something that gave no entry. */
export const isRemark = (code: CorpusProblemCode): boolean =>
  code === 'repeated-call' || code === 'lost-outcome';

export interface CorpusProblem {
  readonly code: CorpusProblemCode;
  /** Counted from 1. */
  readonly line: number;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly hint: string;
  /** How many lines or calls it stands for, where that is not one: `line` is then the first. */
  readonly count?: number;
}
