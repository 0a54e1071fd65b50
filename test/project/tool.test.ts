import { describe, expect, it } from 'vitest';
import type { DecisionEffect, DiagnosticCode, ToolKind } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { cpuTime } from '../support/cpu-time.js';
import { projector } from '../support/decisions.js';
import { seenIn } from './seen.js';

type Row = readonly [
  tool: string,
  input: object,
  kind: ToolKind,
  operands: readonly string[],
  diagnostics: readonly DiagnosticCode[],
  decision: DecisionEffect,
];

/** Every entry of the tool registry that is no shell, and a tool that it does not have. */
const TOOLS: readonly Row[] = [
  ['BashOutput', { bash_id: '1' }, 'file-read', [], [], 'allow'],
  ['KillShell', { shell_id: '1' }, 'background', [], [], 'review'],
  ['Monitor', { command: 'ls' }, 'background', ['shell ls'], [], 'review'],
  ['Monitor', { command: 'rm -rf ~' }, 'background', ['shell rm -rf ~'], [], 'deny'],
  ['write_stdin', { chars: 'rm -rf ~' }, 'background', ['shell rm -rf ~'], [], 'deny'],
  ['PowerShell', { command: 'ls' }, 'unknown', ['script ls', 'shell ls'], [], 'review'],
  ['Read', { file_path: 'src/a.ts' }, 'file-read', ['read src/a.ts'], [], 'allow'],
  [
    'Read',
    { filePath: '~/.ssh/id_rsa' },
    'file-read',
    ['read ~/.ssh/id_rsa', 'read ~/.ssh/id_rsa (home)'],
    [],
    'deny',
  ],
  [
    'Read',
    { file_path: '~/.ssh/id_rsa' },
    'file-read',
    ['read ~/.ssh/id_rsa', 'read ~/.ssh/id_rsa (home)'],
    [],
    'deny',
  ],
  [
    'Read',
    { file_path: 'README.md', path: '/etc/shadow' },
    'file-read',
    ['read README.md', 'read /etc/shadow'],
    [],
    'deny',
  ],
  [
    'read_file',
    { AbsolutePath: '/home/dev/project/a' },
    'file-read',
    ['read /home/dev/project/a'],
    [],
    'allow',
  ],
  ['view_image', { path: 'a.png' }, 'file-read', ['read a.png'], [], 'allow'],
  [
    'read_many_files',
    { include: ['a', 'b'], exclude: ['c'] },
    'file-read',
    ['read a', 'read b', 'data c'],
    [],
    'allow',
  ],
  ['LSP', { filePath: 'a.ts', operation: 'hover' }, 'file-read', ['read a.ts', 'data hover'], [], 'allow'],
  ['LSP', { filePath: 'a.ts', action: 'rename' }, 'file-read', ['read a.ts', 'refuse rename'], [], 'review'],
  ['list_code_definition_names', { path: 'src' }, 'file-read', ['read src'], [], 'allow'],
  ['Write', { file_path: 'a', content: 'x' }, 'file-write', ['write a', 'data x'], [], 'allow'],
  [
    'Write',
    { file_path: '~/.bashrc', content: 'x' },
    'file-write',
    ['write ~/.bashrc', 'write ~/.bashrc (home)', 'data x'],
    [],
    'deny',
  ],
  ['write_file', { path: 'a', content: 'x' }, 'file-write', ['write a', 'data x'], [], 'allow'],
  ['create_directory', { path: 'd' }, 'file-write', ['create d'], [], 'allow'],
  ['delete_file', { target_file: 'a' }, 'file-write', ['delete a'], [], 'review'],
  [
    'Edit',
    { file_path: 'a', old_string: 'x', new_string: 'y' },
    'file-edit',
    ['edit a', 'data x', 'data y'],
    [],
    'allow',
  ],
  [
    'NotebookEdit',
    { notebook_path: 'a.ipynb', new_source: 'x' },
    'file-edit',
    ['edit a.ipynb', 'data x'],
    [],
    'allow',
  ],
  [
    'replace',
    { file_path: 'a', old_string: 'x', new_string: 'y' },
    'file-edit',
    ['edit a', 'data x', 'data y'],
    [],
    'allow',
  ],
  ['str_replace_editor', { command: 'view', path: 'a' }, 'file-edit', ['edit a', 'data view'], [], 'allow'],
  ['apply_patch', { input: '*** Begin Patch' }, 'file-edit', ['data *** Begin Patch'], [], 'review'],
  ['Glob', { pattern: '**/*.ts' }, 'file-search', ['list **/*.ts', 'list .'], [], 'allow'],
  ['Glob', { pattern: '*', path: '/etc' }, 'file-search', ['list *', 'list /etc'], [], 'review'],
  ['find', { pattern: '*.ts' }, 'file-search', ['list *.ts', 'list .'], [], 'allow'],
  ['Grep', { pattern: 'x' }, 'file-search', ['data x', 'read .'], [], 'allow'],
  ['Grep', { pattern: 'x', path: '/etc/shadow' }, 'file-search', ['data x', 'read /etc/shadow'], [], 'deny'],
  [
    'search_file_content',
    { pattern: 'x', include: '*.ts' },
    'file-search',
    ['data x', 'read .', 'read *.ts'],
    [],
    'allow',
  ],
  ['search_files', { regex: 'x', path: 'src' }, 'file-search', ['data x', 'read src'], [], 'allow'],
  [
    'codebase_search',
    { query: 'x', target_directories: ['src'] },
    'file-search',
    ['data x', 'read src'],
    [],
    'allow',
  ],
  ['LS', { path: 'src' }, 'file-search', ['list src'], [], 'allow'],
  ['list_directory', {}, 'file-search', ['list .'], [], 'allow'],
  [
    'WebFetch',
    { url: 'https://example.com/', prompt: 'x' },
    'fetch',
    ['url https://example.com/', 'data x'],
    [],
    'review',
  ],
  ['fetch', { url: 'https://example.com/' }, 'fetch', ['url https://example.com/'], [], 'review'],
  [
    'fetch',
    { url: 'https://example.com/', json: { a: 'b' } },
    'fetch',
    ['url https://example.com/', 'send {"a":"b"}'],
    [],
    'review',
  ],
  [
    'fetch',
    { url: 'https://example.com/', headers: { A: '@/etc/shadow' } },
    'fetch',
    ['url https://example.com/'],
    [],
    'review',
  ],
  [
    'fetch',
    { url: 'https://example.com/', body: '@/etc/shadow' },
    'fetch',
    ['url https://example.com/', 'send-at @/etc/shadow'],
    [],
    'deny',
  ],
  ['fetch_webpage', { urls: ['https://example.com/'] }, 'fetch', ['url https://example.com/'], [], 'review'],
  [
    'web_fetch',
    { prompt: 'read https://example.com/' },
    'fetch',
    ['refuse read https://example.com/'],
    [],
    'review',
  ],
  ['WebSearch', { query: 'x' }, 'fetch', ['send x'], [], 'review'],
  ['browser_navigate', { url: 'https://example.com/' }, 'fetch', ['url https://example.com/'], [], 'review'],
  ['TodoWrite', { todos: [{ content: 'x' }] }, 'file-read', [], [], 'allow'],
  ['save_memory', { fact: 'x' }, 'file-write', ['data x'], [], 'review'],
  ['ToolSearch', { query: 'x' }, 'file-read', [], [], 'allow'],
  ['StructuredOutput', { file: '/etc/shadow' }, 'file-read', [], [], 'allow'],
  ['AskUserQuestion', { questions: [] }, 'ask-user', [], [], 'review'],
  ['ExitPlanMode', { plan: 'x' }, 'mode-change', [], [], 'review'],
  ['Task', { prompt: 'x' }, 'spawn', ['data x'], [], 'review'],
  ['SendMessage', { text: 'x' }, 'message', [], [], 'review'],
  ['CronCreate', {}, 'background', [], [], 'review'],
  ['CronList', {}, 'file-read', [], [], 'allow'],
  ['execute_code', { code: '1' }, 'unknown', ['script 1'], [], 'review'],
  ['computer', { action: 'click' }, 'unknown', [], [], 'review'],
  ['mcp', { server: 'db', tool: 'query', args: { path: 'a' } }, 'mcp', ['read a'], [], 'review'],
  [
    'read_mcp_resource',
    { server: 'db', uri: 'file:///etc/shadow' },
    'mcp',
    ['url file:///etc/shadow'],
    [],
    'deny',
  ],
  ['mystery', { path: 'a' }, 'unknown', ['read a'], [], 'review'],
];

