/** Matchers over the words that the lines use, about a command and about the call. */

import fc from 'fast-check';
import type { Effect, Matcher } from '../../../src/generated/types.js';
import { KNOWN_EFFECTS } from '../decisions.js';
import { FLAGS, PATTERNS, PROGRAMS, STATIC_OPERANDS } from './vocabulary.js';

export const some = <T>(values: readonly T[], maxLength = 4): fc.Arbitrary<T[]> =>
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength });
const oneOrSome = <T>(values: readonly T[]): fc.Arbitrary<T | T[]> =>
  fc.oneof(fc.constantFrom(...values), some(values));
const partly = <T extends object>(
  members: { [key in keyof T]: fc.Arbitrary<T[key]> },
): fc.Arbitrary<Partial<T>> =>
  fc.record(members, { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<Partial<T>>;
const bounds = partly({ min: fc.nat(2), max: fc.nat(3) });
const name = fc.constantFrom(...PROGRAMS, 'helper');
const pattern = fc.constantFrom(...PATTERNS);
const text = fc.constantFrom(...STATIC_OPERANDS);

const SCOPES = [
  ...([
    'denied',
    'writable-project',
    'project',
    'temp',
    'sensitive-home',
    'home',
    'system',
    'outside',
  ] as const),
  'unknown',
] as const;
const ACCESS = [
  'list',
  'read',
  'create',
  'write',
  'append',
  'delete',
  'delete-tree',
  'execute',
  'cwd',
] as const;
const HOST_CLASSES = ['listed', 'public', 'loopback', 'private', 'metadata', 'dynamic'] as const;
export const effects: fc.Arbitrary<Effect[]> = fc
  .oneof(
    some<Effect>([...KNOWN_EFFECTS, 'unknown'], 6),
    fc.constant([
      'none',
      'list',
      'read',
      'vcs-read',
      'shell-state',
      'write',
      'create',
      'network',
      'delete',
    ] as const),
    fc.constant(KNOWN_EFFECTS),
    fc.constant([...KNOWN_EFFECTS, 'unknown'] as const),
  )
  .map((list: readonly Effect[]) => [...list]);

const scopes = partly({
  scopes: fc.subarray([...SCOPES], { minLength: 1 }),
  access: some(ACCESS),
  usages: some(['argument', 'flag-value', 'redirect-target', 'cwd-prefix', 'implicit'] as const),
  classes: some(['credentials', 'git-hooks', 'root-directory', 'home-directory'] as const),
  programs: some(PROGRAMS),
  allowExactPaths: some(['/dev/null', '/tmp/x', '/home/dev/project/README.md'] as const),
  forbidPathSegments: some(['.git', 'src', 'etc'] as const),
  requireFacts: fc.constantFrom(
    'one-or-more' as const,
    'per-command-stage' as const,
    'zero-or-more' as const,
  ),
});
const hosts = partly({
  hosts: some(['example.com', '*.example.com', 'localhost', '169.254.169.254'] as const),
  classes: some(HOST_CLASSES),
  direction: some(['fetch', 'send', 'listen'] as const),
  schemes: some(['http', 'https'] as const),
  requireFacts: fc.constantFrom('one-or-more' as const, 'zero-or-more' as const),
});

const leaf = <T>(key: keyof Matcher, value: fc.Arbitrary<T>): fc.Arbitrary<Matcher> =>
  value.map((one) => ({ [key]: one }) as Matcher);

const commandLeaf: fc.Arbitrary<Matcher> = fc.oneof(
  { weight: 3, arbitrary: leaf('program', oneOrSome([...PROGRAMS, 'helper'])) },
  { weight: 3, arbitrary: leaf('effectsAllIn', effects) },
  leaf('effectsSomeIn', effects),
  leaf(
    'tokens',
    fc
      .tuple(
        fc.oneof(name, fc.record({ anyOf: some(PROGRAMS) })),
        fc.array(
          fc.oneof(text, fc.record({ anyOf: some(['log', 'status', 'push', 'commit', 'run', 'a', 'docs']) })),
          { maxLength: 2 },
        ),
      )
      .map(([first, rest]) => [first, ...rest]),
  ),
  leaf(
    'argv',
    fc.tuple(name, fc.array(text, { maxLength: 1 })).map(([first, rest]) => [first, ...rest]),
  ),
  leaf('arg0In', some(STATIC_OPERANDS)),
  leaf(
    'argAt',
    fc
      .tuple(fc.nat(2), text, fc.constantFrom('equals', 'value'))
      .map(([index, value, key]) => ({ index, [key]: value })),
  ),
  leaf('argMatches', fc.record({ index: fc.nat(2), pattern })),
  leaf('anyArgMatches', fc.record({ pattern })),
  leaf('argCount', bounds),
  leaf('flagPresent', oneOrSome(FLAGS)),
  leaf(
    'flagMatches',
    partly({
      names: some(FLAGS),
      prefixes: some(['--', '-r', '--o'] as const),
      shortChars: fc.constantFrom('r', 'nf', 'x'),
    }),
  ),
  leaf('flagAllowlist', partly({ names: some(FLAGS, 8), shortChars: fc.constantFrom('', 'rn', 'lanrfio') })),
  leaf(
    'flagValueIn',
    fc.record(
      { names: some(FLAGS), values: some(STATIC_OPERANDS), allowUndefinedValue: fc.boolean() },
      { requiredKeys: ['names', 'values'], noNullPrototype: true },
    ),
  ),
  leaf('flagCount', bounds),
  leaf(
    'envAssignmentNameIn',
    partly({
      names: some(['FOO', 'PAGER', 'NODE_ENV'] as const),
      prefixes: some(['LD_', 'N'] as const),
      caseInsensitivePrefixes: some(['node', 'Fo'] as const),
    }),
  ),
  leaf('envAssignmentCount', bounds),
  leaf('noSubstitution', fc.constant(true)),
  leaf('noStdoutRedirect', fc.constant(true)),
  leaf(
    'redirect',
    partly({
      stream: fc.constantFrom('stdin' as const, 'stdout' as const, 'stderr' as const, 'any' as const),
      target: pattern,
      targetKind: fc.constantFrom('file' as const, 'fd' as const, 'heredoc' as const, 'herestring' as const),
      append: fc.boolean(),
    }),
  ),
  { weight: 2, arbitrary: leaf('pathScopesAllIn', scopes) },
  leaf('pathScopesNoneIn', scopes),
  leaf('pathScopesSomeIn', scopes),
  leaf('hostsAllIn', hosts),
  leaf(
    'hostsSomeIn',
    fc.oneof(hosts).map(({ requireFacts: _, ...rest }) => rest),
  ),
  leaf('sends', fc.constant(true)),
);

const eitherLeaf: fc.Arbitrary<Matcher> = fc.oneof(
  leaf('always', fc.constant(true)),
  leaf('tool', oneOrSome(['bash', 'Bash', 'Read', 'mcp__*', 'mcp__db__query', '*'] as const)),
  leaf('toolKind', oneOrSome(['bash', 'file-read', 'mcp', 'unknown'] as const)),
  leaf('toolTier', some(['read', 'write', 'exec'] as const)),
  leaf(
    'input',
    fc.oneof(
      fc.record({ pointer: fc.constantFrom('/path', '/file_path', '/q'), pattern }),
      fc.record({ pointer: fc.constantFrom('/q', '/url', '/none', ''), present: fc.boolean() }),
      fc.record({ pointer: fc.constant('/q'), equals: fc.constantFrom('x', 'y', 1, null) }),
    ),
  ),
  leaf(
    'mcp',
    partly({
      server: fc.constantFrom('db', 'd*', 'fs'),
      tool: oneOrSome(['query', 'read', '*'] as const),
      trusted: fc.boolean(),
      annotations: fc.constantFrom({}, { readOnlyHint: true }, { readOnlyHint: false }),
    }),
  ),
  leaf('posture', some(['supervised', 'explore', 'unattended'] as const)),
);

const logic = (inner: fc.Arbitrary<Matcher>): fc.Arbitrary<Matcher> =>
  fc.oneof(
    leaf('all', fc.array(inner, { maxLength: 3 })),
    leaf('any', fc.array(inner, { maxLength: 3 })),
    leaf('not', inner),
  );
function nested(leaves: fc.Arbitrary<Matcher>, depth: number): fc.Arbitrary<Matcher> {
  if (depth === 0) return leaves;
  const inner = nested(leaves, depth - 1);
  return fc.oneof({ weight: 3, arbitrary: leaves }, { weight: 2, arbitrary: logic(inner) });
}

/** One matcher about a command, by its name. */
export const matcherNamed = (names: readonly string[]): fc.Arbitrary<Matcher> =>
  commandLeaf.filter((matcher) => names.includes(Object.keys(matcher)[0] ?? ''));

const commandOrEither = fc.oneof({ weight: 5, arbitrary: commandLeaf }, { weight: 1, arbitrary: eitherLeaf });
export const commandMatcher: fc.Arbitrary<Matcher> = nested(commandOrEither, 2);

/** Mostly something simple, so that ends are found. */
const flowEnd: fc.Arbitrary<Matcher> = fc.oneof(
  leaf('program', some(PROGRAMS, 3)),
  leaf('effectsSomeIn', effects),
  fc.constant<Matcher>({ always: true }),
  commandMatcher,
);

const callLeaf: fc.Arbitrary<Matcher> = fc.oneof(
  {
    weight: 4,
    arbitrary: leaf(
      'flow',
      fc.record(
        {
          from: flowEnd,
          to: flowEnd,
          via: some(['pipe', 'substitution', 'process', 'variable', 'file', 'operand', 'redirect'] as const),
          runs: fc.constant(true),
        },
        { requiredKeys: ['from', 'to'], noNullPrototype: true },
      ),
    ),
  },
  { weight: 1, arbitrary: leaf('selfRecursive', fc.constant(true)) },
);
/** About the call: at least one matcher in it is. */
const callMatcher: fc.Arbitrary<Matcher> = fc.oneof(
  callLeaf,
  callLeaf.map((one) => ({ not: one })),
  fc
    .tuple(callLeaf, nested(eitherLeaf, 1), fc.constantFrom('all' as const, 'any' as const))
    .map(([one, other, key]) => ({ [key]: [one, other] })),
);

export const anyMatcher: fc.Arbitrary<{ readonly kind: 'command' | 'call'; readonly match: Matcher }> =
  fc.oneof(
    { weight: 4, arbitrary: commandMatcher.map((match) => ({ kind: 'command' as const, match })) },
    { weight: 1, arbitrary: callMatcher.map((match) => ({ kind: 'call' as const, match })) },
  );
