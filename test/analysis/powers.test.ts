import { describe, expect, it } from 'vitest';
import { ALL_EFFECTS } from '../../src/analysis/compile/facts.js';
import { type PowersOf, powersOf, TOOL_KINDS } from '../../src/analysis/powers.js';
import { compileKnowledge, type Knowledge } from '../../src/commands/knowledge.js';
import type { CommandGrammar, Effect, PathCatalogue, ToolRegistry } from '../../src/generated/types.js';

const grammar = (programs: readonly string[], rest: object) => ({
  programs,
  read: () =>
    ({ programs, summary: 'x', source: 'x', effects: ['none'], ...rest }) as unknown as CommandGrammar,
});

const GRAMMARS = [
  grammar(['bare'], {}),
  grammar(['plain'], {
    options: [
      { names: ['-r', '--remove'], value: 'delete' },
      { names: ['-p'], effects: ['power'] },
    ],
    operands: [{ role: 'move' }],
    subcommands: { sub: { effects: ['vcs-write'], options: [{ names: ['-s'] }] } },
  }),
  grammar(['builder'], { operands: [{ role: 'target' }] }),
  grammar(['installer'], { operands: [{ role: 'package' }] }),
  grammar(['looker'], { language: 'test' }),
  grammar(['host'], {
    options: [{ names: ['-m'], value: 'data', modules: { inner: 'plain', other: 'missing' } }],
  }),
];

const PATHS = {
  system: [],
  temporary: ['/tmp'],
  inert: [],
  trustedBin: ['/bin'],
  open: [],
  entries: [
    {
      class: 'one',
      why: 'x',
      paths: ['/one'],
      effects: [{ access: ['write', 'append'], effects: ['persist', 'device'] }],
    },
    {
      class: 'two',
      why: 'x',
      paths: ['/two/a'],
      effects: [{ access: ['write'], effects: ['persist', 'configure'] }],
    },
    {
      class: 'two',
      why: 'x',
      paths: ['/two/b'],
      effects: [
        { access: ['write'], effects: ['persist'] },
        { access: ['read'], effects: ['secret-read'] },
      ],
    },
    { class: 'bare', why: 'x', paths: ['/bare'] },
  ],
} as unknown as PathCatalogue;

const TOOLS = {
  tools: [
    {
      names: ['Patch'],
      kind: 'file-edit',
      effects: ['none'],
      fields: [
        { names: ['plain', 'deep/inner'], role: 'data' },
        { names: ['more'], role: 'data' },
      ],
    },
    { names: ['Raw'], kind: 'file-search', effects: ['none'] },
    {
      names: ['Tell'],
      kind: 'message',
      effects: ['remote-write'],
      fields: [{ names: ['url'], role: 'url' }],
    },
    { names: ['Bash'], kind: 'bash', text: ['command'] },
    {
      names: ['Get'],
      kind: 'fetch',
      effects: ['none'],
      fields: [
        { names: ['url'], role: 'url' },
        { names: ['to'], role: 'write' },
      ],
    },
    {
      names: ['Fetch'],
      kind: 'fetch',
      effects: ['none'],
      fields: [
        { names: ['url', 'uri'], role: 'url' },
        { names: ['port', 'deep/inner'], role: 'listen' },
      ],
    },
    {
      names: ['Send'],
      kind: 'message',
      effects: ['remote-write'],
      fields: [{ names: ['run'], role: 'shell' }],
    },
    { names: ['Ask'], kind: 'ask-user', effects: ['none'], fields: [{ names: ['url'], role: 'url' }] },
    { names: ['Mode'], kind: 'mode-change', effects: ['none'], fields: [] },
    { names: ['Spawn'], kind: 'spawn', effects: ['spawn'] },
  ],
  argumentRoles: [
    { names: ['line'], role: 'shell' },
    { names: ['url', 'site', 'deep'], role: 'url' },
    { names: ['path'], role: 'read' },
  ],
} as unknown as ToolRegistry;

const knowledgeOf = (tools: ToolRegistry): Knowledge =>
  compileKnowledge({
    grammars: GRAMMARS,
    paths: PATHS,
    environment: {
      harmless: [],
      safe: [],
      injecting: [{ names: ['X'], prefixes: [], why: 'x', effects: ['disarm'] }],
    } as never,
    hosts: { metadata: [], loopback: [], redirectPrefixes: [] } as never,
    tools,
  });

const powers: PowersOf = powersOf(knowledgeOf(TOOLS));
const inOrder = (effects: Iterable<string>): readonly Effect[] => {
  const set = new Set(effects);
  return ALL_EFFECTS.filter((effect) => set.has(effect));
};

/** Of every command: by what it may be redirected to, started with or handed. */
const COMMON: readonly Effect[] = [
  ...(['none', 'read', 'write', 'append', 'create', 'truncate', 'overwrite', 'network', 'execute'] as const),
  ...(['hidden-execute', 'background', 'shell-state', 'unknown'] as const),
  // Of the catalogues.
  ...(['persist', 'device', 'configure', 'secret-read', 'disarm'] as const),
];
const COMMON_ACCESSES = ['read', 'write', 'append', 'cwd'];

