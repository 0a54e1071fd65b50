import { expect, it } from 'vitest';
import { nameTraps } from '../../../../src/analysis/advice/traps/names.js';
import { shippedKnowledge } from '../../../../src/policy/shipped.js';
import { compiled } from '../../../support/wishes.js';
import { type TrapRow, told } from '../told.js';

/** A rule, and what is told of it. */
const TABLE: readonly TrapRow[] = [
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'npm test.*' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'npm test' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { not: { input: { pointer: '/command', pattern: 'npm test.*' } } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'npm .*; ls' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'npm test ; ls' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: '(ls|ls ; ls)' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'ls( && ls)?' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'ls( \\| cat)?' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'ls( x; ls)?' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { tool: 'Bash' },
        { input: { pointer: '/command', pattern: 'ls( x && ls)?' } },
        { effectsAllIn: ['none', 'list', 'read'] },
      ],
    },
    [],
  ],
  [
    'allow',
    {
      all: [
        { program: 'rm' },
        { effectsAllIn: ['delete'] },
        { effectsSomeIn: ['delete'] },
        { posture: ['supervised'] },
        { toolKind: 'bash' },
        { tool: 'Bash' },
      ],
    },
    [],
  ],
  [
    'deny',
    { program: 'gti' },
    [
      'unknown-program /match/program: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { program: ['git', 'gti'] },
    [
      'unknown-program /match/program/1: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  ['deny', { program: 'frobnicate' }, []],
  [
    'deny',
    { tokens: ['gti', 'x'] },
    [
      'unknown-program /match/tokens/0: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { tokens: [{ anyOf: ['git', 'gti'] }, 'x'] },
    [
      'unknown-program /match/tokens/0/anyOf/1: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { program: '/bin/rm' },
    [
      'foreign-value /match/program: A program is known by its name, without a directory: write "rm". As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { tokens: ['/bin/rm'] },
    [
      'foreign-value /match/tokens/0: A program is known by its name, without a directory: write "rm". As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { tool: 'Bsah' },
    [
      'unknown-tool /match/tool: No harness that is known has a tool "Bsah": is it "Bash" that is meant. Tool names are compared letter by letter. A tool of your own needs nothing here.',
    ],
  ],
  [
    'deny',
    { tool: 'zzzzzz' },
    [
      'unknown-tool /match/tool: No harness that is known has a tool "zzzzzz". Tool names are compared letter by letter. A tool of your own needs nothing here.',
    ],
  ],
  ['deny', { tool: 'Bas*' }, []],
  ['deny', { tool: 'mcp__db__x' }, []],
  ['deny', { tool: 'Bash' }, []],
  [
    'deny',
    { tool: ['Bash', 'Bsah'] },
    [
      'unknown-tool /match/tool/1: No harness that is known has a tool "Bsah": is it "Bash" that is meant. Tool names are compared letter by letter. A tool of your own needs nothing here.',
    ],
  ],
  [
    'deny',
    { flagPresent: 'force' },
    [
      'unknown-option /match/flagPresent: "force" begins with no dash, as options do. Write "--force", or ask for an operand.',
    ],
  ],
  [
    'deny',
    { flagPresent: 'f' },
    [
      'unknown-option /match/flagPresent: "f" begins with no dash, as options do. Write "-f", or ask for an operand.',
    ],
  ],
  [
    'deny',
    { flagPresent: 'fx' },
    [
      'unknown-option /match/flagPresent: "fx" begins with no dash, as options do. Write "--fx", or ask for an operand.',
    ],
  ],
  ['deny', { flagPresent: '+x' }, []],
  ['deny', { flagPresent: '-x' }, []],
  [
    'deny',
    { all: [{ program: 'ls' }, { flagMatches: { names: ['--frce'] } }] },
    [
      'unknown-option /match/all/1/flagMatches/names/0: The grammar of ls has no option "--frce". A command with an option that is not known has the effect `unknown`.',
    ],
  ],
  [
    'deny',
    { all: [{ program: 'ls' }, { flagAllowlist: { names: ['--al'] } }] },
    [
      'unknown-option /match/all/1/flagAllowlist/names/0: The grammar of ls has no option "--al": is it "--all" that is meant. A command with an option that is not known has the effect `unknown`.',
    ],
  ],
  [
    'deny',
    { all: [{ program: 'ls' }, { flagAllowlist: { names: ['--colr'] } }] },
    [
      'unknown-option /match/all/1/flagAllowlist/names/0: The grammar of ls has no option "--colr": is it "--color" that is meant. A command with an option that is not known has the effect `unknown`.',
    ],
  ],
  [
    'deny',
    { all: [{ program: 'head' }, { flagValueIn: { names: ['--lins'], values: ['1'] } }] },
    [
      'unknown-option /match/all/1/flagValueIn/names/0: The grammar of head has no option "--lins": is it "--lines" that is meant. A command with an option that is not known has the effect `unknown`.',
    ],
  ],
  [
    'deny',
    { all: [{ program: ['ls', 'cat'] }, { flagPresent: '--zzzzzz' }] },
    [
      'unknown-option /match/all/1/flagPresent: No grammar of these programs has an option "--zzzzzz". A command with an option that is not known has the effect `unknown`.',
    ],
  ],
  [
    'deny',
    { all: [{ program: ['ls', 'strange'] }, { flagPresent: '--zzzzzz' }] },
    [
      'unknown-program /match/all/0/program/1: Nothing is known of the program "strange": is it "strace" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { all: [{ program: 'strange' }, { flagPresent: 'x' }] },
    [
      'unknown-program /match/all/0/program: Nothing is known of the program "strange": is it "strace" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
      'unknown-option /match/all/1/flagPresent: "x" begins with no dash, as options do. Write "-x", or ask for an operand.',
    ],
  ],
  [
    'deny',
    { hostsAllIn: { hosts: ['https://a.com'] } },
    [
      'foreign-value /match/hostsAllIn/hosts/0: A host is compared by its name alone, without scheme, user, port and path: write "a.com". As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { hostsSomeIn: { hosts: ['a.com', 'https://b.com'] } },
    [
      'foreign-value /match/hostsSomeIn/hosts/1: A host is compared by its name alone, without scheme, user, port and path: write "b.com". As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { pathScopesSomeIn: { classes: ['credential'] } },
    [
      'foreign-value /match/pathScopesSomeIn/classes/0: No path is of the class "credential": is it "credentials" that is meant. As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { pathScopesAllIn: { scopes: ['temp'], classes: ['credential'] } },
    [
      'foreign-value /match/pathScopesAllIn/classes/0: No path is of the class "credential": is it "credentials" that is meant. As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { pathScopesNoneIn: { scopes: ['temp'], programs: ['gti'] } },
    [
      'unknown-program /match/pathScopesNoneIn/programs/0: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { pathScopesAllIn: { scopes: ['temp'], allowExactPaths: ['x'], forbidPathSegments: ['a/b'] } },
    [
      'foreign-value /match/pathScopesAllIn/allowExactPaths/0: Paths are compared as absolute ones: write the whole path of "x". As it stands it matches nothing.',
      'foreign-value /match/pathScopesAllIn/forbidPathSegments/0: A segment of a path holds no slash: name one directory or file. As it stands it matches nothing.',
    ],
  ],
  [
    'deny',
    { tokens: ['gti'] },
    [
      'unknown-program /match/tokens/0: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { program: ['gti'] },
    [
      'unknown-program /match/program/0: Nothing is known of the program "gti": is it "git" that is meant. If it is one of your own: what it does is `unknown`, and a rule can ask for its words alone.',
    ],
  ],
  [
    'deny',
    { flagPresent: ['--force', 'force'] },
    [
      'unknown-option /match/flagPresent/1: "force" begins with no dash, as options do. Write "--force", or ask for an operand.',
    ],
  ],
];

it.each(TABLE)('%s %j', (effect, match, expected) => {
  expect(nameTraps({ rule: compiled(effect, match), knowledge: shippedKnowledge() }).map(told)).toEqual(
    expected,
  );
});
