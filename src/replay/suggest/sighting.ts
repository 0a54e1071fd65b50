/** One command that no rule covers, as evidence: what it does, and everything that a rule for it would have to name. */

import type { Access, Command, CommandFacts, Effect, PathFact, Scope } from '../../generated/types.js';
import { compileMatcher } from '../../policy/matchers/compile.js';
import { YES } from '../../policy/tri.js';
import type { CommandView } from '../../policy/view.js';
import { canonicalText, type Plain } from '../../shape/plain.js';
import { byText } from '../order.js';
import { type OperandName, operandNames } from './operand-name.js';
import { EFFECT_STANDING, NAMED_HOSTS, PLACE_STANDING, type Standing, strictest } from './standing.js';

export interface Sighting {
  readonly family: Family;
  readonly traits: readonly Trait[];
  /** Why evidence for it never speaks; null: it may. */
  readonly barred: Barred | null;
  /** Every word, program first; null where one is not decoded, or a variable is set for it. */
  readonly vector: readonly string[] | null;
  /** As it stands in its call; for a tool, null. */
  readonly text: string | null;
  /** Two commands with one key are one command. */
  readonly key: string;
}

export interface Family {
  /** The tool's name where the call is not to a shell. */
  readonly tool: string | null;
  readonly program: string | null;
  readonly subcommands: readonly string[];
}

/** Each is explained in docs/suggest.md. */
export type BarredCode =
  | 'agent-code'
  | 'never-suggested'
  | 'not-known'
  | 'no-program'
  | 'not-decoded'
  | 'place'
  | 'host'
  | 'sends';

export interface Barred {
  readonly code: BarredCode;
  /** The effect, place or host. */
  readonly detail: string;
}

/** Something that a rule has to name, and that needs evidence of its own. */
export type Trait = { readonly standing: Standing } & (
  | { readonly of: 'effect'; readonly effect: Effect }
  /** `paths`: of a place outside of the project, where no other is meant; null: any of its kind. */
  | {
      readonly of: 'place';
      readonly access: Access;
      readonly scope: Scope;
      readonly paths: readonly string[] | null;
    }
  | { readonly of: 'host'; readonly host: string }
  | { readonly of: 'option'; readonly option: string }
  | { readonly of: 'variable'; readonly variable: string }
  | { readonly of: 'name'; readonly name: OperandName }
  | { readonly of: 'operands'; readonly count: number }
  /** `several-variables`: no matcher says of several that each has one of these names. */
  | { readonly of: 'substitution' | 'unnamed-host' | 'several-variables' | 'unnamed-operand' }
);

export const traitKey = ({ standing: _, ...trait }: Trait): string =>
  canonicalText(trait as unknown as Plain);

export const familyKey = ({ tool, program, subcommands }: Family): string =>
  canonicalText([tool, program, subcommands]);

export const familyName = ({ tool, program, subcommands }: Family): string =>
  tool ?? [program ?? 'no program', ...subcommands].join(' ');

/** `agentCode`: commands that run what the agent supplies are not barred. */
export function sightingOf(view: CommandView, agentCode: boolean): Sighting {
  const { command, facts, call } = view;
  const isTool = command.form === 'tool';
  const traits = traitsOf(view, agentCode);
  const text = isTool ? null : textOf(command, call.shape.text);
  const vector = vectorOf(command);
  return {
    family: {
      tool: isTool ? call.shape.tool : null,
      program: facts.program,
      subcommands: facts.subcommands,
    },
    traits,
    barred: barredBy(view, traits, agentCode),
    vector,
    text,
    key: canonicalText([
      text ?? (isTool ? call.shape.text : command.words.map((word) => word.text)),
      traits.map(traitKey),
      vector === null ? null : [...vector],
    ]),
  };
}

export const standingOf = ({ traits }: Sighting): Standing =>
  strictest(traits.map(({ standing }) => standing));

const NO_SUBSTITUTION = compileMatcher({ noSubstitution: true }, '', { problems: [] }).command;

function traitsOf(view: CommandView, agentCode: boolean): readonly Trait[] {
  const { command, facts } = view;
  const effects = [...facts.effects, ...facts.possible].map(
    (effect): Trait => ({ of: 'effect', effect, standing: standingOfEffect(effect, agentCode) }),
  );
  const places = facts.paths.map(
    (fact): Trait => ({
      of: 'place',
      access: fact.access,
      scope: fact.scope,
      paths: isElsewhere(fact) ? fact.paths : null,
      standing: standingOfPlace(fact),
    }),
  );
  const hosts = facts.network.map(
    (fact): Trait => ({
      of: 'host',
      host: fact.host ?? fact.operand,
      standing:
        fact.host !== null && fact.direction === 'fetch' && NAMED_HOSTS.has(fact.class) ? 'free' : 'never',
    }),
  );
  const all: readonly Trait[] = [
    ...effects,
    ...places,
    ...hosts,
    // Where it goes to is in no fact, so that only the words say it.
    ...(facts.effects.includes('network') && hosts.length === 0
      ? [{ of: 'unnamed-host', standing: 'fixed' } as const]
      : []),
    ...facts.options.map(({ name }): Trait => ({ of: 'option', option: name, standing: 'free' })),
    ...command.assignments.map(({ name }): Trait => ({ of: 'variable', variable: name, standing: 'free' })),
    ...(command.assignments.length > 1 ? [{ of: 'several-variables', standing: 'fixed' } as const] : []),
    ...(NO_SUBSTITUTION(view) === YES ? [] : [{ of: 'substitution', standing: 'free' } as const]),
  ];
  return sortedTraits([...all, ...namesOf(view, all)]);
}

