/** Variants by number: a set is counted and any of it is made, without making all of them. */

export interface Space<Item> {
  readonly size: number;
  /** Null where this combination is none. */
  at(index: number): Item | null;
}

export const EMPTY: Space<never> = { size: 0, at: () => null };

export const listed = <Item>(items: readonly Item[]): Space<Item> => ({
  size: items.length,
  at: (index) => items[index] ?? null,
});

/** Every combination of one item of each list. */
export function product<Lists extends readonly (readonly unknown[])[], Item>(
  lists: Lists,
  make: (...picked: { [Index in keyof Lists]: Lists[Index][number] }) => Item | null,
): Space<Item> {
  return {
    size: lists.reduce((size, list) => size * list.length, 1),
    at(index) {
      let rest = index;
      const picked = lists.map((list) => {
        const one = list[rest % list.length];
        rest = Math.floor(rest / list.length);
        return one;
      });
      return make(...(picked as { [Index in keyof Lists]: Lists[Index][number] }));
    },
  };
}

export function joined<Item>(spaces: readonly Space<Item>[]): Space<Item> {
  const filled = spaces.filter(({ size }) => size > 0);
  return {
    size: filled.reduce((size, space) => size + space.size, 0),
    at(index) {
      let rest = index;
      for (const space of filled) {
        if (rest < space.size) return space.at(rest);
        rest -= space.size;
      }
      return null;
    },
  };
}

/**
 * Every number below `size` once, far apart from one to the next: the first few are spread over the whole. The same
 * seed gives the same order.
 */
export function* spread(size: number, seed: number): Generator<number> {
  let step = Math.max(1, Math.floor(size * GOLDEN));
  while (commonDivisor(step, size) !== 1) step += 1;
  let index = size === 0 ? 0 : (Math.abs(Math.trunc(seed)) * STRIDE) % size;
  for (let made = 0; made < size; made += 1) {
    yield index;
    index = (index + step) % size;
  }
}

const GOLDEN = 0.618_033_988_75;
const STRIDE = 7_919;

const commonDivisor = (left: number, right: number): number =>
  right === 0 ? left : commonDivisor(right, left % right);
