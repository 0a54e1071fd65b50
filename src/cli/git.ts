/** Files of a git revision, read without running anything that the repository could name. */

import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { visible } from './render.js';
import { Failure, isSystemError, UsageError } from './terminal.js';

/** A commit of the repository that this process stands in. */
export class Revision {
  private constructor(
    /** As it was asked for. */
    readonly name: string,
    private readonly commit: string,
    /** Of the working tree. */
    private readonly root: string,
  ) {}

  /** Throws a Failure that says what to do where there is no git, no repository or no such commit. */
  static async open(name: string): Promise<Revision> {
    if (name === '' || name.startsWith('-') || name.includes('\0'))
      throw new UsageError(`--base must be a revision, not ${JSON.stringify(name)}.`);
    const root = lineOf(await git(['rev-parse', '--show-toplevel']));
    const found = await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).catch(() => null);
    if (found === null) {
      throw new Failure(
        `There is no commit ${visible(name)} in ${visible(root)}.\n    In CI, have it fetched: docs/ci.md says how.`,
      );
    }
    return new Revision(name, lineOf(found), root);
  }

  /** The file as the revision has it; null where it has none. Throws a Failure where what it has is no plain file. */
  async read(file: string): Promise<Uint8Array | null> {
    const path = await this.pathOf(file);
    const listed = await git(['ls-tree', '-z', '--full-tree', this.commit, '--', path]);
    const entry = /^(\d+) (\w+) ([0-9a-f]+)\t/.exec(listed.toString());
    if (entry === null) return null;
    const [, mode = '', , id = ''] = entry;
    if (!PLAIN_FILES.has(mode))
      throw new Failure(`${visible(file)} is a folder or a link at ${visible(this.name)}, not a file.`);
    return git(['cat-file', 'blob', id]);
  }

  /** From the root of the working tree, with forward slashes. */
  private async pathOf(file: string): Promise<string> {
    const folder = dirname(resolve(file));
    // The root has no links in it; a folder that is gone is taken as it is named.
    const real = await realpath(folder).catch(() => folder);
    const path = relative(this.root, join(real, basename(file)));
    if (path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path))
      throw new Failure(`${visible(file)} is not in the repository ${visible(this.root)}.`);
    return path.split(sep).join('/');
  }
}

const PLAIN_FILES: ReadonlySet<string> = new Set(['100644', '100755']);

/** More bytes than a pack may have are refused, as from the disk. */
const LARGEST_OUTPUT = 64 * 1024 * 1024;

/**
 * Plumbing only: no hook, filter, text conversion, difference program, pager or alias has a part in it. What the
 * configuration of a repository could still start is switched off, and so is fetching what a partial clone lacks.
 */
function git(command: readonly string[]): Promise<Buffer> {
  const settings = ['core.fsmonitor=false', 'core.hooksPath=/dev/null'].flatMap((one) => ['-c', one]);
  const argv = ['--no-pager', '--no-replace-objects', '--literal-pathspecs', ...settings, ...command];
  const env = { ...process.env, ...ENVIRONMENT };
  return new Promise((done, failed) => {
    execFile('git', argv, { env, encoding: 'buffer', maxBuffer: LARGEST_OUTPUT }, (error, out, err) => {
      if (error === null) done(out);
      else failed(new Failure(explained(error, err.toString())));
    });
  });
}

const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
} as const;

function explained(error: Error, said: string): string {
  if (isSystemError(error) && error.code === 'ENOENT')
    return 'git was not found.\n    Install it, or leave --base away.';
  if ('code' in error && error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
    return `A file of the revision has more than ${LARGEST_OUTPUT} bytes.\n    Split it.`;
  const first = said.split('\n').find((line) => line.trim() !== '') ?? error.message;
  const owner = said.includes('dubious ownership')
    ? '\n    The repository belongs to another user. If you trust it: git config --global --add safe.directory FOLDER'
    : '';
  return `git: ${visible(first.replace(/^fatal: /, ''))}${owner}`;
}

const lineOf = (output: Buffer): string => output.toString().replace(/\r?\n$/, '');
