import { fail, ok, type Result } from '../../result.js';
import type { Partition } from './alphabet.js';
import { isFull } from './code-points.js';
import { DEAD, EVERYTHING, type TableDfa } from './dfa.js';
import { type PatternError, patternError } from './error.js';
import type { PatternLimits } from './limits.js';
import type { PositionAutomaton } from './positions.js';

/**
 * The subset construction, done in full: a pattern that loads can never run out of states while it matches. A state
 * is known by what may come next and whether it accepts, so position sets with one future share a state. Beyond the
 * limits: `pattern-too-many-states` or `pattern-too-costly`.
 */
export function determinise(
  positions: PositionAutomaton,
  { alphabet, classesOf, steps: stepsBefore }: Partition,
  limits: PatternLimits,
): Result<TableDfa, PatternError> {
  const { classCount } = alphabet;
  const states = new States(positions);
  const start = states.intern(positions.first, positions.nullable);
  const classesAt = positions.ranges.map((set) => classesOf.get(set) as readonly number[]);

  const cells = new Array<number>(FIRST_FREE * classCount).fill(DEAD).fill(EVERYTHING, classCount);

  let steps = stepsBefore;
  for (let state = FIRST_FREE; state < states.count; state++) {
    steps += classCount;
    const reads: (number[] | undefined)[] = [];
    for (let symbol = 0; symbol < classCount; symbol++) reads.push(undefined);
    for (const position of states.next[state] as readonly number[]) {
      const classes = classesAt[position] as readonly number[];
      steps += classes.length;
      for (const symbol of classes) {
        const read = reads[symbol];
        if (read === undefined) reads[symbol] = [position];
        else read.push(position);
      }
      if (steps > limits.steps) return fail(patternError('pattern-too-costly', 0));
    }

    for (const read of reads) {
      cells.push(read === undefined ? DEAD : states.after(read));
      if (steps + states.steps > limits.steps) return fail(patternError('pattern-too-costly', 0));
    }
    if (states.count - FIRST_FREE > limits.states) return fail(patternError('pattern-too-many-states', 0));
  }

  const table = new Uint16Array(cells);
  const accepting = new Uint8Array(states.accepting);
  return ok({ ...alphabet, stateCount: states.count, start, table, accepting });
}

/** `DEAD` and `EVERYTHING` come before it, and do not count towards the limit. */
const FIRST_FREE = 2;

/** The states found so far: for each, the positions that may come next. */
class States {
  readonly next: (readonly number[])[] = [[], []];
  readonly accepting: number[] = [0, 1];
  steps = 0;

  private readonly positions: PositionAutomaton;
  private readonly isLast: Uint8Array;
  /** By position: whether, once it was read, it may be read again for ever, whatever comes, accepting all along. */
  private readonly isEndless: Uint8Array;
  private readonly afterOne: Int32Array;
  private readonly afterMany = new Map<string, number>();
  private readonly byFuture = new Map<string | number, number>();
  private readonly seenIn: Uint32Array;
  private unions = 0;

  constructor(positions: PositionAutomaton) {
    this.positions = positions;
    const size = positions.ranges.length;
    this.isLast = new Uint8Array(size);
    for (const position of positions.last) this.isLast[position] = 1;
    this.isEndless = new Uint8Array(size);
    for (const position of positions.last) {
      const endless =
        isFull(positions.ranges[position] ?? []) && positions.follow[position]?.includes(position);
      this.isEndless[position] = endless ? 1 : 0;
    }
    this.afterOne = new Int32Array(size).fill(-1);
    this.seenIn = new Uint32Array(size);
  }

  get count(): number {
    return this.next.length;
  }

  /** The state after one code point was read by any of these positions. */
  after(read: readonly number[]): number {
    const only = read[0] as number;
    if (read.length === 1) {
      let state = this.afterOne[only] as number;
      if (state < 0) {
        state = this.intern(this.positions.follow[only] as readonly number[], this.isLast[only] === 1);
        this.afterOne[only] = state;
      }
      return state;
    }
    const key = String.fromCharCode(...read);
    let state = this.afterMany.get(key);
    if (state === undefined) {
      state = this.intern(
        this.union(read),
        read.some((position) => this.isLast[position] === 1),
      );
      this.afterMany.set(key, state);
    }
    return state;
  }

  /** The state with this future; `next` is ascending. */
  intern(next: readonly number[], accepts: boolean): number {
    if (accepts && next.some((position) => this.isEndless[position] === 1)) return EVERYTHING;
    const flag = accepts ? 1 : 0;
    const key = next.length === 1 ? (next[0] as number) * 2 + flag : String.fromCharCode(flag, ...next);
    let state = this.byFuture.get(key);
    if (state === undefined) {
      state = this.next.length;
      this.next.push(next);
      this.accepting.push(flag);
      this.byFuture.set(key, state);
    }
    return state;
  }

  private union(read: readonly number[]): readonly number[] {
    const mark = ++this.unions;
    const next: number[] = [];
    for (const position of read) {
      const follow = this.positions.follow[position] as readonly number[];
      this.steps += follow.length;
      for (const candidate of follow) {
        if (this.seenIn[candidate] === mark) continue;
        this.seenIn[candidate] = mark;
        next.push(candidate);
      }
    }
    return next.sort((a, b) => a - b);
  }
}
