import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InputLine, readAll, readFileLines, readLines } from '../../src/cli/lines.js';
import { Failure } from '../../src/cli/terminal.js';

async function* chunksOf(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  yield* chunks;
}

async function linesOf(chunks: readonly (string | Uint8Array)[], limit?: number): Promise<InputLine[]> {
  const lines: InputLine[] = [];
  for await (const batch of readLines(chunksOf(...chunks), limit)) lines.push(...batch);
  return lines;
}

const texts = (lines: readonly InputLine[]): (string | null)[] =>
  lines.map((line) => ('text' in line ? line.text : null));

describe('readLines', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\nb', ['a', 'b']],
    ['\n', ['']],
    ['a\n\n', ['a', '']],
    ['a\r\nb', ['a\r', 'b']],
  ])('splits %j', async (input, expected) => {
    expect(texts(await linesOf([input]))).toEqual(expected);
  });

  it('gives the same lines however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(40)), async (text, cuts) => {
        const bytes = Buffer.from(text.replaceAll('x', '\n'));
        const ends = [...new Set([...cuts.filter((cut) => cut < bytes.length), bytes.length])].sort(
          (a, b) => a - b,
        );
        const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        expect(await linesOf(pieces)).toEqual(await linesOf([bytes]));
      }),
    );
  });

  it('drops a line over the limit and goes on after it, counting it', async () => {
    const lines = await linesOf(['ab\n', 'cdefg', 'hij', 'k\nlm'], 4);
    expect(lines).toEqual([
      { number: 1, text: 'ab' },
      { number: 2, fault: 'The line is longer than 4 bytes.' },
      { number: 3, text: 'lm' },
    ]);
  });

  it('keeps no byte of a line that is over the limit', async () => {
    const chunk = new Uint8Array(1 << 20).fill(0x61);
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (let count = 0; count < 150; count += 1) yield chunk;
    }
    const before = process.memoryUsage().arrayBuffers;
    const lines: InputLine[] = [];
    for await (const batch of readLines(endless(), 1 << 16)) lines.push(...batch);
    expect(lines).toHaveLength(1);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 << 20);
  });

  it('refuses bytes that are not UTF-8, and only their line', async () => {
    const lines = await linesOf([Buffer.from([0x61, 0xff, 0x0a, 0x62])]);
    expect(lines).toEqual([
      { number: 1, fault: 'The line is not UTF-8.', bytes: 'a\xff' },
      { number: 2, text: 'b' },
    ]);
  });
});

describe('readFileLines', () => {
  it('names the file that it cannot read', async () => {
    const read = async (): Promise<void> => {
      await readFileLines('/no/such/file').next();
    };
    await expect(read()).rejects.toThrow(Failure);
    await expect(read()).rejects.toThrow('/no/such/file cannot be read: ENOENT');
  });
});

describe('readAll', () => {
  it('joins chunks that cut a character, and keeps a byte order mark', async () => {
    const bytes = Buffer.from('\uFEFFä€𝄞');
    expect(await readAll(chunksOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toBe('\uFEFFä€𝄞');
  });

  it('answers null over the limit', async () => {
    expect(await readAll(chunksOf('abc', 'def'), 5)).toBeNull();
  });

  it('throws a TypeError for bytes that are not UTF-8', async () => {
    await expect(readAll(chunksOf(Uint8Array.of(0xc3)))).rejects.toThrow(TypeError);
  });
});
