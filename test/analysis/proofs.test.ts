import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/analysis/question.js';
import type { Effect, Matcher, Scope } from '../../src/generated/types.js';
import type { Call } from '../support/decisions.js';
import { asked, fulfils } from '../support/questions.js';
import { allowed, met, missed } from '../support/wishes.js';

const effects = (...names: Effect[]): Matcher => ({ effectsAllIn: names });
const all = (...parts: Matcher[]): Matcher => ({ all: parts });
const CALM = effects('none', 'list', 'read');
/** No command with words: a tool's own, an assignment, a function. */
const WORDLESS = missed({ argCount: { min: 0 } });
const SCOPES: readonly Scope[] = [
  ...(['denied', 'writable-project', 'project', 'temp', 'sensitive-home', 'home'] as const),
  ...(['system', 'outside'] as const),
];
const ACCESSES = [
  ...(['list', 'read', 'create', 'write', 'append', 'truncate', 'delete', 'delete-tree', 'move'] as const),
  ...(['metadata', 'metadata-tree', 'execute', 'cwd'] as const),
] as const;
const HOSTS = ['denied', 'listed', 'public', 'loopback', 'private', 'metadata', 'dynamic'] as const;
/** What a fetch does of which no host is unknown. */
const FETCHING: readonly Wish[] = [
  met({ toolKind: 'fetch' }),
  met({ hostsAllIn: { hosts: ['a.com'], requireFacts: 'zero-or-more' } }),
];
const urlIs = (equals: string, pointer = '/url'): Wish => met({ input: { pointer, equals } });
const fetched: Call = { tool: 'WebFetch', input: { url: 'https://example.com/' } };

type Rows = readonly (readonly [string, readonly Wish[]])[];
type Shown = readonly (readonly [string, readonly Wish[], Call])[];

