import { afterAll, describe, expect, it } from 'vitest';
import { oracleForTests } from './available.js';
import type { Run } from './oracle.js';

const made = await oracleForTests();
const argvs = ({ ran }: Run): string[] => ran.map(({ argv }) => argv.join(' ')).sort();

describe.skipIf(!made.available)('the oracle', () => {
  const oracle = made.available ? made.oracle : undefined;
  const run = (...how: Parameters<NonNullable<typeof oracle>['run']>): Promise<Run> =>
    oracle === undefined ? Promise.reject(new Error('skipped')) : oracle.run(...how);
  afterAll(() => oracle?.close());

  it('records every argument exactly, in every mode', async () => {
    for (const mode of ['option', 'file', 'input'] as const) {
      const { ran, killed } = await run("c1 'a b' '' $'\\x01\\n' é", { mode });
      expect({ argvs: ran.map(({ argv }) => argv), killed }).toEqual({
        argvs: [['c1', 'a b', '', '\x01\n', '\xc3\xa9']],
        killed: false,
      });
    }
  });

  it('tries several outcomes of a command', async () => {
    expect(argvs(await run('if c1; then c2; else c3; fi'))).toEqual(['c1', 'c2', 'c3']);
    expect(argvs(await run('c1 $(c2)'))).toEqual(['c1', 'c1 x', 'c1 y z', 'c2']);
  });

  it('sees builtins, functions, paths, substitutions, the background', async () => {
    const text = 'echo a; f() { c1 "$@"; }; f 1 2; ./p x; c2 <(c3) & c4 > >(c5); wait';
    const expected = ['./p x', 'c1 1 2', 'c2 /dev/fd/63', 'c3', 'c4', 'c5', 'echo a', 'f 1 2', 'wait'];
    expect(argvs(await run(text, { outcomes: [0] }))).toEqual(expected);
  });

  it('names the files that redirections made or wrote to', async () => {
    expect((await run('c1 > o1; > /tmp/o2; c2 < f; echo b >> g')).files).toEqual([
      '/tmp/o2',
      '/w/g',
      '/w/o1',
    ]);
  });

  it('says whether bash can parse a text', async () => {
    expect((await run('if a; then b; fi', { mode: 'syntax', outcomes: [0] })).ok).toBe(true);
    expect((await run('if a; fi', { mode: 'syntax', outcomes: [0] })).ok).toBe(false);
  });

  it('ends what does not end', async () => {
    const { killed } = await run('while :; do :; done', { outcomes: [0], milliseconds: 200 });
    expect(killed).toBe(true);
    await run('f() { f | f & }; f; c1', { outcomes: [0], milliseconds: 200 });
    expect((await run('while :; do :; done &', { outcomes: [0], milliseconds: 200 })).killed).toBe(true);
    expect(argvs(await run('c1 after'))).toEqual(['c1 after']);
  });

  it('is a jail: no program, no network, no file of ours, no way out', async () => {
    const text =
      'for p in /*; do echo "$p"; done; for p in /bin/* /usr/* /etc/* /proc/*; do [ -e "$p" ] && c1 "$p"; done;' +
      ' exec 3<>/dev/tcp/127.0.0.1/22 && c2; > /dev/x && c3; kill -9 -1; cd /..; echo "$PWD"';
    const ran = argvs(await run(text, { outcomes: [0] }));
    expect(ran.filter((argv) => /^c\d/.test(argv))).toEqual([]);
    expect(ran.filter((argv) => argv.startsWith('echo'))).toEqual([
      'echo /',
      'echo /dev',
      'echo /tmp',
      'echo /w',
    ]);
  });
});
