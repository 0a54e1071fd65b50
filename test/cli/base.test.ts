/** `--base`: the packs of the working tree against those of a revision. */

import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { PolicyDiff } from '../../src/analysis/diff.js';
import { allowRule, denyRule, packOf, repository } from './repository.js';
import { jsonLines, runCli } from './run-cli.js';

const { root, write, remove, commit, git } = repository();
const PUSH = allowRule('push', 'git', 'push');
const NO_MORE = denyRule('no-more', 'frobnicate');

const diff = (...more: readonly string[]) => runCli(['diff', '--base', 'HEAD', ...more]);
const changes = async (...more: readonly string[]): Promise<string[]> => {
  const { out, err } = await diff('--format', 'json', ...more);
  expect(err).toBe('');
  const found = JSON.parse(out) as PolicyDiff;
  return found.changes.map(({ kind, rule, cause }) => `${kind} ${rule} ${cause}`);
};

describe('portcullis diff --base', () => {
  it('proves that nothing changed where nothing did', async () => {
    write('team.json', packOf('team', PUSH));
    commit();
    const { code, out } = await diff('team.json');
    expect(code).toBe(0);
    expect(out).toContain('newly allowed: nothing, in any call, context and posture');
  });

  it('fails for a rule that was added to a pack', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    write('team.json', packOf('team', NO_MORE, PUSH));
    const { code, out } = await diff('team.json');
    expect(code).toBe(1);
    expect(out).toContain('team/push added: `git push` was review, is allow');
  });

  it('takes a file that the revision has not for a new pack', async () => {
    write('other.json', packOf('other', NO_MORE));
    commit();
    write('team.json', packOf('team', PUSH));
    expect(await changes('team.json')).toEqual(['newly-allowed team/push added']);
  });

  it('takes a file that is gone for a removed pack', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    remove('team.json');
    expect(await changes('team.json')).toEqual(['newly-reviewed team/no-more removed']);
  });

  it('refuses a file that neither has', async () => {
    write('team.json', packOf('team'));
    commit();
    const ran = await diff('nowhere.json');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('nowhere.json: unreadable');
  });

  it('does not see what is staged or committed later: the working tree counts', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    write('team.json', packOf('team', NO_MORE, PUSH));
    git('add', '--all');
    expect((await diff('team.json')).code).toBe(1);
    commit();
    expect((await runCli(['diff', '--base', 'HEAD~1', 'team.json'])).code).toBe(1);
    expect((await diff('team.json')).code).toBe(0);
  });

  it('reads a pack below the working directory and above it', async () => {
    write('policy/team.json', packOf('team', PUSH));
    write('policy/deep/more.json', packOf('more', NO_MORE));
    commit();
    process.chdir('policy/deep');
    expect((await diff('../team.json', 'more.json')).code).toBe(0);
  });

  it.each([
    'a b.json',
    'ä.json',
    './-x.json',
    '[a]*.json',
    'a"\'$x.json',
    'a\nb.json',
    ':(glob)x.json',
    'a:b.json',
  ])('finds the file %j at the revision', async (file) => {
    write(file, packOf('team', PUSH));
    commit();
    expect((await diff(file)).code).toBe(0);
  });

  it('counts what does not load at the revision as absent, and says so', async () => {
    write('team.json', '{ "version": 1,');
    commit();
    write('team.json', packOf('team', PUSH));
    const { code, out, err } = await diff('team.json');
    expect(code).toBe(1);
    expect(err).toContain('base-does-not-load: At HEAD: The file is not JSON');
    expect(out).toContain('team/push added');
  });

  it('warns where a deny became a review', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    write('team.json', packOf('team', denyRule('other', 'other')));
    const { code, out } = await diff('team.json', '--format', 'annotations');
    expect(code).toBe(0);
    expect(out).toContain(
      '::warning file=team.json,title=portcullis newly-reviewed team/no-more::`frobnicate',
    );
    expect(out).toContain(
      '::notice file=team.json,line=5,endLine=23,title=portcullis newly-denied team/other::',
    );
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown revision', 'nope', 'There is no commit nope in '],
    ['a revision of a file', 'HEAD:team.json', 'There is no commit HEAD:team.json in '],
  ])('%s', async (_, revision, said) => {
    write('team.json', packOf('team', PUSH));
    commit();
    const ran = await runCli(['diff', '--base', revision, 'team.json']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  });

  it.each(['', '--output=x', '-p'])('a revision that is no name: %j', async (revision) => {
    write('team.json', packOf('team', PUSH));
    const ran = await runCli(['diff', `--base=${revision}`, 'team.json']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('--base must be a revision');
    expect(existsSync(join(root(), 'x'))).toBe(false);
  });

  it('a file outside of the repository', async () => {
    write('team.json', packOf('team', PUSH));
    commit();
    const ran = await diff('/etc/hostname');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(`/etc/hostname is not in the repository ${root()}.`);
  });

  it('a link in place of a file', async () => {
    write('team.json', packOf('team', PUSH));
    symlinkSync('team.json', join(root(), 'link.json'));
    commit();
    const ran = await diff('link.json');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('link.json is a folder or a link at HEAD');
  });

  it('a directory that is no repository', async () => {
    write('team.json', packOf('team', PUSH));
    process.chdir('/');
    const ran = await diff('team.json');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('git: not a git repository');
  });

  it('a repository of another user', async () => {
    write('team.json', packOf('team', PUSH));
    commit();
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const ran = await diff('team.json');
    vi.unstubAllEnvs();
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('git: detected dubious ownership in repository');
    expect(ran.err).toContain('git config --global --add safe.directory FOLDER');
  });

  it('--base where there is no git', async () => {
    write('team.json', packOf('team', PUSH));
    vi.stubEnv('PATH', '/nowhere');
    const ran = await diff('team.json');
    vi.unstubAllEnvs();
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('git was not found.');
  });

  it('--base beside two policies, --shipped or another layer', async () => {
    for (const argv of [
      ['diff', 'a.json', 'b.json', '--config', 'c.json'],
      ['check', '--shipped', '--base', 'HEAD'],
      ['check', '--layer', 'floor', '--base', 'HEAD', 'a.json'],
      ['check', '--shipped', 'a.json'],
    ])
      expect((await runCli(argv)).code).toBe(2);
  });
});