/** What is wished for, of which it is proved that no call is all of it. */
const DISJOINT: { readonly [about: string]: Rows } = {
  logic: [
    ['an empty any', [met({ any: [] })]],
    ['an empty all', [met({ all: [] })]],
    ['not always', [met({ not: { always: true } })]],
    ['two programs at once', [met(all({ program: 'ls' }, { program: 'cat' }))]],
    [
      'none of two, and one of them',
      [missed({ any: [{ program: 'ls' }, { program: 'cat' }] }), met({ program: 'cat' })],
    ],
    [
      'a part of all, and not all',
      [missed(all({ program: 'ls' }, { always: true })), met({ program: 'ls' })],
    ],
  ],
  programs: [
    ['a vector of another program', [met({ argv: ['git', 'status'] }), met({ program: 'ls' })]],
    ['a vector and not its program', [met({ argv: ['git', 'status'] }), missed({ program: 'git' })]],
    [
      'one of two, and none of them',
      [met({ program: ['a', 'b'] }), missed({ program: 'a' }), missed({ program: 'b' })],
    ],
    ['tokens of another program', [met({ tokens: ['git', 'log'] }), met({ program: 'ls' })]],
  ],
  words: [
    [
      'a program beside a server, in a tool of another kind',
      [met({ program: 'ls' }), met({ mcp: { server: 'db' } }), met({ toolKind: 'fetch' })],
    ],
    ['a program without words', [WORDLESS, met({ program: 'ls' })]],
    ['an operand without words', [WORDLESS, met({ anyArgMatches: { pattern: '.*' } })]],
    ['an option without words', [WORDLESS, met({ flagPresent: '-a' })]],
    ['an operand at a place without words', [WORDLESS, met({ arg0In: ['a'] })]],
    ['a program in a tool that holds no shell text', [met({ program: 'ls' }), met({ toolKind: 'ask-user' })]],
    [
      'words in a tool that holds no shell text',
      [met({ argCount: { min: 0 } }), met({ toolKind: 'ask-user' })],
    ],
    ['two words at one place', [met({ tokens: ['git', 'log'] }), met({ tokens: ['git', 'push'] })]],
    [
      'two words further on',
      [met({ tokens: ['git', 'remote', 'add'] }), met({ tokens: ['git', 'remote', 'show'] })],
    ],
    [
      'one of two words, and none of them',
      [
        met({ tokens: ['git', { anyOf: ['log', 'show'] }] }),
        missed({ tokens: ['git', 'log'] }),
        missed({ tokens: ['git', 'show'] }),
      ],
    ],
    ['vectors of two lengths', [met({ argv: ['git', 'log'] }), met({ argv: ['git', 'log', '-1'] })]],
    [
      'vectors with two last words',
      [met({ argv: ['git', 'log', '-2'] }), met({ argv: ['git', 'log', '-1'] })],
    ],
    [
      'vectors with two middle words',
      [met({ argv: ['git', 'log', '-2'] }), met({ argv: ['git', 'show', '-2'] })],
    ],
  ],
  counts: [
    ['fewer than none', [missed({ envAssignmentCount: { min: 0 } })]],
    ['operands', [met({ argCount: { min: 2 } }), met({ argCount: { max: 1 } })]],
    ['options', [met({ flagCount: { min: 2 } }), met({ flagCount: { max: 1 } })]],
    ['variables', [met({ envAssignmentCount: { min: 2 } }), met({ envAssignmentCount: { max: 1 } })]],
    [
      'variables between two that are missed',
      [
        met({ envAssignmentCount: { min: 1, max: 2 } }),
        missed({ envAssignmentCount: { max: 1 } }),
        missed({ envAssignmentCount: { min: 2 } }),
      ],
    ],
    ['no option, and one', [met({ flagCount: { max: 0 } }), met({ flagPresent: '-a' })]],
    [
      'not one option or more, and one',
      [met(all({ program: 'ls' }, { not: { flagCount: { min: 1 } } })), met({ flagPresent: '-a' })],
    ],
    [
      'no variable, and one',
      [missed({ envAssignmentCount: { min: 1 } }), met({ envAssignmentNameIn: { names: ['A'] } })],
    ],
  ],
  operands: [
    ['behind the last', [met({ argCount: { max: 2 } }), met({ argMatches: { index: 2, pattern: '.*' } })]],
    ['at a place, by two lists', [met({ arg0In: ['a', 'b'] }), met({ arg0In: ['c'] })]],
    [
      'at a place, by a list and a pattern',
      [met({ arg0In: ['a', 'b'] }), met({ argMatches: { index: 0, pattern: '[c-z]' } })],
    ],
    [
      'anywhere, and none so',
      [missed({ anyArgMatches: { pattern: '[a-c]+' } }), met({ arg0In: ['a', 'b'] })],
    ],
    [
      'somewhere, and none so',
      [missed({ anyArgMatches: { pattern: '[a-c]+' } }), met({ anyArgMatches: { pattern: '[ab]' } })],
    ],
    [
      'one at least, and none of any kind',
      [missed({ anyArgMatches: { pattern: '.*' } }), met({ argCount: { min: 1 } })],
    ],
    [
      'two, and none that the second could be',
      [met({ argCount: { min: 2, max: 2 } }), missed({ argMatches: { index: 1, pattern: '.*' } })],
    ],
    [
      'two, and neither the first nor none',
      [
        met({ argCount: { min: 1, max: 1 } }),
        missed({ arg0In: ['a'] }),
        met({ argMatches: { index: 0, pattern: 'a' } }),
      ],
    ],
  ],
  variables: [
    ['a name that is none', [met({ envAssignmentNameIn: { prefixes: ['1A'] } })]],
    ['a name with a sign', [met({ envAssignmentNameIn: { names: ['A-B'] } })]],
    [
      'a name and its beginning',
      [
        met({ envAssignmentNameIn: { names: ['LC_ALL'] } }),
        missed({ envAssignmentNameIn: { prefixes: ['LC_'] } }),
      ],
    ],
    [
      'a beginning, and the same in any case',
      [
        met({ envAssignmentNameIn: { prefixes: ['lc_'] } }),
        missed({ envAssignmentNameIn: { caseInsensitivePrefixes: ['LC_'] } }),
      ],
    ],
  ],
  redirections: [
    ['a copy that appends', [met({ redirect: { targetKind: 'fd', append: true } })]],
    ['a here-document that appends', [met({ redirect: { targetKind: 'heredoc', append: true } })]],
    ['a here-string that appends', [met({ redirect: { targetKind: 'herestring', append: true } })]],
    [
      'of a stream, and none of it',
      [met({ redirect: { stream: 'stderr' } }), missed({ redirect: { stream: 'stderr' } })],
    ],
    [
      'a file, and neither one to append to nor another',
      [
        met({ redirect: { targetKind: 'file' } }),
        missed({ redirect: { targetKind: 'file', append: true } }),
        missed({ redirect: { targetKind: 'file', append: false } }),
      ],
    ],
    [
      'to a target that none has',
      [met({ redirect: { target: '/tmp/[a-c]' } }), missed({ redirect: { target: '/tmp/.*' } })],
    ],
    [
      'of the error stream that appends, and none that appends',
      [met({ redirect: { stream: 'stderr', append: true } }), missed({ redirect: { append: true } })],
    ],
  ],
  options: [
    [
      'in a bundle, and in none',
      [
        met(all({ program: 'strange' }, effects('none', 'unknown'), { flagPresent: '-xv' })),
        missed({ flagMatches: { shortChars: 'v' } }),
      ],
    ],
    [
      'beside those that are allowed',
      [met(all({ program: 'ls' }, CALM, { flagAllowlist: { names: ['-a'] } })), met({ flagPresent: '-l' })],
    ],
    [
      'in a bundle that is not all allowed',
      [
        met(all({ program: 'strange' }, effects('none', 'unknown'), { flagAllowlist: { shortChars: 'xv' } })),
        met({ flagPresent: '-xq' }),
      ],
    ],
    [
      'none, where some are allowed',
      [met({ flagAllowlist: { names: ['-a'] } }), met({ flagCount: { max: 0 } })],
    ],
    [
      'one that no grammar of the program lists',
      [met(all({ program: 'ls' }, CALM)), met({ flagPresent: '--strange' })],
    ],
    [
      'one whose effect is not there',
      [met(all({ program: 'git' }, effects('none', 'vcs-read'))), met({ flagPresent: '--ext-diff' })],
    ],
    [
      'one by two names',
      [met(all({ program: 'ls' }, CALM, { flagPresent: '-a' })), missed({ flagPresent: '--all' })],
    ],
    [
      'a prefix that none has',
      [met(all({ program: 'ls' }, CALM)), met({ flagMatches: { prefixes: ['--strange'] } })],
    ],
    [
      'a letter that none has',
      [met(all({ program: 'ls' }, CALM)), met({ flagMatches: { shortChars: 'E' } })],
    ],
    [
      'values',
      [
        met({ flagValueIn: { names: ['-n'], values: ['1', '2'] } }),
        missed({ flagValueIn: { names: ['-n'], values: ['1', '2', '3'] } }),
      ],
    ],
    [
      'a value, and none but others',
      [
        met({ flagValueIn: { names: ['-n'], values: ['1'] } }),
        met({ flagValueIn: { names: ['-n'], values: ['2'] } }),
      ],
    ],
    [
      'a value, and none',
      [
        met({ flagValueIn: { names: ['-n'], values: ['1'] } }),
        missed({ flagValueIn: { names: ['-n'], values: ['1'], allowUndefinedValue: true } }),
      ],
    ],
    [
      'of a program that is not known, without unknown',
      [met(all({ program: 'strange' }, CALM)), met({ flagPresent: '-a' })],
    ],
  ],
  effects: [
    ['of a program that is not known, without unknown', [met(all({ program: 'strange' }, CALM))]],
    [
      'of a tool itself, which is all that an allow of them covers in a tool',
      [allowed(all(effects('delete'), { effectsSomeIn: ['delete'] })), met({ toolKind: 'mcp' })],
    ],
    ['none of a tool that always has one', [met({ toolKind: 'spawn' }), met(effects('none'))]],
    [
      'one of two that a tool always has together',
      [allowed(all({ toolKind: 'background' }, effects('none', 'persist')))],
    ],
    [
      'of a tool that holds no shell text',
      [met({ toolKind: 'ask-user' }), met({ effectsSomeIn: ['power'] })],
    ],
    [
      'of a tool itself, though shell text may stand in it',
      [WORDLESS, met({ toolKind: 'mcp' }), met({ effectsSomeIn: ['delete'] })],
    ],
    ['some, and none of them', [met({ effectsSomeIn: ['delete', 'move'] }), met(CALM)]],
    [
      'none at all',
      [
        missed(effects('none')),
        missed({ effectsSomeIn: ['list'] }),
        met(CALM),
        missed({ effectsSomeIn: ['read'] }),
      ],
    ],
    ['none that the program has', [met(all({ program: 'ls' }, effects('power', 'privilege')))]],
    ['one that the program lacks', [met(all({ program: 'ls' }, { effectsSomeIn: ['power'] }))]],
    [
      'two that two programs have between them',
      [
        met({ program: ['rm', 'sudo'] }),
        met({ effectsSomeIn: ['delete'] }),
        met({ effectsSomeIn: ['privilege'] }),
      ],
    ],
    ['sent without the network', [met({ sends: true }), met(effects('none', 'read'))]],
    ['of a kind of tool', [WORDLESS, met({ toolKind: 'file-read' }), met({ effectsSomeIn: ['power'] })]],
    ['of a program that is not known', [met(all({ program: 'strange' }, { effectsSomeIn: ['power'] }))]],
    [
      'every effect that there is',
      [met(all({ program: 'rm' }, { effectsSomeIn: ['delete'] })), met(effects('none'))],
    ],
  ],
  paths: [
    [
      'in a scope, and not known',
      [met({ pathScopesAllIn: { scopes: ['temp'] } }), met({ pathScopesAllIn: { scopes: ['unknown'] } })],
    ],
    [
      'in a protected place or home, and in another scope',
      [
        met({ pathScopesAllIn: { scopes: ['denied', 'home'] } }),
        met({ pathScopesAllIn: { scopes: ['temp'] } }),
      ],
    ],
    [
      'deleted without the effect',
      [met(effects('none', 'write')), met({ pathScopesSomeIn: { access: ['delete', 'delete-tree'] } })],
    ],
    [
      'read without the effect',
      [met(effects('none', 'write')), met({ pathScopesSomeIn: { access: ['read'] } })],
    ],
    [
      'an access that the program lacks',
      [met({ program: 'ls' }), met({ pathScopesSomeIn: { access: ['execute'] } })],
    ],
    [
      'in some scopes, and in none of them',
      [
        met({ pathScopesSomeIn: { scopes: ['temp'] } }),
        missed({ pathScopesSomeIn: { scopes: ['temp', 'home'] } }),
      ],
    ],
    [
      'in any scope, and in none of those',
      [
        met({ pathScopesSomeIn: { scopes: [...SCOPES] } }),
        missed({ pathScopesSomeIn: { scopes: [...SCOPES] } }),
      ],
    ],
    [
      'used in some ways, and in none of them',
      [
        met({ pathScopesSomeIn: { usages: ['argument'], scopes: ['temp'] } }),
        missed({ pathScopesSomeIn: { usages: ['argument', 'flag-value'], scopes: ['temp'] } }),
      ],
    ],
    [
      'accessed in some ways, and in none of them',
      [
        met({ pathScopesSomeIn: { access: ['read'], scopes: ['temp'] } }),
        missed({ pathScopesSomeIn: { access: ['read', 'write'], scopes: ['temp'] } }),
      ],
    ],
    [
      'of a class, without its effect',
      [
        met(effects('none', 'append')),
        met({ pathScopesSomeIn: { access: ['append'], classes: ['scheduler'] } }),
      ],
    ],
    [
      'of a class, and of none such',
      [
        met({ pathScopesSomeIn: { classes: ['ci'] } }),
        missed({ pathScopesSomeIn: { classes: ['ci', 'guard'] } }),
      ],
    ],
    [
      'all in a scope, and one with a segment',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], forbidPathSegments: ['x'] } }),
        missed({ pathScopesAllIn: { scopes: ['temp'] } }),
      ],
    ],
    [
      'all in a scope, and one in another',
      [met({ pathScopesAllIn: { scopes: ['temp'] } }), met({ pathScopesSomeIn: { scopes: ['home'] } })],
    ],
    [
      'none in a scope, and one in it',
      [met({ pathScopesNoneIn: { scopes: ['temp'] } }), met({ pathScopesSomeIn: { scopes: ['temp'] } })],
    ],
    [
      'of a program, and of another',
      [met({ pathScopesAllIn: { scopes: ['temp'], programs: ['cat'] } }), met({ program: 'ls' })],
    ],
    [
      'one at least, and none',
      [met({ pathScopesAllIn: { scopes: ['temp'] } }), missed({ pathScopesSomeIn: { scopes: ['temp'] } })],
    ],
    [
      'but for a path, and that path alone',
      [
        met({ pathScopesSomeIn: { scopes: ['system'], allowExactPaths: ['/etc/a'] } }),
        missed({ pathScopesSomeIn: { scopes: ['system'], allowExactPaths: ['/etc/a'] } }),
      ],
    ],
    [
      'a path for each stage that is more than a directory',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], requireFacts: 'per-command-stage' } }),
        missed({
          pathScopesSomeIn: {
            scopes: ['temp'],
            usages: ['argument', 'flag-value', 'redirect-target', 'implicit', 'implicit-temp', 'assignment'],
          },
        }),
      ],
    ],
  ],
  hosts: [
    ['talked to without the effect', [met({ hostsSomeIn: { direction: ['fetch'] } }), met(CALM)]],
    [
      'listened on without the effect',
      [met({ hostsSomeIn: { direction: ['listen'] } }), met(effects('none', 'network'))],
    ],
    [
      'sent to without the effect',
      [met({ hostsSomeIn: { direction: ['send'] } }), met(effects('none', 'listen'))],
    ],
    [
      'of some classes, and of none of them',
      [
        met({ hostsSomeIn: { classes: ['public'] } }),
        met({ hostsAllIn: { classes: ['loopback', 'private'] } }),
      ],
    ],
    [
      'of one class or another, and of neither',
      [
        met({ hostsSomeIn: { classes: ['public', 'listed'] } }),
        missed({ hostsSomeIn: { classes: ['public', 'listed', 'private'] } }),
      ],
    ],
    [
      'of any class, and of none',
      [
        met({ hostsSomeIn: { direction: ['fetch'], hosts: ['example.com'] } }),
        missed({ hostsSomeIn: { classes: [...HOSTS] } }),
      ],
    ],
    [
      'by two schemes',
      [met({ hostsSomeIn: { schemes: ['http'] } }), met({ hostsAllIn: { schemes: ['https', 'ssh'] } })],
    ],
    [
      'by a scheme, and by none such',
      [
        met({ hostsSomeIn: { schemes: ['http'], hosts: ['a.com'] } }),
        missed({ hostsSomeIn: { schemes: ['http', 'https'] } }),
      ],
    ],
    [
      'in two directions',
      [met({ hostsSomeIn: { direction: ['send'] } }), met({ hostsAllIn: { direction: ['fetch'] } })],
    ],
    [
      'one at least, and none',
      [met({ hostsAllIn: { classes: ['loopback'] } }), missed({ hostsSomeIn: { classes: ['loopback'] } })],
    ],
    [
      'by a name, and by none such',
      [met({ hostsSomeIn: { hosts: ['a.com'] } }), missed({ hostsSomeIn: { hosts: ['a.com', 'b.com'] } })],
    ],
  ],
  tools: [
    [
      'an address of a file, and nothing is read',
      [...FETCHING, urlIs('file:///a'), met(effects('none', 'network'))],
    ],
    [
      'an address of a file by pattern, and nothing is read',
      [...FETCHING, met({ input: { pointer: '/url', pattern: 'file:.*' } }), met(effects('none', 'network'))],
    ],
    [
      'an address of a file, and nothing is read and each host of some class',
      [
        met({ toolKind: 'fetch' }),
        met({ hostsAllIn: { classes: ['listed', 'public'], requireFacts: 'zero-or-more' } }),
        urlIs('file:///a'),
        met(effects('none', 'network')),
      ],
    ],
    ['two names that begin alike', [met({ tool: 'Read' }), met({ tool: 'Reap' })]],
    ['a beginning, and a name with less of it', [met({ tool: 'mcp__db__*' }), met({ tool: 'mcp__db_x' })]],
    ['two kinds', [met({ toolKind: 'mcp' }), met({ toolKind: ['fetch', 'file-read'] })]],
    ['of a server, and no such kind', [met({ mcp: { server: 'db' } }), met({ toolKind: 'fetch' })]],
    ['of a server, and not that kind', [met({ mcp: { server: 'db' } }), missed({ toolKind: 'mcp' })]],
    ['two names', [met({ tool: 'Read' }), met({ tool: ['Write', 'Edit'] })]],
    ['a name, and none that begins so', [met({ tool: 'mcp__db__query' }), missed({ tool: 'mcp__db__*' })]],
    ['no tier', [missed({ toolTier: ['read', 'write', 'exec'] })]],
    ['two tiers', [met({ toolTier: ['read'] }), met({ toolTier: ['write'] })]],
    ['no posture', [missed({ posture: ['explore', 'manual', 'supervised', 'unattended'] })]],
    ['two postures', [met({ posture: ['explore'] }), met({ posture: ['manual'] })]],
    [
      'an address without the network',
      [met({ toolKind: 'fetch' }), met({ input: { pointer: '/url', equals: 'x' } }), met(effects('none'))],
    ],
    [
      'an address by pattern without the network',
      [met({ toolKind: 'fetch' }), met({ input: { pointer: '/url', pattern: 'x' } }), met(effects('none'))],
    ],
  ],
  'what an allow covers': [
    [
      'a host that the context denies',
      [
        allowed(all({ program: 'curl' }, effects('none', 'network'))),
        met({ hostsSomeIn: { classes: ['denied'] } }),
      ],
    ],
    [
      'a vector, and a host that the context denies',
      [allowed({ argv: ['curl', 'http://a.com/'] }), met({ hostsSomeIn: { classes: ['denied'] } })],
    ],
    [
      'a vector, and a protected place',
      [
        allowed({ argv: ['rm', '/etc/x'] }),
        met({ pathScopesSomeIn: { scopes: ['denied'], access: ['delete'] } }),
      ],
    ],
    [
      'a protected place, where it names no effect',
      [allowed({ program: 'cat' }), met({ pathScopesSomeIn: { scopes: ['denied'] } })],
    ],
    [
      'missed, with all that it asks in a protected place that it names the effects of',
      [
        missed(all({ program: 'cat' }, CALM), 'allow'),
        met(all({ program: 'cat' }, CALM, { pathScopesSomeIn: { scopes: ['denied'] } })),
      ],
    ],
    [
      'a vector that talks, and hosts that it has none of',
      [
        allowed({ argv: ['git', 'push'] }),
        met({ effectsSomeIn: ['remote-write'] }),
        met({ hostsSomeIn: { classes: ['public'] } }),
      ],
    ],
    [
      'a vector among others, and what it does beyond them',
      [allowed({ any: [{ argv: ['rm', 'a'] }, { program: 'ls' }] }), met({ effectsSomeIn: ['delete'] })],
    ],
    ['an effect that it does not name', [allowed({ program: 'rm' }), met({ effectsSomeIn: ['delete'] })]],
    [
      'an effect beside those that it names',
      [allowed(all({ program: 'rm' }, effects('delete'))), met({ effectsSomeIn: ['privilege'] })],
    ],
    [
      'no looser guard',
      [
        allowed(effects('none', 'list')),
        met({ input: { pointer: '/dangerously_disable_sandbox', equals: true } }),
      ],
    ],
    [
      'no looser guard further in',
      [
        allowed({ toolKind: 'mcp' }),
        met({ input: { pointer: '/a/dangerously_disable_sandbox', equals: true } }),
      ],
    ],
    [
      'missed, with all that it asks',
      [
        missed({ program: 'ls' }, 'allow'),
        met(all({ program: 'ls' }, CALM, { pathScopesNoneIn: { scopes: ['denied'] } })),
      ],
    ],
    ['no text in a tool that it does not cover', [allowed({ program: 'ls' }), met({ toolKind: 'mcp' })]],
    ['a vector, and what it does not do', [allowed({ argv: ['date'] }), met({ effectsSomeIn: ['delete'] })]],
    [
      'a vector, and paths that it has none of',
      [
        allowed({ argv: ['reboot'] }),
        met({ effectsSomeIn: ['power'] }),
        met({ pathScopesSomeIn: { access: ['write'] } }),
      ],
    ],
    [
      'a vector, and hosts that it has none of',
      [
        allowed({ argv: ['rm', 'a'] }),
        met({ effectsSomeIn: ['delete'] }),
        met({ hostsSomeIn: { direction: ['fetch'] } }),
      ],
    ],
    [
      'a vector of two, and what neither does',
      [allowed({ any: [{ argv: ['date'] }, { argv: ['rm', 'a'] }] }), met({ effectsSomeIn: ['power'] })],
    ],
    [
      'a vector among other things, and what it does not do',
      [allowed(all({ argv: ['date'] }, { noSubstitution: true })), met({ effectsSomeIn: ['delete'] })],
    ],
  ],
};

