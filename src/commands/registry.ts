/**
 * The registry: every command grammar by program name, with look-up tables built once.
 * Everything the interpreter knows about a program comes from here.
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
  Subcommand,
} from '../generated/types.js';

export interface Registry {
  /** Grammar by program name. */
  readonly programs: ReadonlyMap<string, GrammarBody>;
  /** Directories whose programs are what their names say (`/usr/bin`). */
  readonly trustedBin: ReadonlySet<string>;
  /** Programs that can assign shell variables named by their operands or option values. */
  readonly assigners: ReadonlySet<string>;
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
  readonly implicit: ImplicitPaths;
  readonly transparent: boolean;
  readonly output: KnownOutput | undefined;
  readonly language: CommandGrammar['language'];
  readonly subcommands: ReadonlyMap<string, GrammarBody>;
}

export function buildRegistry(parts: {
  readonly grammars: readonly CommandGrammar[];
  readonly trustedBin: readonly string[];
}): Registry {
  const programs = new Map<string, GrammarBody>();
  const assigners = new Set<string>();
  for (const grammar of parts.grammars) {
    for (const name of grammar.programs) {
      programs.set(name, buildBody(name, grammar, null));
      if (assigns(grammar)) assigners.add(name);
    }
  }
  return { programs, trustedBin: new Set(parts.trustedBin), assigners };
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
  const body: GrammarBody & { subcommands: Map<string, GrammarBody> } = {
    name,
    style: { ...parent?.style, ...grammar.style },
    options,
    longNames: [...options.keys()].filter((spelling) => spelling.startsWith('--')).sort(),
    optionList,
    effects: grammar.effects ?? [],
    operands: grammar.operands ?? [],
    operators: new Set(grammar.operators ?? []),
    keyed: grammar.keyed,
    variants: grammar.variants ?? [],
    implicit: grammar.implicit ?? [],
    transparent: grammar.transparent ?? false,
    output: grammar.output,
    language: 'language' in grammar ? grammar.language : undefined,
    subcommands: new Map(),
  };
  for (const [key, subcommand] of Object.entries(grammar.subcommands ?? {})) {
    const child = buildBody(key, subcommand, body);
    for (const spelling of [key, ...(subcommand.aka ?? [])]) body.subcommands.set(spelling, child);
  }
  return body;
}

/** Whether any operand or option value of the grammar names a variable that gets assigned. */
function assigns(grammar: CommandGrammar): boolean {
  const roles = [
    ...(grammar.operands ?? []).map((slot) => slot.role),
    ...(grammar.variants ?? []).flatMap((variant) => (variant.operands ?? []).map((slot) => slot.role)),
    ...(grammar.options ?? []).flatMap((option) => [option.value, option.rest]),
  ];
  return roles.some((role) => role === 'variable' || role === 'assignment' || role === 'shell-here');
}
