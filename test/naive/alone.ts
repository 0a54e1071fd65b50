/** §4.3: an exact vector is not bounded by effects, as long as nothing else in the call has a part in what it does. */

import type { Command, CommandFacts, Effect } from '../../src/generated/types.js';
import type { NaiveCall } from './matchers.js';

export function standsAlone(call: NaiveCall, index: number): boolean {
  const { commands, environments } = call.shape;
  const line = holders(commands, index);
  const command = commands[index] as Command;
  const facts = call.facts.commands[index] as CommandFacts;
  // Nothing is handed to it, or to what holds it: variables, input, another meaning of its name.
  for (const at of line) {
    const one = commands[at] as Command;
    const hasInput = one.redirects.some(({ fd, direction }) => fd === 0 || direction.startsWith('here-'));
    if (one.assignments.length > 0 || one.background || one.shadowed === true || hasInput) return false;
    if (call.facts.flows.some(({ from, to }) => to === at && !line.includes(from))) return false;
  }
  // What runs it does nothing itself.
  for (const at of line) {
    const one = commands[at] as Command;
    if (one.parent === null || one.origin === 'substitution') continue;
    const wrapper = call.facts.commands[one.parent] as CommandFacts;
    if (!wrapper.transparent || !isHere(wrapper, call)) return false;
  }
  const files = command.redirects.filter(({ direction }) => direction !== 'duplicate');
  const reaches = facts.network.length > 0 || facts.paths.some(({ usage }) => usage === 'redirect-target');
  if (files.length > 0 && reaches) return false;
  // No command that runs before it, or may, leaves anything for it to find.
  const shells: string[] = [];
  for (let at: number | null = command.environment; at !== null; at = environments[at]?.parent ?? null)
    shells.push(environments[at]?.kind ?? '');
  const inOrder = !command.repeated && shells.every((kind) => kind === 'main' || kind === 'subshell');
  return [...commands.keys()].every(
    (other) => other === index || (inOrder && other > index) || !leavesTrace(call, other),
  );
}

/** The command and those around it. */
function holders(commands: readonly Command[], index: number): readonly number[] {
  const parent = commands[index]?.parent ?? null;
  return parent === null ? [index] : [index, ...holders(commands, parent)];
}

const TRACELESS: readonly Effect[] = [
  'none',
  'list',
  'read',
  'secret-read',
  'vcs-read',
  'network',
  'remote-read',
  'run-project',
];

function leavesTrace(call: NaiveCall, index: number): boolean {
  const { form, words, assignments, redirects } = call.shape.commands[index] as Command;
  const facts = call.facts.commands[index] as CommandFacts;
  if (form === 'assignment' || form === 'function') return true;
  if (form === 'tool' && !isHere(facts, call)) return true;
  // `${A:=b}`, `$((A = 1))`
  const values = assignments.flatMap((one) => [one.value, ...(one.elements ?? [])]);
  const computed = [...words, ...values, ...redirects.map((one) => one.target)].filter(
    (word) => word?.value === null && word.text.includes('='),
  );
  const sets = (reason: string): boolean => reason === 'parameter' || reason === 'arithmetic';
  if (computed.some((word) => word?.reasons.some(sets))) return true;
  const traces = [...facts.effects, ...facts.possible].filter((effect) => !TRACELESS.includes(effect));
  if (traces.length === 0) return false;
  // `cd` to where the call starts leaves things as they are.
  const moves = facts.paths.length > 0 && facts.paths.every(({ access }) => access === 'cwd');
  const onlyShell = traces.every((effect) => effect === 'shell-state') && assignments.length === 0;
  return !(moves && onlyShell && isHere(facts, call));
}

/** It works where the call does. */
const isHere = (facts: CommandFacts, { context }: NaiveCall): boolean =>
  facts.paths.every(
    ({ access, paths, possible }) =>
      access !== 'cwd' ||
      (possible === undefined && paths.length === 1 && paths[0] === context.workspace?.cwd),
  );
