/**
 * The registry: every command grammar by program name. Everything the interpreter knows about a program comes from
 * here. A grammar is parsed and its look-up tables are built when it is first asked for; that is not observable.
 */

import type {
  CommandGrammar,
  Effect,
  GrammarVariant,
  ImplicitPaths,
  KeyedRoles,
  KnownOutput,
  OperandSlot,
  OptionGrammar,
  OptionStyle,
  OutputCondition,
  PassedLines,
  PrintedNames,
  Role,
  Subcommand,
  Verbs,
} from '../generated/types.js';
import { deepFreeze } from '../shape/freeze.js';

export interface Registry {
  /** Undefined: nothing is known of the program. */
  grammarOf(program: string): GrammarBody | undefined;
  /** Every program there is a grammar for. */
  readonly programs: readonly string[];
  /** Directories whose programs are what their names say (`/usr/bin`). */
  readonly trustedBin: ReadonlySet<string>;
  /** Programs that can assign shell variables named by their operands or option values. Only `has` is meaningful. */
  readonly assigners: ReadonlySet<string>;
}

/** A grammar that is read on demand. */
export interface GrammarSource {
  readonly programs: readonly string[];
  readonly read: () => CommandGrammar;
}

/** A grammar or one of its subcommands, with its tables. */
export interface GrammarBody {
  readonly name: string;
  readonly style: OptionStyle;
  readonly options: ReadonlyMap<string, OptionGrammar>;
  /** Long option names, sorted, for abbreviations. */
  readonly longNames: readonly string[];
  /** Options given by the body itself and its parents, without duplicates. */
  readonly optionList: readonly OptionGrammar[];
  /** Options of the enclosing bodies: global ones, which stand before the subcommand. */
  readonly effects: readonly Effect[];
  readonly operands: readonly OperandSlot[];
  readonly operators: ReadonlySet<string>;
  readonly keyed: KeyedRoles | undefined;
  readonly variants: readonly GrammarVariant[];
  /** Options that only show how the body is used. */
  readonly help: readonly string[];
  readonly implicit: ImplicitPaths;
  readonly transparent: boolean;
  readonly output: KnownOutput | undefined;
  readonly outputWhen: OutputCondition;
  readonly names: PrintedNames | undefined;
  readonly passes: PassedLines | undefined;
  readonly verbs: Verbs | undefined;
  readonly language: CommandGrammar['language'];
  readonly subcommands: ReadonlyMap<string, GrammarBody>;
}

export function buildRegistry(parts: {
  readonly grammars: readonly GrammarSource[];
  readonly trustedBin: readonly string[];
}): Registry {
  const sources = new Map<string, GrammarSource>();
  for (const source of parts.grammars) for (const name of source.programs) sources.set(name, source);
  const built = new Map<string, { readonly body: GrammarBody; readonly assigns: boolean }>();
  const entry = (name: string): { readonly body: GrammarBody; readonly assigns: boolean } | undefined => {
    const known = built.get(name);
    const source = known === undefined ? sources.get(name) : undefined;
    if (source === undefined) return known;
    const grammar = deepFreeze(source.read());
    const made = { body: buildBody(name, grammar, null), assigns: assigns(grammar) };
    built.set(name, made);
    return made;
  };
  return {
    grammarOf: (name) => entry(name)?.body,
    programs: [...sources.keys()],
    trustedBin: new Set(parts.trustedBin),
    assigners: new Asked((name) => entry(name)?.assigns === true),
  };
}

/** A set that answers by looking, for sets whose members nobody lists. */
class Asked extends Set<string> {
  constructor(private readonly answer: (name: string) => boolean) {
    super();
  }

  override has(name: string): boolean {
    return this.answer(name);
  }
}

function buildBody(
  name: string,
  grammar: CommandGrammar | Subcommand,
  parent: GrammarBody | null,
): GrammarBody {
  const inherited = parent !== null && grammar.noGlobals !== true ? parent.optionList : [];
  const optionList = [...(grammar.options ?? []), ...inherited];
  const options = new Map<string, OptionGrammar>();
  for (const option of optionList) {
    for (const spelling of option.names) if (!options.has(spelling)) options.set(spelling, option);
  }
  const style = Object.assign(Object.create(null), parent?.style, grammar.style) as OptionStyle;
  const help = ('help' in grammar && Object.hasOwn(grammar, 'help') ? grammar.help : parent?.help) ?? [];
  const body: GrammarBody & { subcommands: Map<string, GrammarBody> } = {
    name,
    style,
    options,
    longNames: [...options.keys()].filter((spelling) => spelling.startsWith('--')).sort(),
    optionList,
    effects: grammar.effects ?? [],
    operands: grammar.operands ?? [],
    operators: new Set(grammar.operators ?? []),
    keyed: grammar.keyed,
    variants: [...helpVariants(grammar, style, options, help), ...(grammar.variants ?? [])],
    help,
    implicit: grammar.implicit ?? [],
    transparent: grammar.transparent ?? false,
    verbs: 'verbs' in grammar && Object.hasOwn(grammar, 'verbs') ? grammar.verbs : undefined,
    // Own members only: most grammars lack these.
    output: Object.hasOwn(grammar, 'output') ? grammar.output : undefined,
    outputWhen: Object.assign(
      Object.create(null),
      Object.hasOwn(grammar, 'outputWhen') ? grammar.outputWhen : undefined,
    ) as OutputCondition,
    names: Object.hasOwn(grammar, 'names') ? grammar.names : undefined,
    passes: Object.hasOwn(grammar, 'passes') ? grammar.passes : undefined,
    language: 'language' in grammar ? grammar.language : undefined,
    subcommands: new Map(),
  };
  for (const [key, subcommand] of Object.entries(grammar.subcommands ?? {})) {
    const child = buildBody(key, subcommand, body);
    for (const spelling of [key, ...(subcommand.aka ?? [])]) body.subcommands.set(spelling, child);
  }
  return body;
}

/** `npm install --help` installs nothing. A body that hands its words on may hand this one on too (`yarn run x --help`). */
function helpVariants(
  grammar: CommandGrammar | Subcommand,
  style: OptionStyle,
  options: ReadonlyMap<string, OptionGrammar>,
  help: readonly string[],
): GrammarVariant[] {
  const names = help.filter((name) => options.has(name) && options.get(name)?.value === undefined);
  const handsOn = (grammar.operands ?? []).some(({ role }) => HANDED_ON.has(role));
  const [first, ...more] = names;
  if (first === undefined || (handsOn && style.permute !== false)) return [];
  const operands: OperandSlot[] = [{ role: 'data', count: 'many' }];
  return [{ when: { any: [first, ...more] }, effects: ['none'], operands, implicit: [], transparent: false }];
}

const HANDED_ON: ReadonlySet<Role> = new Set<Role>([
  'arguments',
  'command',
  'execute',
  'module',
  'posix',
  'script',
  'shell',
  'target',
  'zsh',
]);

/** Whether any operand or option value of the grammar names a variable that gets assigned. */
function assigns(grammar: CommandGrammar): boolean {
  const roles = [
    ...(grammar.operands ?? []).map((slot) => slot.role),
    ...(grammar.variants ?? []).flatMap((variant) => (variant.operands ?? []).map((slot) => slot.role)),
    ...(grammar.options ?? []).flatMap((option) => [option.value, option.rest]),
  ];
  return roles.some((role) => role !== undefined && ASSIGNING.has(role));
}

const ASSIGNING: ReadonlySet<Role> = new Set<Role>(['variable', 'assignment', 'shell-here', 'shell-later']);