/** What is wished for, and a call that is all of it: no proof may say otherwise. */
const SHOWN: { readonly [about: string]: Shown } = {
  logic: [
    ['not an empty any', [missed({ any: [] })], 'ls'],
    ['not an empty all', [missed({ all: [] })], 'ls'],
    ['neither of two', [missed({ any: [{ program: 'ls' }, { program: 'cat' }] })], 'rm a'],
    [
      'not both of two',
      [missed(all({ program: 'ls' }, { flagPresent: '-a' })), met({ program: 'ls' })],
      'ls',
    ],
  ],
  programs: [
    ['one of two, and not the other', [met({ program: ['ls', 'cat'] }), missed({ program: 'ls' })], 'cat a'],
    ['a vector and its program', [met({ argv: ['git', 'status'] }), met({ program: 'git' })], 'git status'],
    ['a vector by path', [met({ argv: ['/bin/ls', '-a'] }), met({ program: 'ls' })], '/bin/ls -a'],
    [
      'two that one command may be',
      [met({ program: ['ls', 'cat'] }), met({ program: ['cat', 'rm'] })],
      'cat a',
    ],
  ],
  words: [
    ['tokens and their program', [met({ tokens: ['git', 'log'] }), met({ program: 'git' })], 'git log'],
    ['no words, with an effect of shell text', [WORDLESS, met({ effectsSomeIn: ['shell-state'] })], 'A=1'],
    ['no words', [WORDLESS], 'A=1'],
    ['no words, in a tool', [WORDLESS, met({ toolKind: 'fetch' })], fetched],
    [
      'words at two places',
      [met({ tokens: ['git', 'remote'] }), met({ tokens: ['git', { anyOf: ['remote'] }, 'show'] })],
      'git remote show',
    ],
    [
      'one of two words',
      [met({ tokens: ['git', { anyOf: ['log', 'show'] }] }), missed({ tokens: ['git', 'log'] })],
      'git show',
    ],
    ['another vector', [missed({ argv: ['git', 'log'] }), met({ argv: ['git', 'log', '-1'] })], 'git log -1'],
    ['no vector', [missed({ argv: ['git', 'log'] }), missed({ argv: ['git', 'show'] })], 'git status'],
    [
      'tokens that are missed further on',
      [missed({ tokens: ['git', 'log', 'x'] }), met({ tokens: ['git', 'log'] })],
      'git log',
    ],
  ],
  counts: [
    ['no variable', [missed({ envAssignmentCount: { min: 1 } })], 'ls'],
    ['no variable at most', [met({ envAssignmentCount: { max: 0 } })], 'ls'],
    [
      'a variable where no option is',
      [met({ flagCount: { max: 0 } }), met({ envAssignmentNameIn: { names: ['A'] } })],
      'A=1 ls',
    ],
    ['no option, and none so', [met({ flagCount: { max: 0 } }), missed({ flagPresent: '-a' })], 'ls'],
    [
      'behind one that is missed',
      [met({ argCount: { min: 1, max: 3 } }), missed({ argCount: { min: 1, max: 2 } })],
      'cat a b c',
    ],
    ['before one that is missed', [met({ argCount: { max: 2 } }), missed({ argCount: { min: 1 } })], 'cat'],
    ['options and no operand', [met({ flagCount: { min: 1 } }), met({ argCount: { max: 0 } })], 'ls -a'],
    ['operands and no option', [met({ argCount: { min: 1 } }), met({ flagCount: { max: 0 } })], 'ls a'],
    [
      'variables and no option',
      [met({ envAssignmentCount: { min: 1 } }), met({ flagCount: { max: 0 } })],
      'A=1 ls',
    ],
    [
      'one option where not two are',
      [missed({ flagCount: { min: 2 } }), met({ flagPresent: '-a' })],
      'ls -a',
    ],
    ['one option where one may be', [met({ flagCount: { max: 1 } }), met({ flagPresent: '-a' })], 'ls -a'],
    [
      'an option where none is asked',
      [missed({ flagCount: { max: 0 } }), met({ flagPresent: '-a' })],
      'ls -a',
    ],
    [
      'an option where not one is but two',
      [missed({ flagCount: { min: 1, max: 1 } }), met({ flagPresent: '-a' })],
      'ls -a -l',
    ],
    [
      'a variable where not two are',
      [missed({ envAssignmentCount: { min: 2 } }), met({ envAssignmentNameIn: { names: ['A'] } })],
      'A=1 ls',
    ],
  ],
  operands: [
    [
      'at the last place',
      [met({ argCount: { max: 3 } }), met({ argMatches: { index: 2, pattern: '.*' } })],
      'cat a b c',
    ],
    [
      'one that none of the others is',
      [missed({ anyArgMatches: { pattern: '[a-c]+' } }), met({ argMatches: { index: 0, pattern: '[a-d]' } })],
      'cat d',
    ],
    ['no place, where there is none', [met({ argCount: { max: 0 } }), missed({ arg0In: ['a'] })], 'cat'],
    [
      'none at a place that is not there',
      [met({ argCount: { max: 1 } }), missed({ argMatches: { index: 1, pattern: '.*' } })],
      'cat a',
    ],
    [
      'a task that an option names',
      [met({ anyArgMatches: { pattern: 'install' } }), met({ argCount: { max: 0 } })],
      'cmake --build . --target install',
    ],
    [
      'two, one here and one somewhere',
      [met({ arg0In: ['a'] }), met({ anyArgMatches: { pattern: 'b' } })],
      'cat a b',
    ],
    ['another one at the place', [met({ argCount: { min: 1, max: 1 } }), missed({ arg0In: ['a'] })], 'cat b'],
    ['very many', [met({ argCount: { min: 63 } })], `cat ${'a '.repeat(63)}`],
    [
      'more than are looked at',
      [met({ argCount: { min: 70 } }), missed({ arg0In: ['b'] })],
      `cat ${'a '.repeat(70)}`,
    ],
  ],
  variables: [
    [
      'two of them',
      [met({ envAssignmentNameIn: { names: ['A'] } }), met({ envAssignmentNameIn: { names: ['B'] } })],
      'A=1 B=1 ls',
    ],
    [
      'another one',
      [met({ envAssignmentCount: { min: 1 } }), missed({ envAssignmentNameIn: { names: ['A'] } })],
      'B=1 ls',
    ],
    [
      'no name but a beginning',
      [
        met({ envAssignmentNameIn: { names: ['X'], prefixes: ['LC_'] } }),
        missed({ envAssignmentNameIn: { names: ['X'] } }),
      ],
      'LC_A=1 ls',
    ],
  ],
  redirections: [
    [
      'two of them',
      [met({ redirect: { stream: 'stdout' } }), met({ redirect: { stream: 'stderr' } })],
      'ls 1> a 2> b',
    ],
    [
      'a copy of the output',
      [met({ noStdoutRedirect: true }), met({ redirect: { stream: 'stdout' } })],
      'ls 1>&2',
    ],
    [
      'the errors appended',
      [met({ noStdoutRedirect: true }), met({ redirect: { append: true } })],
      'ls 2>> a',
    ],
    [
      'of a stream without a name',
      [
        met({ redirect: { append: true } }),
        ...(['stdin', 'stdout', 'stderr'] as const).map((stream) => missed({ redirect: { stream } })),
      ],
      'ls 3>> a',
    ],
    ['a here-document', [met({ redirect: { targetKind: 'heredoc', append: false } })], 'cat <<X\nX'],
    ['a here-string', [met({ redirect: { targetKind: 'herestring', append: false } })], 'cat <<< x'],
    [
      'a file that is read',
      [met({ redirect: { targetKind: 'file', append: false } }), met({ noStdoutRedirect: true })],
      'cat < a',
    ],
    [
      'another target',
      [met({ redirect: { target: '/tmp/.*' } }), missed({ redirect: { target: '/tmp/[a-c]' } })],
      'ls 2> /tmp/d',
    ],
    [
      'opened for both',
      [missed({ noStdoutRedirect: true }), missed({ redirect: { append: true } })],
      'ls 1<> a',
    ],
  ],
  options: [
    [
      'one of some names',
      [met(all({ program: 'ls' }, CALM)), met({ flagMatches: { names: ['--all'] } })],
      'ls --all',
    ],
    [
      'one of some letters',
      [met(all({ program: 'ls' }, CALM)), met({ flagMatches: { shortChars: 'la' } })],
      'ls -l',
    ],
    [
      'one that is allowed',
      [
        met(all({ program: 'ls' }, CALM)),
        met({ flagAllowlist: { names: ['-a'] } }),
        met({ flagPresent: '-a' }),
      ],
      'ls -a',
    ],
    [
      'one whose letter is allowed',
      [
        met(all({ program: 'ls' }, CALM)),
        met({ flagAllowlist: { shortChars: 'l' } }),
        met({ flagPresent: '-l' }),
      ],
      'ls -l',
    ],
    [
      'one that is not allowed',
      [
        met(all({ program: 'ls' }, CALM)),
        missed({ flagAllowlist: { names: ['-a'] } }),
        met({ flagPresent: '-l' }),
      ],
      'ls -l',
    ],
    [
      'one alone that is allowed',
      [met({ flagAllowlist: { names: ['-a'] } }), met({ flagCount: { max: 1 } })],
      'ls -a',
    ],
    [
      'a bundle that is allowed',
      [
        met(all({ program: 'strange' }, effects('none', 'unknown'))),
        met({ flagAllowlist: { shortChars: 'xv' } }),
        met({ flagPresent: '-xv' }),
      ],
      'strange -xv',
    ],
    ['one that nothing lists', [met({ flagPresent: '--strange' }), met({ program: 'ls' })], 'ls --strange'],
    [
      'one that nothing lists, of no known program',
      [met({ flagPresent: '--strange' }), met({ program: 'strange' })],
      'strange --strange',
    ],
    [
      'one whose effect is there',
      [met(all({ program: 'git' }, effects('execute', 'vcs-read'))), met({ flagPresent: '--ext-diff' })],
      'git diff --ext-diff',
    ],
    [
      'an abbreviation',
      [met(all({ program: 'grep' }, CALM)), met({ flagPresent: '--recurs' })],
      'grep --recurs a',
    ],
    [
      'a prefix of a listed one',
      [met(all({ program: 'ls' }, CALM)), met({ flagMatches: { prefixes: ['--al'] } })],
      'ls --all',
    ],
    [
      'a letter of a bundle',
      [
        met(all({ program: 'strange' }, effects('none', 'unknown'))),
        met({ flagMatches: { shortChars: 'v' } }),
      ],
      'strange -xv',
    ],
    [
      'a bundle of listed letters',
      [met({ flagAllowlist: { shortChars: 'xv' } }), met({ flagMatches: { shortChars: 'v' } })],
      'strange -xv',
    ],
    [
      'not in a bundle',
      [met({ flagPresent: '-l' }), missed({ flagMatches: { shortChars: 'a' } }), met({ program: 'ls' })],
      'ls -l',
    ],
    [
      'of another name',
      [met(all({ program: 'ls' }, { flagCount: { min: 1 } })), missed({ flagPresent: ['-a', '--all'] })],
      'ls -l',
    ],
    [
      'one value and another',
      [
        met({ flagValueIn: { names: ['-n'], values: ['1', '2'] } }),
        missed({ flagValueIn: { names: ['-n'], values: ['1'] } }),
      ],
      'head -n 2 a',
    ],
    [
      'without a value',
      [met({ flagValueIn: { names: ['-a'], values: ['1'], allowUndefinedValue: true } })],
      'ls -a',
    ],
    [
      'without a value, and not with one',
      [
        met({ flagValueIn: { names: ['-a'], values: ['1'], allowUndefinedValue: true } }),
        missed({ flagValueIn: { names: ['-a'], values: ['1'] } }),
      ],
      'ls -a',
    ],
    [
      'two of them',
      [met(all({ program: 'ls' }, CALM, { flagPresent: '-a' })), met({ flagPresent: '-l' })],
      'ls -a -l',
    ],
    [
      'two values of two options',
      [met({ flagValueIn: { names: ['-n'], values: ['1'] } }), met({ flagPresent: '-q' })],
      'head -q -n 1 a',
    ],
  ],
  effects: [
    [
      'of one of two programs, the other of which is not known',
      [met(all({ program: ['ls', 'strange'] }, CALM))],
      'ls',
    ],
    [
      'of a tool that always has one',
      [met({ toolKind: 'spawn' }), met(effects('none', 'spawn'))],
      { tool: 'Task', input: { prompt: 'x', description: 'y' } },
    ],
    [
      'of one tool of a kind',
      [allowed(all({ toolKind: 'background' }, effects('none', 'process')))],
      { tool: 'KillShell', input: {} },
    ],
    [
      'two of one program',
      [met({ effectsSomeIn: ['delete'] }), met({ effectsSomeIn: ['append'] })],
      'rm a >> b',
    ],
    [
      'of one of two programs',
      [met({ program: ['rm', 'sudo'] }), met({ effectsSomeIn: ['privilege'] })],
      'sudo ls',
    ],
    [
      'of a program that nobody described',
      [met({ program: 'strange' }), met({ effectsSomeIn: ['unknown'] })],
      'strange',
    ],
    ['of any program', [met({ effectsSomeIn: ['power'] })], 'reboot'],
    [
      'of a tool',
      [met({ toolKind: 'file-write' }), met({ effectsSomeIn: ['write', 'create'] })],
      { tool: 'Write', input: { file_path: 'a', content: 'x' } },
    ],
    [
      'of a tool for a path with effects of its own',
      [met({ toolKind: 'file-write' }), met({ effectsSomeIn: ['persist'] })],
      { tool: 'Write', input: { file_path: '/home/dev/.bashrc', content: 'x' } },
    ],
    ['sent', [met({ sends: true }), met({ effectsSomeIn: ['network'] })], 'curl -d x https://example.com/'],
  ],
  paths: [
    [
      'a glob that may mean a protected file',
      [
        allowed(
          all({ program: 'rm' }, effects('delete', 'persist', 'configure'), {
            pathScopesAllIn: { scopes: ['unknown'] },
          }),
        ),
        met({ pathScopesSomeIn: { scopes: ['denied', 'home', 'sensitive-home'], access: ['delete'] } }),
      ],
      'rm ~/.b*',
    ],
    [
      'deleted by one of two programs',
      [met({ program: ['rm', 'ls'] }), met({ pathScopesSomeIn: { access: ['delete'] } })],
      'rm a',
    ],
    [
      'with a segment that is forbidden',
      [
        missed({ pathScopesAllIn: { scopes: ['temp'], forbidPathSegments: ['x'] } }),
        met({ pathScopesAllIn: { scopes: ['temp'] } }),
      ],
      'cat /tmp/x/a',
    ],
    [
      'none at all',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], requireFacts: 'zero-or-more' } }),
        missed({ pathScopesSomeIn: { access: [...ACCESSES] } }),
      ],
      'date',
    ],
    [
      'a directory alone',
      [met({ pathScopesAllIn: { scopes: ['writable-project', 'project'], usages: ['cwd-prefix'] } })],
      'git -C src status',
    ],
    [
      'none in one scope, some in another',
      [met({ pathScopesNoneIn: { scopes: ['home'] } }), met({ pathScopesSomeIn: { scopes: ['temp'] } })],
      'cat /tmp/a',
    ],
    [
      'two of them',
      [met({ pathScopesSomeIn: { scopes: ['temp'] } }), met({ pathScopesSomeIn: { scopes: ['system'] } })],
      'cat /tmp/a /etc/hosts',
    ],
    [
      'one so and one otherwise',
      [
        met({ pathScopesSomeIn: { scopes: ['temp'], access: ['read'] } }),
        missed({ pathScopesSomeIn: { scopes: ['temp'], access: ['write'] } }),
      ],
      'cp /tmp/a b',
    ],
    [
      'a class with its effect',
      [
        met({ pathScopesSomeIn: { access: ['append'], classes: ['scheduler'] } }),
        met({ effectsSomeIn: ['persist'] }),
      ],
      'echo x >> /etc/crontab',
    ],
    [
      'a class that adds nothing so',
      [met({ pathScopesSomeIn: { access: ['read'], classes: ['scheduler'] } }), met(CALM)],
      'cat /etc/crontab',
    ],
    [
      'none, where none is needed',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], requireFacts: 'zero-or-more' } }),
        met(effects('none', 'read')),
      ],
      'date',
    ],
    [
      'but for one',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], allowExactPaths: ['/etc/hosts'] } }),
        met({ pathScopesSomeIn: { scopes: ['system'] } }),
      ],
      'cat /tmp/a /etc/hosts',
    ],
    [
      'of none of the programs',
      [
        missed({ pathScopesAllIn: { scopes: ['temp'], programs: ['cat'] } }),
        met({ pathScopesSomeIn: { scopes: ['temp'] } }),
      ],
      'ls /tmp/a',
    ],
    [
      'of a program, in another scope',
      [missed({ pathScopesAllIn: { scopes: ['temp'], programs: ['cat'] } }), met({ program: 'cat' })],
      'cat a',
    ],
    [
      'of a usage',
      [
        met({ pathScopesAllIn: { scopes: ['temp'], usages: ['redirect-target'] } }),
        met({ pathScopesSomeIn: { scopes: ['system'] } }),
      ],
      'cat /etc/hosts > /tmp/a',
    ],
    [
      'a directory that it is done in',
      [
        met({ pathScopesAllIn: { scopes: ['writable-project', 'project', 'temp'] } }),
        met({ pathScopesSomeIn: { access: ['cwd'] } }),
      ],
      'git -C src status',
    ],
    [
      'a path for each stage',
      [met({ pathScopesAllIn: { scopes: ['temp'], requireFacts: 'per-command-stage' } })],
      'cat /tmp/a',
    ],
    [
      'any of a class',
      [
        met({ pathScopesSomeIn: { classes: ['ci', 'scheduler'] } }),
        missed({ pathScopesSomeIn: { classes: ['ci'] } }),
      ],
      'cat /etc/crontab',
    ],
    ['no scope named', [met({ pathScopesSomeIn: { access: ['read'] } }), met(CALM)], 'cat a'],
  ],
  hosts: [
    ['sent to', [met({ hostsSomeIn: { direction: ['send'] } })], 'curl -d x https://example.com/'],
    [
      'none at all',
      [
        met({ hostsAllIn: { classes: ['loopback'], requireFacts: 'zero-or-more' } }),
        missed({ hostsSomeIn: { direction: ['fetch', 'send', 'listen'] } }),
      ],
      'ls',
    ],
    [
      'two of them',
      [met({ hostsSomeIn: { classes: ['loopback'] } }), met({ hostsSomeIn: { classes: ['public'] } })],
      'curl http://localhost/ https://example.com/',
    ],
    [
      'two patterns that one fits',
      [met({ hostsAllIn: { hosts: ['*.example.com'] } }), met({ hostsSomeIn: { hosts: ['a.example.com'] } })],
      'curl https://a.example.com/',
    ],
    [
      'listened on',
      [met({ hostsSomeIn: { direction: ['listen'] } }), met({ effectsSomeIn: ['listen'] })],
      'ssh -L 80:a:80 b',
    ],
    [
      'of one class and not another',
      [
        met({ hostsSomeIn: { classes: ['public', 'loopback'] } }),
        missed({ hostsSomeIn: { classes: ['public'] } }),
      ],
      'curl http://localhost/',
    ],
    [
      'of a scheme and not another',
      [met({ hostsSomeIn: { schemes: ['http', 'https'] } }), missed({ hostsSomeIn: { schemes: ['http'] } })],
      'curl https://example.com/',
    ],
    [
      'without a scheme',
      [
        missed({ hostsSomeIn: { schemes: ['http', 'https'] } }),
        met({ hostsSomeIn: { classes: ['public'] } }),
      ],
      'ping example.com',
    ],
    [
      'no other name',
      [missed({ hostsSomeIn: { hosts: ['a.com'] } }), met({ hostsSomeIn: { classes: ['public'] } })],
      'curl https://b.com/',
    ],
    [
      'no other direction',
      [missed({ hostsSomeIn: { direction: ['send'] } }), met({ hostsSomeIn: { direction: ['fetch'] } })],
      'curl https://b.com/',
    ],
  ],
  tools: [
    [
      'an address of a file, which is read',
      [...FETCHING, urlIs('file:///a'), met(effects('none', 'network', 'read'))],
      { tool: 'WebFetch', input: { url: 'file:///a', prompt: 'x' } },
    ],
    [
      'an address of a known host, and nothing is read',
      [...FETCHING, urlIs('https://a.com/'), met(effects('none', 'network'))],
      { tool: 'WebFetch', input: { url: 'https://a.com/', prompt: 'x' } },
    ],
    [
      'a kind that holds no shell text',
      [met({ toolKind: 'ask-user' })],
      { tool: 'AskUserQuestion', input: {} },
    ],
    [
      'of a server',
      [met({ mcp: { server: 'db' } }), met({ toolKind: 'mcp' })],
      { tool: 'mcp__db__query', input: {} },
    ],
    ['of no server', [missed({ mcp: { server: 'db' } }), met({ toolKind: 'fetch' })], fetched],
    ['one tier that is left', [missed({ toolTier: ['read', 'write'] })], fetched],
    [
      'an address and the network',
      [met({ toolKind: 'fetch' }), met({ input: { pointer: '/url', equals: 'https://example.com/' } })],
      fetched,
    ],
    [
      'no address',
      [met({ toolKind: 'fetch' }), met({ input: { pointer: '/prompt', equals: 'x' } })],
      { tool: 'WebFetch', input: { url: 'https://example.com/', prompt: 'x' } },
    ],
    [
      'a number where an address may be',
      [met({ tool: 'strange' }), met({ input: { pointer: '/url', equals: 1 } })],
      { tool: 'strange', input: { url: 1 } },
    ],
    [
      'two members',
      [met({ input: { pointer: '/a', equals: 'x' } }), met({ input: { pointer: '/b', equals: 'x' } })],
      { tool: 'strange', input: { a: 'x', b: 'x' } },
    ],
  ],
  'what an allow covers': [
    [
      'a protected place that it names the effect of',
      [
        allowed(all({ argv: ['rm', '/etc/x'] }, effects('delete'))),
        met({ pathScopesSomeIn: { scopes: ['denied'], access: ['delete'] } }),
      ],
      'rm /etc/x',
    ],
    [
      'a vector by path, whatever it does',
      [allowed({ argv: ['/bin/rm', 'a'] }), met({ effectsSomeIn: ['delete'] })],
      '/bin/rm a',
    ],
    [
      'a vector, its effect, and its path used so',
      [
        allowed({ argv: ['rm', '/tmp/a'] }),
        met({ effectsSomeIn: ['delete'] }),
        met({ pathScopesSomeIn: { scopes: ['temp'], access: ['delete'] } }),
      ],
      'rm /tmp/a',
    ],
    [
      'a vector of two',
      [allowed({ any: [{ argv: ['reboot'] }, { argv: ['kill', '5'] }] }), met({ effectsSomeIn: ['power'] })],
      'reboot',
    ],
    [
      'a vector among other things',
      [allowed(all({ argv: ['reboot'] }, { noSubstitution: true })), met({ effectsSomeIn: ['power'] })],
      'reboot',
    ],
    [
      'a vector, its effect and its path',
      [
        allowed({ argv: ['rm', '/tmp/a'] }),
        met({ effectsSomeIn: ['delete'] }),
        met({ pathScopesSomeIn: { scopes: ['temp'] } }),
      ],
      'rm /tmp/a',
    ],
    [
      'a vector, its effect and its host',
      [
        allowed({ argv: ['git', 'push', 'https://example.com/a'] }),
        met({ effectsSomeIn: ['remote-write'] }),
        met({ hostsSomeIn: { classes: ['public'] } }),
      ],
      'git push https://example.com/a',
    ],
    [
      'an effect that it names',
      [allowed(all({ program: 'rm' }, effects('delete'))), met({ effectsSomeIn: ['delete'] })],
      'rm a',
    ],
    ['missed for what it does', [missed({ program: 'rm' }, 'allow'), met({ program: 'rm' })], 'rm a'],
    ['missed by its program', [missed({ program: 'rm' }, 'allow'), met(CALM)], 'ls'],
    [
      'a vector, whatever it does',
      [allowed({ argv: ['rm', 'a'] }), met({ effectsSomeIn: ['delete'] })],
      'rm a',
    ],
    [
      'a vector that begins as an assignment would',
      [allowed({ argv: ['LANG=C', 'sleep', '5'] }), met({ effectsSomeIn: ['unknown'] })],
      "'LANG=C' sleep 5",
    ],
    [
      'a vector, and its host',
      [allowed({ argv: ['curl', 'http://localhost/'] }), met({ hostsSomeIn: { classes: ['loopback'] } })],
      'curl http://localhost/',
    ],
    [
      'a vector, and its path',
      [allowed({ argv: ['cat', '/tmp/a'] }), met({ pathScopesSomeIn: { scopes: ['temp'] } })],
      'cat /tmp/a',
    ],
  ],
};

