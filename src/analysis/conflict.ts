/**
 * Whether some command could be all of what the chosen parts say. "No" is a proof; "yes" is none: what the words of a
 * program make it do is left to the search for a witness, which asks the engine itself.
 */

import type {
  Access,
  Effect,
  HostCatalogue,
  InputMatcher,
  NetworkFact,
  ToolRegistry,
} from '../generated/types.js';
import { guardSwitch } from '../project/switches.js';
import type { Plain } from '../shape/plain.js';
import type { Atom } from './atoms.js';
import { ALL_EFFECTS } from './compile/facts.js';
import { EFFECTS_OF_DIRECTION, hostAgrees } from './domains/hosts.js';
import { operandsAgree } from './domains/operands.js';
import { optionAgrees } from './domains/options.js';
import { EFFECTS_OF_ACCESS, pathAgrees } from './domains/paths.js';
import { redirectAgrees, variableAgrees } from './domains/redirects.js';
import { sameAgree, toolsAgree } from './domains/tools.js';
import { isLocalUrl } from './domains/urls.js';
import { type Agree, possible, remaining } from './elements.js';
import { type Budget, type Expr, isNot, negated, type Signed } from './expr.js';
import { type KnownOption, type Powers, type PowersOf, TOOL_KINDS } from './powers.js';

export type Parts = readonly Signed<Atom>[];
type On<Name extends Atom['on']> = Extract<Atom, { readonly on: Name }>;

export interface Model {
  readonly powersOf: PowersOf;
  readonly postures: readonly string[];
  /** An allow counts: the call was read in full, and asks for no looser guard. */
  readonly clean: boolean;
  readonly tools: ToolRegistry;
  readonly hosts: HostCatalogue;
  readonly budget: Budget;
}

/** False only where no command is all of it. */
export function consistent(parts: Parts, model: Model): boolean {
  const all = <Name extends Atom['on']>(on: Name): readonly Signed<On<Name>>[] =>
    parts.filter((one): one is Signed<On<Name>> => one.part.on === on);
  const said = (on: Atom['on'], holds: boolean): boolean =>
    parts.some((one) => one.part.on === on && one.holds === holds);
  const programs = programsOf(all('program'), all('vector'));
  if (programs !== null && programs.size === 0) return false;
  const isSimple = programs !== null || NEEDS_WORDS.some((on) => said(on, true));
  if (isSimple && (said('simple', false) || said('own', true))) return false;
  for (const on of ['simple', 'own', 'sends', 'substitution'] as const)
    if (said(on, true) && said(on, false)) return false;

  const kinds = remaining<string>(TOOL_KINDS, setsOf(all('kind'))).filter(
    (kind) => !isSimple || model.powersOf.shellKinds.has(kind),
  );
  const mcp = said('mcp', true) ? kinds.filter((kind) => kind === 'mcp') : kinds;
  if (mcp.length === 0) return false;
  if (remaining(model.postures, setsOf(all('posture'))).length === 0) return false;
  if (remaining(['read', 'write', 'exec'], setsOf(all('tier'))).length === 0) return false;
  if (!toolsAgree(all('tool'), model.budget) || !sameAgree(all('input')) || !sameAgree(all('mcp')))
    return false;

  if (model.clean && all('input').some((one) => one.holds && asks(one.part.value, model.tools))) return false;

  const form = said('own', true) ? 'own' : said('simple', false) ? 'no-words' : 'any';
  const powers = powersAmong({ programs, form, kinds: mcp }, model);
  const effects = effectsAgree(all('some-effect'), powers);
  if (effects === null) return false;
  if (said('sends', true) && !effects.has('network')) return false;
  const directions = (direction: NetworkFact['direction']): boolean =>
    canHave(effects, EFFECTS_OF_DIRECTION[direction]);
  const members = isSimple ? [] : all('input').flatMap((one) => (one.holds ? [one.part.value] : []));
  // Where there is no shell text in its input, a command is the tool's own.
  const isOwn = (kind: string): boolean => said('own', true) || !model.powersOf.shellKinds.has(kind);
  const unknownHost = { part: UNKNOWN_HOST, holds: true };
  const canBeLocal = (): boolean =>
    effects.has('read') ||
    elementsAgree([...all('some-host'), unknownHost], hostAgrees(directions, model.hosts));
  const named = kinds.filter(
    (kind) =>
      (!isOwn(kind) || toolAgrees(kind, { effects, model })) &&
      membersAgree(members, kind, { effects, model, canBeLocal }),
  );
  if (named.length === 0) return false;
  return (
    wordsAgree(all('token'), all('vector')) &&
    countsAgree(all('count')) &&
    elementsAgree(
      all('some-path'),
      pathAgrees({
        accesses: accessesWith(effects, powers),
        uses: (name, access) => model.powersOf.uses(name, access).every((effect) => effects.has(effect)),
      }),
    ) &&
    elementsAgree(all('some-host'), hostAgrees(directions, model.hosts)) &&
    elementsAgree(
      all('some-option'),
      optionAgrees(optionsAmong(powers), (effect) => effects.has(effect)),
    ) &&
    elementsAgree(all('some-redirect'), redirectAgrees(model.budget)) &&
    elementsAgree(all('some-variable'), variableAgrees(model.budget)) &&
    elementsCount(all('count'), parts) &&
    operandsAgree(
      {
        places: all('operand'),
        somewhere: all('some-operand').map(({ part, holds }) => ({ part: part.text, holds })),
        counts: all('count').filter(({ part }) => part.of === 'operands'),
      },
      model.budget,
    )
  );
}

