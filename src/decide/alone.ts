/**
 * An exact vector says what is run, and nothing of what stands around it: whoever allowed `./scripts/test.sh` has not
 * seen the script that the same call writes first, nor the directory it changes to, nor what it pipes into it. So a
 * rule without any other bound counts for a command only where the rest of the call has no part in what it does.
 */

import type { Command, CommandFacts, Effect } from '../generated/types.js';
import type { CallView, CommandView } from '../policy/view.js';

/** What of the call has a part in what the command does, for the operator; null: the vector stands alone. */
export function notAlone(view: CommandView): string | null {
  const around = aroundOf(view.call);
  const line = lineage(view);
  for (const [index, { command, at }] of line.entries()) {
    const fault = entrance(command) ?? wrapping(view.call, line, index);
    if (fault !== null) return fault;
    const feeds = around.sources.get(at) ?? [];
    if (feeds.some((from) => !line.some((one) => one.at === from)))
      return 'another command of the call hands something to it';
  }
  return redirected(view) ?? before(view, around.traces);
}

interface Link {
  readonly command: Command;
  readonly at: number;
}

/** The command, and those that hold it, innermost first. */
function lineage({ call, index }: CommandView): readonly Link[] {
  const links: Link[] = [];
  for (let at: number | null = index; at !== null; ) {
    const command: Command | undefined = call.shape.commands[at];
    if (command === undefined) break;
    links.push({ command, at });
    at = command.parent;
  }
  return links;
}

/** What is given to the command itself, beside its words. */
function entrance(command: Command): string | null {
  if (command.assignments.length > 0) return 'variables are set for it';
  if (command.background) return 'it runs in the background';
  if (command.shadowed === true) return 'the call defines what its name means';
  return command.redirects.some(isInput) ? 'its standard input is redirected' : null;
}

const isInput = ({ fd, direction }: Command['redirects'][number]): boolean =>
  fd === 0 || direction.startsWith('here-');

/** What goes to an inert device leaves no fact. */
function redirected({ command, facts }: CommandView): string | null {
  if (command.redirects.every(({ direction }) => direction === 'duplicate')) return null;
  const leaves = facts.network.length > 0 || facts.paths.some(({ usage }) => usage === 'redirect-target');
  return leaves ? 'it is redirected' : null;
}

/** Only wrappers that do nothing of their own, where the call runs, leave the command as it is. */
function wrapping(call: CallView, line: readonly Link[], index: number): string | null {
  const inner = line[index - 1];
  if (inner === undefined || inner.command.origin === 'substitution') return null;
  const facts = call.facts.commands[line[index]?.at ?? -1];
  return facts?.transparent === true && !movesElsewhere(facts, call) ? null : 'another command runs it';
}

interface Around {
  /** Commands that leave something behind which a later one can come upon, in order. */
  readonly traces: readonly number[];
  /** By command: what flows into it. */
  readonly sources: ReadonlyMap<number, readonly number[]>;
}

/** Once a call, as a long call may repeat the command often. */
const known = new WeakMap<CallView, Around>();

function aroundOf(call: CallView): Around {
  const found = known.get(call);
  if (found !== undefined) return found;
  const traces = [...call.shape.commands.keys()].filter((index) => leavesTrace(call, index));
  const sources = new Map<number, number[]>();
  for (const { from, to } of call.facts.flows) {
    const list = sources.get(to);
    if (list === undefined) sources.set(to, [from]);
    else list.push(from);
  }
  const made = { traces, sources };
  known.set(call, made);
  return made;
}

/** The order of the list is the order of the run only in the call's own shell, outside loops. */
function before({ call, command, index }: CommandView, traces: readonly number[]): string | null {
  const ordered = !command.repeated && isInOrder(call, command.environment);
  const other = traces.find((at) => at !== index && (!ordered || at < index));
  return other === undefined ? null : 'another command of the call may change what it finds';
}

function isInOrder({ shape }: CallView, environment: number): boolean {
  for (let at: number | null = environment; at !== null; at = shape.environments[at]?.parent ?? null) {
    const kind = shape.environments[at]?.kind;
    if (kind !== 'main' && kind !== 'subshell') return false;
  }
  return true;
}

const TRACELESS: ReadonlySet<Effect> = new Set<Effect>([
  'none',
  'list',
  'read',
  'secret-read',
  'vcs-read',
  'network',
  'remote-read',
  'run-project',
]);

function leavesTrace(call: CallView, index: number): boolean {
  const command = call.shape.commands[index] as Command;
  const facts = call.facts.commands[index] as CommandFacts;
  if (command.form === 'assignment' || command.form === 'function' || mayAssign(command)) return true;
  // The directory that the tool's input names, where the shell starts.
  if (command.form === 'tool' && movesElsewhere(facts, call)) return true;
  const effects = [...facts.effects, ...facts.possible].filter((effect) => !TRACELESS.has(effect));
  return effects.length > 0 && !returns(call, command, facts, effects);
}

/** `cd` to where the call starts, as many do at the beginning. */
function returns(call: CallView, command: Command, facts: CommandFacts, effects: readonly Effect[]): boolean {
  const isMove = facts.paths.length > 0 && facts.paths.every(({ access }) => access === 'cwd');
  const only = effects.every((effect) => effect === 'shell-state') && command.assignments.length === 0;
  return isMove && only && !movesElsewhere(facts, call);
}

const movesElsewhere = (facts: CommandFacts, { context }: CallView): boolean =>
  facts.paths.some(
    ({ access, paths, possible }) =>
      access === 'cwd' && (possible === true || paths.length !== 1 || paths[0] !== context.workspace?.cwd),
  );

/** `${A:=b}` and `$((A = 1))` set variables in passing. */
function mayAssign({ words, assignments, redirects }: Command): boolean {
  const parts = [
    ...words,
    ...assignments.flatMap(({ value, elements }) => [value, ...(elements ?? [])]),
    ...redirects.map(({ target }) => target),
  ];
  return parts.some(
    (word) =>
      word !== null &&
      word.value === null &&
      word.text.includes('=') &&
      word.reasons.some((reason) => reason === 'parameter' || reason === 'arithmetic'),
  );
}
