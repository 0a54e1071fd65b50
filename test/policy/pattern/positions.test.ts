import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulate } from './language.js';
import { mustCompile } from './must-compile.js';
import { cycle, randomPattern, randomSubject } from './random-patterns.js';

describe('the position automaton', () => {
  it('of a small pattern is the textbook one', () => {
    expect(mustCompile('(a|b)*c').positions).toEqual({
      nullable: false,
      first: [0, 1, 2],
      last: [2],
      ranges: [[[97, 97]], [[98, 98]], [[99, 99]]],
      follow: [[0, 1, 2], [0, 1, 2], []],
    });
  });

  it('keeps the edges of a counted repetition linear', () => {
    for (const pattern of ['a{0,500}', '(a?){500}', '(?:a|b?){1,250}', 'a{500,}']) {
      const { follow } = mustCompile(pattern).positions;
      expect(follow.length).toBe(500);
      expect(follow.reduce((total, { length }) => total + length, 0)).toBeLessThanOrEqual(1000);
    }
  });

  it('does not grow by loops around loops', () => {
    const nested = mustCompile(`${'('.repeat(90)}a|b${')*'.repeat(90)}`).positions;
    expect(nested).toEqual(mustCompile('(a|b)*').positions);
  });

  it('shares equal sets', () => {
    const { ranges } = mustCompile('a[a]\\d[0-9][^x][^x]').positions;
    expect(ranges[0]).toBe(ranges[1]);
    expect(ranges[2]).toBe(ranges[3]);
    expect(ranges[4]).toBe(ranges[5]);
  });

  it('has ascending lists, and every position on a way from the start to an end', () => {
    fc.assert(
      fc.property(randomPattern, ({ source }) => {
        const { first, last, follow, ranges } = mustCompile(source).positions;
        for (const list of [first, last, ...follow]) {
          expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
        }
        const before = follow.map((_, position) =>
          follow.flatMap((list, from) => (list.includes(position) ? [from] : [])),
        );
        expect(reach(first, follow).size).toBe(ranges.length);
        expect(reach(last, before).size).toBe(ranges.length);
      }),
      { numRuns: 500 },
    );
  });

  it('accepts what the table accepts', () => {
    fc.assert(
      fc.property(
        randomPattern,
        fc.array(randomSubject, { minLength: 4, maxLength: 4 }),
        fc.array(fc.nat(999), { minLength: 5, maxLength: 30 }),
        ({ source, sample }, subjects, numbers) => {
          const { positions, test } = mustCompile(source);
          for (const text of [...subjects, sample(cycle(numbers))]) {
            expect([text, simulate(positions, text)]).toEqual([text, test(text)]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function reach(from: readonly number[], edges: readonly (readonly number[])[]): ReadonlySet<number> {
  const found = new Set(from);
  for (const position of found) for (const next of edges[position] ?? []) found.add(next);
  return found;
}
