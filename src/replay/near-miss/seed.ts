/** A call that is mutated, and the places in it where something can be put. */

import { describe } from '../../commands/describe.js';
import type { GrammarBody } from '../../commands/registry.js';
import { decide } from '../../decide/decide.js';
import type { Command, CommandFacts, Context, DecisionEffect, Shape, Word } from '../../generated/types.js';
import type { Policy } from '../../policy/policy.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import type { Projector, ToolCall } from '../../project/projector.js';

export type World = Omit<Context, 'policy'>;

export interface Engine {
  readonly projector: Projector;
  readonly policy: Policy;
}

export interface Seed {
  readonly call: ToolCall;
  readonly context: World;
  /** What the policy decides on it as it is. */
  readonly effect: DecisionEffect;
  /** Every diagnostic is `info`. */
  readonly clean: boolean;
  /** Of a bash call; null for a call of another tool. */
  readonly text: string | null;
  /** Commands that stand in the text itself, outermost first in their order. */
  readonly commands: readonly SeedCommand[];
}

export interface SeedCommand {
  /** Where it begins and ends in the text. */
  readonly span: readonly [number, number];
  /** It stands in no other command. */
  readonly outer: boolean;
  readonly words: readonly Word[];
  readonly body: GrammarBody | undefined;
  /** How many words the program and its subcommands are. */
  readonly opening: number;
  readonly facts: CommandFacts;
}

export function seedOf(call: ToolCall, context: World, { projector, policy }: Engine): Seed {
  const shape = projector.project(call);
  const { effect } = decide(shape, { ...context, policy });
  const isBash = shape.kind === 'bash' && typeof call.input === 'string';
  const { facts } = describe(shape, { knowledge: shippedKnowledge(), context });
  return {
    call,
    context,
    effect,
    clean: isClean(shape),
    text: isBash ? shape.text : null,
    commands: isBash
      ? shape.commands.flatMap((command, index) =>
          commandOf(command, facts.commands[index] as CommandFacts, shape.text),
        )
      : [],
  };
}

export const isClean = ({ diagnostics }: Shape): boolean =>
  diagnostics.every(({ severity }) => severity === 'info');

function commandOf(command: Command, facts: CommandFacts, text: string): readonly SeedCommand[] {
  const stands = command.words.every(({ span, text: word }) => text.slice(...span) === word);
  if (command.form !== 'simple' || command.words.length === 0 || !stands) return [];
  const { body, opening } = openingOf(command.words, facts);
  return [
    {
      span: command.span,
      outer: command.parent === null && command.origin === 'source',
      words: command.words,
      body,
      opening,
      facts,
    },
  ];
}

function openingOf(
  words: readonly Word[],
  { program, subcommands }: CommandFacts,
): Pick<SeedCommand, 'body' | 'opening'> {
  let body = program === null ? undefined : shippedKnowledge().registry.grammarOf(program);
  let opening = 1;
  for (const name of subcommands) {
    body = body?.subcommands.get(name);
    const at = words.findIndex(({ value }, index) => index >= opening && value === name);
    if (at >= 0) opening = at + 1;
  }
  return { body, opening };
}

/** Commands of the call itself, not those inside of others. */
export const outerCommands = ({ commands }: Seed): readonly SeedCommand[] =>
  commands.filter(({ outer }) => outer);

/** The text with what lies in the span replaced. */
export const replaced = (text: string, [start, end]: readonly [number, number], by: string): string =>
  `${text.slice(0, start)}${by}${text.slice(end)}`;

/** Behind the word at this index, in the text of the seed. */
export const behind = ({ words }: SeedCommand, index: number): number => (words[index] as Word).span[1];

/** Seen from another directory, a parent may lie inside again. */
export const isEscape = (seed: Seed, path: string): boolean =>
  !path.includes('..') ||
  !outerCommands(seed).some(({ facts }) =>
    facts.paths.some(({ access, operand }) => access === 'cwd' && operand !== '.'),
  );

/**
 * Words that name a path which is used, with the fact that says so. Where two words are the same text it is not known
 * which of them the fact is about; a change of directory alone uses nothing.
 */
export function pathWords(
  command: SeedCommand,
): readonly { readonly word: Word; readonly fact: CommandFacts['paths'][number] }[] {
  return command.facts.paths.flatMap((fact) => {
    if (fact.usage !== 'argument' || fact.possible === true || fact.access === 'cwd') return [];
    const [word, ...others] = command.words.filter(({ text, value }) => (value ?? text) === fact.operand);
    return word === undefined || others.length > 0 || word === command.words[0] ? [] : [{ word, fact }];
  });
}
