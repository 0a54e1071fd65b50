/** Path facts: fields of few values, and classes, segments and exact paths by name. */

import type { Access, Effect } from '../../generated/types.js';
import type { PathPart } from '../atoms.js';
import { type Agree, namesAgree, remaining } from '../elements.js';
import type { Signed } from '../expr.js';

/**
 * Effects, one of which a command certainly has where it certainly uses a path so (`test/analysis/axioms.test.ts`).
 * The working directory is used without doing anything to it.
 */
export const EFFECTS_OF_ACCESS: { readonly [access in Access]: readonly Effect[] | null } = {
  list: ['list'],
  read: ['read'],
  create: ['create'],
  write: ['write', 'overwrite', 'create', 'device'],
  append: ['append'],
  truncate: ['truncate', 'overwrite'],
  delete: ['delete'],
  'delete-tree': ['delete'],
  move: ['move'],
  metadata: ['metadata'],
  'metadata-tree': ['metadata'],
  execute: ['execute'],
  cwd: null,
};

const ACCESSES = Object.keys(EFFECTS_OF_ACCESS) as Access[];
const USAGES = [
  ...(['argument', 'flag-value', 'redirect-target', 'cwd-prefix'] as const),
  ...(['implicit', 'implicit-temp', 'assignment'] as const),
];
const SCOPES = [
  ...(['denied', 'writable-project', 'project', 'temp', 'sensitive-home'] as const),
  ...(['home', 'system', 'outside', 'unknown'] as const),
];

/** `accesses`: those that the command can have. */
export const pathAgrees =
  (accesses: (access: Access) => boolean): Agree<PathPart> =>
  (parts) => {
    if (remaining(ACCESSES, fields(parts, 'access')).filter(accesses).length === 0) return false;
    if (remaining(USAGES, fields(parts, 'usage')).length === 0) return false;
    if (remaining(SCOPES, fields(parts, 'scope')).length === 0) return false;
    return (['exact', 'class', 'segment'] as const).every((of) => {
      const sets = fields<string>(parts, of);
      const chosen = (holds: boolean) => sets.filter((one) => one.holds === holds).map(({ part }) => part);
      return namesAgree(chosen(true), chosen(false));
    });
  };

export function fields<Value>(
  parts: readonly Signed<{ readonly of: string; readonly values?: unknown }>[],
  of: string,
): readonly Signed<ReadonlySet<Value>>[] {
  return parts.flatMap(({ part, holds }) =>
    part.of === of ? [{ part: part.values as ReadonlySet<Value>, holds }] : [],
  );
}
