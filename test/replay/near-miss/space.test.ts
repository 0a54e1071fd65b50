import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, listed, product, spread } from '../../../src/replay/near-miss/space.js';
import { holds } from '../../support/property.js';

const all = <Item>(space: { readonly size: number; at(index: number): Item | null }): (Item | null)[] =>
  Array.from({ length: space.size }, (_, index) => space.at(index));

describe('a space', () => {
  it('holds every combination once', () => {
    const pairs = product(
      [
        ['a', 'b'],
        [1, 2, 3],
      ] as const,
      (letter, digit) => `${letter}${digit}`,
    );
    expect(all(pairs).sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  it('is empty where one list is', () => {
    expect(product([['a'], []] as const, (letter) => letter).size).toBe(0);
  });

  it('joins others in their order', () => {
    expect(all(joined([listed(['a']), listed([]), listed(['b', 'c'])]))).toEqual(['a', 'b', 'c']);
  });

  it('is walked so that each index comes once, whatever the seed', () => {
    holds(
      fc.tuple(fc.nat({ max: 500 }), fc.nat()),
      ([size, seed]) => {
        const walked = [...spread(size, seed)];
        expect(walked.sort((left, right) => left - right)).toEqual(
          Array.from({ length: size }, (_, at) => at),
        );
      },
      { runs: 200 },
    );
  });

  it('and the first few are far apart', () => {
    const first = [...spread(1_000, 1)].slice(0, 10).sort((left, right) => left - right);
    const gaps = first.slice(1).map((index, at) => index - (first[at] as number));
    expect(Math.max(...gaps)).toBeLessThan(250);
  });
});
