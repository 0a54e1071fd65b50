/** Looking into plain values of recordings, whose shape nobody vouches for. */

import type { Plain } from '../../shape/plain.js';

export type Members = { readonly [name: string]: Plain };

/** An object of a plain copy: it has no prototype, so that a member it lacks is missing. */
export const isMembers = (value: Plain | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: Plain | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
