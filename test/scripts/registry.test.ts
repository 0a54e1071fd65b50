import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notableOptions } from '../../scripts/generate/notable-options.mjs';
import { generateRegistry } from '../../scripts/generate/registry.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('docs/registry.md', () => {
  it('has one row a grammar, by the first program', () => {
    write('a', { programs: ['zed', 'z'], summary: 'Last | <one>.', source: 'zed(1)', effects: ['none'] });
    write('b', {
      programs: ['alpha'],
      summary: 'First.',
      source: 'alpha(1)',
      transparent: true,
      operands: [{ role: 'read', count: 'many' }],
      options: [{ names: ['-o', '--output'], value: 'write' }, { names: ['-q'] }],
      subcommands: {
        one: { effects: ['network'], options: [{ names: ['--now'], effects: ['delete'] }] },
        two: { effects: ['network'], subcommands: { three: { effects: ['list'] } } },
      },
    });
    const [output] = generateRegistry(root);
    expect(output?.path).toBe(join(root, 'docs', 'registry.md'));
    expect(output?.text).toContain('3 programs, 2 grammars, 3 subcommands, 3 options');
    expect(output?.text.split('\n').slice(-3)).toEqual([
      '| `alpha` | First. | none of its own; operands: read; subcommands: network 2, list 1; transparent wrapper | 3 / 3 | delete: `one --now`; write: `--output` | alpha(1) |',
      '| `zed` `z` | Last \\| \\<one>. | none | 0 |  | zed(1) |',
      '',
    ]);
  });

  it('is not made where there are no grammars', () => {
    expect(generateRegistry(root)).toEqual([]);
  });

  it('of this repository is the same each time, stays small and is a table', () => {
    const text = generateRegistry(repository)[0]?.text as string;
    expect(generateRegistry(repository)[0]?.text).toBe(text);
    expect(Buffer.byteLength(text)).toBeLessThan(200_000);
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.length).toBeGreaterThan(400);
    for (const row of rows) expect(row.split(/(?<!\\)\|/)).toHaveLength(8);
  });
});

describe('notableOptions', () => {
  it('leaves out what the program or its operands do anyway', () => {
    const grammar = {
      effects: ['network'],
      operands: [{ role: 'write' }],
      options: [
        { names: ['-a'], value: 'write' },
        { names: ['-b'], effects: ['network'] },
        { names: ['-c'], value: 'data' },
        { names: ['-d'], value: 'write', more: ['shell'], effects: ['network', 'secret-read'] },
      ],
    };
    expect(notableOptions(grammar)).toBe('secret-read: `-d`; shell: `-d`');
  });

  it('counts roles by key, and variants as what the options do that choose them', () => {
    const grammar = {
      operands: [{ role: 'list' }],
      options: [
        { names: ['-c'], value: 'data', keyed: { keys: { pager: 'shell', name: 'data', '*': 'refuse' } } },
        {
          names: ['-r'],
          value: 'data',
          keyed: { keys: { text: 'data' }, unlisted: [], otherwise: 'execute' },
        },
        { names: ['-x', '--delete'] },
      ],
      variants: [{ when: { any: ['-x'] }, operands: [{ role: 'delete-tree' }] }],
    };
    expect(notableOptions(grammar)).toBe('delete-tree: `--delete`; execute: `-r`; shell: `-c`');
  });

  it('cuts a long list', () => {
    const options = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ names: [`-${name}`], value: 'write' }));
    expect(notableOptions({ options })).toBe('write: `-a` `-b` `-c` `-d` and 2 more');
  });
});

function write(name: string, grammar: unknown): void {
  const file = join(root, 'packs', 'commands', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(grammar));
}
