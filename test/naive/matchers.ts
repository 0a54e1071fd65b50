/** What each matcher means: one clause each, in the order of the schema. */

import { type Interpretation, interpret } from '../../src/commands/interpret.js';
import type { CallFacts, Command, CommandFacts, Matcher, Shape, Word } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import type { Facts } from '../support/decisions.js';
import { flagMatchers } from './flags.js';
import { flow, isForkBomb } from './flows.js';
import { hostMatchers, pathMatchers } from './places.js';
import { toolMatchers } from './tools.js';
import { every, not, some, type Truth } from './truth.js';
import { wordMatchers } from './words.js';

export interface NaiveCall {
  readonly shape: Shape;
  readonly facts: CallFacts;
  readonly context: Facts;
  readonly posture: string;
  readonly commands: readonly About[];
}

/** One command with all that is known of it. */
export interface About {
  readonly command: Command;
  readonly facts: CommandFacts;
  /** Program and subcommands with what follows them, global options left out. */
  readonly tokens: readonly Word[];
  readonly interpretation: Interpretation | null;
}

/** A clause that says what one matcher means of one command. */
// biome-ignore lint/suspicious/noExplicitAny: the schema has checked the value
export type Clauses = { readonly [name: string]: (value: any, about: About) => Truth };

export const only = (matcher: Matcher): readonly [string, unknown] =>
  Object.entries(matcher)[0] ?? ['', null];

export function matches(matcher: Matcher, call: NaiveCall, command: number): Truth {
  const [name, value] = only(matcher);
  const members = (): Truth[] => (value as Matcher[]).map((member) => matches(member, call, command));
  // An empty list is false, for both.
  if (name === 'all') return members().length > 0 && every(members());
  if (name === 'any') return some(members());
  if (name === 'not') return not(matches(value as Matcher, call, command));
  if (name === 'always') return true;
  if (name === 'posture') return (value as string[]).includes(call.posture);
  if (name === 'flow') return flow(value as NonNullable<Matcher['flow']>, call);
  if (name === 'selfRecursive') return isForkBomb(call.shape);
  const tool = toolMatchers[name];
  if (tool !== undefined) return tool(value, call);
  const clause = CLAUSES[name];
  if (clause === undefined) throw new Error(`The naive engine has no clause for ${name}.`);
  return clause(value, call.commands[command] as About);
}

const CLAUSES: Clauses = {
  ...wordMatchers,
  ...flagMatchers,
  ...pathMatchers,
  ...hostMatchers,
  effectsAllIn: (wanted: string[], { facts }) => {
    if (!facts.effects.every((effect) => wanted.includes(effect))) return false;
    return facts.possible.every((effect) => wanted.includes(effect)) || 'unknown';
  },
  effectsSomeIn: (wanted: string[], { facts }) => {
    if (facts.effects.some((effect) => wanted.includes(effect))) return true;
    return facts.possible.some((effect) => wanted.includes(effect)) && 'unknown';
  },
  sends: (_: true, { facts }) => facts.sends || (facts.maySend && 'unknown'),
};

/** Names of the matchers that the engine can say something about. */
export const NAIVE_MATCHERS: readonly string[] = [
  ...['all', 'any', 'not', 'always', 'posture', 'flow', 'selfRecursive'],
  ...Object.keys(toolMatchers),
  ...Object.keys(CLAUSES),
];

export function aboutOf(shape: Shape, facts: CallFacts, index: number): About {
  const command = shape.commands[index] as Command;
  const simple = command.form === 'simple';
  const interpretation = simple ? interpret(command.words, shippedKnowledge().registry) : null;
  return {
    command,
    facts: facts.commands[index] as CommandFacts,
    interpretation,
    tokens: interpretation?.tokens ?? command.words,
  };
}

/** The registry reads something of this use of the program: it knows the program. */
export function knowsProgram({ interpretation }: About): boolean {
  if (interpretation === null) return false;
  return interpretation.uses.length > 0 || interpretation.options.some((option) => option.grammar !== null);
}
