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

export interface PathPowers {
  /** Accesses that the command can have. */
  readonly accesses: (access: Access) => boolean;
  /** Whether it can use a path of this class so: what the catalogue says that this does is among its effects. */
  readonly uses: (name: string, access: Access) => boolean;
}

export const pathAgrees =
  ({ accesses, uses }: PathPowers): Agree<PathPart> =>
  (parts) => {
    if (remaining(USAGES, fields(parts, 'usage')).length === 0) return false;
    if (remaining(SCOPES, fields(parts, 'scope')).length === 0) return false;
    if (remaining(SCOPES, fields(parts, 'otherwise')).length === 0) return false;
    const classes = setsOf(parts, 'class');
    const possible = remaining(ACCESSES, fields(parts, 'access')).some(
      (access) =>
        accesses(access) &&
        classes.needs.every((need) =>
          [...need].some((name) => uses(name, access) && !classes.bans.some((ban) => ban.has(name))),
        ),
    );
    if (!possible) return false;
    return (['exact', 'segment'] as const).every((of) => {
      const { needs, bans } = setsOf(parts, of);
      return namesAgree(needs, bans);
    });
  };

function setsOf(parts: readonly Signed<PathPart>[], of: PathPart['of']) {
  const sets = fields<string>(parts, of);
  const chosen = (holds: boolean): readonly ReadonlySet<string>[] =>
    sets.filter((one) => one.holds === holds).map(({ part }) => part);
  return { needs: chosen(true), bans: chosen(false) };
}

export function fields<Value>(
  parts: readonly Signed<{ readonly of: string; readonly values?: unknown }>[],
  of: string,
): readonly Signed<ReadonlySet<Value>>[] {
  return parts.flatMap(({ part, holds }) =>
    part.of === of ? [{ part: part.values as ReadonlySet<Value>, holds }] : [],
  );
}
