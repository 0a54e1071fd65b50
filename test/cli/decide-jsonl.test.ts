import { once } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.js';
import { jsonLines, PLACE, runCli } from './run-cli.js';

const decideLines = (stdin: string | Uint8Array): ReturnType<typeof runCli> =>
  runCli(['decide', '--jsonl', ...PLACE], { stdin });

describe('portcullis decide --jsonl', () => {
  it('answers each line in order, with these members in this order', async () => {
    const { code, out } = await decideLines('{"id":7,"cmd":"ls"}\n{"input":"rm -rf ~","tool":"Bash"}\n');
    expect(code).toBe(0);
    const [first, second] = jsonLines(out);
    expect(Object.keys(first ?? {})).toEqual([
      'id',
      'effect',
      'code',
      'rule',
      'pack',
      'reason',
      'category',
      'us',
    ]);
    expect(first).toMatchObject({ id: 7, effect: 'allow' });
    expect(Object.keys(second ?? {})[0]).toBe('effect');
    expect(second).toMatchObject({ effect: 'deny', pack: 'portcullis.floor' });
    expect(Number.isInteger(second?.us)).toBe(true);
  });

  it('answers a malformed line with an error, counts it, and goes on', async () => {
    const { code, out } = await decideLines('nope\n\n{"id":"a"}\n{"cmd":"ls"}');
    expect(code).toBe(0);
    const rows = jsonLines(out);
    expect(rows.map((row) => row.line ?? row.effect)).toEqual([1, 2, 3, 'allow']);
    expect(rows[2]).toMatchObject({ id: 'a', error: 'There is neither `input` nor `cmd`.' });
  });

  it('merges the context of a line over that of the command line', async () => {
    const { out } = await decideLines(
      [
        '{"cmd":"touch x.txt"}',
        '{"cmd":"touch x.txt","context":{"workspace":{"writable":[]}}}',
        '{"cmd":"frobnicate","context":{"canAsk":false}}',
        '{"cmd":"ls","context":{"posture":"bold"}}',
        '{"cmd":"ls"}',
      ].join('\n'),
    );
    expect(jsonLines(out).map((row) => [row.effect, row.code])).toEqual([
      ['allow', 'rule'],
      ['review', 'no-rule'],
      ['deny', 'nobody-to-ask'],
      ['review', 'invalid-context'],
      ['allow', 'rule'],
    ]);
  });

  it('takes nothing in the input for a fact', async () => {
    const { out } = await decideLines(
      '{"tool":"bash","input":{"command":"frobnicate","context":{"canAsk":false},"posture":"explore"},"effect":"allow"}',
    );
    expect(jsonLines(out)[0]).toMatchObject({ effect: 'review', code: 'no-rule' });
  });

  it.each([
    ['a number', '{"input":5}'],
    ['a deep value', `{"tool":"x","input":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['NUL and a lone surrogate', '{"cmd":"ls \\u0000 \\ud800"}'],
    ['a member called __proto__', '{"tool":"x","input":{"__proto__":{"command":"ls"}}}'],
    ['deep shell text', JSON.stringify({ cmd: '('.repeat(20_000) })],
  ])('gives no allow to %s', async (_name, line) => {
    const { code, out } = await decideLines(line);
    expect(code).toBe(0);
    expect(['review', 'deny']).toContain(jsonLines(out)[0]?.effect);
  });

  it('answers a line over 16 MiB with an error and the next with a decision', async () => {
    const { out } = await decideLines(
      Buffer.concat([Buffer.alloc(16 * 1024 * 1024 + 1, 'a'), Buffer.from('\n{"cmd":"ls"}\n')]),
    );
    expect(jsonLines(out)).toMatchObject([{ line: 1 }, { effect: 'allow' }]);
  });

  it('answers what has come in before it waits for more', async () => {
    const stdin = new PassThrough();
    const stdout = new PassThrough();
    const ended = run(['decide', '--jsonl', ...PLACE], { stdin, stdout, stderr: new PassThrough(), env: {} });
    for (const id of [1, 2, 3]) {
      stdin.write(`{"id":${id},"cmd":"ls"}\n`);
      const [chunk] = (await once(stdout, 'data')) as [Buffer];
      expect(JSON.parse(chunk.toString())).toMatchObject({ id, effect: 'allow' });
    }
    stdin.end();
    expect(await ended).toBe(0);
  });

  it('reads no further than its reader does', async () => {
    let asked = 0;
    let written = 0;
    let ahead = 0;
    async function* calls(): AsyncGenerator<string> {
      for (; asked < 40; asked += 1) {
        ahead = Math.max(ahead, asked - written);
        yield '{"cmd":"ls"}\n';
      }
    }
    const slow = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        setTimeout(() => {
          written += 1;
          done();
        }, 1);
      },
    });
    const ran = await runCli(['decide', '--jsonl', ...PLACE], { stdin: calls(), stdout: slow });
    expect(ran.code).toBe(0);
    expect(written).toBe(40);
    expect(ahead).toBeLessThanOrEqual(1);
  });

  it('stops reading when its reader has left, and says so by its status', async () => {
    let asked = 0;
    async function* calls(): AsyncGenerator<string> {
      for (; asked < 1000; asked += 1) yield '{"cmd":"ls"}\n';
    }
    const gone = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      },
    });
    const ran = await runCli(['decide', '--jsonl', ...PLACE], { stdin: calls(), stdout: gone });
    expect(ran).toEqual({ code: 141, out: '', err: '' });
    expect(asked).toBeLessThan(3);
  });
});
