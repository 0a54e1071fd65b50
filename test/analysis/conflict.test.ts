import { describe, expect, it } from 'vitest';
import { overlap } from '../../src/analysis/overlap.js';
import { answers, outerViews, viewOf, type Wish } from '../../src/analysis/question.js';
import { possibleAnswer } from '../../src/analysis/satisfiable.js';
import type { Effect, Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { loadPack } from '../../src/policy/pack.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import { packOf, projector, ruleOf } from '../support/decisions.js';

function compiled(effect: 'allow' | 'deny', match: Matcher): CompiledRule {
  const loaded = loadPack(packOf([ruleOf(effect, match)]), 'user-project');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.rules[0] as CompiledRule;
}

const READ: Matcher = { effectsAllIn: ['none', 'list', 'read', 'run-project'] };
const covering = (...effects: Effect[]): Matcher => ({ effectsAllIn: effects });

/** What an allow asks, what a deny asks, and whether they meet. */
const TABLE: readonly (readonly [string, Matcher, Matcher, 'disjoint' | 'overlap'])[] = [
  ['two programs', { program: 'ls' }, { program: 'cat' }, 'disjoint'],
  ['one of two', { program: ['ls', 'cat'] }, { program: 'cat' }, 'overlap'],
  [
    'an option that one of the programs lists',
    { all: [{ program: ['make', 'strange'] }, READ] },
    { flagPresent: '-C' },
    'overlap',
  ],
  [
    'an option that none lists, without unknown',
    { all: [{ program: 'ls' }, READ] },
    { flagPresent: '--strange' },
    'disjoint',
  ],
  [
    'an option by its other name',
    { all: [{ program: 'ls' }, { flagPresent: '-a' }, READ] },
    { flagPresent: '--all' },
    'overlap',
  ],
  [
    'no option and some option',
    { all: [{ program: 'ls' }, { flagCount: { max: 0 } }, READ] },
    { flagPresent: '-a' },
    'disjoint',
  ],
  [
    'an effect that the program cannot have',
    { all: [{ program: 'ls' }, covering('delete', 'list')] },
    { effectsSomeIn: ['delete'] },
    'disjoint',
  ],
  [
    'an access that comes with an effect',
    { all: [{ program: 'rm' }, covering('none', 'list')] },
    { pathScopesSomeIn: { access: ['delete'] } },
    'disjoint',
  ],
  [
    'paths in and paths out',
    { all: [READ, { pathScopesAllIn: { scopes: ['writable-project'] } }] },
    { pathScopesSomeIn: { scopes: ['home'] } },
    'disjoint',
  ],
  [
    'paths of other accesses',
    {
      all: [
        { program: 'cp' },
        covering('read', 'write'),
        { pathScopesAllIn: { scopes: ['writable-project'], access: ['write'] } },
      ],
    },
    { pathScopesSomeIn: { scopes: ['home'], access: ['read'] } },
    'overlap',
  ],
  [
    'operands by pattern',
    { all: [{ program: 'echo' }, { argMatches: { index: 0, pattern: '[a-c]+' } }] },
    { argMatches: { index: 0, pattern: '[d-f]+' } },
    'disjoint',
  ],
  [
    'operands at two places',
    { all: [{ program: 'echo' }, { argMatches: { index: 0, pattern: '[a-c]+' } }] },
    { argMatches: { index: 1, pattern: '[d-f]+' } },
    'overlap',
  ],
  [
    'a place that is not there',
    { all: [{ program: 'echo' }, { argCount: { max: 1 } }] },
    { argMatches: { index: 1, pattern: '.*' } },
    'disjoint',
  ],
  [
    'every operand and some operand',
    { all: [{ program: 'echo' }, { not: { anyArgMatches: { pattern: '.*x.*' } } }] },
    { anyArgMatches: { pattern: 'x+' } },
    'disjoint',
  ],
  ['vectors', { argv: ['git', 'status'] }, { argv: ['git', 'log'] }, 'disjoint'],
  ['a vector and its program', { argv: ['git', 'status'] }, { program: 'git' }, 'overlap'],
  [
    'variables',
    { all: [{ program: 'ls' }, { envAssignmentCount: { max: 0 } }] },
    { envAssignmentNameIn: { prefixes: ['LC_'] } },
    'disjoint',
  ],
  [
    'redirections',
    { all: [{ program: 'ls' }, { noStdoutRedirect: true }] },
    { redirect: { stream: 'stdout', append: true } },
    'disjoint',
  ],
  [
    'hosts',
    { all: [{ program: 'curl' }, covering('none', 'network'), { hostsAllIn: { classes: ['loopback'] } }] },
    { hostsSomeIn: { classes: ['public'] } },
    'disjoint',
  ],
  [
    'a variable that begins so, and is none of the nearest names',
    {
      all: [
        { program: 'strange' },
        covering('unknown'),
        { envAssignmentNameIn: { prefixes: ['ZZ'] } },
        { not: { envAssignmentNameIn: { names: ['ZZ'], prefixes: ['ZZ_'] } } },
      ],
    },
    { program: 'strange' },
    'overlap',
  ],
  [
    'a variable that begins so in any case, and no other beginning',
    {
      all: [
        { program: 'ls' },
        covering('none', 'list', 'unknown'),
        { envAssignmentNameIn: { caseInsensitivePrefixes: ['zz'] } },
        { not: { envAssignmentNameIn: { caseInsensitivePrefixes: ['z'] } } },
      ],
    },
    { program: 'ls' },
    'disjoint',
  ],
  [
    'a device that nothing happens to',
    { all: [{ toolKind: 'file-read' }, covering('none')] },
    { all: [{ toolKind: 'file-read' }, { input: { pointer: '/file_path', equals: '/dev/null' } }] },
    'overlap',
  ],
  [
    'a tool that begins so, and is none of the nearest names',
    {
      all: [
        { tool: 'mcp__s__*' },
        { not: { tool: ['mcp__s__', 'mcp__s__~*'] } },
        covering('none', 'remote-read'),
      ],
    },
    { tool: 'mcp__s__*' },
    'overlap',
  ],
  ['kinds of tools', { all: [READ, { toolKind: 'file-read' }] }, { toolKind: 'fetch' }, 'disjoint'],
  [
    'postures',
    { all: [{ program: 'ls' }, { posture: ['explore'] }] },
    { posture: ['unattended'] },
    'disjoint',
  ],
];

describe('an allow and a deny', () => {
  it.each(TABLE)('%s', (_, allow, deny, expected) => {
    const verdict = overlap(
      { allow: compiled('allow', allow), other: compiled('deny', deny) },
      { projector },
    );
    expect(verdict.kind).toBe(expected);
  });
});

describe('a glob that may mean a protected file', () => {
  const INSIDE = ['delete', 'persist', 'configure'] as const;
  const wishes: readonly Wish[] = [
    {
      rule: compiled('allow', {
        all: [{ program: 'rm' }, covering(...INSIDE), { pathScopesAllIn: { scopes: ['unknown'] } }],
      }),
      is: 'met',
    },
    {
      rule: compiled('deny', {
        pathScopesSomeIn: { scopes: ['denied', 'home', 'sensitive-home'], access: ['delete'] },
      }),
      is: 'met',
    },
  ];

  it('is denied or in the home directory: a call meets both rules, and no proof says otherwise', () => {
    const view = viewOf(projector.project('rm ~/.b*'), EXAMPLE_CONTEXT);
    expect(view === null ? [] : outerViews(view).map((one) => answers({ wishes }, one))).toEqual([true]);
    expect(possibleAnswer({ wishes }, { left: 10_000 })).toBe(true);
  });
});
