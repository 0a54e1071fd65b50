/** Shapes that this package projected need no second validation; any other value does. */

import type { Shape } from '../generated/types.js';

const projected = new WeakSet<object>();

/** Freezes the shape through and through, so that the brand keeps meaning what it says. */
export function brandShape(shape: Shape): Shape {
  projected.add(deepFreeze(shape));
  return shape;
}

export const isProjected = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && projected.has(value);

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
