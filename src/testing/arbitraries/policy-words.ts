/** The words that rules are about. Calls and rules have something to do with one another where both use the same. */

import type { GrammarBody } from '../../commands/registry.js';
import { shippedKnowledge } from '../../policy/shipped.js';

export interface PolicyWords {
  /** Default: every program of the registry that ships. Give `argv` or `bashText` the same few to have rules match. */
  readonly programs?: readonly string[];
  /** Programs that the registry does not know. Default: one. */
  readonly strangers?: readonly string[];
  /** First words behind a program. Default: the subcommands of the programs. */
  readonly subcommands?: readonly string[];
  /** Names of options. Default: those of the programs. */
  readonly options?: readonly string[];
  /** Values of arguments. Default: a few common ones. */
  readonly values?: readonly string[];
  /** Patterns of the subset that rules may use. Default: a few of each kind. */
  readonly patterns?: readonly string[];
  /** Names of tools and globs of them. Default: those of the registry that ships, and MCP tools. */
  readonly tools?: readonly string[];
}

let cached: Required<PolicyWords> | undefined;

/** With every default filled in. */
export function withWords(words: PolicyWords): Required<PolicyWords> {
  if (words.programs === undefined) {
    cached ??= fill({ programs: shippedKnowledge().registry.programs });
    return { ...cached, ...words };
  }
  return fill({ ...words, programs: words.programs });
}

function fill(words: PolicyWords & { readonly programs: readonly string[] }): Required<PolicyWords> {
  const { registry, tools } = shippedKnowledge();
  const options = new Set<string>();
  const subcommands = new Set<string>();
  const visit = (body: GrammarBody): void => {
    for (const name of body.options.keys()) options.add(name);
    for (const [name, child] of body.subcommands) {
      subcommands.add(name);
      visit(child);
    }
  };
  if (words.options === undefined || words.subcommands === undefined) {
    for (const program of words.programs) {
      const body = registry.grammarOf(program);
      if (body !== undefined) visit(body);
    }
  }
  return {
    strangers: ['unheard-of'],
    subcommands: ['a', ...subcommands],
    options: ['-x', '--unheard-of', ...options],
    values: VALUES,
    patterns: PATTERNS,
    tools: [...tools.tools.flatMap(({ names }) => names), 'mcp__*', 'mcp__db__query', '*'],
    ...words,
  };
}

const VALUES = [
  ...[
    'a',
    'src',
    'src/a.ts',
    'README.md',
    'docs',
    'build',
    '.',
    '..',
    '../a',
    'main',
    'HEAD~1',
    '1',
    'x=1',
    '+x',
  ],
  ...['/', '/etc/hosts', '/home/dev', '/home/dev/project', '/tmp/a', '/dev/null', '.env', '.git/config'],
  ...['https://example.com/a', 'http://localhost:3000/', 'a b', "it's", '-', '--', '', ';', '{}', '*'],
];

const PATTERNS = [
  ...['.*', 'src/.*', '[a-z]+', '-.*', '/etc/(?:hosts|passwd)', '[^/]*', '.*\\.ts', 'a|docs|build', '\\d+'],
  ...['.*=/.*', '', '(?:\\.\\./)+.*', '.{1,3}', 'https?://[^/]+/.*'],
];
