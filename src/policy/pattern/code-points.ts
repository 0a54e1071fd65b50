/** An inclusive range of code points. */
export type CodePointRange = readonly [first: number, last: number];

/**
 * A set of code points (0 to 0x10FFFF, surrogates included): ranges in ascending order that neither overlap nor
 * touch, so that equal sets have equal ranges.
 */
export type CodePointSet = readonly CodePointRange[];

export const MAX_CODE_POINT = 0x10ffff;

export const ALL_CODE_POINTS: CodePointSet = [[0, MAX_CODE_POINT]];

/** The union of ranges given in any order, overlapping or not; each has `first <= last`. */
export function setOf(ranges: Iterable<CodePointRange>): CodePointSet {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [first, last] of sorted) {
    const previous = merged.at(-1);
    if (previous !== undefined && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Every code point that is not in the set. */
export function complement(set: CodePointSet): CodePointSet {
  const gaps: CodePointRange[] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) gaps.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= MAX_CODE_POINT) gaps.push([next, MAX_CODE_POINT]);
  return gaps;
}

export function isFull(set: CodePointSet): boolean {
  const only = set[0];
  return only !== undefined && only[0] === 0 && only[1] === MAX_CODE_POINT;
}

export function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}
