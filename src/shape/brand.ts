/** Shapes that this package projected need no second validation; any other value does. */

import type { Shape } from '../generated/types.js';

/** Freezes the shape through and through, so that the brand keeps meaning what it says. */
export function brandShape(shape: Shape): Shape {
  if (!isProjected(shape)) new Brand(shape);
  freeze(shape as unknown as Members);
  return shape;
}

export const isProjected = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && Brand.marks(value);

class Given {
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: a derived class puts its private member on what this returns.
    return value;
  }
}

/** A private member that nothing outside of this file can put on an object, nor see. A `WeakSet` costs each collection. */
class Brand extends Given {
  readonly #projected = true;
  static marks(value: object): boolean {
    return #projected in value;
  }
}

type Members = Record<string, unknown>;

/** Lists without members are most of what a shape holds, and freezing one more costs as much as reading a word. */
const NONE: readonly never[] = Object.freeze([]);

function freeze(value: Members): void {
  for (const name of Object.keys(value)) {
    const member = value[name];
    if (typeof member !== 'object' || member === null || Object.isFrozen(member)) continue;
    if (Array.isArray(member) && member.length === 0) value[name] = NONE;
    else freeze(member as Members);
  }
  Object.freeze(value);
}
