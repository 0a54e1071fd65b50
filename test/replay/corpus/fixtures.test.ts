import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../../src/cli/lines.js';
import { validateCorpusEntry } from '../../../src/generated/validators.js';
import { detectFormat } from '../../../src/replay/corpus/detect.js';
import type { CorpusFormat } from '../../../src/replay/corpus/formats.js';
import type { CorpusItem, CorpusLine } from '../../../src/replay/corpus/reader.js';
import { inShort, readLinesAs } from './read.js';

const bytesOf = (name: string): Buffer =>
  readFileSync(new URL(`../../../fixtures/corpora/${name}`, import.meta.url));

async function linesOf(name: string): Promise<CorpusLine[]> {
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield bytesOf(name);
  }
  const lines: CorpusLine[] = [];
  for await (const batch of readLines(whole())) lines.push(...batch);
  return lines;
}

const FILES: readonly (readonly [CorpusFormat, string])[] = [
  ['portcullis', 'portcullis.jsonl'],
  ['claude-code', 'claude-code.jsonl'],
  ['codex', 'codex.jsonl'],
  ['openai', 'openai.jsonl'],
  ['anthropic', 'anthropic.json'],
  ['commands', 'commands.txt'],
  ['bash-history', 'bash_history'],
  ['zsh-history', 'zsh_history'],
  ['fish-history', 'fish_history'],
];

const read = async (format: CorpusFormat): Promise<CorpusItem[]> =>
  readLinesAs(format, await linesOf(FILES.find(([name]) => name === format)?.[1] as string));

/** Who let or stopped each call, in short. */
const outcomes = (items: readonly CorpusItem[]): string[] =>
  items.flatMap((item) => {
    if (!('entry' in item)) return [];
    const { observed } = item.entry;
    return observed === undefined ? '-' : `${observed.effect} ${observed.by} ${observed.ran ?? '?'}`;
  });

describe('the fixtures', () => {
  it.each(FILES.filter(([format]) => format !== 'commands'))(
    '%s: %s is known by its lines',
    async (format, name) => {
      expect(detectFormat(await linesOf(name))).toEqual({ ok: true, value: format });
    },
  );

  it('a list of commands must be named', async () => {
    expect(detectFormat(await linesOf('commands.txt'))).toMatchObject({ ok: false });
  });

  it.each(FILES)('%s: every entry of %s is one after the schema', async (format) => {
    const items = await read(format);
    expect(items.length).toBeGreaterThan(2);
    for (const item of items) if ('entry' in item) expect(validateCorpusEntry(item.entry)).toBe(true);
  });

  it('portcullis', async () => {
    expect(inShort(await read('portcullis'))).toEqual([
      '1 git status',
      '2 ls -la',
      '3 {"file_path":"README.md"}',
      '4 echo one [truncated]',
    ]);
  });

  it('claude-code: calls in their order, with what became of them', async () => {
    const items = await read('claude-code');
    expect(inShort(items)).toEqual([
      '3 {"command":"ls build","description":"List the build"}',
      '3 {"file_path":"/home/dev/project/README.md"}',
      '6 {"command":"rm -rf ../cache"}',
      `8 {"command":"curl -H 'Authorization: Bearer abc123def456' http://localhost:8080/"}`,
      '10 {"command":"npm test"}',
    ]);
    expect(outcomes(items)).toEqual([
      'allow harness true',
      'allow harness true',
      'deny person false',
      'deny policy false',
      '-',
    ]);
    expect(items[2]).toEqual({
      line: 6,
      entry: {
        id: 'toolu_3',
        time: '2026-03-01T10:00:04.000Z',
        session: '5f0c',
        tool: 'Bash',
        input: { command: 'rm -rf ../cache' },
        context: { workspace: { cwd: '/home/dev/project/app', roots: ['/home/dev/project'] } },
        observed: { effect: 'deny', by: 'person', ran: false },
        source: { format: 'claude-code', line: 6 },
      },
    });
  });

  it('codex', async () => {
    const items = await read('codex');
    expect(inShort(items)).toEqual([
      '4 {"cmd":"wc -l src/*.ts","workdir":"/home/dev/project"}',
      `7 {"command":["bash","-lc","rm -rf 'a b'"]}`,
      '9 {"action":{"type":"exec","command":["ls","-la"],"working_directory":"/home/dev/project/src"}}',
      '12 {"input":"*** Begin Patch\\n*** Add File: a.txt\\n+one\\n*** End Patch"}',
    ]);
    expect(outcomes(items)).toEqual([
      'allow harness true',
      'deny person false',
      'allow person true',
      'deny policy false',
    ]);
    expect(items[0]).toMatchObject({
      entry: {
        session: '0199',
        tool: 'exec_command',
        context: { workspace: { cwd: '/home/dev/project', roots: ['/home/dev/project'] } },
      },
    });
  });

  it('openai: a call that a later request repeats is one, and what an output holds is none', async () => {
    expect(inShort(await read('openai'))).toEqual([
      '1 {"command":"ls"}',
      '2 {"command":"cat a.txt"}',
      '2 {"input":"*** Begin Patch"}',
      '3 {"command":["pwd"]}',
      '4 {"command":"whoa',
      '2 ! repeated-call',
    ]);
    expect((await read('openai'))[4]).toMatchObject({ entry: { tool: 'bash', fidelity: 'truncated' } });
  });

  it('anthropic', async () => {
    expect(inShort(await read('anthropic'))).toEqual([
      '3 {"command":"ls -la"}',
      '14 {"command":"rm a.log"}',
      '14 ! malformed-call',
    ]);
  });

  it('commands', async () => {
    expect(inShort(await read('commands'))).toEqual([
      '2 git status',
      '4 find . -name "*.ts" \\\n  -newer package.json',
      '6 echo done',
    ]);
  });

  it.each([
    ['bash-history', ['2 ls -la', '4 for f in *.ts\ndo\n  echo $f\ndone', '9 export API_TOKEN=abc123']],
    [
      'zsh-history',
      [
        '1 ls -la',
        '2 for f in *\ndo echo $f\ndone',
        '5 echo cafà ’',
        '6 pwd',
        '7 echo a \\\n  b',
        '9 echo c\\',
      ],
    ],
    ['fish-history', ['1 ls -la', '3 for f in *\n  echo $f\nend', '7 printf "a\\\\n"']],
  ] as const)('%s', async (format, expected) => {
    const items = await read(format);
    expect(inShort(items)).toEqual(expected);
    expect(items[0]).toMatchObject({
      entry: { time: '2026-03-01T10:00:00Z', observed: { effect: 'allow', by: 'person' } },
    });
  });
});
