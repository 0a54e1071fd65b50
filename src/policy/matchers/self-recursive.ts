/** Functions that start themselves over and over: fork bombs. */

import type { Command, Shape } from '../../generated/types.js';
import { MAYBE, NO, someOf, type Tri, YES } from '../tri.js';
import type { CallView } from '../view.js';
import type { Build } from './types.js';

/** Linear in commands times the depth of their environments, for each name times its definitions. */
export const selfRecursive: Build<CallView, true> =
  () =>
  ({ shape }) => {
    const definitions = shape.commands.filter(({ form }) => form === 'function');
    if (definitions.length === 0) return NO;
    const calls = callsByName(shape);
    const stages = stagesOf(shape);
    return someOf(definitions, (definition) => forks(definition, { shape, calls, stages }));
  };

interface Reading {
  readonly shape: Shape;
  readonly calls: ReadonlyMap<string, readonly Command[]>;
  readonly stages: ReadonlyMap<number, Stage>;
}

/** One command of a pipeline, by its environment. */
interface Stage {
  /** Stages of one pipeline share it: the environment of the first. */
  readonly pipeline: number;
  /** The pipeline stands behind `&&` or `||`. */
  readonly guarded: boolean;
}

/**
 * Certainly, where the function's body starts it in the background or in two stages of one pipeline, so that each
 * copy starts two, or never ends. A single stage doubles nothing: a tree is walked that way, on a condition; without
 * one, it is not known where it ends.
 */
function forks(definition: Command, { shape, calls, stages }: Reading): Tri {
  const name = definition.words[0]?.value;
  if (typeof name !== 'string' || definition.body === undefined) return NO;
  const pipelines = new Map<number, Set<number>>();
  let found: Tri = NO;
  for (const call of calls.get(name) ?? []) {
    const around = environmentsWithin(definition.body, call, shape);
    if (around === null) continue;
    if (call.background || around.some((one) => shape.environments[one]?.kind === 'background')) return YES;
    for (const environment of around) {
      const stage = stages.get(environment);
      if (stage === undefined) continue;
      const known = pipelines.get(stage.pipeline) ?? new Set();
      pipelines.set(stage.pipeline, known.add(environment));
      if (known.size > 1) return YES;
      if (!stage.guarded && !isConditional(call, definition)) found = MAYBE;
    }
  }
  return found;
}

/** Environments from that of the call up to the body, which is left out; null where it does not stand in the body. */
function environmentsWithin(body: number, call: Command, shape: Shape): readonly number[] | null {
  const found: number[] = [];
  for (let at: number | null = call.environment; at !== null; at = shape.environments[at]?.parent ?? null) {
    if (at === body) return found;
    found.push(at);
  }
  return null;
}

const isConditional = (call: Command, definition: Command): boolean =>
  call.compounds.slice(definition.compounds.length + 1).some((one) => CONDITIONAL.has(one));

const CONDITIONAL: ReadonlySet<Command['compounds'][number]> = new Set<Command['compounds'][number]>([
  'if',
  'for',
  'arithmetic-for',
  'while',
  'until',
  'case',
  'select',
]);

/** What another program runs (`command f`, `timeout 5 f`) is no function. */
function callsByName(shape: Shape): ReadonlyMap<string, readonly Command[]> {
  const found = new Map<string, Command[]>();
  for (const command of shape.commands) {
    const name = command.words[0]?.value;
    if (command.form !== 'simple' || typeof name !== 'string') continue;
    if (command.origin === 'operand' || command.origin === 'language') continue;
    const known = found.get(name);
    if (known === undefined) found.set(name, [command]);
    else known.push(command);
  }
  return found;
}

/**
 * The first command in a stage says how it is joined to what precedes it; by a pipe, it goes on with its pipeline.
 * Substitutions stand before the command that holds them, and say nothing of it.
 */
function stagesOf(shape: Shape): ReadonlyMap<number, Stage> {
  const stages = new Map<number, Stage>();
  const latest = new Map<number | null, Stage>();
  for (const { environment, operator } of shape.commands) {
    for (let at: number | null = environment; at !== null; at = shape.environments[at]?.parent ?? null) {
      const around = shape.environments[at];
      if (around?.kind === 'substitution') break;
      if (around?.kind !== 'pipeline' || stages.has(at)) continue;
      const before = operator === 'pipe' ? latest.get(around.parent) : undefined;
      const stage = before ?? { pipeline: at, guarded: operator === 'and' || operator === 'or' };
      stages.set(at, stage);
      latest.set(around.parent, stage);
    }
  }
  return stages;
}
