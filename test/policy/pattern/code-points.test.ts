import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_CODE_POINTS,
  type CodePointRange,
  type CodePointSet,
  complement,
  isFull,
  MAX_CODE_POINT,
  setOf,
} from '../../../src/policy/pattern/code-points.js';

const ranges: fc.Arbitrary<CodePointRange[]> = fc.array(
  fc
    .tuple(fc.oneof(fc.nat(40), fc.constantFrom(MAX_CODE_POINT, MAX_CODE_POINT - 2)), fc.nat(10))
    .map(([first, length]): CodePointRange => [first, Math.min(first + length, MAX_CODE_POINT)]),
  { maxLength: 6 },
);

const PROBES = [
  ...Array.from({ length: 60 }, (_, i) => i),
  ...Array.from({ length: 8 }, (_, i) => MAX_CODE_POINT - i),
];

describe('sets of code points', () => {
  it('merges what overlaps and what touches', () => {
    expect(
      setOf([
        [5, 9],
        [1, 2],
        [3, 3],
        [8, 12],
      ]),
    ).toEqual([
      [1, 3],
      [5, 12],
    ]);
    expect(setOf([])).toEqual([]);
  });

  it('knows the full and the empty set', () => {
    expect(complement(ALL_CODE_POINTS)).toEqual([]);
    expect(complement([])).toEqual(ALL_CODE_POINTS);
    expect(isFull(ALL_CODE_POINTS)).toBe(true);
    expect(isFull([[0, MAX_CODE_POINT - 1]])).toBe(false);
    expect(isFull([])).toBe(false);
  });

  it('a union contains exactly what its ranges contain, in normal form', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const set = setOf(given);
        for (const probe of PROBES) expect(contains(set, probe)).toBe(contains(given, probe));
        set.slice(1).forEach(([first], index) => {
          expect(first).toBeGreaterThan((set[index] as CodePointRange)[1] + 1);
        });
      }),
    );
  });

  it('a complement contains exactly the rest, and is its own inverse', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const set = setOf(given);
        const rest = complement(set);
        for (const probe of PROBES) expect(contains(rest, probe)).toBe(!contains(set, probe));
        expect(complement(rest)).toEqual(set);
      }),
    );
  });
});

function contains(set: CodePointSet, codePoint: number): boolean {
  return set.some(([first, last]) => first <= codePoint && codePoint <= last);
}
