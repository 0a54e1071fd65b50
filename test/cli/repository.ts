/** A git repository in a temporary directory, in which the tests of a file stand. */

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';

export interface Repository {
  readonly root: () => string;
  readonly write: (file: string, content: unknown) => void;
  readonly remove: (file: string) => void;
  readonly commit: () => void;
  readonly git: (...argv: readonly string[]) => string;
}

/** A new and empty one before each test, which is then the working directory. */
export function repository(): Repository {
  const before = process.cwd();
  const made: string[] = [];
  const root = (): string => made.at(-1) ?? '';
  const git = (...argv: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...argv], {
      cwd: root(),
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    });
  beforeEach(() => {
    made.push(realpathSync(mkdtempSync(join(tmpdir(), 'portcullis-repository-'))));
    process.chdir(root());
    git('init', '--quiet', '--initial-branch=main');
  });
  afterAll(() => {
    process.chdir(before);
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return {
    root,
    git,
    write: (file, content) => {
      mkdirSync(dirname(join(root(), file)), { recursive: true });
      const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
      writeFileSync(join(root(), file), text);
    },
    remove: (file) => rmSync(join(root(), file)),
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--no-verify', '--message=.');
    },
  };
}

/** An allow rule of one argument vector, or of what `match` says, with examples. */
export const allowRule = (id: string, ...argv: readonly string[]): object => ({
  id,
  effect: 'allow',
  match: { argv },
  reason: 'Ours.',
  provenance: { source: 'test' },
  examples: { match: [argv.join(' ')], noMatch: [`${argv.join(' ')} --more`] },
});

export const denyRule = (id: string, program: string): object => ({
  id,
  effect: 'deny',
  match: { program },
  reason: 'No.',
  provenance: { source: 'test' },
  examples: { match: [program], noMatch: ['ls'] },
});

export const packOf = (id: string, ...rules: readonly object[]): object => ({ version: 1, id, rules });
