import { type CodePointSet, MAX_CODE_POINT } from './code-points.js';

/**
 * All code points, cut into the classes that a pattern cannot tell apart: two code points share a class exactly
 * when the same sets contain them.
 */
export interface Alphabet {
  readonly classCount: number;
  /** The first code point of each interval, ascending from 0; an interval ends where the next one starts. */
  readonly starts: Uint32Array;
  /** By interval: its class. */
  readonly classes: Uint16Array;
  /** By ASCII code: its class. */
  readonly ascii: Uint16Array;
}

export interface Partition {
  readonly alphabet: Alphabet;
  /** For each set given: the classes that make it up, ascending. */
  readonly classesOf: ReadonlyMap<CodePointSet, readonly number[]>;
  /** What the partition took. */
  readonly steps: number;
}

/**
 * The coarsest partition for these sets. A step is a pair of a set and an interval inside it; null when it would
 * take more than `maxSteps` of them.
 */
export function partition(sets: ReadonlySet<CodePointSet>, maxSteps: number): Partition | null {
  const starts = cutPoints(sets);
  const spans = new Map<CodePointSet, readonly number[]>();
  let steps = 0;
  for (const set of sets) {
    const intervals = intervalsOf(set, starts);
    spans.set(set, intervals);
    steps += intervals.length;
    if (steps > maxSteps) return null;
  }
  const { classes, classCount } = refine(starts.length, spans.values());

  const classesOf = new Map<CodePointSet, readonly number[]>();
  for (const [set, intervals] of spans) {
    const distinct = new Set<number>();
    for (const interval of intervals) distinct.add(classes[interval] as number);
    classesOf.set(
      set,
      [...distinct].sort((a, b) => a - b),
    );
  }

  const alphabet = { classCount, starts, classes, ascii: asciiClasses(starts, classes) };
  return { alphabet, classesOf, steps };
}

/** The interval that contains `codePoint`: the last one that starts at or before it. */
export function intervalAt(starts: Uint32Array, codePoint: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] as number) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return low;
}

function cutPoints(sets: ReadonlySet<CodePointSet>): Uint32Array {
  const cuts = [0];
  for (const set of sets) {
    for (const [first, last] of set) {
      cuts.push(first);
      if (last < MAX_CODE_POINT) cuts.push(last + 1);
    }
  }
  cuts.sort((a, b) => a - b);
  return new Uint32Array(cuts.filter((cut, index) => cut !== cuts[index - 1]));
}

/** Splits one class of all intervals by each set in turn, and numbers what is left from 0 in order of appearance. */
function refine(
  intervalCount: number,
  sets: Iterable<readonly number[]>,
): { classes: Uint16Array; classCount: number } {
  const names = new Array<number>(intervalCount).fill(0);
  let fresh = 1;
  for (const intervals of sets) {
    const inside = new Map<number, number>();
    for (const interval of intervals) {
      const old = names[interval] as number;
      let name = inside.get(old);
      if (name === undefined) {
        name = fresh++;
        inside.set(old, name);
      }
      names[interval] = name;
    }
  }

  const numbers = new Map<number, number>();
  const classes = new Uint16Array(intervalCount);
  names.forEach((name, interval) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    classes[interval] = numbers.get(name) as number;
  });
  return { classes, classCount: numbers.size };
}

function intervalsOf(set: CodePointSet, starts: Uint32Array): readonly number[] {
  const intervals: number[] = [];
  for (const [first, last] of set) {
    let interval = intervalAt(starts, first);
    while (interval < starts.length && (starts[interval] as number) <= last) intervals.push(interval++);
  }
  return intervals;
}

function asciiClasses(starts: Uint32Array, classes: Uint16Array): Uint16Array {
  const ascii = new Uint16Array(128);
  let interval = 0;
  for (let code = 0; code < 128; code++) {
    while (interval + 1 < starts.length && (starts[interval + 1] as number) <= code) interval++;
    ascii[code] = classes[interval] as number;
  }
  return ascii;
}
