/** Looks a program or one of its subcommands up among the shipped grammars. */

import { type ShippedFile, shippedFiles } from '../generated/shipped.js';
import type { CommandGrammar, OptionGrammar, OptionStyle, Subcommand } from '../generated/types.js';
import { nearNames } from '../policy/near-names.js';

/** A grammar's file, parsed. */
export interface GrammarFile {
  readonly file: string;
  readonly grammar: CommandGrammar;
}

export interface Entry {
  /** As it was asked for, and by the names under which the grammars stand. */
  readonly called: readonly string[];
  readonly path: readonly string[];
  /** Other names of the last of them. */
  readonly otherNames: readonly string[];
  readonly file: string;
  /** Of the nearest grammar around it that names one. */
  readonly source: string;
  readonly own: CommandGrammar | Subcommand;
  /** What the subcommand takes from the grammars around it, the nearest first. */
  readonly inherited: readonly OptionGrammar[];
  readonly style: OptionStyle;
}

export interface Missing {
  readonly called: readonly string[];
  /** The entry that lacks the subcommand; null where the program itself is not known. */
  readonly parent: Entry | null;
  readonly near: readonly string[];
}

/** At least one word: the program, then subcommands. */
export function findEntry(words: readonly string[]): Entry | Missing {
  const [program = '', ...rest] = words;
  const found = grammarFile(program);
  if (found === undefined) {
    const names = shippedFiles.flatMap((one) => one.programs ?? []);
    return { called: [program], parent: null, near: nearNames(program, names) };
  }
  let entry = programEntry(program, found);
  for (const word of rest) {
    const child = subcommandEntry(entry, word);
    if (child === undefined) {
      const names = [...namedSubcommands(entry.own)].flatMap(([name, { aka }]) => [name, ...(aka ?? [])]);
      return { called: [...entry.called, word], parent: entry, near: nearNames(word, names) };
    }
    entry = child;
  }
  return entry;
}

/** Every grammar, in the order of the files. */
export const grammarFiles = (): GrammarFile[] =>
  shippedFiles.filter((file) => file.programs !== undefined).map(parsed);

export const namedSubcommands = (own: CommandGrammar | Subcommand): ReadonlyMap<string, Subcommand> =>
  new Map(Object.entries(own.subcommands ?? {}));

function programEntry(called: string, { file, grammar }: GrammarFile): Entry {
  const name = grammar.programs[0] ?? called;
  return {
    called: [called],
    path: [name],
    otherNames: grammar.programs.filter((other) => other !== name),
    file,
    source: grammar.source,
    own: grammar,
    inherited: [],
    style: grammar.style ?? {},
  };
}

function subcommandEntry(parent: Entry, word: string): Entry | undefined {
  for (const [name, own] of namedSubcommands(parent.own)) {
    if (name !== word && own.aka?.includes(word) !== true) continue;
    return {
      called: [...parent.called, word],
      path: [...parent.path, name],
      otherNames: own.aka ?? [],
      file: parent.file,
      source: own.source ?? parent.source,
      own,
      inherited: own.noGlobals === true ? [] : [...(parent.own.options ?? []), ...parent.inherited],
      style: { ...parent.style, ...own.style },
    };
  }
  return undefined;
}

/** The last file that names it, as in the registry of the engine. */
function grammarFile(program: string): GrammarFile | undefined {
  const file = shippedFiles.findLast((one) => one.programs?.includes(program) === true);
  return file === undefined ? undefined : parsed(file);
}

const parsed = ({ path, text }: ShippedFile): GrammarFile => ({
  file: path,
  grammar: JSON.parse(text) as CommandGrammar,
});
