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

  constructor(
    private readonly shape: Shape,
    private readonly start: string | null,
  ) {}

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
    const before = this.of(command);
    const after = command.repeated || command.shadowed === true ? [null] : to;
    state.base = union(union(state.base, before), after);
    state.strong = command.conditional ? null : { chain: command.chain, directories: after };
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
      made.base = strong !== null && strong.chain === entry?.chain ? strong.directories : around.base;
    }
    this.states.set(environment, made);
    return made;
  }
}

function union(left: Directories, right: Directories): Directories {
  const all = [...new Set([...left, ...right])];
  return all.length > MOST_DIRECTORIES ? [null] : all;
}
