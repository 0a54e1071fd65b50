/**
 * Follows `cd` through a call: in which directories each command may run.
 *
 * After `cd X &&` that is X alone, as long as the and-or list goes on without `||`. After `cd X;` both directories
 * are possible, since the cd may have failed. A subshell, pipeline stage, background list or substitution starts
 * with its parent's directories and changes nothing there.
 */

import type { Command, Shape } from '../generated/types.js';

type Directories = readonly (string | null)[];

interface State {
  base: Directories;
  /** Holds for what follows in this and-or list. */
  strong: { readonly chain: number; readonly directories: Directories } | null;
}

/** More than these, and the directory counts as not known. */
const MOST_DIRECTORIES = 16;

export class WorkingDirectories {
  private readonly states = new Map<number, State>();
  /** And-or lists in which `||` stands: what follows need not have seen the success of what precedes. */
  private readonly branching: ReadonlySet<number>;

  constructor(
    private readonly shape: Shape,
    private readonly start: string | null,
  ) {
    this.branching = branchingLists(shape);
  }

  /** A wrapper runs this text in other directories than the shell's own (`env -C dir sh -c …`). */
  seed(environment: number, directories: Directories): void {
    if (!this.states.has(environment)) this.states.set(environment, { base: directories, strong: null });
  }

  /** Directories in which this command may run. */
  of(command: Command): Directories {
    const state = this.state(command.environment);
    const strong = state.strong;
    if (strong === null) return state.base;
    if (strong.chain !== command.chain) return state.base;
    if (command.operator === 'or') {
      state.strong = null;
      return state.base;
    }
    return strong.directories;
  }

  /** The command changed the shell's directory, if it succeeded. */
  change(command: Command, to: Directories): void {
    const state = this.state(command.environment);
    if (command.form === 'tool') {
      // The harness starts the shell there, or does not start it.
      state.base = to;
      state.strong = null;
      return;
    }
    const before = this.of(command);
    const after = command.repeated || command.shadowed === true ? [null] : to;
    state.base = union(union(state.base, before), after);
    // `a || cd X && b`, `! cd X && b`: b may run where the cd did not, or failed.
    const sure = command.operator !== 'or' && command.negated !== true && !command.conditional;
    state.strong = sure ? { chain: command.chain, directories: after } : null;
    this.leak(command.environment, after);
  }

  /** Text that `eval` runs changes the directory of the shell around it. */
  private leak(environment: number, after: Directories): void {
    let at = environment;
    for (;;) {
      const entry = this.shape.environments[at];
      if (entry === undefined || entry.parent === null) return;
      if (entry.kind !== 'text' && entry.kind !== 'function') return;
      at = entry.parent;
      const state = this.state(at);
      state.base = union(union(state.base, after), [null]);
      state.strong = null;
    }
  }

  private state(environment: number): State {
    const known = this.states.get(environment);
    if (known !== undefined) return known;
    const entry = this.shape.environments[environment];
    const parent = entry?.parent ?? null;
    const made: State = { base: [this.start], strong: null };
    if (parent !== null && parent < environment) {
      const around = this.state(parent);
      const strong = around.strong;
      const follows = strong !== null && strong.chain === entry?.chain;
      if (!follows) made.base = around.base;
      else
        made.base = this.branching.has(strong.chain)
          ? union(around.base, strong.directories)
          : strong.directories;
    }
    this.states.set(environment, made);
    return made;
  }
}

function branchingLists(shape: Shape): ReadonlySet<number> {
  const lists = new Set<number>();
  const first = new Map<number, number>();
  for (const [index, command] of shape.commands.entries()) {
    if (!first.has(command.environment)) first.set(command.environment, index);
    if (command.operator !== 'or') continue;
    lists.add(command.chain);
    // `a || (b)`: the operator stands on what the subshell runs first.
    let environment = command.environment;
    while (first.get(environment) === index || environment !== 0) {
      const entry = shape.environments[environment];
      if (entry === undefined || entry.parent === null) break;
      lists.add(entry.chain);
      environment = entry.parent;
    }
  }
  return lists;
}

/** Of too many, none is known. */
export function union(left: Directories, right: Directories): Directories {
  const all = [...new Set([...left, ...right])];
  return all.length > MOST_DIRECTORIES ? [null] : all;
}