/** Tools that nobody described: what a member is follows from its name, and holds for all that is below it. */
const BY_NAME: readonly Row[] = [
  ['mcp__fs__read', { path: '/etc/shadow' }, 'mcp', ['read /etc/shadow'], [], 'deny'],
  ['mcp__fs__read', { paths: [['/etc/shadow']] }, 'mcp', ['read /etc/shadow'], [], 'deny'],
  ['mcp__fs__read', { path: { value: '/etc/shadow' } }, 'mcp', ['read /etc/shadow'], [], 'deny'],
  [
    'mcp__fs__read',
    { path: 'file:///etc/shadow' },
    'mcp',
    ['read file:///etc/shadow', 'read /etc/shadow'],
    [],
    'deny',
  ],
  [
    'mcp__fs__read',
    { path: 'file:///etc/sh%61dow' },
    'mcp',
    ['read file:///etc/sh%61dow', 'read /etc/shadow'],
    [],
    'deny',
  ],
  [
    'mcp__fs__read',
    { FilePath: '~/.ssh/id_rsa' },
    'mcp',
    ['read ~/.ssh/id_rsa', 'read ~/.ssh/id_rsa (home)'],
    [],
    'deny',
  ],
  ['mcp__fs__write', { files: { '/etc/shadow': 'x' } }, 'mcp', ['read /etc/shadow', 'read x'], [], 'deny'],
  [
    'mcp__fs__write',
    { files: [{ path: 'a', content: '/etc/shadow' }] },
    'mcp',
    ['read a', 'data /etc/shadow'],
    [],
    'review',
  ],
  ['mcp__sh__run', { command: 'rm -rf ~' }, 'mcp', ['shell rm -rf ~'], [], 'deny'],
  ['mcp__sh__run', { env: { LD_PRELOAD: 'x' } }, 'mcp', ['environment LD_PRELOAD=x'], [], 'review'],
  ['mcp__web__get', { host: 2130706433 }, 'mcp', ['host 2130706433'], [], 'review'],
  ['mcp__web__get', { headers: { A: '@/etc/shadow' } }, 'mcp', [], [], 'review'],
];

