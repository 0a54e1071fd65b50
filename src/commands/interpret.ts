/**
 * Reads one argument vector by its grammar: what each word is used for, what the program does by itself, and which
 * further commands or texts it runs. Syntax only: no path is resolved here.
 */

import type { Effect, KnownOutput, Role, Word } from '../generated/types.js';
import { runsHidden } from './hidden.js';
import { type ListedNames, listedNames, passedNames } from './names.js';
import { namesPresent, type ParsedArguments, type ParsedOption, parseArguments } from './options.js';
import { type Program, resolveProgram } from './program.js';
import { Reader } from './reader.js';
import type { GrammarBody, Registry } from './registry.js';

/** Which shell a text is for. */
export type Dialect = 'bash' | 'zsh' | 'posix';

/** A word with what it is used for. */
export interface Use {
  readonly role: Role;
  readonly word: Word;
  readonly usage: 'argument' | 'flag-value' | 'implicit';
  /** A directory to which the program goes before it uses any other path. */
  readonly enters?: true;
  /** Only where an undecoded word turns out to be an option. */
  readonly possible?: true;
}

/** Something that the command runs. */
export type Inner =
  | { readonly kind: 'command'; readonly words: readonly Word[] }
  | {
      readonly kind: 'shell';
      readonly word: Word;
      /** It runs in the current shell (`eval`). */
      readonly here: boolean;
      /** Not at once, but at any time after. */
      readonly later: boolean;
      readonly dialect: Dialect;
      /** The value of a setting: a leading `!` marks shell text for git, and is no part of it. */
      readonly setting: boolean;
    };

export interface Interpretation {
  /** Name by which registry and rules know the program; null where it is not known what runs. */
  readonly program: string | null;
  readonly subcommands: readonly string[];
  /** The registry has a grammar for it. */
  readonly modelled: boolean;
  /** And its arguments fit. */
  readonly known: boolean;
  readonly transparent: boolean;
  /** What grammar and options say, without what the roles imply. */
  readonly effects: readonly Effect[];
  /** Those of options that an undecoded word may turn out to be. */
  readonly possible: readonly Effect[];
  readonly uses: readonly Use[];
  readonly inner: readonly Inner[];
  /** What standard input is to the program; null: data. */
  readonly stdin: Role | null;
  readonly options: readonly ParsedOption[];
  readonly operands: readonly Word[];
  readonly operandsCertain: boolean;
  /** Program, subcommands and what follows them, global options left out. */
  readonly tokens: readonly Word[];
  readonly output: KnownOutput | null;
  /** Names of files that it prints. */
  readonly names: ListedNames | null;
  /** It prints lines of its standard input, which end in a newline or in NUL. */
  readonly passes: 'line' | 'nul' | null;
  readonly problems: readonly string[];
}

/**
 * Total; linear in the words, times the number of options a word may turn out to be. `piped`: names that standard
 * input is known to hold.
 */
export function interpret(
  words: readonly Word[],
  registry: Registry,
  piped: ListedNames | null = null,
): Interpretation {
  const first = words[0];
  if (first === undefined) return unreadable({ program: null, words, problem: 'there is no program' });
  const program = resolveProgram(first, registry);
  if (program.kind !== 'named') return unresolved(program, words);
  const grammar = registry.grammarOf(program.name);
  if (grammar === undefined) {
    return unreadable({
      program: program.name,
      words,
      problem: `the registry has no grammar for ${program.name}`,
    });
  }
  return readBody({ name: program.name, body: grammar, first, words: words.slice(1), registry, piped });
}

function readBody(call: {
  readonly name: string;
  readonly body: GrammarBody;
  readonly first: Word;
  readonly words: readonly Word[];
  readonly registry: Registry;
  readonly piped: ListedNames | null;
}): Interpretation {
  const reader = new Reader((text) => runsHidden(text, call.registry), call.piped);
  const subcommands: string[] = [];
  const names: Word[] = [call.first];
  let body = call.body;
  let words = call.words;
  let parsed = parseArguments(body, words, body.subcommands.size > 0);
  reader.effects.push(...verbEffects(body, body.subcommands.size > 0 ? words.slice(parsed.next) : words));
  for (;;) {
    reader.addOptions(body, parsed);
    const word = words[parsed.next];
    if (body.subcommands.size === 0 || parsed.rest !== null || word === undefined) break;
    const child = word.value === null ? undefined : body.subcommands.get(word.value);
    if (child === undefined) {
      if (body.operands.length > 0 && word.value !== null) {
        parsed = parseArguments(taskBody(body), words.slice(parsed.next), false);
        reader.addOptions(body, parsed);
      } else {
        const spelling = word.value ?? 'that is not static';
        reader.problems.push(`${body.name}: the subcommand ${spelling} is not in its grammar`);
        parsed = { ...parsed, operands: words.slice(parsed.next), positions: [] };
      }
      break;
    }
    subcommands.push(child.name);
    names.push(word);
    words = words.slice(parsed.next + 1);
    body = child;
    parsed = parseArguments(body, words, body.subcommands.size > 0);
  }
  reader.addOperands(body, parsed, words);
  return finish({ call, body, parsed, reader, subcommands, tokens: [...names, ...words] });
}

