/** What is dangerous as a value of each role. */

import type { Role } from '../../generated/types.js';
import { material } from './material.js';

/** Every path role: reading, writing or removing what lies outside needs a question. */
export const PATH_ROLES: ReadonlySet<Role> = new Set<Role>([
  'list',
  'read',
  'create',
  'write',
  'unpack',
  'append',
  'edit',
  'archive',
  'archive-read',
  'truncate',
  'delete',
  'delete-tree',
  'delete-below',
  'delete-empty',
  'move',
  'destination',
  'destination-tree',
  'metadata',
  'metadata-tree',
  'device',
]);

/** Empty: nothing is dangerous as such a value by itself. */
export const dangerousValues = (role: Role): readonly string[] =>
  PATH_ROLES.has(role) ? material().paths : (material().values[role] ?? []);
