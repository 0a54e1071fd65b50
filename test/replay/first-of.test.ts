import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstOf } from '../../src/replay/first-of.js';
import { Memo } from '../../src/replay/memo.js';
import { byText } from '../../src/replay/order.js';
import { holds } from '../support/property.js';

describe('FirstOf', () => {
  it('keeps the first of all with everything that was ever added to them', () => {
    holds(
      fc.tuple(
        fc.array(fc.stringMatching(/^[a-h]{1,2}$/), { maxLength: 200 }),
        fc.integer({ min: 1, max: 6 }),
      ),
      ([keys, limit]) => {
        const first = new FirstOf<{ readonly key: string; count: number }>(limit, (one, other) =>
          byText(one.key, other.key),
        );
        const counts = new Map<string, number>();
        for (const key of keys) {
          counts.set(key, (counts.get(key) ?? 0) + 1);
          const member = first.take(key, () => ({ key, count: 0 }));
          if (member !== null) member.count += 1;
        }
        const expected = [...counts].sort(([one], [other]) => byText(one, other)).slice(0, limit);
        expect(first.sorted().map(({ key, count }) => [key, count])).toEqual(expected);
        expect(first.cut).toBe(counts.size > limit);
      },
      { runs: 500 },
    );
  });
});

describe('Memo', () => {
  it('forgets what was used longest ago, once its bound is reached', () => {
    const memo = new Memo<number>({ units: 3_100 });
    memo.set('a', 1);
    memo.set('b', 2);
    memo.set('c', 3);
    expect(memo.get('a')).toBe(1);
    memo.set('d', 4);
    expect(['a', 'b', 'c', 'd'].map((key) => memo.get(key))).toEqual([1, undefined, 3, 4]);
  });

  it('keeps nothing that is larger than itself, and what it has', () => {
    const memo = new Memo<number>({ units: 2_500 });
    memo.set('a', 1);
    memo.set('x'.repeat(2_000), 2);
    expect(memo.get('x'.repeat(2_000))).toBeUndefined();
    expect(memo.get('a')).toBe(1);
  });
});
