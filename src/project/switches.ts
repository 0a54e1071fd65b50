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

function asks(value: Plain, { harmless, off }: CompiledSwitch): boolean {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (off) return text === 0 || text === false || REFUSALS.has(text);
  if (text === null || text === false || text === 0 || text === '' || text === 'false') return false;
  return typeof text !== 'string' || !harmless.has(text);
}

const REFUSALS: ReadonlySet<Plain> = new Set<Plain>(['false', '0', 'never', 'no', 'none', 'off']);

const spelled = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

interface CompiledSwitch {
  readonly why: string;
  readonly harmless: ReadonlySet<string>;
  /** Being off is what asks. */
  readonly off: boolean;
}

const known = new WeakMap<ToolRegistry, ReadonlyMap<string, CompiledSwitch>>();

function switchesOf(registry: ToolRegistry): ReadonlyMap<string, CompiledSwitch> {
  let switches = known.get(registry);
  if (switches === undefined) {
    const list = registry.switches?.flatMap((one) => {
      const compiled = compile(one);
      return one.names.map((name): [string, CompiledSwitch] => [spelled(name), compiled]);
    });
    switches = new Map(list);
    known.set(registry, switches);
  }
  return switches;
}

/** A polluted prototype must not give it a member that it does not have. */
const compile = (one: ToolSwitch): CompiledSwitch => ({
  why: one.why,
  harmless: new Set(Object.hasOwn(one, 'harmless') ? one.harmless : []),
  off: Object.hasOwn(one, 'when') && one.when === 'off',
});
