import { describe, expect, it } from 'vitest';
import { type Entry, findEntry, grammarFiles } from '../../src/cli/registry-find.js';
import { renderEntry } from '../../src/cli/registry-text.js';
import { createPaint } from '../../src/cli/render.js';
import type { CommandGrammar } from '../../src/generated/types.js';
import { nearNames } from '../../src/policy/near-names.js';
import { jsonLines, runCli } from './run-cli.js';

const said = async (...argv: string[]): Promise<string> => {
  const ran = await runCli(['registry', ...argv]);
  expect(ran.err).toBe('');
  expect(ran.code).toBe(0);
  return ran.out;
};

const data = async (...argv: string[]): Promise<Record<string, unknown>> =>
  jsonLines((await runCli(['registry', '--json', ...argv])).out)[0] as Record<string, unknown>;

describe('portcullis registry', () => {
  it('lists every program once, in order, with the counts', async () => {
    const lines = (await said()).split('\n');
    const names = lines.slice(0, lines.indexOf('')).map((line) => line.split(' ')[0] as string);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(
      grammarFiles()
        .flatMap(({ grammar }) => grammar.programs)
        .sort(),
    );
    expect(lines.find((line) => line.startsWith('sort '))).toMatch(/^sort +Sorts lines\.$/);
    expect(lines.find((line) => line.startsWith('gsort '))).toMatch(/^gsort +as sort: Sorts lines\.$/);
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.join(' ')).toContain(`${names.length} programs in ${grammarFiles().length} grammars`);
    const list = await data();
    expect(list.counts).toMatchObject({ programs: names.length, grammars: grammarFiles().length });
  });

  it('shows source, effects, operands and options of a program', async () => {
    const out = await said('sort');
    expect(out).toMatch(/^sort\nSorts lines\.\n/);
    expect(out).toMatch(/\nsource +GNU coreutils/);
    expect(out).toMatch(/\nfile +packs\/commands\/sort\.json\n/);
    expect(out).toMatch(/\neffects +none; by its operands read\n/);
    expect(out).toMatch(/\noperands +read \(any number\)\n/);
    expect(out).toMatch(/\n {2}-o, --output +value write\n/);
    expect(out).toMatch(/\n {2}--files0-from +value refuse: makes the command unknown; /);
    expect(out).toMatch(/\nunknown +with --files0-from; with an option that is not listed/);
    expect(out).toContain('--check[=]');
    expect(out).toContain('-b|--ignore-leading-blanks');
  });

  it('shows variants and the options that choose them', async () => {
    const out = await said('find');
    expect(out).toMatch(/\n {2}with -delete: +operands delete-below \(any number; default \.\)\n/);
    expect(out).toMatch(/\n {2}-exec, -ok +value command; up to ";" or "\{\} \+"\n/);
    expect(out).not.toMatch(/without value or effect[^\n]*\n[^\n]*-delete/);
  });

  it('says under which name the grammar of an alias stands', async () => {
    const out = await said('gdate');
    expect(out).toContain('gdate is read by the grammar of date.');
    expect(out).toMatch(/\noutput +word where an argument begins with "\+%"/);
    expect(out).toMatch(/\nunknown +with some operands, by their key;/);
    expect(await said('date')).not.toContain('is read by');
  });

  it('says that a wrapper is transparent', async () => {
    expect(await said('timeout')).toMatch(/\nwrapper +transparent: it is decided as the command/);
    expect(await said('timeout')).toMatch(/\neffects +none of its own; runs what its operands say\n/);
    expect(await said('sort')).not.toContain('\nwrapper');
  });

  it('lists subcommands, and shows one of them, also by another name', async () => {
    expect(await said('git')).toMatch(/\n {2}commit +\[vcs-write.*\] .*\(\d+ options\)\n/);
    const out = await said('npm', 'clean-install');
    expect(out).toMatch(/^npm clean-install\n/);
    expect(out).toContain('npm clean-install is read by the grammar of npm ci.');
    expect(out).toMatch(/\noptions of npm that do, name or need something/);
    expect(await said('git', 'remote', 'add')).toMatch(/\n {2}-f, --fetch +effects network\n/);
  });

  it('prints the grammar as it is applied as data', async () => {
    const whole = await data('sort');
    expect(whole).toMatchObject({ known: true, name: ['sort'], file: 'packs/commands/sort.json' });
    const npm = (await data('npm')).grammar as CommandGrammar;
    const ci = (await data('npm', 'ci')).grammar as CommandGrammar;
    expect(ci.source).toBe(npm.source);
    expect(ci.options?.slice(-(npm.options as unknown[]).length)).toEqual(npm.options);
    expect(await data('npm', 'ci', '--format', 'json')).toEqual(await data('npm', 'ci'));
  });

  it('ends with 1 where nothing is known, with names that are near', async () => {
    const program = await runCli(['registry', 'gti']);
    expect(program.code).toBe(1);
    expect(program.out).toContain('Nothing is known of "gti": its effects are unknown');
    expect(program.out).toContain('every call of it is reviewed');
    expect(program.out).toMatch(/\nDid you mean git\b/);
    const subcommand = await runCli(['registry', 'git', 'comit']);
    expect(subcommand.code).toBe(1);
    expect(subcommand.out).toMatch(/^git has no subcommand "comit": .*\nDid you mean commit/s);
    expect((await runCli(['registry', 'ls', 'x'])).out).toContain('the word is read as an operand');
    expect(await data('gti')).toMatchObject({ known: false, missing: 'program', called: ['gti'] });
    expect(await data('git', 'comit')).toMatchObject({ known: false, missing: 'subcommand' });
  });

  it.each(['__proto__', 'constructor', '', '\u001b[2J', 'x'.repeat(100_000)])(
    'knows no program %#',
    async (name) => {
      const ran = await runCli(['registry', name]);
      expect(ran.code).toBe(1);
      expect(ran.out).not.toContain('\u001b');
      expect(ran.out.length).toBeLessThan(500);
      expect((await runCli(['registry', 'git', name])).code).toBe(1);
    },
  );

  it('refuses an option that it does not have', async () => {
    expect((await runCli(['registry', '--frob'])).code).toBe(2);
  });
});