const UNKNOWN_HOST: On<'some-host'> = { on: 'some-host', test: isNot({ of: 'known' }) };

const NEEDS_WORDS = ['simple', 'token', 'vector', 'operand', 'some-operand', 'some-option'] as const;

/** Whether a tool of this kind may itself have none but these effects. */
function toolAgrees(
  kind: string,
  { effects, model }: { readonly effects: ReadonlySet<Effect>; readonly model: Model },
): boolean {
  const declared = model.powersOf.declared(kind);
  return declared === null || declared.some((one) => one.every((effect) => effects.has(effect)));
}

/** Whether a tool of this kind may have these members and none but these effects. */
function membersAgree(
  members: readonly InputMatcher[],
  kind: string,
  {
    effects,
    model,
    canBeLocal,
  }: {
    readonly effects: ReadonlySet<Effect>;
    readonly model: Model;
    /** Whether it may read a file, or talk to a host that is not known. */
    readonly canBeLocal: () => boolean;
  },
): boolean {
  return members.every((member) => {
    const { pointer, equals, pattern } = member;
    if (typeof equals !== 'string' && pattern === undefined) return true;
    const [, name = '', ...below] = pointer.split('/');
    const isUrl = below.length === 0 && model.powersOf.isUrl(kind, name);
    if (isUrl && isLocalUrl(member, model.budget) && !canBeLocal()) return false;
    return model.powersOf.member(kind, name).every((effect) => effects.has(effect));
  });
}

/** The member with this value asks for a looser guard, of which a diagnostic tells. */
function asks({ pointer, equals }: InputMatcher, tools: ToolRegistry): boolean {
  if (equals === undefined) return false;
  const members = pointer.split('/').slice(1).reverse();
  const input = members.reduce<unknown>((inner, name) => ({ [name]: inner }), equals);
  return guardSwitch(input as Plain, tools) !== null;
}

const setsOf = <Value>(
  atoms: readonly Signed<{ readonly values: ReadonlySet<Value> }>[],
): readonly Signed<ReadonlySet<Value>>[] => atoms.map(({ part, holds }) => ({ part: part.values, holds }));

/** Null: it may be any, but for those that are ruled out. */
function programsOf(
  atoms: readonly Signed<On<'program'>>[],
  vectors: readonly Signed<On<'vector'>>[] = [],
): ReadonlySet<string> | null {
  const vector = vectors.find(({ holds }) => holds)?.part.words[0];
  // A path names a program only where its directory is trusted.
  const fixed = vector === undefined || vector.includes('/') ? null : [vector];
  const first = fixed ?? atoms.find(({ holds }) => holds)?.part.names ?? null;
  if (first === null) return null;
  return new Set(
    [...first].filter((name) => atoms.every(({ part, holds }) => part.names.has(name) === holds)),
  );
}

interface Who {
  readonly programs: ReadonlySet<string> | null;
  /** `own`: a tool's own command; `no-words`: that, or an assignment, a redirection and the like in shell text. */
  readonly form: 'own' | 'no-words' | 'any';
  readonly kinds: readonly string[];
}

/** Null: anything. */
function powersAmong({ programs, form, kinds }: Who, { powersOf }: Model): readonly Powers[] | null {
  if (programs !== null) return [...programs].map((name) => powersOf.program(name));
  const tools = kinds.map((kind) => powersOf.kind(kind));
  if (form === 'own' || !kinds.some((kind) => powersOf.shellKinds.has(kind))) return tools;
  // Redirections, variables and the paths in them do what they do beside any program.
  return form === 'no-words' ? [...tools, powersOf.wordless] : null;
}