describe.each(Object.entries(DISJOINT))('%s: nothing is', (_, rows) => {
  it.each(rows)('%s', (__, wishes) => {
    expect(asked(wishes)).toBe('disjoint');
  });
});

describe.each(Object.entries(SHOWN))('%s: a call is', (_, rows) => {
  it.each(rows)('%s', (__, wishes, call) => {
    expect([fulfils(call, { wishes }), asked(wishes)]).toEqual([true, 'possible']);
  });
});

/** What no proof may deny either, of which the outer command of a call is no example. */
const LEFT: Rows = [
  [
    'shell text in a tool that itself does more',
    [met(all({ program: 'ls' }, CALM)), met({ toolKind: 'background' })],
  ],
  [
    'an address of a file, of a host that is not known',
    [met({ toolKind: 'fetch' }), urlIs('file:///a'), met(effects('none', 'network'))],
  ],
  [
    'a text further in than an address',
    [...FETCHING, urlIs('file:///a', '/url/x'), met(effects('none', 'network'))],
  ],
  [
    'a text that is no address',
    [...FETCHING, urlIs('file:///a', '/prompt'), met(effects('none', 'network'))],
  ],
  [
    'an effect of a tool itself, where shell text may stand',
    [WORDLESS, met({ toolKind: 'mcp' }), met({ effectsSomeIn: ['remote-write'] })],
  ],
  [
    'missed for a host that the context denies',
    [
      missed(all({ program: 'curl' }, effects('none', 'network')), 'allow'),
      met(all({ program: 'curl' }, effects('none', 'network'))),
      met({ hostsSomeIn: { classes: ['denied'] } }),
    ],
  ],
  [
    'missed for a protected place, where it names no effect',
    [
      missed({ program: 'cat' }, 'allow'),
      met(all({ program: 'cat' }, CALM, { pathScopesSomeIn: { scopes: ['denied'] } })),
    ],
  ],
  ['a tool that reads', [missed({ toolTier: ['write', 'exec'] })]],
  ['a tool that writes', [missed({ toolTier: ['read', 'exec'] })]],
  [
    'no looser guard',
    [
      allowed({ program: 'ls' }),
      missed({ input: { pointer: '/dangerously_disable_sandbox', equals: true } }),
    ],
  ],
  [
    'a guard of which nothing is said',
    [
      allowed({ toolKind: 'mcp' }),
      met({ input: { pointer: '/dangerously_disable_sandbox', present: true } }),
    ],
  ],
  [
    'a guard further in that is not loosened',
    [
      allowed({ toolKind: 'mcp' }),
      met({ input: { pointer: '/a/dangerously_disable_sandbox', equals: false } }),
    ],
  ],
  [
    'shell text beside an address, in a tool for addresses',
    [
      met(all({ program: 'ls' }, CALM, { toolKind: 'fetch' })),
      met({ input: { pointer: '/url', equals: 'x' } }),
    ],
  ],
  [
    'no address',
    [met({ toolKind: 'fetch' }), missed({ input: { pointer: '/url', equals: 'x' } }), met(effects('none'))],
  ],
  [
    'a number for an address',
    [met({ toolKind: 'fetch' }), met({ input: { pointer: '/url', equals: 1 } }), met(effects('none'))],
  ],
  ['an effect of shell text in a tool', [met({ toolKind: 'mcp' }), met({ effectsSomeIn: ['delete'] })]],
  [
    'an effect of words in a tool',
    [met({ argCount: { min: 0 } }), met({ toolKind: 'mcp' }), met({ effectsSomeIn: ['delete'] })],
  ],
  [
    'an effect of shell text in one of two tools',
    [met({ toolKind: ['ask-user', 'mcp'] }), met({ effectsSomeIn: ['delete'] })],
  ],
  [
    'a looser guard, which no allow covers',
    [met({ input: { pointer: '/dangerously_disable_sandbox', equals: true } })],
  ],
  [
    'a guard that is not loosened',
    [
      allowed({ toolKind: 'mcp' }),
      met({ input: { pointer: '/dangerously_disable_sandbox', equals: false } }),
    ],
  ],
  ['shell text in another tool', [met({ program: 'ls' }), met({ toolKind: 'mcp' })]],
  [
    'shell text in another tool that the allow covers',
    [
      allowed({ any: [{ program: 'ls' }, { toolKind: 'mcp' }] }),
      met(all({ program: 'ls' }, { toolKind: 'mcp' })),
    ],
  ],
  [
    'shell text beside a member with an address',
    [met(all({ program: 'ls' }, CALM)), met({ input: { pointer: '/url', equals: 'x' } })],
  ],
  ['a host that is not known', [met({ hostsSomeIn: { classes: ['dynamic'] } }), met({ program: 'curl' })]],
];

it.each(LEFT)('%s: left open', (_, wishes) => {
  expect(asked(wishes)).toBe('possible');
});

it('is left open once the budget ends', () => {
  expect(asked([met({ program: 'ls' }), met({ program: 'cat' })], 0)).toBe('budget');
});
