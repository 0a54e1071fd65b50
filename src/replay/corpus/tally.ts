/** Notes that a recording may give by the thousand: all together are one problem, with the first line. */

import type { CorpusProblem } from './problem.js';
import { problemItem } from './problems.js';
import type { CorpusItem } from './reader.js';

export class Tally {
  private first = 0;
  private count = 0;

  constructor(private readonly what: Pick<CorpusProblem, 'code' | 'message' | 'hint'>) {}

  add(line: number): void {
    if (this.count === 0) this.first = line;
    this.count += 1;
  }

  end(): readonly CorpusItem[] {
    const { what, first, count } = this;
    this.count = 0;
    return count === 0 ? [] : [problemItem({ ...what, line: first, count })];
  }
}

/** Calls under an id that was seen before: in a request that repeats the conversation, in a session that was resumed. */
export const repeatedCalls = (): Tally =>
  new Tally({
    code: 'repeated-call',
    message: 'Calls are recorded again under the id of an earlier one; each is one entry.',
    hint: 'Nothing has to be done.',
  });

export const lostOutcomes = (): Tally =>
  new Tally({
    code: 'lost-outcome',
    message: 'Outcomes belong to calls that are not recorded before them, or too far before.',
    hint: 'The entries of those calls, where there are any, say nothing of their outcome.',
  });
