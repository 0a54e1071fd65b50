/** The role of a `key=value` word by its key. */

import type { KeyedRoles, Role } from '../generated/types.js';

export function keyedRole(keyed: KeyedRoles, key: string): Role | undefined {
  const wanted = keyed.ignoreCase === true ? key.toLowerCase() : key;
  for (const [name, role] of Object.entries(keyed.keys)) {
    const listed = keyed.ignoreCase === true ? name.toLowerCase() : name;
    if (listed.endsWith('*') ? wanted.startsWith(listed.slice(0, -1)) : wanted === listed) return role;
  }
  return undefined;
}