describe('a page', () => {
  const page = { width: 60, paint: createPaint({}, {}) };
  const programs = grammarFiles().map(({ grammar }) => grammar.programs[0] as string);

  it('fits its width, save for words that are longer', () => {
    const tooLong = programs.flatMap((program) =>
      renderEntry(findEntry([program]) as Entry, page)
        .split('\n')
        .filter((line) => line.length > page.width && /\S\s+\S/.test(line.slice(13).trim())),
    );
    expect(tooLong).toEqual([]);
  });

  it('names every option of every program and subcommand', () => {
    const check = (path: readonly string[]): void => {
      const entry = findEntry(path) as Entry;
      const words = new Set(renderEntry(entry, page).split(/[\s,|]+|\[=\]|=(?=,|\s)/));
      const missing = (entry.own.options ?? [])
        .flatMap(({ names }) => names)
        .filter((name) => !words.has(name));
      expect([path, missing]).toEqual([path, []]);
      for (const name of Object.keys(entry.own.subcommands ?? {})) check([...path, name]);
    };
    for (const program of programs) check([program]);
  });
});

describe('nearNames', () => {
  it.each([
    ['gti', ['git', 'gh', 'tar'], ['git']],
    ['pyth', ['python', 'perl'], ['python']],
    ['git', ['rg', 'gist'], ['gist']],
    ['x', ['a', 'bc'], []],
  ])('%s', (name, names, near) => {
    expect(nearNames(name, names)).toEqual(near);
  });

  it('gives the nearest first and not more than asked for', () => {
    expect(nearNames('abcdef', ['abcxyf', 'abcdxf', 'abcde'], 2)).toEqual(['abcde', 'abcdxf']);
  });
});
