import { describe, expect, it } from 'vitest';
import { ANALYSED } from '../../src/analysis/compile.js';
import type { World } from '../../src/analysis/question.js';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import type { Call } from '../support/decisions.js';
import { asked, fulfils } from '../support/questions.js';
import { met, missed } from '../support/wishes.js';

const read = (path: string): Call => ({ tool: 'Read', input: { file_path: path } });
const fetched: Call = { tool: 'WebFetch', input: { url: 'https://example.com/' } };
const query: Call = { tool: 'mcp__db__query', input: { q: 'x' } };

/** A matcher, a call that it is true of, and one that it is false of. */
const TABLE: readonly (readonly [string, Matcher, Call, Call])[] = [
  ['always', { any: [{ always: true }, { program: 'ls' }] }, 'ls', 'none'],
  ['all', { all: [{ program: 'ls' }, { flagPresent: '-a' }] }, 'ls -a', 'ls'],
  ['any', { any: [{ program: 'ls' }, { program: 'cat' }] }, 'cat a', 'rm a'],
  ['not', { not: { program: 'ls' } }, 'cat a', 'ls'],
  ['program', { program: 'ls' }, 'ls', 'cat a'],
  ['one of two programs', { program: ['ls', 'cat'] }, 'cat a', 'rm a'],
  ['tokens', { tokens: ['git', { anyOf: ['log', 'status'] }] }, 'git status', 'git push'],
  ['tokens of a program', { tokens: ['git', 'log'] }, 'git log', 'npm log'],
  ['argv', { argv: ['git', 'status'] }, 'git status', 'git status -s'],
  ['argv of another word', { argv: ['git', 'status'] }, 'git status', 'git log'],
  ['arg0In', { arg0In: ['a', 'b'] }, 'cat b', 'cat c'],
  ['argAt', { argAt: { index: 1, equals: 'x' } }, 'cat a x', 'cat x'],
  ['argAt by value', { argAt: { index: 0, value: 'x' } }, 'cat x', 'cat a'],
  ['argMatches', { argMatches: { index: 0, pattern: '[a-c]+' } }, 'cat ab', 'cat d'],
  ['anyArgMatches', { anyArgMatches: { pattern: 'x+' } }, 'cat a xx', 'cat a'],
  ['argCount', { argCount: { min: 1, max: 2 } }, 'cat a b', 'cat a b c'],
  ['argCount from below', { argCount: { min: 1, max: 2 } }, 'cat a', 'cat'],
  ['argCount without a least', { argCount: { max: 0 } }, 'cat', 'cat a'],
  ['argCount without a most', { argCount: { min: 3 } }, 'cat a b c d', 'cat a'],
  ['names of variables', { envAssignmentNameIn: { names: ['A', 'B'] } }, 'B=x ls', 'C=x ls'],
  ['beginnings of variables', { envAssignmentNameIn: { prefixes: ['LC_'] } }, 'LC_ALL=x ls', 'lc_all=x ls'],
  [
    'beginnings in any case',
    { envAssignmentNameIn: { caseInsensitivePrefixes: ['git_'] } },
    'Git_X=x ls',
    'GIT=x ls',
  ],
  ['envAssignmentCount', { envAssignmentCount: { min: 1, max: 1 } }, 'A=x ls', 'ls'],
  ['noSubstitution', { noSubstitution: true }, 'ls', 'ls $(date)'],
  ['noStdoutRedirect', { noStdoutRedirect: true }, 'ls 2> a', 'ls > a'],
  ['noStdoutRedirect of what is appended', { noStdoutRedirect: true }, 'ls < a', 'ls 1>> a'],
  ['redirect of a stream', { redirect: { stream: 'stderr' } }, 'ls 2> a', 'ls 1> a'],
  ['redirect of input', { redirect: { stream: 'stdin' } }, 'ls 0< a', 'ls 2> a'],
  ['redirect that appends', { redirect: { append: true } }, 'ls 1>> a', 'ls 1> a'],
  ['redirect that does not append', { redirect: { append: false } }, 'ls 1> a', 'ls 1>> a'],
  ['redirect of a kind', { redirect: { targetKind: 'fd' } }, 'ls 2>&1', 'ls 2> a'],
  ['redirect to a file', { redirect: { targetKind: 'file' } }, 'ls 2> a', 'ls 2>&1'],
  ['redirect to a target', { redirect: { target: '/tmp/.*' } }, 'ls 1> /tmp/a', 'ls 1> a'],
  ['flagPresent', { flagPresent: '-a' }, 'ls -a', 'ls'],
  ['flagPresent by its other name', { flagPresent: ['-a', '--force'] }, 'ls --all', 'ls -l'],
  ['flagMatches by name', { flagMatches: { names: ['--all'] } }, 'ls --all', 'ls -l'],
  ['flagMatches by prefix', { flagMatches: { prefixes: ['--si'] } }, 'ls --size', 'ls -l'],
  ['flagMatches by letter', { flagMatches: { shortChars: 'la' } }, 'ls -l', 'ls -r'],
  ['flagMatches in a bundle', { flagMatches: { shortChars: 'x' } }, 'strange -xv', 'ls -r'],
  ['flagAllowlist', { flagAllowlist: { names: ['-a'], shortChars: 'l' } }, 'ls -l -a', 'ls -r'],
  ['flagAllowlist of none given', { not: { flagAllowlist: { names: ['-a'] } } }, 'ls', 'ls -a'],
  ['flagAllowlist needs an option', { flagAllowlist: { names: ['-a'] } }, 'ls -a', 'ls'],
  ['flagValueIn', { flagValueIn: { names: ['-n'], values: ['1', '2'] } }, 'head -n 2 a', 'head -n 3 a'],
  ['flagCount', { flagCount: { min: 1, max: 1 } }, 'ls -a', 'ls'],
  ['effectsAllIn', { effectsAllIn: ['none', 'list'] }, 'ls', 'rm a'],
  ['effectsSomeIn', { effectsSomeIn: ['delete'] }, 'rm a', 'ls'],
  [
    'pathScopesAllIn',
    { pathScopesAllIn: { scopes: ['writable-project', 'project'] } },
    'cat a',
    'cat /etc/hosts',
  ],
  [
    'pathScopesAllIn needs a path',
    { pathScopesAllIn: { scopes: ['writable-project', 'project'] } },
    'cat a',
    'date',
  ],
  [
    'pathScopesAllIn, or none',
    { pathScopesAllIn: { scopes: ['writable-project'], requireFacts: 'zero-or-more' } },
    'date',
    'cat /etc/hosts',
  ],
  [
    'pathScopesAllIn of one access',
    { pathScopesAllIn: { scopes: ['temp'], access: ['write'] } },
    'cp a /tmp/b',
    'cp /tmp/b /etc/a',
  ],
  [
    'pathScopesAllIn of a program',
    { pathScopesAllIn: { scopes: ['temp'], programs: ['cat'] } },
    'cat /tmp/a',
    'rm /tmp/a',
  ],
  [
    'pathScopesAllIn without a segment',
    { pathScopesAllIn: { scopes: ['temp'], forbidPathSegments: ['x'] } },
    'cat /tmp/a',
    'cat /tmp/x/a',
  ],
  ['pathScopesNoneIn', { pathScopesNoneIn: { scopes: ['home'] } }, 'cat a', 'cat ~/a'],
  [
    'pathScopesNoneIn without a segment',
    { pathScopesNoneIn: { scopes: ['home'], forbidPathSegments: ['x'] } },
    'cat a',
    'cat x/a',
  ],
  ['pathScopesSomeIn', { pathScopesSomeIn: { scopes: ['temp'], access: ['read'] } }, 'cat /tmp/a', 'cat a'],
  [
    'pathScopesSomeIn but for a path',
    { pathScopesSomeIn: { scopes: ['system'], allowExactPaths: ['/etc/hosts'] } },
    'cat /etc/fstab',
    'cat /etc/hosts',
  ],
  [
    'pathScopesSomeIn of a usage',
    { pathScopesSomeIn: { scopes: ['temp'], usages: ['redirect-target'] } },
    'ls > /tmp/a',
    'cat /tmp/a',
  ],
  [
    'pathScopesSomeIn of a class',
    { pathScopesSomeIn: { classes: ['shell-startup'] } },
    'cat ~/.bashrc',
    'cat a',
  ],
  [
    'hostsAllIn',
    { hostsAllIn: { classes: ['loopback'] } },
    'curl http://localhost/',
    'curl https://example.com/',
  ],
  ['hostsAllIn needs a host', { hostsAllIn: { classes: ['loopback'] } }, 'curl http://localhost/', 'ls'],
  [
    'hostsAllIn, or none',
    { hostsAllIn: { classes: ['loopback'], requireFacts: 'zero-or-more' } },
    'ls',
    'curl https://example.com/',
  ],
  [
    'hostsAllIn by direction',
    { hostsAllIn: { direction: ['fetch'] } },
    'curl https://example.com/',
    'curl -d x https://example.com/',
  ],
  [
    'hostsSomeIn by name',
    { hostsSomeIn: { hosts: ['example.com'] } },
    'curl https://example.com/',
    'curl http://localhost/',
  ],
  [
    'hostsSomeIn by scheme',
    { hostsSomeIn: { schemes: ['https'] } },
    'curl https://example.com/',
    'curl http://example.com/',
  ],
  ['sends', { sends: true }, 'curl -d x https://example.com/', 'curl https://example.com/'],
  ['tool', { tool: ['Read', 'mcp__s__*'] }, read('a'), fetched],
  ['tool by its beginning', { tool: 'mcp__db__*' }, query, fetched],
  ['toolKind', { toolKind: 'file-read' }, read('a'), fetched],
  ['toolKind of two', { toolKind: ['mcp', 'fetch'] }, query, read('a')],
  ['toolTier', { toolTier: ['exec'] }, read('a'), 'none'],
  ['posture', { posture: ['supervised'] }, 'ls', 'none'],
  ['input', { input: { pointer: '/file_path', equals: 'a' } }, read('a'), read('b')],
  ['mcp', { mcp: { server: 'db' } }, query, fetched],
];

