import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMAND_HELP } from '../../src/cli/help.js';
import { runCli } from './run-cli.js';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('run', () => {
  it('prints the version of the package', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });

  it.each([[[]], [['--help']], [['-h']], [['help']]])('%j prints the help', async (argv) => {
    const ran = await runCli(argv);
    expect(ran.code).toBe(0);
    for (const name of COMMAND_HELP.keys()) expect(ran.out).toContain(`portcullis ${name}`);
  });

  it.each([...COMMAND_HELP.keys()])('has help for %s, which fits a terminal', async (name) => {
    const { code, out } = await runCli([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`portcullis ${name}`);
    expect(out.split('\n').every((line) => line.length <= 104)).toBe(true);
    expect(await runCli(['help', name])).toEqual({ code, out, err: '' });
  });

  it('leaves what stands after -- to the command', async () => {
    expect((await runCli(['decide', '--', 'frobnicate', '--help'])).code).toBe(3);
  });

  it.each([[['frobnicate']], [['help', 'frobnicate']], [['--nope']], [['__proto__']], [['constructor']]])(
    '%j is a usage error',
    async (argv) => {
      const ran = await runCli(argv);
      expect(ran.code).toBe(2);
      expect(ran.out).toBe('');
      expect(ran.err).toMatch(/^portcullis: There is no command ".*See `portcullis --help`\.\n$/s);
    },
  );

  it('reports what the system refuses without a stack', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield* [];
      throw Object.assign(new Error('EISDIR: illegal operation on a directory, read'), { syscall: 'read' });
    }
    const ran = await runCli(['decide', '--jsonl'], { stdin: broken() });
    expect(ran).toEqual({
      code: 2,
      out: '',
      err: 'portcullis: EISDIR: illegal operation on a directory, read.\n',
    });
  });
});
