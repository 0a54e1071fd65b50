/** Path facts: fields of few values, and classes, segments and exact paths by name. */

import type { Access, Effect, PathFact, Scope } from '../../generated/types.js';
import type { PathPart } from '../atoms.js';
import { type Agree, fields, keysOf, namesAgree, remaining, splitFields } from '../elements.js';

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

export const ACCESSES: readonly Access[] = Object.keys(EFFECTS_OF_ACCESS) as Access[];
export const USAGES: readonly PathFact['usage'][] = keysOf<PathFact['usage']>({
  argument: true,
  'flag-value': true,
  'redirect-target': true,
  'cwd-prefix': true,
  implicit: true,
  'implicit-temp': true,
  assignment: true,
});
export const SCOPES: readonly Scope[] = keysOf<Scope>({
  denied: true,
  'writable-project': true,
  project: true,
  temp: true,
  'sensitive-home': true,
  home: true,
  system: true,
  outside: true,
  unknown: true,
});

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
    const classes = splitFields(parts, 'class');
    const possible = remaining(ACCESSES, fields(parts, 'access')).some(
      (access) =>
        accesses(access) &&
        classes.needs.every((need) =>
          [...need].some((name) => uses(name, access) && !classes.bans.some((ban) => ban.has(name))),
        ),
    );
    if (!possible) return false;
    return namesAgree(parts, 'exact') && namesAgree(parts, 'segment');
  };
