/**
 * describe: from a shape to facts. What each command does, to which paths and hosts, and what flows between them.
 * Needs the workspace of the context, and nothing else of the world.
 */

import type { CallFacts, Command, CommandFacts, Context, Shape } from '../generated/types.js';
import { WorkingDirectories } from './cwd.js';
import { Describer } from './describer.js';
import { describeFlows } from './flows.js';
import { type Interpretation, interpret } from './interpret.js';
import type { Knowledge } from './knowledge.js';
import { placeOf } from './paths/workspace.js';
import { toolEffects } from './tool-effects.js';
import { markWrittenThenRun } from './written-then-run.js';

export interface Described {
  readonly facts: CallFacts;
  readonly interpretations: readonly (Interpretation | null)[];
}

/** The shape is valid (see `checkShape`). Linear in commands, words and the paths they name. */
export function describe(
  shape: Shape,
  world: { readonly knowledge: Knowledge; readonly context: Omit<Context, 'policy'> },
): Described {
  const place = placeOf(world.context);
  const directories = new WorkingDirectories(shape, place.cwd);
  const made = new Map<string, string | null>();
  const own = new Map<number, readonly (string | null)[]>();
  // An argument vector that a program runs was expanded by the shell of that program.
  const shells: (readonly (string | null)[])[] = [];
  const interpretations = shape.commands.map((command) => read(command, world.knowledge));
  const commands: CommandFacts[] = new Array(shape.commands.length);
  const { listed = [], denied = [] } = world.context.hosts ?? {};
  const children = childOrigins(shape);
  // Substitutions stand before the command that holds them, and what a command runs after it: the order of the
  // list is the order in which directories change.
  for (const [index, command] of shape.commands.entries()) {
    const cwds = cwdsOf({ command, directories, own });
    const shell = (command.origin === 'operand' ? shells[command.parent ?? -1] : undefined) ?? cwds;
    shells[index] = shell;
    const describer = new Describer({
      knowledge: world.knowledge,
      place,
      cwds,
      shell,
      made,
      hosts: { listed, denied },
      toolEffects: toolEffects(shape, world.context),
      children: children[index] ?? NO_CHILDREN,
    });
    commands[index] = describer.describe(command, interpretations[index] ?? null);
    if (
      describer.workingDirectories !== cwds ||
      (command.origin === 'operand' && own.has(command.parent ?? -1))
    ) {
      own.set(index, describer.workingDirectories);
    }
    if (describer.changesDirectory !== null) directories.change(command, describer.changesDirectory);
  }
  markWrittenThenRun(commands);
  return { facts: { commands, flows: describeFlows({ shape, commands, interpretations }) }, interpretations };
}

function read(command: Command, knowledge: Knowledge): Interpretation | null {
  return command.form === 'simple' ? interpret(command.words, knowledge.registry) : null;
}

/** What a wrapper runs, it runs where it says (`env -C dir`, `git -C`): a command there, a text from there on. */
function cwdsOf(parts: {
  readonly command: Command;
  readonly directories: WorkingDirectories;
  readonly own: ReadonlyMap<number, readonly (string | null)[]>;
}): readonly (string | null)[] {
  const { command, directories, own } = parts;
  const given = command.parent === null ? undefined : own.get(command.parent);
  if (given !== undefined && command.origin === 'operand') return given;
  if (given !== undefined && command.origin !== 'substitution') directories.seed(command.environment, given);
  return directories.of(command);
}

const NO_CHILDREN: ReadonlySet<Command['origin']> = new Set();

function childOrigins(shape: Shape): (ReadonlySet<Command['origin']> | undefined)[] {
  const origins: (Set<Command['origin']> | undefined)[] = new Array(shape.commands.length);
  for (const command of shape.commands) {
    if (command.parent === null) continue;
    const known = origins[command.parent];
    if (known === undefined) origins[command.parent] = new Set([command.origin]);
    else known.add(command.origin);
  }
  return origins;
}
