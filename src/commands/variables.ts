/** What setting a variable does, by the catalogue of environment variables. */

import type { Command, Role, Word } from '../generated/types.js';
import type { Environment } from './environment.js';
import type { EffectLedger } from './ledger.js';

export interface VariableWorld {
  readonly environment: Environment;
  readonly ledger: EffectLedger;
  /** See `hidden.ts`. */
  readonly runsHidden: (text: string) => boolean;
  readonly isOpenToAll: (value: string) => boolean;
}

/** Roles of words that name a variable. */
export const VARIABLE_ROLES: ReadonlySet<Role> = new Set<Role>(['variable', 'assignment', 'environment']);

/**
 * A word that names a variable, and for `assignment` and `environment` may give its value. bash evaluates a
 * subscript in a name, and a value in parentheses for an array: both can run commands.
 */
export function addVariableWord(role: Role, word: Word, world: VariableWorld): void {
  const { ledger } = world;
  const text = word.value ?? word.prefix ?? '';
  const name = /^[A-Za-z_][A-Za-z0-9_]*/.exec(text)?.[0];
  const rest = text.slice(name?.length ?? 0);
  ledger.add(role === 'environment' ? 'none' : 'shell-state');
  if (name === undefined || (role === 'variable' && (rest !== '' || word.value === null))) {
    ledger.unknown('which variable it sets is not known before the call runs');
    return;
  }
  const value = rest.replace(/^[+]?=/, '');
  const open = value === '' && word.value === null && word.base === undefined;
  if (role === 'assignment' && (open || value.startsWith('('))) {
    ledger.unknown(`the value of ${name} may be evaluated for an array`);
  }
  addVariable(name, { ...world, exported: role !== 'variable', value: word.value === null ? null : value });
}

/** Assignments before a command, or of their own. */
export function addAssignments(command: Command, world: VariableWorld): void {
  for (const { name, value } of command.assignments) {
    const { kind } = world.environment.meaningOf(name, value?.value);
    // A variable of the shell alone reaches no program; one that injects does so in the shell, or was exported.
    if (command.form === 'assignment' && kind === 'unknown') world.ledger.add('shell-state');
    else addVariable(name, { ...world, exported: true, value: value?.value ?? null, start: value?.prefix });
  }
}

/** `exported`: it reaches the programs that run after it; one of the shell alone matters only where it injects. */
function addVariable(
  name: string,
  world: VariableWorld & {
    readonly exported: boolean;
    readonly value: string | null;
    /** What the value begins with, where the rest of it is not known. */
    readonly start?: string | undefined;
  },
): void {
  const { value } = world;
  const seen = value ?? world.start ?? null;
  const meaning = world.environment.meaningOf(name, value);
  if (!world.exported && meaning.kind === 'unknown') return;
  const why = meaning.kind === 'unknown' ? 'not in the catalogue' : 'one that injects';
  for (const effect of meaning.effects) world.ledger.add(effect, `the variable ${name} is ${why}`);
  const hidden =
    seen !== null &&
    ((meaning.hides === 'shell' && world.runsHidden(seen)) ||
      (meaning.hides === 'temporary' && world.isOpenToAll(seen)));
  if (hidden) world.ledger.add('hidden-execute', `the value of ${name} is run`);
  if (meaning.effects.length === 0) world.ledger.add('none');
}