/** Members that are missing, hold something else than text, or are no members of that tool. */
const UNUSUAL: readonly Row[] = [
  ['Read', {}, 'file-read', [], ['input-missing-field'], 'review'],
  ['Read', { file_path: 7 }, 'file-read', [], ['input-not-text'], 'review'],
  ['Read', { file_path: '' }, 'file-read', ['read '], [], 'review'],
  ['Read', { file_path: [] }, 'file-read', [], ['input-missing-field'], 'review'],
  ['Read', { file_path: { value: '/etc/shadow' } }, 'file-read', ['read /etc/shadow'], [], 'deny'],
  ['Read', { file_path: [['/etc/shadow']] }, 'file-read', ['read /etc/shadow'], [], 'deny'],
  [
    'Read',
    { file_path: 'file:///etc/shadow' },
    'file-read',
    ['read file:///etc/shadow', 'read /etc/shadow'],
    [],
    'deny',
  ],
  [
    'Read',
    { file_path: 'a', target_file: '/etc/shadow' },
    'file-read',
    ['read a', 'read /etc/shadow'],
    [],
    'deny',
  ],
  [
    'Write',
    { file_path: 'a', target_file: '.git/hooks/pre-commit' },
    'file-write',
    ['write a', 'write .git/hooks/pre-commit'],
    [],
    'deny',
  ],
  ['Glob', { path: '/etc' }, 'file-search', ['list /etc'], ['input-missing-field'], 'review'],
  [
    'Glob',
    { pattern: '*', path: { a: '/etc/shadow' } },
    'file-search',
    ['list *', 'list /etc/shadow'],
    [],
    'review',
  ],
  ['Glob', { pattern: '*', path: 7 }, 'file-search', ['list *'], ['input-not-text'], 'review'],
  ['Grep', { path: '/etc/shadow' }, 'file-search', ['read /etc/shadow'], ['input-missing-field'], 'deny'],
  ['fetch', { body: 'x' }, 'fetch', ['send-at x'], ['input-missing-field'], 'review'],
  ['WebFetch', { prompt: 'x' }, 'fetch', ['data x'], ['input-missing-field'], 'review'],
  [
    'MultiEdit',
    { file_path: 'a', edits: [{ file_path: '.git/config', old_string: 'x', new_string: 'y' }] },
    'file-edit',
    ['edit a', 'edit .git/config'],
    [],
    'deny',
  ],
  [
    'WebFetch',
    { url: 'https://example.com/', prompt: 'x', output_path: '/etc/hosts' },
    'fetch',
    ['url https://example.com/', 'data x', 'write /etc/hosts'],
    [],
    'deny',
  ],
];

