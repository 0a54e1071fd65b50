import { ITEM, type Item, type ItemList } from './items.js';

/** The words of one simple command, program first. */
export type Vector = readonly Item[];

interface Level {
  /** Where the item that holds this level ends. */
  readonly end: number;
  words: Item[] | null;
  /** End of the last item at this level: what begins before it is nested in it. */
  last: number;
}

/** The argument vectors in a normal form, in the order of their programs. */
export function vectorsOf(items: ItemList): Vector[] {
  const vectors: Item[][] = [];
  const levels: Level[] = [{ end: Number.POSITIVE_INFINITY, words: null, last: 0 }];
  for (let index = 0; index < items.length; index += 1) {
    const item = items.at(index) as Item;
    while (item.start >= (levels[levels.length - 1] as Level).end) levels.pop();
    let level = levels[levels.length - 1] as Level;
    if (item.start < level.last && item.end <= level.last) {
      level = { end: level.last, words: null, last: 0 };
      levels.push(level);
    }
    if (item.kind === ITEM.program) {
      level.words = [item];
      vectors.push(level.words);
    } else if (item.kind === ITEM.argument) level.words?.push(item);
    if (item.kind < ITEM.redirect) level.last = Math.max(level.last, item.end);
  }
  return vectors;
}

/** A key that two vectors share where they have the same words. */
export function keyOf(vector: Vector): string {
  return vector.map(({ start, end }) => `${start}-${end}`).join(' ');
}
