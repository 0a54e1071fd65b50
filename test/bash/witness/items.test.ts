import { describe, expect, it } from 'vitest';
import { ITEM, ItemList, redirectKind } from '../../../src/bash/witness/items.js';
import { keyOf, vectorsOf } from '../../../src/bash/witness/vectors.js';

function list(...items: [number, number, number][]): ItemList {
  const made = new ItemList();
  for (const [kind, start, end] of items) made.push(kind, start, end);
  return made;
}

describe('ItemList', () => {
  it('is in the order of the source, however it was filled', () => {
    const items = list([ITEM.argument, 7, 9], [ITEM.program, 0, 2]);
    expect(items.at(0)).toEqual({ kind: ITEM.program, start: 0, end: 2 });
    expect(items.at(1)).toEqual({ kind: ITEM.argument, start: 7, end: 9 });
    expect(items.at(2)).toBeNull();
  });

  it('holds positions far beyond the longest text', () => {
    const items = list([ITEM.target, 8_000_000, 8_300_000]);
    expect(items.at(0)).toEqual({ kind: ITEM.target, start: 8_000_000, end: 8_300_000 });
  });

  it('names the first item that only one of two lists has', () => {
    const items = list([ITEM.program, 0, 1], [ITEM.argument, 2, 3]);
    expect(items.difference(list([ITEM.argument, 2, 3], [ITEM.program, 0, 1]))).toBeNull();
    expect(items.difference(list([ITEM.program, 0, 1]))).toEqual([2, 3]);
    expect(list([ITEM.program, 0, 1]).difference(items)).toEqual([2, 3]);
    expect(items.difference(list([ITEM.program, 0, 3]))).toEqual([0, 1]);
    expect(items.difference(list([ITEM.program, 0, 1], [ITEM.program, 2, 3]))).toEqual([2, 3]);
  });

  it('lengthens only what was added last', () => {
    const items = list([ITEM.program, 0, 1]);
    items.lengthen(ITEM.program, 0, 1, 4);
    expect(items.length).toBe(1);
    items.lengthen(ITEM.program, 0, 2, 6);
    expect(items.length).toBe(2);
  });
});

describe('redirectKind', () => {
  it('tells operators of a redirection from others', () => {
    expect(redirectKind('>')).toBe(ITEM.redirect);
    expect(redirectKind('<<<')).toBeGreaterThan(redirectKind('<<'));
    expect(redirectKind('|')).toBe(-1);
  });
});

describe('vectorsOf', () => {
  it('gives each word to the last program before it at its level', () => {
    // a "$(b c)" d; e
    const items = list(
      [ITEM.program, 0, 1],
      [ITEM.argument, 2, 10],
      [ITEM.program, 5, 6],
      [ITEM.argument, 7, 8],
      [ITEM.argument, 11, 12],
      [ITEM.program, 14, 15],
    );
    expect(vectorsOf(items).map(keyOf)).toEqual(['0-1 2-10 11-12', '5-6 7-8', '14-15']);
  });
});