/** Other contexts, of what is said about the context. */
const OTHERWISE: { readonly [name: string]: readonly [Call, World] } = {
  toolTier: [query, { ...EXAMPLE_CONTEXT, tools: { mcp__db__query: { tier: 'read' } } }],
  posture: ['ls', { ...EXAMPLE_CONTEXT, posture: 'explore' }],
};

/** Options of a grammar are asked for by name: which of them begins so, or is in a bundle, is not followed. */
const LISTED: Matcher = { all: [{ program: 'ls' }, { effectsAllIn: ['none', 'list', 'read'] }] };
const LEFT_OPEN: ReadonlySet<string> = new Set(['flagMatches by prefix']);

describe('a matcher that the analysis compiles', () => {
  it('has a row', () => {
    const text = JSON.stringify(TABLE.map(([, matcher]) => matcher));
    expect([...ANALYSED.keys()].filter((name) => !text.includes(`"${name}":`))).toEqual([]);
  });

  it.each(TABLE)('%s can be true, as it is of a call', (_, matcher, meets) => {
    const wishes = [met(matcher)];
    expect([fulfils(meets, { wishes }), asked(wishes)]).toEqual([true, 'possible']);
  });

  it.each(TABLE)('%s can be false, as it is of a call', (name, matcher, _, misses) => {
    const wishes = [missed(matcher)];
    if (name === 'always') return expect(asked(wishes)).toBe('disjoint');
    const [call, context] = OTHERWISE[name] ?? [misses, EXAMPLE_CONTEXT];
    expect([fulfils(call, { wishes }, context), asked(wishes)]).toEqual([true, 'possible']);
  });

  const decided = TABLE.filter(([name]) => !LEFT_OPEN.has(name));
  it.each(decided)('%s is never true and false of one command', (name, matcher) => {
    const rest = name.startsWith('flag') ? LISTED : { always: true as const };
    expect(asked([met({ all: [rest, matcher] }), missed(matcher)])).toBe('disjoint');
  });
});