describe('a program', () => {
  const TABLE: readonly (readonly [string, readonly Effect[], readonly string[]])[] = [
    ['bare', [], []],
    ['unheard-of', [], []],
    ['plain', ['delete', 'power', 'move', 'vcs-write'], ['delete', 'move']],
    ['builder', ['run-project'], []],
    ['installer', ['install'], []],
    ['looker', ['list'], ['list']],
    ['host', ['delete', 'power', 'move', 'vcs-write'], ['delete', 'move']],
  ];

  it.each(TABLE)(
    '%s can have the effects and accesses of its grammar, and those of any command',
    (name, effects, accesses) => {
      const found = powers.program(name);
      expect(inOrder(found.effects)).toEqual(inOrder([...COMMON, ...effects]));
      expect([...found.accesses].sort()).toEqual([...COMMON_ACCESSES, ...accesses].sort());
    },
  );

  it('has the options that its grammar lists anywhere, with their effects', () => {
    const options = powers.program('plain').options ?? [];
    for (const option of [
      { names: ['-r', '--remove'], effects: [] },
      { names: ['-p'], effects: ['power'] },
      { names: ['-s'], effects: [] },
    ])
      expect(options).toContainEqual(option);
    expect(powers.program('bare').options).toEqual([]);
    expect(powers.program('unheard-of').options).toBeNull();
    expect(powers.program('host').options).toContainEqual({ names: ['-p'], effects: ['power'] });
  });

  it('is looked at once', () => {
    expect(powers.program('plain')).toBe(powers.program('plain'));
    expect(powers.kind('fetch')).toBe(powers.kind('fetch'));
    const knowledge = knowledgeOf(TOOLS);
    expect(powersOf(knowledge)).toBe(powersOf(knowledge));
  });
});

describe('a kind of tool', () => {
  /** What is written may be there already, and a path may have effects of its own. */
  const OF_PATHS = ['overwrite', 'create', 'persist', 'device', 'configure', 'secret-read'] as const;
  const TABLE: readonly (readonly [string, readonly Effect[], readonly string[]])[] = [
    ['fetch', ['network', 'listen', 'write', 'read', ...OF_PATHS], ['read', 'write']],
    ['message', ['network', 'remote-write'], []],
    ['ask-user', ['network'], []],
    ['mode-change', [], []],
    ['spawn', ['spawn'], []],
    ['mcp', ['network', 'read', 'remote-read', 'remote-write', ...OF_PATHS], ['read']],
    ['unknown', ['network', 'read', 'remote-read', 'remote-write', ...OF_PATHS], ['read']],
    ['file-read', ['network', 'read', ...OF_PATHS], ['read']],
    ['background', [], []],
  ];

  it.each(TABLE)('%s can have the effects and accesses of its tools', (kind, effects, accesses) => {
    const found = powers.kind(kind);
    expect(inOrder(found.effects)).toEqual(inOrder(['none', 'unknown', ...effects]));
    expect([...found.accesses].sort()).toEqual([...accesses].sort());
    expect(found.options).toEqual([]);
  });

  it('may hold shell text where it is a shell, has a field of it, or takes members by name', () => {
    const open = [
      'bash',
      'file-read',
      'file-write',
      'file-edit',
      'file-search',
      'fetch',
      'mcp',
      'message',
      'unknown',
    ];
    expect(TOOL_KINDS.filter((kind) => powers.shellKinds.has(kind)).sort()).toEqual(open.sort());
    const without = powersOf(knowledgeOf({ ...TOOLS, argumentRoles: [{ names: ['url'], role: 'url' }] }));
    expect([...without.shellKinds].sort()).toEqual(['bash', 'message']);
    const { argumentRoles: _, ...none } = TOOLS;
    expect([...powersOf(knowledgeOf(none)).shellKinds].sort()).toEqual(['bash', 'message']);
  });

  it('is one of those that there are', () => {
    expect([...TOOL_KINDS].sort()).toEqual(
      [
        ...['ask-user', 'background', 'bash', 'fetch', 'file-edit', 'file-read', 'file-search', 'file-write'],
        ...['mcp', 'message', 'mode-change', 'spawn', 'unknown'],
      ].sort(),
    );
  });
});

describe('a member of the input of a tool', () => {
  const TABLE: readonly (readonly [string, string, readonly Effect[]])[] = [
    ['fetch', 'url', ['network']],
    ['fetch', 'to', []],
    ['fetch', 'port', []],
    ['fetch', 'site', ['network']],
    ['fetch', 'deep', []],
    ['fetch', 'other', []],
    ['file-edit', 'url', ['network']],
    ['file-edit', 'plain', []],
    ['file-edit', 'deep', []],
    ['file-search', 'url', []],
    ['message', 'url', []],
    ['mcp', 'url', ['network']],
    ['mcp', 'path', []],
    ['mcp', 'other', []],
    ['ask-user', 'url', ['network']],
    ['ask-user', 'site', []],
    ['mode-change', 'url', []],
    ['spawn', 'url', []],
    ['background', 'url', []],
    ['bash', 'url', []],
  ];

  it.each(TABLE)('of %s, called %s, has what every tool of the kind takes it for', (kind, name, effects) => {
    expect(powers.member(kind, name)).toEqual(effects);
  });
});

describe('a use of a path', () => {
  const TABLE = [
    ['one', 'write', ['persist', 'device']],
    ['one', 'append', ['persist', 'device']],
    ['one', 'read', []],
    ['two', 'write', ['persist']],
    ['two', 'read', []],
    ['bare', 'write', []],
    ['none', 'write', []],
  ] as const;

  it.each(TABLE)(
    'of the class %s, to %s it, has what every entry of the class adds',
    (name, access, effects) => {
      expect(powers.uses(name, access)).toEqual(effects);
    },
  );
});
