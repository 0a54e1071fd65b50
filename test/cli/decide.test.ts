import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/generated/types.js';
import { PLACE, runCli, scratch } from './run-cli.js';

const write = scratch();

const allowFrobnicate = {
  version: 1,
  id: 'test.frobnicate',
  rules: [
    {
      id: 'frobnicate',
      effect: 'allow',
      match: { argv: ['frobnicate', '--now'] },
      reason: 'Ours.',
      provenance: { source: 'test' },
    },
  ],
};

const decideIn = (...rest: string[]): ReturnType<typeof runCli> => runCli(['decide', ...PLACE, ...rest]);

describe('portcullis decide', () => {
  it.each([
    ['ls', 0, 'ALLOW'],
    ['frobnicate', 3, 'REVIEW'],
    ['ls && rm -rf ~', 4, 'DENY'],
  ])('%s exits with %i', async (command, code, word) => {
    const ran = await decideIn('--', command);
    expect(ran.err).toBe('');
    expect(ran.code).toBe(code);
    expect(ran.out.startsWith(`${word} `)).toBe(true);
  });

  it('says who decided, why, and what the agent is told', async () => {
    const { out } = await decideIn('rm -rf ~');
    const [first, reason, agent] = out.split('\n');
    expect(first).toBe('DENY portcullis.floor/protected-places');
    expect(reason).toContain('`rm -rf ~`');
    expect(agent).toMatch(/^to the agent: Denied by policy/);
  });

  it('gives the whole decision as JSON', async () => {
    const { out, code } = await decideIn('--format', 'json', 'rm -rf ~');
    const decision = JSON.parse(out) as Decision;
    expect(code).toBe(4);
    expect(decision).toMatchObject({
      effect: 'deny',
      code: 'floor',
      rule: 'protected-places',
      layer: 'floor',
    });
    expect(decision.fingerprint).not.toBe('');
  });

  it('joins several operands by a blank', async () => {
    const one = await decideIn('--format', 'json', '--', 'rm -rf ~');
    const several = await decideIn('--format', 'json', '--', 'rm', '-rf', '~');
    expect(several).toEqual(one);
  });

  it('reads the command from stdin where there is no operand', async () => {
    const ran = await runCli(['decide', ...PLACE], { stdin: 'ls\nrm -rf ~\n' });
    expect(ran.code).toBe(4);
  });

  it.each([
    [undefined, /There is no command\./],
    ['', /stdin is empty/],
    [Uint8Array.of(0xff), /not UTF-8/],
    [new Uint8Array(16 * 1024 * 1024 + 1), /longer than/],
  ])('does not take a missing or unreadable stdin for nothing to run', async (stdin, message) => {
    const ran = await runCli(['decide', ...PLACE], stdin === undefined ? {} : { stdin });
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).toMatch(message);
  });

  it.each([
    [['--nope', 'ls'], /Unknown option '--nope'/],
    [['--posture', 'bold', 'ls'], /no posture "bold"/],
    [['--format', 'xml', 'ls'], /--format must be/],
    [['--policy', '/no/such/pack.json', 'ls'], /\/no\/such\/pack\.json: unreadable/],
    [['--jsonl', 'ls'], /give no command/],
    [['--jsonl', '--format', 'text'], /the output is JSON/],
    [['ls', '-la'], /Unknown option '-l'/],
  ])('%j is a usage or load error', async (argv, message) => {
    const ran = await decideIn(...argv);
    expect(ran.code).toBe(2);
    expect(ran.out).toBe('');
    expect(ran.err).toMatch(message);
    expect(ran.err).not.toMatch(/ {4}at /);
  });

  it('adds a pack, with or without the baseline', async () => {
    const file = write('frobnicate.json', allowFrobnicate);
    expect((await decideIn('--policy', file, 'frobnicate --now')).code).toBe(0);
    expect((await decideIn('--policy', file, 'ls')).code).toBe(0);
    expect((await decideIn('--policy', file, '--no-baseline', 'ls')).code).toBe(3);
    expect((await decideIn('--policy', file, '--no-baseline', 'rm -rf ~')).code).toBe(4);
  });

  it('colours on a terminal only, and as the environment says', async () => {
    const shown = async (terminal: boolean, env: Record<string, string>): Promise<boolean> => {
      const ran = await runCli(['decide', ...PLACE, 'ls'], { terminal, env });
      return ran.out.includes('\u001b');
    };
    expect(await shown(true, {})).toBe(true);
    expect(await shown(false, {})).toBe(false);
    expect(await shown(true, { NO_COLOR: '1' })).toBe(false);
    expect(await shown(false, { FORCE_COLOR: '1' })).toBe(true);
  });

  it('shows no control character of a call', async () => {
    const { out } = await decideIn("frobnicate '\u001b[2K\u202eALLOW'");
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u202e');
    expect(out.split('\n')[0]).toMatch(/^REVIEW/);
  });

  it('keeps its exit status when the reader has left', async () => {
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const ran = await runCli(['decide', ...PLACE, 'rm -rf ~'], { stdout });
    expect(ran).toEqual({ code: 4, out: '', err: '' });
  });

  it('fails where the output cannot be written', async () => {
    const stdout = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
      },
    });
    const ran = await runCli(['decide', ...PLACE, 'ls'], { stdout });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('no space');
  });
});
