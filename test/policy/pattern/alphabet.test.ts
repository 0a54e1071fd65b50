import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalAt, partition } from '../../../src/policy/pattern/alphabet.js';
import {
  ALL_CODE_POINTS,
  type CodePointRange,
  type CodePointSet,
  setOf,
} from '../../../src/policy/pattern/code-points.js';

const set: fc.Arbitrary<CodePointSet> = fc
  .array(
    fc.tuple(fc.nat(150), fc.nat(20)).map(([first, length]): CodePointRange => [first, first + length]),
    { minLength: 1, maxLength: 4 },
  )
  .map(setOf);

describe('the alphabet of a pattern', () => {
  it('is one class where nothing is told apart', () => {
    for (const sets of [[], [ALL_CODE_POINTS]]) {
      const { alphabet } = must(partition(new Set(sets), 100));
      expect(alphabet.classCount).toBe(1);
      expect([...alphabet.starts]).toEqual([0]);
    }
  });

  it('joins distant intervals that belong together', () => {
    const { alphabet } = must(
      partition(
        new Set<CodePointSet>([
          [
            [10, 19],
            [30, 39],
          ],
          [[35, 49]],
        ]),
        100,
      ),
    );
    expect([...alphabet.starts]).toEqual([0, 10, 20, 30, 35, 40, 50]);
    expect([...alphabet.classes]).toEqual([0, 1, 0, 1, 2, 3, 0]);
  });

  it('tells two code points apart exactly when a set does', () => {
    fc.assert(
      fc.property(fc.array(set, { maxLength: 4 }), (sets) => {
        const { alphabet, classesOf } = must(partition(new Set(sets), 10_000));
        const classOf = (codePoint: number) =>
          alphabet.classes[intervalAt(alphabet.starts, codePoint)] as number;
        const signatures = new Map<string, number>();
        for (let codePoint = 0; codePoint < 200; codePoint++) {
          const inside = sets.map((each) =>
            each.some(([first, last]) => first <= codePoint && codePoint <= last),
          );
          const known = signatures.get(inside.join());
          if (known !== undefined) expect(classOf(codePoint)).toBe(known);
          else signatures.set(inside.join(), classOf(codePoint));
          sets.forEach((each, index) => {
            expect(classesOf.get(each)?.includes(classOf(codePoint))).toBe(inside[index]);
          });
          if (codePoint < 128) expect(alphabet.ascii[codePoint]).toBe(classOf(codePoint));
        }
        expect(new Set(signatures.values()).size).toBe(signatures.size);
        expect(alphabet.classCount).toBe(signatures.size);
      }),
    );
  });

  it('is given up beyond its steps', () => {
    const sets = new Set<CodePointSet>([[[1, 1]], [[2, 2]], ALL_CODE_POINTS]);
    expect(must(partition(sets, 6)).steps).toBe(6);
    expect(partition(sets, 5)).toBeNull();
  });
});

function must<T>(value: T | null): T {
  if (value === null) throw new Error('gave up');
  return value;
}
