import { describe, expect, it } from 'vitest';
import { deadAlternatives } from '../../../src/analysis/advice/dead.js';
import { deadProblem } from '../../../src/analysis/advice/dead-problem.js';
import type { DecisionEffect, Matcher } from '../../../src/generated/types.js';
import { compiled } from '../../support/wishes.js';

const PROOFS = { steps: 200_000, calls: 0 };
const DEFAULT = 'none, list, read, decode, vcs-read, create, shell-state';

/** A rule, and where and why no call meets it; null: one may. */
const RULES: readonly (readonly [DecisionEffect, Matcher, string | null])[] = [
  [
    'deny',
    { all: [{ program: 'ls' }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls" never has an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ program: ['ls', 'cat'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls", "cat" never have an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ tokens: ['ls'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls" never has an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ tokens: [{ anyOf: ['ls', 'cat', 'head', 'wc'] }] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls", "cat", "head" and 1 more never have an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ program: ['ls', 'cat', 'head', 'wc', 'sort'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls", "cat", "head" and 2 more never have an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ program: ['ls', 'cat', 'head'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "ls", "cat", "head" never have an effect out of delete.`,
  ],
  [
    'deny',
    { all: [{ argv: ['ls', '-a'] }, { program: 'ls' }, { program: 'cat' }] },
    `/match/all/1: \`{"program":"ls"}\` and \`{"program":"cat"}\` are never so together.`,
  ],
  [
    'deny',
    { program: '/bin/rm' },
    `/match: a program is known by its name, without a directory: write "rm".`,
  ],
  [
    'deny',
    { tokens: ['/bin/rm'] },
    `/match: a program is known by its name, without a directory: write "rm".`,
  ],
  ['deny', { argv: ['/bin/rm'] }, null],
  [
    'deny',
    { program: ['/bin/rm', '/bin/ls'] },
    `/match: a program is known by its name, without a directory: write "rm".`,
  ],
  [
    'deny',
    { all: [{ program: 'rm' }, { any: [] }] },
    `/match/all/1: an empty list of matchers is false of everything.`,
  ],
  ['deny', { all: [] }, `/match: an empty list of matchers is false of everything.`],
  [
    'deny',
    { all: [{ program: 'rm' }, { all: [] }] },
    `/match/all/1: an empty list of matchers is false of everything.`,
  ],
  [
    'deny',
    { all: [{ program: 'rm' }, { always: true }, { tokens: ['git', 'rm'] }] },
    `/match/all/0: \`{"program":"rm"}\` and \`{"tokens":["git","rm"]}\` are never so together.`,
  ],
  ['deny', { not: { always: true } }, `/match: \`{"not":{"always":true}}\` is never so.`],
  [
    'deny',
    {
      all: [
        { argMatches: { index: 0, pattern: '[a-c]+' } },
        { not: { argMatches: { index: 0, pattern: '[a-f]+' } } },
      ],
    },
    `/match/all/0: \`{"argMatches":{"index":0,"pattern":"[a-c]+"}}\` and \`{"not":{"argMatches":{"index":0,"pattern":"[a-f]+"}}}\` are never so together.`,
  ],
  [
    'allow',
    { program: 'frobnicate' },
    `/match: nothing is known of "frobnicate", so that what it does is \`unknown\`, an effect that the rule does not name.`,
  ],
  [
    'allow',
    { program: ['frobnicate', 'x1', 'x2', 'x3'] },
    `/match: nothing is known of "frobnicate", "x1", "x2" and 1 more, so that what it does is \`unknown\`, an effect that the rule does not name.`,
  ],
  [
    'allow',
    { all: [{ program: ['frobnicate', 'ls'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/1: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'deny',
    { all: [{ program: 'frobnicate' }, { effectsSomeIn: ['delete'] }] },
    `/match/all/0: by the registry, "frobnicate" never has an effect out of delete.`,
  ],
  ['allow', { program: ['frobnicate', 'ls'] }, null],
  [
    'allow',
    { effectsSomeIn: ['delete'] },
    `/match: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'allow',
    { all: [{ program: 'rm' }, { effectsSomeIn: ['delete'] }] },
    `/match/all/1: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'allow',
    { all: [{ toolKind: 'bash' }, { effectsSomeIn: ['delete'] }] },
    `/match/all/1: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'allow',
    { all: [{ effectsAllIn: ['none'] }, { effectsSomeIn: ['delete'] }] },
    `/match/all/1: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (none).`,
  ],
  [
    'allow',
    { all: [{ toolKind: 'fetch' }, { effectsSomeIn: ['delete'] }] },
    `/match/all/1: what \`{"effectsSomeIn":["delete"]}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'allow',
    { all: [{ toolKind: 'fetch' }, { toolKind: 'bash' }] },
    `/match/all/0: \`{"toolKind":"fetch"}\` and \`{"toolKind":"bash"}\` are never so together.`,
  ],
  [
    'allow',
    { all: [{ tool: 'Read' }, { tool: 'Write' }, { effectsAllIn: ['none', 'read'] }] },
    `/match/all/0: \`{"tool":"Read"}\` and \`{"tool":"Write"}\` are never so together.`,
  ],
  [
    'allow',
    { all: [{ toolKind: 'spawn' }, { effectsAllIn: ['none'] }] },
    `/match/all/0: what \`{"toolKind":"spawn"}\` matches always does more than the rule covers (none).`,
  ],
  [
    'allow',
    { toolKind: 'spawn' },
    `/match: what \`{"toolKind":"spawn"}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'allow',
    { all: [{ program: 'ls' }, { tokens: ['cat'] }] },
    `/match/all/0: \`{"program":"ls"}\` and \`{"tokens":["cat"]}\` are never so together.`,
  ],
  [
    'allow',
    { hostsSomeIn: { classes: ['denied'] } },
    `/match: what \`{"hostsSomeIn":{"classes":["denied"]}}\` matches always does more than the rule covers (${DEFAULT}).`,
  ],
  [
    'deny',
    { flow: { from: { program: '/bin/rm' }, to: { always: true } } },
    `/match: \`{"flow":{"from":{"program":"/bin/rm"},"to":{"always":true}}}\` is never so.`,
  ],
  [
    'deny',
    { flow: { from: { always: true }, to: { program: '/bin/rm' } } },
    `/match: \`{"flow":{"from":{"always":true},"to":{"program":"/bin/rm"}}}\` is never so.`,
  ],
  ['deny', { flow: { from: { program: 'ls' }, to: { program: 'ls' } } }, null],
  [
    'deny',
    {
      all: [
        { flow: { from: { program: 'ls' }, to: { program: 'ls' } } },
        { flow: { from: { program: '/bin/rm' }, to: { program: 'ls' } } },
      ],
    },
    `/match/all/1: \`{"flow":{"from":{"program":"/bin/rm"},"to":{"program":"ls"}}}\` is never so.`,
  ],
  [
    'deny',
    {
      any: [
        { flow: { from: { program: '/bin/rm' }, to: { program: 'ls' } } },
        { flow: { from: { program: 'ls' }, to: { program: 'ls' } } },
      ],
    },
    null,
  ],
  [
    'deny',
    {
      any: [
        { flow: { from: { program: '/bin/rm' }, to: { program: 'ls' } } },
        { flow: { from: { program: 'ls' }, to: { program: '/bin/rm' } } },
      ],
    },
    `/match: \`{"any":[{"flow":{"from":{"program":"/bin/rm"},"to":{"program":"ls"}}},{"flow":{"from":{"program":"ls"},"to":{"program":"/bin/rm"}}}]}\` is never so.`,
  ],
  ['deny', { selfRecursive: true }, null],
  [
    'deny',
    { all: [{ flow: { from: { program: 'ls' }, to: { program: 'ls' } } }, { selfRecursive: true }] },
    null,
  ],
  ['deny', { any: [] }, `/match: an empty list of matchers is false of everything.`],
  [
    'deny',
    { hostsAllIn: { hosts: ['https://a.com/'] } },
    `/match: a host is compared by its name alone, without scheme, user, port and path: write "a.com".`,
  ],
  [
    'deny',
    { pathScopesAllIn: { scopes: ['temp'], classes: ['credential'] } },
    `/match: no path is of the class "credential": is it "credentials" that is meant.`,
  ],
  ['deny', { pathScopesSomeIn: { classes: ['credentials', 'credential'] } }, null],
  [
    'deny',
    { all: [{ program: 'ls' }, { hostsSomeIn: { hosts: ['a b'] } }] },
    `/match/all/1: a host is compared by its name alone, without scheme, user, port and path.`,
  ],
  [
    'deny',
    {
      flow: {
        from: { input: { pointer: '/dangerously_disable_sandbox', equals: true } },
        to: { program: 'ls' },
      },
    },
    null,
  ],
];

describe('a rule', () => {
  it.each(RULES)('%s %j', (effect, match, expected) => {
    const found = deadProblem(compiled(effect, match), PROOFS);
    const [pointer, why] = [expected?.split(': ')[0], expected?.slice(expected.indexOf(': ') + 2)];
    const verb = effect === 'allow' ? 'allowed' : 'held';
    expect([found?.pointer, found?.message]).toEqual(
      expected === null ? [undefined, undefined] : [pointer, `No call is ever ${verb} by r: ${why}`],
    );
  });

  it('is possible as far as is known where the steps end', () => {
    expect(
      deadProblem(compiled('deny', { all: [{ program: 'ls' }, { program: 'cat' }] }), { steps: 0, calls: 0 }),
    ).toBeNull();
  });
});

/** A rule, and its outermost alternatives that never hold. */
const ALTERNATIVES: readonly (readonly [DecisionEffect, Matcher, readonly (readonly [string, Matcher])[]])[] =
  [
    [
      'deny',
      { any: [{ program: 'ls' }, { program: '/bin/rm' }] },
      [['/match/any/1', { program: '/bin/rm' }]],
    ],
    [
      'deny',
      { any: [{ program: 'ls' }, { any: [{ program: '/bin/rm' }, { program: '/bin/x' }] }] },
      [['/match/any/1', { any: [{ program: '/bin/rm' }, { program: '/bin/x' }] }]],
    ],
    ['deny', { program: ['ls', '/bin/ls'] }, [['/match/program/1', { program: '/bin/ls' }]]],
    ['deny', { program: ['ls'] }, []],
    [
      'deny',
      { all: [{ program: ['ls', 'rm'] }, { effectsSomeIn: ['delete'] }] },
      [['/match/all/0/program/0', { program: 'ls' }]],
    ],
    [
      'deny',
      { any: [{ all: [{ program: ['cat', 'rm'] }, { effectsSomeIn: ['delete'] }] }, { program: 'ls' }] },
      [['/match/any/0/all/0/program/0', { program: 'cat' }]],
    ],
    [
      'deny',
      {
        all: [
          { any: [{ program: 'ls' }, { program: 'cat' }] },
          { any: [{ program: 'rm' }, { program: 'cat' }] },
        ],
      },
      [
        ['/match/all/0/any/0', { program: 'ls' }],
        ['/match/all/1/any/0', { program: 'rm' }],
      ],
    ],
    [
      'deny',
      { all: [{ tool: ['Read', 'Write'] }, { tool: 'Read' }] },
      [['/match/all/0/tool/1', { tool: 'Write' }]],
    ],
    [
      'deny',
      {
        all: [
          { program: 'ls' },
          { flagPresent: ['-a', '-l'] },
          { flagAllowlist: { names: ['-a'] } },
          { effectsAllIn: ['list'] },
        ],
      },
      [['/match/all/1/flagPresent/1', { flagPresent: '-l' }]],
    ],
    [
      'deny',
      { all: [{ arg0In: ['a', 'b'] }, { arg0In: ['a'] }] },
      [['/match/all/0/arg0In/1', { arg0In: ['b'] }]],
    ],
    [
      'deny',
      { all: [{ program: 'ls' }, { effectsSomeIn: ['list', 'delete'] }] },
      [['/match/all/1/effectsSomeIn/1', { effectsSomeIn: ['delete'] }]],
    ],
    [
      'deny',
      { all: [{ tokens: ['git', { anyOf: ['log', 'push'] }] }, { tokens: ['git', 'log'] }] },
      [['/match/all/0/tokens/1/anyOf/1', { tokens: ['git', 'push'] }]],
    ],
    [
      'deny',
      { tokens: [{ anyOf: ['ls', '/bin/ls'] }, '-a'] },
      [['/match/tokens/0/anyOf/1', { tokens: ['/bin/ls', '-a'] }]],
    ],
    ['deny', { tokens: ['git', { anyOf: ['log'] }] }, []],
    [
      'deny',
      { all: [{ not: { any: [{ program: 'ls' }, { program: '/bin/rm' }] } }, { program: 'cat' }] },
      [],
    ],
    [
      'allow',
      { any: [{ program: 'rm' }, { all: [{ program: 'rm' }, { effectsSomeIn: ['delete'] }] }] },
      [['/match/any/1', { all: [{ program: 'rm' }, { effectsSomeIn: ['delete'] }] }]],
    ],
    ['deny', { arg0In: ['a', 'b'] }, []],
    [
      'deny',
      {
        any: [
          { all: [{ program: '/bin/rm' }, { any: [{ program: 'ls' }, { program: 'cat' }] }] },
          { program: 'ls' },
        ],
      },
      [['/match/any/0', { all: [{ program: '/bin/rm' }, { any: [{ program: 'ls' }, { program: 'cat' }] }] }]],
    ],
  ];

describe('an alternative', () => {
  it.each(ALTERNATIVES)('%s %j', (effect, match, expected) => {
    const found = deadAlternatives(compiled(effect, match), PROOFS);
    expect(found.map(({ pointer, matcher }) => [pointer, matcher])).toEqual(expected);
  });
});
