import { describe, expect, it } from 'vitest';
import { LONGEST_PATH, type Resolution, resolveWord } from '../../../src/commands/paths/resolve.js';
import { placeOf } from '../../../src/commands/paths/workspace.js';
import { literalWord, pathWord } from '../../../src/commands/words.js';
import { cpuTime } from '../../support/cpu-time.js';
import type { Facts } from '../../support/decisions.js';

const resolve = (
  text: string,
  options: {
    readonly context?: Facts;
    readonly cwd?: string;
    readonly made?: ReadonlyMap<string, string | null>;
  } = {},
): Resolution =>
  resolveWord(text.startsWith('~') ? pathWord(text) : literalWord(text), {
    place: placeOf(options.context ?? {}),
    cwds: [options.cwd ?? '/w'],
    shell: [options.cwd ?? '/w'],
    made: options.made ?? new Map(),
  });
const paths = (...given: Parameters<typeof resolve>): readonly string[] =>
  resolve(...given).readings.map(({ path }) => path);

describe('links', () => {
  const links = { '/w/a': 'b/c', '/w/b': '/t', '/t/c': '../u/', '/loop': 'loop', '/w/root': '/' };
  it.each<[string, readonly string[]]>([
    ['a', ['/w/a', '/u']],
    ['a/x', ['/w/a/x', '/u/x']],
    ['a/../x', ['/w/x', '/x']],
    ['b/x', ['/w/b/x', '/t/x']],
    ['root/etc', ['/w/root/etc', '/etc']],
    ['root', ['/w/root', '/']],
    ['root/..', ['/w', '/']],
    ['d/../a/x', ['/w/a/x', '/u/x']],
    ['/../../x', ['/x']],
    ['/proc/self/root/etc', ['/etc']],
    ['/proc/1/cwd/x', ['/w/x']],
    ['/proc/self/cwd/a/x', ['/w/a/x', '/u/x']],
    ['/proc/self/root', ['/']],
    ['/', ['/']],
    ['..', ['/']],
    ['.', ['/w']],
  ])('%s is %j', (text, expected) => {
    expect(paths(text, { context: { links } })).toEqual(expected);
  });

  it('in a circle lead nowhere that is known', () => {
    const found = resolve('/loop/x', { context: { links } });
    expect(found.readings.map(({ path }) => path)).toEqual(['/loop/x']);
    expect(found.unknown).not.toBeNull();
  });

  it('that the call made without a known target lead anywhere', () => {
    expect(resolve('l/x', { made: new Map([['/w/l', null]]) }).unknown).not.toBeNull();
  });

  it('are looked up as the file system takes case', () => {
    const context: Facts = { links: { '/W/A': '/T' }, workspace: { caseFolding: true } };
    expect(paths('/w/a/X', { context })).toEqual(['/w/a/x', '/t/x']);
  });
});

describe('below a home directory that is not known', () => {
  it.each([
    ['~', '.ssh/id', '~/.ssh/id'],
    ['~/.ssh', 'id', '~/.ssh/id'],
    ['~/.ssh', '../x', '~/x'],
    ['~', '..', '~above'],
    ['~above', 'x', '~above'],
    ['~', '/etc', '/etc'],
  ])('from %s, %s is %s', (cwd, text, expected) => {
    expect(paths(text, { cwd })).toEqual([expected]);
  });
});

describe('length', () => {
  const context: Facts = { links: { '/x': '/y' } };
  const long = (length: number): string => 'a/'.repeat(length / 2);
  it('of a path that is as long as one can be', () => {
    expect(resolve(`/${long(LONGEST_PATH - 2)}b`, { context }).unknown).toBeNull();
  });
  it.each([
    ['itself', `/${long(LONGEST_PATH)}b`],
    ['with its directory', long(LONGEST_PATH)],
    ['of many segments that lead back', 'a/../'.repeat(40_000)],
    ['below the home directory', `~/${long(LONGEST_PATH)}`],
  ])('over that, nothing is known: %s', (_, text) => {
    const started = cpuTime();
    for (const given of [context, {}]) {
      const found = resolve(text, { context: given });
      expect(found.readings).toEqual([]);
      expect(found.unknown).not.toBeNull();
    }
    expect(cpuTime() - started).toBeLessThan(1_000);
  });
  it('of a link that makes the path longer than that', () => {
    const links = { '/x': `/${long(LONGEST_PATH - 10)}` };
    expect(resolve('/x/0123456789/0123456789', { context: { links } }).unknown).not.toBeNull();
  });
});
