/** Three-valued truth (Kleene): a matcher on something undecoded is unknown. */

export type Tri = 0 | 1 | 2;
export const NO: Tri = 0;
export const MAYBE: Tri = 1;
export const YES: Tri = 2;

export const tri = (value: boolean): Tri => (value ? YES : NO);

/** Nothing is unknown about a value that is known to be one of these. */
export function triOf(values: readonly string[] | null, test: (value: string) => boolean): Tri {
  if (values === null) return MAYBE;
  let some = false;
  let every = true;
  for (const value of values) {
    if (test(value)) some = true;
    else every = false;
  }
  if (!some) return NO;
  return every ? YES : MAYBE;
}

export const opposite = (value: Tri): Tri => (2 - value) as Tri;

/** Strongest of several: `some`. */
export function someOf<T>(items: Iterable<T>, test: (item: T) => Tri): Tri {
  let best: Tri = NO;
  for (const item of items) {
    const answer = test(item);
    if (answer === YES) return YES;
    if (answer === MAYBE) best = MAYBE;
  }
  return best;
}

/** Weakest of several: `every`. True of nothing. */
export function everyOf<T>(items: Iterable<T>, test: (item: T) => Tri): Tri {
  let worst: Tri = YES;
  for (const item of items) {
    const answer = test(item);
    if (answer === NO) return NO;
    if (answer === MAYBE) worst = MAYBE;
  }
  return worst;
}