it('answers inside of a hook of git, which sets variables for git', async () => {
  write('team.json', packOf('team', NO_MORE));
  commit();
  write('team.json', packOf('team', NO_MORE, PUSH));
  vi.stubEnv('GIT_DIR', '.git');
  vi.stubEnv('GIT_INDEX_FILE', '.git/index');
  const ran = await diff('team.json');
  vi.unstubAllEnvs();
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('team/push added');
});

it('runs nothing that the repository names', async () => {
  write('team.json', packOf('team', PUSH));
  write('.gitattributes', '* diff=evil filter=evil\n');
  commit();
  write('run.sh', `#!/bin/sh\ntouch ${root()}/ran\n`);
  const run = `sh ${root()}/run.sh`;
  for (const name of [
    'core.fsmonitor',
    'core.pager',
    'pager.show',
    'diff.external',
    'diff.evil.textconv',
    'diff.evil.command',
    'filter.evil.smudge',
    'filter.evil.clean',
    'core.sshCommand',
    'core.editor',
  ])
    git('config', name, run);
  for (const alias of ['show', 'cat-file', 'ls-tree', 'rev-parse'])
    git('config', `alias.${alias}`, `!${run}`);
  expect((await diff('team.json')).code).toBe(0);
  expect(existsSync(join(root(), 'ran'))).toBe(false);
});

describe('portcullis check --base', () => {
  it('checks all, and fails for what the change newly allows', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    write('team.json', packOf('team', NO_MORE, PUSH));
    const ran = await runCli(['check', '--base', 'HEAD', 'team.json']);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^ok {8}team\.json {2}team: 2 rules, 4 examples\n/);
    expect(ran.out).toContain('compared with HEAD\nnewly allowed\n  team/push added');
    const again = await runCli(['check', '--base', 'HEAD', 'team.json', '--format', 'json']);
    const lines = jsonLines(again.out);
    expect(lines[0]).toMatchObject({ file: 'team.json', ok: true });
    expect(lines.at(-1)).toMatchObject({ base: 'HEAD', diff: { nothing: { 'newly-allowed': false } } });
  });

  it('says that it did not compare a policy that does not load', async () => {
    write('team.json', packOf('team', NO_MORE));
    commit();
    write('team.json', { version: 1 });
    const ran = await runCli(['check', '--base', 'HEAD', 'team.json', '--format', 'annotations']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('title=portcullis not-compared::');
    write('team.json', 'nonsense');
    commit();
    write('team.json', { version: 1 });
    const both = await runCli(['check', '--base', 'HEAD', 'team.json', '--format', 'annotations']);
    expect(both.out).toContain('title=portcullis base-does-not-load::');
    expect(both.out).toContain('title=portcullis not-compared::');
  });
});