/**
 * A first operand that names no subcommand (`yarn lint --fix`). Where what follows it belongs to what it names, no
 * option of the program follows it.
 */
function taskBody(body: GrammarBody): GrammarBody {
  const named = body.operands.some(({ role }) => role === 'arguments');
  return { ...body, subcommands: new Map(), style: named ? { ...body.style, permute: false } : body.style };
}

function finish(parts: {
  readonly call: { readonly name: string };
  readonly body: GrammarBody;
  readonly parsed: ParsedArguments;
  readonly reader: Reader;
  readonly subcommands: readonly string[];
  readonly tokens: readonly Word[];
}): Interpretation {
  const { reader, parsed } = parts;
  const known = reader.problems.length === 0;
  return {
    program: parts.call.name,
    subcommands: parts.subcommands,
    modelled: true,
    known,
    transparent: reader.transparent && known,
    effects: known ? reader.effects : [...reader.effects, 'unknown'],
    possible: reader.possible,
    uses: reader.uses,
    inner: reader.inner,
    stdin: reader.stdin,
    options: reader.options,
    operands: parsed.operands,
    operandsCertain: known && parsed.maybeOptions.length === 0,
    tokens: parts.tokens,
    output: known ? knownOutput(parts.body, parts.tokens.slice(1)) : null,
    names: known ? listedNames(parts.body, reader.options, reader.uses) : null,
    passes: known ? passedNames(parts.body, reader.options, reader.uses) : null,
    problems: reader.problems,
  };
}

function knownOutput({ output, outputWhen }: GrammarBody, words: readonly Word[]): KnownOutput | null {
  if (output === undefined) return null;
  const { exactly, begins, without = [] } = outputWhen;
  const texts = words.map(({ value }) => value ?? '');
  const alike = (list: readonly string[]): boolean =>
    list.length === texts.length && list.every((text, index) => text === texts[index]);
  if (exactly !== undefined && !exactly.some(alike)) return null;
  if (begins !== undefined && !texts.some((text) => begins.some((start) => text.startsWith(start))))
    return null;
  return texts.some((text) => without.some((part) => text.includes(part))) ? null : output;
}

/** `aws rds delete-db-instance`: what words say by themselves, up to an option that is not known. */
function verbEffects(body: GrammarBody, words: readonly Word[]): readonly Effect[] {
  const { verbs } = body;
  if (verbs === undefined) return [];
  const { options, operands } = parseArguments(body, words, false);
  const stranger = options.find(({ grammar }) => grammar === null)?.spelling;
  const at = words.findIndex(({ value }) => stranger !== undefined && value?.startsWith(stranger) === true);
  const end = at < 0 ? words.length : at;
  const present = namesPresent(options);
  if (verbs.unless?.some((name) => present.has(name)) === true) return [];
  const leading = operands.filter((word) => words.indexOf(word) < end).slice(0, verbs.depth);
  const text = ` ${leading.map(({ value }) => value ?? '?').join(' ')} `;
  const is = (pattern: string): boolean =>
    pattern.endsWith('*') ? text.includes(` ${pattern.slice(0, -1)}`) : text.includes(` ${pattern} `);
  return verbs.words.some(is) ? verbs.effects : [];
}

/** The program is given by a path outside the trusted directories, or is not static: what runs is not known. */
function unresolved(program: Exclude<Program, { kind: 'named' }>, words: readonly Word[]): Interpretation {
  const base = unreadable({ program: null, words, problem: program.problem });
  if (program.kind === 'unknown') return base;
  const use: Use = { role: 'execute', word: program.word, usage: 'argument' };
  return { ...base, effects: ['execute'], uses: [use] };
}

/** Without a grammar, words that begin with a dash count as options and the others as operands. */
function unreadable(parts: {
  readonly program: string | null;
  readonly words: readonly Word[];
  readonly problem: string;
}): Interpretation {
  const rest = parts.words.slice(1);
  const isOption = (word: Word): boolean => word.value?.startsWith('-') === true && word.value !== '-';
  const options = rest.filter(isOption).map((word) => ({
    name: word.value as string,
    spelling: word.value as string,
    grammar: null,
    values: [],
  }));
  return {
    program: parts.program,
    subcommands: [],
    modelled: false,
    known: false,
    transparent: false,
    effects: ['unknown'],
    possible: [],
    uses: [],
    inner: [],
    stdin: null,
    options,
    operands: rest.filter((word) => !isOption(word)),
    operandsCertain: options.length === 0 && rest.every((word) => word.value !== null),
    tokens: parts.words,
    output: null,
    names: null,
    passes: null,
    problems: [parts.problem],
  };
}
