/** Commands and calls that the search begins with, and how it changes them. */

import type { GrammarBody } from '../commands/registry.js';
import type { Role } from '../generated/types.js';
import { shippedKnowledge } from '../policy/shipped.js';
import type { Hints } from './hints.js';

export interface Candidate {
  /** Null: a call of a tool. */
  readonly words: readonly string[] | null;
  readonly assignments: readonly string[];
  readonly redirects: readonly string[];
  readonly tool: string;
  readonly input: { readonly [member: string]: unknown };
}

const commandOf = (words: readonly string[]): Candidate => ({
  words,
  assignments: [],
  redirects: [],
  tool: 'bash',
  input: {},
});

const toolOf = (tool: string, input: Candidate['input']): Candidate => ({
  words: null,
  assignments: [],
  redirects: [],
  tool,
  input,
});

/** What is put where an operand or a value may stand, by what the rules speak of. */
export interface Vocabulary {
  readonly paths: readonly string[];
  readonly urls: readonly string[];
  readonly texts: readonly string[];
}

const PLACES = [
  'a.txt',
  'src',
  '.',
  '/tmp/a',
  '/home/dev/a',
  '/etc/a',
  '/opt/a',
  '/',
  '/home/dev',
  '/home/dev/project',
];
const URLS = [
  'http://localhost:8080/a',
  'https://example.com/a',
  'http://10.0.0.1/a',
  'https://denied.example.org/a',
  'https://listed.example.org/a',
];

export function vocabularyOf(hints: Hints): Vocabulary {
  const knowledge = shippedKnowledge();
  const classed = knowledge
    .paths(false)
    .entries.flatMap(({ entry }) =>
      hints.classes.has(entry.class) ? entry.paths.slice(0, 2).map(concrete) : [],
    );
  const metadata = knowledge.hosts.metadata.slice(0, 1).map((host) => `http://${host}/a`);
  return {
    paths: [...new Set([...PLACES, ...classed])],
    urls: [...URLS, ...metadata, ...[...hints.hosts].map((host) => `https://${host}/a`)],
    texts: [...hints.operands],
  };
}

const concrete = (pattern: string): string =>
  pattern
    .replace(/^~(?=\/|$)/, '/home/dev')
    .replaceAll('**', 'x')
    .replaceAll('*', 'x')
    .replaceAll('?', 'x');

/** Shortest first, roughly: calls of each program and subcommand in play, and of the tools. */
export function* seeds(hints: Hints): Generator<Candidate> {
  const { registry, tools } = shippedKnowledge();
  for (const start of hints.starts) {
    yield commandOf(start);
    const [program = '', ...verbs] = start;
    const body = verbs.reduce(
      (found, verb) => found?.subcommands.get(verb) ?? found,
      registry.grammarOf(program),
    );
    if (body === undefined) continue;
    // What only shows how it is used does little, so that a redirection beside it is all that it does.
    for (const help of body.help.slice(0, 1)) yield commandOf([...start, help]);
    yield* operandSeeds(start, body);
  }
  for (const program of hints.programs) yield* bodySeeds([program], registry.grammarOf(program));
  for (const tool of hints.tools) yield toolOf(tool, {});
  const open = hints.programs.size === 0 && hints.starts.length === 0;
  for (const tool of tools.tools) {
    const [name] = tool.names;
    if (name === undefined || tool.kind === 'bash') continue;
    const input = Object.fromEntries(
      (tool.fields ?? []).map(({ names, role }) => [names[0] as string, sampleOf(role)]),
    );
    yield toolOf(name, input);
  }
  for (const { pointer, value } of hints.inputs) yield toolOf('mcp__s__x', { [pointer.slice(1)]: value });
  if (!open) return;
  yield commandOf(['program']);
  for (const program of registry.programs) yield* bodySeeds([program], registry.grammarOf(program));
}

function* bodySeeds(path: readonly string[], body: GrammarBody | undefined): Generator<Candidate> {
  yield commandOf(path);
  if (body === undefined) {
    yield commandOf([...path, 'a.txt']);
    return;
  }
  yield* operandSeeds(path, body);
  for (const [name, child] of body.subcommands)
    if (child.name === name) yield* bodySeeds([...path, name], child);
}

function* operandSeeds(path: readonly string[], body: GrammarBody): Generator<Candidate> {
  const operands = body.operands
    .filter(({ when }) => when === undefined)
    .map(({ role, values, targets }) => values?.[0] ?? targets?.[0] ?? sampleOf(role));
  if (operands.length > 0) yield commandOf([...path, ...operands]);
  if (operands.length > 1) yield commandOf([...path, operands[0] as string]);
}

