/** Finds in a tool's input what asks for a looser guard. */

import type { ToolRegistry, ToolSwitch } from '../generated/types.js';
import type { Plain } from '../shape/plain.js';
import { membersOf } from './members.js';

/** The first one, at any depth; null where there is none. */
export function guardSwitch(
  input: Plain,
  registry: ToolRegistry,
): { readonly pointer: string; readonly why: string } | null {
  const switches = switchesOf(registry);
  for (const { pointer, key, value } of membersOf(input)) {
    const found = switches.get(spelled(key));
    if (found !== undefined && asks(value, found)) return { pointer, why: found.why };
  }
  return null;
}

function asks(value: Plain, { harmless, when }: ToolSwitch): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (when === 'off') return text === 0 || text === false || REFUSALS.has(text);
  if (text === null || text === false || text === 0 || text === '' || text === 'false') return false;
  return typeof text !== 'string' || harmless?.includes(text) !== true;
}

const REFUSALS: ReadonlySet<Plain> = new Set<Plain>(['false', '0', 'never', 'no', 'none', 'off']);

const spelled = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

const known = new WeakMap<ToolRegistry, ReadonlyMap<string, ToolSwitch>>();

function switchesOf(registry: ToolRegistry): ReadonlyMap<string, ToolSwitch> {
  let switches = known.get(registry);
  if (switches === undefined) {
    switches = new Map(registry.switches?.flatMap((one) => one.names.map((name) => [spelled(name), one])));
    known.set(registry, switches);
  }
  return switches;
}