/** Where a wrong operand loses something, its name is a part of the evidence. */
function namesOf({ command, facts }: CommandView, traits: readonly Trait[]): readonly Trait[] {
  if (command.form === 'tool' || strictest(traits.map(({ standing }) => standing)) !== 'lossy') return [];
  const names = operandNames(facts);
  if (names === null || (runsSupplied(facts) && !isNamedAlone(facts)))
    return [{ of: 'unnamed-operand', standing: 'fixed' }];
  return [
    { of: 'operands', count: facts.operands.length, standing: 'free' },
    ...names.map((name): Trait => ({ of: 'name', name, standing: 'lossy' })),
  ];
}

const runsSupplied = ({ effects, possible }: CommandFacts): boolean =>
  [...effects, ...possible].some((effect) => EFFECT_STANDING[effect] === 'agent-code');

/** What it runs is neither its input nor the value of an option. */
const isNamedAlone = ({ operands, options }: CommandFacts): boolean =>
  operands.length > 0 && options.every(({ value }) => value === null);

/** Each once, with the strictest standing that it has anywhere. */
function sortedTraits(all: readonly Trait[]): readonly Trait[] {
  const byKey = new Map<string, Trait>();
  for (const trait of all) {
    const standing = strictest([trait.standing, byKey.get(traitKey(trait))?.standing ?? 'free']);
    byKey.set(traitKey(trait), { ...trait, standing });
  }
  return [...byKey].sort(([one], [other]) => byText(one, other)).map(([, trait]) => trait);
}

const isElsewhere = ({ scope }: PathFact): boolean => scope === 'system' || scope === 'outside';

/** Elsewhere an exact vector fixes a place only where a word of it names it from the root. */
function standingOfPlace(fact: PathFact): Standing {
  const standing = PLACE_STANDING[fact.access][fact.scope] ?? 'never';
  const isNamed = fact.operand.startsWith('/') && (fact.usage === 'argument' || fact.usage === 'flag-value');
  return isElsewhere(fact) && !isNamed ? 'never' : standing;
}

const standingOfEffect = (effect: Effect, agentCode: boolean): Standing => {
  const standing = EFFECT_STANDING[effect];
  return standing === 'agent-code' && agentCode ? 'lossy' : standing;
};

function barredBy(
  { command, facts }: CommandView,
  traits: readonly Trait[],
  agentCode: boolean,
): Barred | null {
  if (command.form !== 'tool' && facts.program === null) return { code: 'no-program', detail: command.form };
  const effects = [...facts.effects, ...facts.possible];
  if (effects.includes('unknown')) return { code: 'not-known', detail: 'unknown' };
  const never = effects.find((effect) => EFFECT_STANDING[effect] === 'never');
  if (never !== undefined) return { code: 'never-suggested', detail: never };
  const supplied = effects.find((effect) => EFFECT_STANDING[effect] === 'agent-code');
  if (supplied !== undefined && !agentCode) return { code: 'agent-code', detail: supplied };
  if (facts.sends || facts.maySend) return { code: 'sends', detail: 'network' };
  return traits.map(barredTrait).find((one) => one !== null) ?? null;
}

function barredTrait(trait: Trait): Barred | null {
  if (trait.standing !== 'never') return null;
  if (trait.of === 'host') return { code: 'host', detail: trait.host };
  if (trait.of !== 'place') return null;
  const { access, scope } = trait;
  return { code: scope === 'unknown' ? 'not-decoded' : 'place', detail: `${access} ${scope}` };
}

/** Null where what stands in the text is not what runs. */
function textOf({ form, words, span }: Command, text: string): string | null {
  const stands = words.every(({ span: at, text: word }) => text.slice(...at) === word);
  return form === 'simple' && stands ? text.slice(...span) : null;
}

function vectorOf({ form, words, assignments, shadowed }: Command): readonly string[] | null {
  if (form !== 'simple' || assignments.length > 0 || shadowed === true) return null;
  const values = words.map(({ value }) => value);
  return values.every((value) => value !== null) ? values : null;
}