function sampleOf(role: Role): string {
  return SAMPLES[role] ?? 'a.txt';
}

const SAMPLES: { readonly [role in Role]?: string } = {
  data: 'x',
  url: 'http://localhost:8080/a',
  'url-send': 'http://localhost:8080/a',
  host: 'localhost',
  sed: 's/a/b/',
  awk: '{print}',
  jq: '.a',
  shell: 'true',
  posix: 'true',
  command: 'true',
  variable: 'NAME',
  assignment: 'NAME=x',
  environment: 'NAME=x',
  target: 'test',
};

/** One step away: a word more or another, an option, a variable, a redirection, a member of the input. */
export function* changes(candidate: Candidate, hints: Hints, vocabulary: Vocabulary): Generator<Candidate> {
  const { words } = candidate;
  if (words === null) {
    yield* inputChanges(candidate, hints, vocabulary);
    return;
  }
  const texts = [...vocabulary.texts, ...vocabulary.paths, ...vocabulary.urls];
  const at = optionPlace(words);
  for (const option of hints.options) {
    yield { ...candidate, words: insert(words, at, [option]) };
    for (const value of hints.values) yield { ...candidate, words: insert(words, at, [option, value]) };
  }
  for (let index = words.length - 1; index >= 1; index -= 1) {
    for (const text of texts) yield { ...candidate, words: words.with(index, text) };
    yield { ...candidate, words: [...words.slice(0, index), ...words.slice(index + 1)] };
  }
  for (const text of texts) yield { ...candidate, words: [...words, text] };
  for (const option of ownOptions(words)) {
    yield { ...candidate, words: insert(words, at, [option.name]) };
    if (!option.takes) continue;
    const values = option.isUrl ? vocabulary.urls : vocabulary.paths;
    for (const value of values) yield { ...candidate, words: insert(words, at, [option.name, value]) };
  }
  for (const name of [...hints.variables, 'A'])
    yield { ...candidate, assignments: [...candidate.assignments, `${name}=x`] };
  for (const target of [...hints.targets, ...vocabulary.paths])
    for (const operator of ['>', '>>', '<', '2>'])
      yield { ...candidate, redirects: [...candidate.redirects, `${operator} ${target}`] };
  for (const url of vocabulary.urls) {
    const host = /^[a-z]+:\/\/([^/:]+)/.exec(url)?.[1] ?? '';
    for (const prefix of shippedKnowledge().hosts.redirectPrefixes)
      yield { ...candidate, redirects: [...candidate.redirects, `< ${prefix}${host}/80`] };
  }
  yield { ...candidate, words: [...words, '$(date)'] };
}

function* inputChanges(candidate: Candidate, hints: Hints, vocabulary: Vocabulary): Generator<Candidate> {
  for (const { pointer, value } of hints.inputs)
    yield { ...candidate, input: { ...candidate.input, [pointer.slice(1)]: value } };
  for (const member of Object.keys(candidate.input))
    for (const value of [...vocabulary.paths, ...vocabulary.urls, ...vocabulary.texts])
      yield { ...candidate, input: { ...candidate.input, [member]: value } };
}

const insert = (words: readonly string[], at: number, more: readonly string[]): readonly string[] => [
  ...words.slice(0, at),
  ...more,
  ...words.slice(at),
];

/** Behind the program and its subcommands. */
function optionPlace(words: readonly string[]): number {
  let body = shippedKnowledge().registry.grammarOf(words[0] ?? '');
  let at = 1;
  for (; body !== undefined; at += 1) {
    body = body.subcommands.get(words[at] ?? '');
    if (body === undefined) return at;
  }
  return at;
}

interface OwnOption {
  readonly name: string;
  readonly takes: boolean;
  readonly isUrl: boolean;
}

/** Options of the subcommand that do or name something. */
function ownOptions(words: readonly string[]): readonly OwnOption[] {
  let body = shippedKnowledge().registry.grammarOf(words[0] ?? '');
  for (let at = 1; body !== undefined; at += 1) {
    const next: GrammarBody | undefined = body.subcommands.get(words[at] ?? '');
    if (next === undefined) break;
    body = next;
  }
  return (body?.optionList ?? [])
    .filter(
      ({ effects, value, rest }) =>
        effects !== undefined || rest !== undefined || (value !== undefined && value !== 'data'),
    )
    .map(({ names, value }) => ({
      name: names.find((name) => name.startsWith('--')) ?? (names[0] as string),
      takes: value !== undefined,
      isUrl: value === 'url' || value === 'url-send' || value === 'host',
    }));
}
