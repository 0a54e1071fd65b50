/** Walks a tool's input by the names of its members. */

import type { Role, ToolRegistry } from '../generated/types.js';
import type { Plain } from '../shape/plain.js';

export interface Member {
  /** JSON pointer into the input (RFC 6901). */
  readonly pointer: string;
  readonly key: string;
  readonly value: Plain;
}

/** Every member at every depth, outer ones first. Linear in the value; its depth is bounded where it was copied. */
export function* membersOf(
  value: Plain,
  /** Whether what lies below a member is wanted, too. */
  enters: (member: Member) => boolean = () => true,
  pointer = '',
): Generator<Member> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value) as [string, Plain][]) {
    const member = { pointer: pointerTo(pointer, key), key, value: inner };
    yield member;
    if (enters(member)) yield* membersOf(inner, enters, member.pointer);
  }
}

export const pointerTo = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const known = new WeakMap<ToolRegistry, ReadonlyMap<string, Role>>();

/** What a member means that no grammar describes, by its name. */
export function roleOfName(name: string, registry: ToolRegistry): Role | undefined {
  let roles = known.get(registry);
  if (roles === undefined) {
    roles = new Map(registry.argumentRoles?.flatMap(({ names, role }) => names.map((one) => [one, role])));
    known.set(registry, roles);
  }
  return roles.get(name.toLowerCase());
}