/** The effects it can have. */
function effectsAgree(
  atoms: readonly Signed<On<'some-effect'>>[],
  powers: readonly Powers[] | null,
): ReadonlySet<Effect> | null {
  const banned = atoms.filter(({ holds }) => !holds);
  // What a program does of which nothing is known is unknown, whatever else it does (`test/analysis/axioms.test.ts`).
  const isUnknown = powers?.every(({ options }) => options === null) === true;
  if (isUnknown && banned.some(({ part }) => part.effects.has('unknown'))) return null;
  const left = ALL_EFFECTS.filter(
    (effect) =>
      banned.every(({ part }) => !part.effects.has(effect)) &&
      (powers === null || powers.some((one) => one.effects.has(effect))),
  );
  if (left.length === 0) return null;
  // One program has to be able to do all that is wanted.
  const wanted = atoms.filter(({ holds }) => holds);
  const capable = (one: Powers | null): boolean =>
    wanted.every(({ part }) =>
      left.some((effect) => part.effects.has(effect) && (one?.effects.has(effect) ?? true)),
    );
  const fits = powers === null ? capable(null) : powers.some(capable);
  return fits ? new Set(left) : null;
}

const canHave = (effects: ReadonlySet<Effect>, one: readonly Effect[] | null): boolean =>
  one === null || one.some((effect) => effects.has(effect));

const accessesWith =
  (effects: ReadonlySet<Effect>, powers: readonly Powers[] | null) =>
  (access: Access): boolean =>
    canHave(effects, EFFECTS_OF_ACCESS[access]) &&
    (powers === null || powers.some((one) => one.accesses.has(access)));

/** A program of which nothing is known has no listed option. Null: it may be any program. */
function optionsAmong(powers: readonly Powers[] | null): readonly KnownOption[] | null {
  const [first, ...others] = powers ?? [];
  if (first !== undefined && others.length === 0) return first.options ?? [];
  return powers === null ? null : powers.flatMap(({ options }) => options ?? []);
}

function elementsAgree<Part>(
  atoms: readonly Signed<{ readonly test: Expr<Part> }>[],
  agree: Agree<Part>,
): boolean {
  const banned = atoms.filter(({ holds }) => !holds).map(({ part }) => negated(part.test));
  return atoms.every(({ part, holds }) => !holds || possible([part.test, ...banned], agree));
}

function wordsAgree(
  tokens: readonly Signed<On<'token'>>[],
  vectors: readonly Signed<On<'vector'>>[],
): boolean {
  const byIndex = new Map<number, Signed<ReadonlySet<string>>[]>();
  for (const { part, holds } of tokens)
    byIndex.set(part.index, [...(byIndex.get(part.index) ?? []), { part: part.values, holds }]);
  for (const sets of byIndex.values()) {
    const wanted = sets.find(({ holds }) => holds);
    if (wanted !== undefined && remaining(wanted.part, sets).length === 0) return false;
  }
  const same = (left: On<'vector'>, right: On<'vector'>): boolean =>
    left.words.length === right.words.length &&
    left.words.every((word, index) => word === right.words[index]);
  const wanted = vectors.find(({ holds }) => holds)?.part;
  return wanted === undefined || vectors.every(({ part, holds }) => same(part, wanted) === holds);
}

function countsAgree(counts: readonly Signed<On<'count'>>[]): boolean {
  return (['operands', 'options', 'variables'] as const).every((of) => {
    const own = counts.filter(({ part }) => part.of === of);
    const marks = [0, ...own.flatMap(({ part }) => [part.min, part.max + 1])].filter(Number.isFinite);
    return (
      own.length === 0 ||
      marks.some((count) =>
        own.every(({ part, holds }) => (count >= part.min && count <= part.max) === holds),
      )
    );
  });
}

/** No option and some option contradict each other. */
function elementsCount(counts: readonly Signed<On<'count'>>[], parts: Parts): boolean {
  const none = (of: On<'count'>['of']): boolean =>
    counts.some(
      ({ part, holds }) =>
        part.of === of && (holds ? part.max < 1 : part.min <= 1 && part.max === Number.POSITIVE_INFINITY),
    );
  const some = (on: Atom['on']): boolean => parts.some((one) => one.part.on === on && one.holds);
  return !(some('some-option') && none('options')) && !(some('some-variable') && none('variables'));
}
