import { expect } from 'vitest';
import { type BashOptions, type BashSyntax, readBash } from '../../src/bash/read.js';
import type { Command, Word } from '../../src/generated/types.js';
import { validateShape } from '../../src/generated/validators.js';

/** Programs of which a test wants to say that they assign; the real list comes from the command registry. */
export const ASSIGNERS: ReadonlySet<string> = new Set([
  'declare',
  'export',
  'getopts',
  'let',
  'local',
  'mapfile',
  'printf',
  'read',
  'readarray',
  'readonly',
  'typeset',
  'unset',
]);

/** Likewise, the commands whose output is known. */
const OUTPUTS = (words: readonly string[]): 'cwd' | 'project' | null =>
  words.join(' ') === 'pwd' ? 'cwd' : words.join(' ') === 'git rev-parse --show-toplevel' ? 'project' : null;

export function read(text: unknown, options: Partial<BashOptions> = {}): BashSyntax {
  const {
    keptAt: _kept,
    pipedErrors: _errors,
    ...syntax
  } = readBash(text, { assigners: ASSIGNERS, outputOf: OUTPUTS, ...options });
  return syntax;
}

/** Reads, and checks that the result is what the schema says and that its indices lead somewhere. */
export function readChecked(text: unknown, options: Partial<BashOptions> = {}): BashSyntax {
  const syntax = read(text, options);
  const shape = {
    version: 1,
    kind: 'bash',
    tool: 'Bash',
    text: typeof text === 'string' ? text : '',
    ...syntax,
  };
  expect(validateShape(shape), JSON.stringify(validateShape.errors)).toBe(true);
  const { commands, environments, flows } = syntax;
  for (const [index, command] of commands.entries()) {
    expect(environments[command.environment]).toBeDefined();
    if (command.parent !== null) expect(command.parent).toBeGreaterThan(index);
    if (command.body !== undefined) expect(environments[command.body]?.kind).toBe('function');
    for (const word of wordsOf(command))
      for (const nested of word.nested ?? []) expect(commands[nested]).toBeDefined();
  }
  for (const { from, to } of flows) {
    expect(commands[from]).toBeDefined();
    expect(commands[to]).toBeDefined();
  }
  return syntax;
}

export function wordsOf(command: Command): Word[] {
  return [
    ...command.words,
    ...command.assignments.flatMap(({ value, elements }) => (value === null ? (elements ?? []) : [value])),
    ...command.redirects.flatMap(({ target }) => (target === null ? [] : [target])),
  ];
}

/**
 * A word on one line: its value; `{home}/x` for a place; `{a|b}` for one of several; `src/…` for a prefix and
 * something unknown; a final `+` where it may be any number of arguments.
 */
export function show(word: Word): string {
  if (word.value !== null) return word.value;
  if (word.base !== undefined) return `${word.prefix ?? ''}{${word.base}}${word.tail ?? ''}`;
  if (word.values !== undefined) return `{${word.values.join('|')}}`;
  return `${word.prefix ?? ''}…${word.suffix ?? ''}${word.fields === 'many' ? '+' : ''}`;
}

/** The argument vectors of a text, in order. */
export function argvs(text: string): string[][] {
  return readChecked(text)
    .commands.filter((command) => command.form === 'simple')
    .map((command) => command.words.map(show));
}

/** Codes of the diagnostics, without repetition; those of severity info in parentheses. */
export function codes(text: unknown, options: Partial<BashOptions> = {}): string[] {
  const found = readChecked(text, options).diagnostics.map(({ code, severity }) =>
    severity === 'info' ? `(${code})` : code,
  );
  return [...new Set(found)];
}

/** No diagnostic that would keep an allow from counting. */
export function isClean(syntax: BashSyntax): boolean {
  return syntax.diagnostics.every(({ severity }) => severity === 'info');
}

/** The words of the last command of a text. */
export function lastWords(text: string): Word[] {
  return readChecked(text).commands.at(-1)?.words ?? [];
}
