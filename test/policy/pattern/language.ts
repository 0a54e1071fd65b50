import { intervalAt } from '../../../src/policy/pattern/alphabet.js';
import type { PositionAutomaton, TableDfa } from '../../../src/policy/pattern/index.js';

/** Whether no text is accepted by both. */
export function areDisjoint(left: TableDfa, right: TableDfa): boolean {
  return everyPair({ left, right }, (inLeft, inRight) => !(inLeft && inRight));
}

/** Whether both accept the same texts. */
export function areEqual(left: TableDfa, right: TableDfa): boolean {
  return everyPair({ left, right }, (inLeft, inRight) => inLeft === inRight);
}

/** Whether a text matches by the definition of a position automaton, without the table. */
export function simulate(
  { nullable, first, last, follow, ranges }: PositionAutomaton,
  text: string,
): boolean {
  let next = new Set(first);
  let accepts = nullable;
  for (const char of text) {
    const codePoint = char.codePointAt(0) as number;
    const read = [...next].filter((position) =>
      ranges[position]?.some(([low, high]) => low <= codePoint && codePoint <= high),
    );
    accepts = read.some((position) => last.includes(position));
    next = new Set(read.flatMap((position) => follow[position] ?? []));
  }
  return accepts;
}

/** Walks every pair of states that some text leads to. */
function everyPair(
  { left, right }: { left: TableDfa; right: TableDfa },
  holds: (inLeft: boolean, inRight: boolean) => boolean,
): boolean {
  const representatives = [...new Set([...left.starts, ...right.starts])];
  const seen = new Set([`${left.start} ${right.start}`]);
  const queue: [number, number][] = [[left.start, right.start]];
  for (const [inLeft, inRight] of queue) {
    if (!holds(left.accepting[inLeft] === 1, right.accepting[inRight] === 1)) return false;
    for (const codePoint of representatives) {
      const pair: [number, number] = [step(left, inLeft, codePoint), step(right, inRight, codePoint)];
      if (seen.has(pair.join(' '))) continue;
      seen.add(pair.join(' '));
      queue.push(pair);
    }
  }
  return true;
}

function step(dfa: TableDfa, state: number, codePoint: number): number {
  const symbol = dfa.classes[intervalAt(dfa.starts, codePoint)] as number;
  return dfa.table[state * dfa.classCount + symbol] as number;
}