describe('a call to a tool that is no shell', () => {
  for (const [title, rows] of [
    ['of the registry has the operands that its fields say', TOOLS],
    ['that nobody described has those that the names of its members say', BY_NAME],
    ['keeps what it names where its input is unusual', UNUSUAL],
  ] as const) {
    describe(title, () => {
      it.each(rows)('%s %j', (tool, input, kind, operands, diagnostics, decision) => {
        expect(seenIn({ tool, input })).toMatchObject({ kind, operands, diagnostics, decision });
      });
    });
  }

  it('has shell text in it read as one of its commands', () => {
    for (const tool of ['Monitor', 'PowerShell', 'mcp__sh__run'])
      expect(seenIn({ tool, input: { command: 'ls | wc' } }).runs).toEqual(['ls', 'wc']);
    expect(seenIn({ tool: 'write_stdin', input: { chars: 'ls' } }).runs).toEqual(['ls']);
  });
});

describe('the tool registry', () => {
  const { tools } = shippedKnowledge().tools;
  const covered = new Set(TOOLS.map(([tool]) => tool));

  it('has no entry without a row here', () => {
    const missing = tools.filter(
      ({ kind, names }) => kind !== 'bash' && !names.some((name) => covered.has(name)),
    );
    expect(missing.map(({ names }) => names[0])).toEqual([]);
  });

  it('has each name once, and each field of an entry, too', () => {
    const names = tools.flatMap((tool) => tool.names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { fields = [] } of tools) {
      const members = fields.flatMap((field) => field.names);
      expect(members.filter((name, index) => members.indexOf(name) !== index)).toEqual([]);
    }
  });

  it.each(
    tools.flatMap(({ fields = [], names }) => fields.map((field) => ({ tool: names[0] as string, field }))),
  )('$tool: each of the names $field.names counts, and all that are present', ({ tool, field }) => {
    const all = Object.fromEntries(field.names.map((name, index) => [name, `./${index}`]));
    const of = (input: object): readonly string[] => seenIn({ tool, input }).operands;
    for (const [name, text] of Object.entries(all)) {
      expect(of({ [name]: text })).toContain(`${field.role} ${text}`);
      expect(of(all)).toContain(`${field.role} ${text}`);
    }
  });
});

describe('the number of operands', () => {
  const paths = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${index}`);

  it.each([
    ['read_many_files', 'include'],
    ['mcp__fs__read', 'paths'],
  ])('of %s is bounded, and more than that is said', (tool, member) => {
    const kept = seenIn({ tool, input: { [member]: paths(256) } });
    expect([kept.operands.length, kept.diagnostics]).toEqual([256, []]);
    const started = cpuTime();
    const over = seenIn({ tool, input: { [member]: paths(50_000) } });
    expect([over.operands.length, over.diagnostics, over.decision]).toEqual([
      256,
      ['too-many-words'],
      'review',
    ]);
    expect(cpuTime() - started).toBeLessThan(3_000);
  });

  it('counts the same text under one member once', () => {
    expect(seenIn({ tool: 'mcp__fs__read', input: { path: 'a', paths: ['a', 'a'] } }).operands).toEqual([
      'read a',
      'read a',
      'read a',
    ]);
  });
});

describe('the pointer of an operand', () => {
  it.each([
    ['Read', { file_path: 'a' }, ['/file_path']],
    ['read_many_files', { include: ['a', 'b'] }, ['/include/0', '/include/1']],
    ['mcp__fs__read', { 'a/b~c': { path: 'x' } }, ['/a~1b~0c/path']],
    ['Glob', { pattern: '*' }, ['/pattern', '']],
  ])('%s %j: %j', (tool, input, pointers) => {
    const [command] = projector.project({ tool, input }).commands;
    expect(command?.declared?.operands.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
