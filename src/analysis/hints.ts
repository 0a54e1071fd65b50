/** What the rules in question speak of: from it the search builds commands. */

import type { Matcher } from '../generated/types.js';
import { listOf } from '../policy/matchers/types.js';
import { shipped } from '../policy/shipped.js';
import type { Budget } from './expr.js';
import { commonText, type Language, listed, patternLanguage } from './language.js';

export interface Hints {
  readonly programs: ReadonlySet<string>;
  /** First words of a command: `['git', 'log']`. */
  readonly starts: readonly (readonly string[])[];
  readonly options: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  readonly operands: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly hosts: ReadonlySet<string>;
  readonly tools: ReadonlySet<string>;
  readonly inputs: readonly { readonly pointer: string; readonly value: unknown }[];
  readonly postures: ReadonlySet<string>;
}

export function hintsOf(matchers: readonly Matcher[]): Hints {
  const found = empty();
  const pending: unknown[] = [...matchers];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (Array.isArray(next)) pending.push(...next);
    else if (typeof next === 'object' && next !== null) {
      for (const [name, value] of Object.entries(next)) {
        READERS[name]?.(value as never, found);
        pending.push(value);
      }
    }
  }
  return found;
}

type Mutable = ReturnType<typeof empty>;

const empty = () => ({
  programs: new Set<string>(),
  starts: [] as string[][],
  options: new Set<string>(),
  values: new Set<string>(),
  operands: new Set<string>(),
  variables: new Set<string>(),
  targets: new Set<string>(),
  classes: new Set<string>(),
  hosts: new Set<string>(),
  tools: new Set<string>(),
  inputs: [] as { pointer: string; value: unknown }[],
  postures: new Set<string>(),
});

const addAll = <Value>(to: Set<Value>, values: Value | readonly Value[] | undefined): void => {
  for (const value of Array.isArray(values) ? values : values === undefined ? [] : [values as Value])
    to.add(value);
};

/** Texts that fit the pattern: a shortest one, another one, and one of each kind of path and URL. */
function samplesOf(pattern: string): readonly string[] {
  const language = { part: patternLanguage(pattern), holds: true };
  const budget: Budget = { left: 50_000 };
  const found = new Set<string>();
  for (const frame of FRAMES) {
    const text = commonText(
      [language, { part: frame, holds: true }, { part: listed(found), holds: false }],
      budget,
    );
    if (typeof text === 'string') found.add(text);
  }
  return [...found];
}

const FRAMES: readonly Language[] = [
  ...[
    '.*',
    '.*',
    '[a-z]+',
    '[a-z][a-z/.]*',
    '/etc/[a-z.]+',
    '/home/dev/[a-z.]+',
    '/home/dev/project/[a-z./]+',
  ],
  ...['/tmp/[a-z.]+', '.*/[a-z.]+', 'https?://localhost/.*', 'https?://a[.]example[.]com/.*', '-.+'],
].map(patternLanguage);

const READERS: { readonly [member: string]: ((value: never, into: Mutable) => void) | undefined } = {
  program: (value: string | string[], { programs }) => addAll(programs, value),
  programs: (value: string[], { programs }) => addAll(programs, value),
  argv: (value: string[], { starts }) => void starts.push(value),
  tokens: (value: (string | { anyOf: string[] })[], { starts, programs }) => {
    let lists: string[][] = [[]];
    for (const choice of value) {
      const words = typeof choice === 'string' ? [choice] : choice.anyOf;
      lists = lists.flatMap((list) => words.map((word) => [...list, word])).slice(0, 200);
    }
    starts.push(...lists);
    addAll(
      programs,
      lists.flatMap(([first]) => (first === undefined ? [] : [first])),
    );
  },
  arg0In: (value: string[], { operands }) => addAll(operands, value),
  equals: (value: unknown, { operands }) => {
    if (typeof value === 'string') operands.add(value);
  },
  value: (value: unknown, { operands }) => {
    if (typeof value === 'string') operands.add(value);
  },
  pattern: (value: string, { operands }) => addAll(operands, samplesOf(value)),
  flagPresent: (value: string | string[], { options }) => addAll(options, value),
  flagMatches: (value: { names?: string[]; prefixes?: string[]; shortChars?: string }, { options }) => {
    addAll(options, value.names);
    addAll(options, value.prefixes);
    for (const char of value.shortChars ?? '') options.add(`-${char}`);
  },
  flagAllowlist: (value: { names?: string[]; shortChars?: string }, { options }) => {
    addAll(options, value.names);
    for (const char of value.shortChars ?? '') options.add(`-${char}`);
  },
  flagValueIn: (value: { names: string[]; values: string[] }, { options, values }) => {
    addAll(options, value.names);
    addAll(values, value.values);
  },
  envAssignmentNameIn: (
    value: { names?: string[]; prefixes?: string[]; caseInsensitivePrefixes?: string[] },
    { variables },
  ) => {
    addAll(variables, value.names);
    addAll(
      variables,
      (value.prefixes ?? []).map((prefix) => `${prefix}X`),
    );
    addAll(
      variables,
      (value.caseInsensitivePrefixes ?? []).map((prefix) => `${prefix}X`),
    );
  },
  target: (value: string, { targets }) => addAll(targets, samplesOf(value)),
  classes: (value: string[], { classes }) => addAll(classes, value),
  allowExactPaths: (value: string[], { operands }) => addAll(operands, value),
  forbidPathSegments: (value: string[], { operands }) =>
    addAll(
      operands,
      value.map((segment) => `${segment}/a`),
    ),
  hosts: (value: string[], { hosts }) =>
    addAll(
      hosts,
      value.map((host) => host.replace(/^\*\./, 'a.')),
    ),
  tool: (value: unknown, { tools }) => {
    for (const name of Array.isArray(value) ? value : [value])
      if (typeof name === 'string') tools.add(name.endsWith('*') ? `${name.slice(0, -1)}x` : name);
  },
  toolKind: (value: string | string[], { tools }) => {
    const kinds = listOf(value);
    for (const { kind, names } of shipped().knowledge.tools.tools)
      if (kind !== 'bash' && kinds.includes(kind)) addAll(tools, names.slice(0, 1));
  },
  mcp: (value: { server?: string; tool?: string | string[] }, { tools }) => {
    const open = (name: string): string => (name.endsWith('*') ? `${name.slice(0, -1)}x` : name);
    const names = value.tool === undefined ? ['x'] : [value.tool].flat();
    for (const name of names) tools.add(`mcp__${open(value.server ?? 's')}__${open(name)}`);
  },
  input: (value: { pointer: string; equals?: unknown; pattern?: string }, { inputs }) => {
    const values =
      value.pattern !== undefined
        ? samplesOf(value.pattern)
        : [value.equals === undefined ? 'a' : value.equals];
    inputs.push(...values.map((one) => ({ pointer: value.pointer, value: one })));
  },
  posture: (value: string[], { postures }) => addAll(postures, value),
};
