import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateCorpusEntry } from '../../src/generated/validators.js';
import { jsonLines, runCli, scratch } from './run-cli.js';

const write = scratch();
const fixture = (name: string): string => new URL(`../../fixtures/corpora/${name}`, import.meta.url).pathname;

const counted = (counts: { readonly [what: string]: number | string }): string =>
  `files: ${counts.files ?? 1}; entries: ${counts.entries}, of these redacted: ${counts.redacted ?? 0}, truncated: ${counts.truncated ?? 0}; recorded again: ${counts.again ?? 0}; problems: ${counts.problems ?? 0}\n`;

describe('portcullis import', () => {
  it('writes entries after the schema, without secrets, and counts at the end', async () => {
    const { code, out, err } = await runCli([
      'import',
      ...['claude-code.jsonl', 'codex.jsonl', 'openai.jsonl', 'anthropic.json', 'zsh_history'].map(fixture),
    ]);
    expect(code).toBe(1);
    const entries = jsonLines(out);
    for (const entry of entries) expect(validateCorpusEntry(entry)).toBe(true);
    expect(out).not.toContain('abc123def456');
    expect(out).toContain('Bearer REDACTED_1');
    const lines = err.split('\n');
    expect(lines[0]).toMatch(/openai\.jsonl:2: repeated-call \(1 times\): /);
    expect(lines[1]).toMatch(/anthropic\.json:14: malformed-call: .* no `input`/);
    expect(`${lines[2]}\n`).toBe(
      counted({ files: 5, entries: 22, redacted: 1, truncated: 1, again: 1, problems: 1 }),
    );
  });

  it('gives what it wrote when it reads it', async () => {
    const first = await runCli(['import', fixture('claude-code.jsonl')]);
    const again = await runCli(['import', '-'], { stdin: first.out });
    expect(again.code).toBe(0);
    expect(again.out).toBe(first.out);
  });

  it('names the file in each entry, save for standard input', async () => {
    const file = write('some.txt', 'ls\n');
    const named = await runCli(['import', '--from', 'commands', file]);
    expect(jsonLines(named.out)).toEqual([
      { tool: 'bash', input: 'ls', source: { format: 'commands', file, line: 1 } },
    ]);
    const nameless = await runCli(['import', '--from', 'commands', '-'], { stdin: 'ls' });
    expect(jsonLines(nameless.out)).toEqual([
      { tool: 'bash', input: 'ls', source: { format: 'commands', line: 1 } },
    ]);
  });

  it('keeps secrets only when it is told to', async () => {
    const stdin = 'export API_TOKEN=abc123\n';
    const kept = await runCli(['import', '--from', 'commands', '--dangerously-keep-secrets', '-'], { stdin });
    expect(jsonLines(kept.out)).toMatchObject([{ input: 'export API_TOKEN=abc123' }]);
    expect(kept.err).toBe(counted({ entries: 1 }));
    const redacted = await runCli(['import', '--from', 'commands', '-'], { stdin });
    expect(jsonLines(redacted.out)).toMatchObject([
      { input: 'export API_TOKEN=REDACTED_1', fidelity: 'redacted' },
    ]);
  });

  it('marks a call as cut where what was taken out is part of what decides', async () => {
    const stdin = 'TOKEN=rm; $TOKEN -rf ~\nAPI_TOKEN=abc1; curl -H "X: $API_TOKEN" http://x.example\n';
    const { out, err } = await runCli(['import', '--from', 'commands', '-'], { stdin });
    expect(jsonLines(out)).toMatchObject([
      { input: 'TOKEN=REDACTED_1; $TOKEN -rf ~', fidelity: 'truncated' },
      { input: 'API_TOKEN=REDACTED_1; curl -H "X: $API_TOKEN" http://x.example', fidelity: 'redacted' },
    ]);
    expect(err).toBe(counted({ entries: 2, redacted: 1, truncated: 1 }));
  });

  const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
  it.each<readonly [string, Uint8Array | string, readonly string[], readonly string[]]>([
    ['nothing', '', [], []],
    ['blank lines', '\n\r\n  \n', [], []],
    [
      'a mark and carriage returns',
      Buffer.concat([MARK, Buffer.from('{"cmd":"ls"}\r\n{"cmd":"pwd"}\r\n')]),
      ['ls', 'pwd'],
      [],
    ],
    ['a last line that is cut', '{"cmd":"ls"}\n{"cmd":"rm -r', ['ls'], ['2: half-written']],
    [
      'bytes that are no text',
      Buffer.concat([
        Buffer.from('{"cmd":"ls"}\n'),
        Buffer.from([0xff, 0xfe, 0x0a]),
        Buffer.from('{"cmd":"pwd"}'),
      ]),
      ['ls', 'pwd'],
      ['2: line-unreadable'],
    ],
    ['NUL bytes', Buffer.from('{"cmd":"ls"}\n\0\0\0\n{"cmd":"pwd"}\n'), ['ls', 'pwd'], ['2: not-json']],
    [
      'a line over 16 MiB',
      Buffer.concat([
        Buffer.from('{"cmd":"ls"}\n'),
        Buffer.alloc(16 * 1024 * 1024 + 1, 'a'),
        Buffer.from('\n{"cmd":"pwd"}'),
      ]),
      ['ls', 'pwd'],
      ['2: line-unreadable'],
    ],
    [
      'deep nesting',
      `{"input":${'['.repeat(200_000)}${']'.repeat(200_000)}}\n{"cmd":"ls"}`,
      ['ls'],
      ['1: too-large'],
    ],
    [
      'lines of other kinds',
      'nope\n{}\n[]\n{"cmd":"ls"}',
      ['ls'],
      ['1: not-json', '2: not-an-entry', '3: not-an-entry'],
    ],
  ])('imports around %s, and tells of it with its line', async (_what, stdin, inputs, problems) => {
    const { code, out, err } = await runCli(['import', '--from', 'portcullis', '-'], { stdin });
    expect(jsonLines(out).map(({ input }) => input)).toEqual(inputs);
    const lines = err.trimEnd().split('\n');
    expect(lines.slice(0, -1).map((line) => /^Standard input:(\d+: [\w-]+)/.exec(line)?.[1])).toEqual(
      problems,
    );
    expect(`${lines.at(-1)}\n`).toBe(counted({ entries: inputs.length, problems: problems.length }));
    expect(code).toBe(problems.length === 0 ? 0 : 1);
  });

  it('shows the first problems of a file, and counts the others by kind', async () => {
    const stdin = `${'nope\n'.repeat(30)}{}\n{"cmd":"ls"}\n`;
    const { out, err } = await runCli(['import', '--from', 'portcullis', '-'], { stdin });
    expect(jsonLines(out)).toHaveLength(1);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(22);
    expect(lines[20]).toBe('Standard input: more problems, not shown: not-json 10, not-an-entry 1.');
  });

  it('shows no control character of a recording', async () => {
    const { err } = await runCli(['import', '--from', 'portcullis', '-'], { stdin: '\u001b[2Jx\u202e\n' });
    for (const hidden of ['\u001b', '\u202e']) expect(err).not.toContain(hidden);
  });

  it('imports the other files where one cannot be had or is not known', async () => {
    const good = write('good.jsonl', '{"cmd":"ls"}\n');
    const unknown = write('unknown.txt', 'ls\npwd\n');
    const { code, out, err } = await runCli(['import', '/no/such/file', unknown, good]);
    expect(code).toBe(2);
    expect(jsonLines(out)).toHaveLength(1);
    expect(err).toContain('/no/such/file cannot be read');
    expect(err).toContain(`${unknown}: The format is not known. Say which it is with --from: portcullis,`);
    expect(err).toContain('files: 1, 2 not read; entries: 1');
  });

  it.each([
    [['import'], 'There is no file to import'],
    [['import', '--from', 'csv', 'a'], '--from must be portcullis or claude-code'],
    [['import', '--format', 'csv', 'a'], '--format must be jsonl'],
    [['import', '--no-redact', 'a'], '--no-redact'],
  ])('refuses %j', async (argv, message) => {
    const { code, err } = await runCli(argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('reads in pieces of any size alike', async () => {
    for (const name of ['claude-code.jsonl', 'anthropic.json', 'zsh_history']) {
      const bytes = readFileSync(fixture(name));
      const whole = await runCli(['import', '-'], { stdin: bytes });
      for (const size of [1, 7, 64, 1000]) {
        async function* pieces(): AsyncGenerator<Uint8Array> {
          for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
        }
        expect(await runCli(['import', '-'], { stdin: pieces() })).toEqual(whole);
      }
    }
  });
});
