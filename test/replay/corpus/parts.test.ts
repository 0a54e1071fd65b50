import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonDocuments } from '../../../src/replay/corpus/json-documents.js';
import { DOCUMENT_LIMIT, SEEN_LIMIT, WAITING_LIMIT } from '../../../src/replay/corpus/limits.js';
import { RecentIds } from '../../../src/replay/corpus/recent.js';
import { timeOf, timeOfSeconds } from '../../../src/replay/corpus/time.js';
import { looksCut } from '../../../src/replay/corpus/truncated.js';
import { decodeUtf8 } from '../../../src/replay/corpus/utf8.js';
import { WaitingCalls } from '../../../src/replay/corpus/waiting.js';
import { holds } from '../../support/property.js';
import { inShort, linesOf } from './read.js';

describe('times', () => {
  it.each([
    ['0', '1970-01-01T00:00:00Z'],
    ['951782399', '2000-02-28T23:59:59Z'],
    ['951825600', '2000-02-29T12:00:00Z'],
    ['1772359200', '2026-03-01T10:00:00Z'],
    ['253402300799', '9999-12-31T23:59:59Z'],
    ['253402300800', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('%j seconds are %s', (seconds, time) => {
    expect(timeOfSeconds(seconds)).toBe(time);
  });

  it('are those of the platform', () => {
    holds(
      fc.integer({ min: 0, max: 253_402_300_799 }),
      (seconds) => {
        expect(timeOfSeconds(String(seconds))).toBe(
          `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`,
        );
      },
      { runs: 2000 },
    );
  });

  it.each([
    ['2026-03-01T10:00:00.000Z', true],
    ['2026-03-01T10:00', true],
    ['yesterday', false],
    [1772359200, false],
    [`2026-03-01T10:00${'0'.repeat(100)}`, false],
  ])('%j is one: %s', (value, is) => {
    expect(timeOf(value) !== undefined).toBe(is);
  });
});

describe('decodeUtf8', () => {
  const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

  it('reads what the platform writes', () => {
    holds(
      fc.string({ unit: 'binary' }),
      (text) => {
        expect(decodeUtf8(latin(Buffer.from(text)))).toBe(Buffer.from(text).toString());
      },
      { runs: 1000 },
    );
  });

  it('refuses what the platform refuses', () => {
    holds(
      fc.uint8Array({ maxLength: 6 }),
      (bytes) => {
        let expected: string | null = null;
        try {
          expected = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        } catch {
          // It is not UTF-8.
        }
        expect(decodeUtf8(latin(bytes))).toBe(expected);
      },
      { runs: 20_000 },
    );
  });
});

describe('looksCut', () => {
  it.each([
    ['cat file…', true],
    ['cat file [truncated]', true],
    ['cat file ... [truncated]\n', true],
    ['cat file <truncated>', true],
    ['a\n…120 tokens truncated…\nb', true],
    ['a [... 12 more characters] b', true],
    ['a <truncated 120 bytes> b', true],
    ['a [30 lines omitted] b', true],
    [{ command: 'ls', list: ['x', 'y…'] }, true],
    ['go test ./...', false],
    ['echo "wait…"', false],
    ['grep truncated log', false],
    ['psql -c "truncate table x"', false],
    ['echo done...', false],
    [{ a: 1, b: null, c: ['x'] }, false],
  ])('%j: %s', (value, is) => {
    expect(looksCut(value)).toBe(is);
  });
});

describe('WaitingCalls', () => {
  const call = (id: string, line = 1): Parameters<WaitingCalls['add']>[0] => ({
    line,
    id,
    entry: { tool: 'bash', input: id },
  });
  const allowed = { effect: 'allow', by: 'harness', ran: true } as const;

  it('gives calls in their order, whatever the order of their outcomes', () => {
    const calls = new WaitingCalls();
    for (const id of ['a', 'b', 'c']) calls.add(call(id));
    calls.settle('b', 2, allowed);
    expect(calls.release()).toEqual([]);
    calls.settle('a', 3, null);
    expect(inShort(calls.release())).toEqual(['1 a', '1 b']);
    expect(inShort(calls.end())).toEqual(['1 c']);
  });

  it('lets the first outcome of a call stand', () => {
    const calls = new WaitingCalls();
    calls.add(call('a'));
    calls.settle('a', 2, null);
    calls.settle('a', 3, allowed);
    expect(calls.end()).toEqual([{ line: 1, entry: { tool: 'bash', input: 'a' } }]);
  });

  it('waits for no more than its limit, and says when an outcome comes too late', () => {
    const calls = new WaitingCalls();
    for (let count = 0; count <= WAITING_LIMIT; count += 1) calls.add(call(`${count}`, count + 1));
    expect(inShort(calls.release())).toEqual(['1 0']);
    calls.settle('0', 9000, allowed);
    calls.settle('1', 9001, allowed);
    expect(inShort(calls.release())).toEqual(['2 1']);
    expect(inShort(calls.end()).at(-1)).toBe('9000 ! lost-outcome');
  });

  it('counts what is recorded again and outcomes of what is not recorded', () => {
    const calls = new WaitingCalls();
    calls.add(call('a', 1));
    calls.add(call('a', 5));
    calls.add(call('a', 6));
    calls.settle('z', 7, allowed);
    expect(calls.end()).toMatchObject([
      { line: 1 },
      { problem: { code: 'repeated-call', line: 5, count: 2 } },
      { problem: { code: 'lost-outcome', line: 7, count: 1 } },
    ]);
  });
});

describe('RecentIds', () => {
  it('knows the last of what was added, and not all of it', () => {
    const ids = new RecentIds();
    for (let id = 0; id < 3 * SEEN_LIMIT; id += 1) ids.add(`${id}`);
    const last = Array.from({ length: SEEN_LIMIT }, (_, index) => 2 * SEEN_LIMIT + index);
    expect(last.filter((id) => !ids.has(`${id}`))).toEqual([]);
    expect(ids.has('0')).toBe(false);
  });
});

describe('JsonDocuments', () => {
  const read = (text: string): string[] => {
    const reader = new JsonDocuments((value, line) => [{ line, entry: { input: value } }]);
    return inShort([...linesOf(text).flatMap((line) => reader.push(line)), ...reader.end()]);
  };

  it.each([
    ['', []],
    ['[1,2]\n[3]', ['1 [1,2]', '2 [3]']],
    ['{"a":1}\n\n{"a":2}', ['1 {"a":1}', '3 {"a":2}']],
    ['[\n1,\n{"a":\n[2]},\n"x,]"\n]\n', ['2 1', '3 {"a":[2]}', '5 x,]']],
    ['[\n]', []],
    ['[\n{"a":1},\n{"a":x},\n{"a":3}\n]', ['2 {"a":1}', '3 ! not-json', '4 {"a":3}']],
    ['[\n{"a":1},\n{"a":', ['2 {"a":1}', '3 ! half-written']],
    ['[\n"a\\",b",\n"c\n]', ['2 a",b', '3 ! not-json']],
    ['[\n1\n] 2\n3', ['2 1', '4 ! not-json']],
    ['{\n"a":\n1\n}', ['1 {"a":1}']],
    ['{\n"a":\n1\n', ['1 ! half-written']],
    ['{"a":\n{"a":2}\n{"a":3}', ['1 ! not-json', '2 {"a":2}', '3 {"a":3}']],
    ['nonsense\n{"a":1}', ['1 ! not-json', '2 {"a":1}']],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads a list of any values, however it is written', () => {
    holds(
      fc.tuple(fc.array(fc.jsonValue({ maxDepth: 3 })), fc.constantFrom(1, 2, '\t')),
      ([values, indent]) => {
        if (values.length === 0) return;
        const reader = new JsonDocuments((value, line) => [{ line, entry: { input: value } }]);
        const lines = linesOf(JSON.stringify(values, null, indent));
        const items = [...lines.flatMap((line) => reader.push(line)), ...reader.end()];
        expect(items.map((item) => 'entry' in item && JSON.stringify(item.entry.input))).toEqual(
          values.map((value) => JSON.stringify(value)),
        );
      },
      { runs: 1000 },
    );
  });

  it('keeps no document that is longer than its limit, and says so', () => {
    const part = `"${'a'.repeat(1 << 20)}",`;
    const long = Array.from({ length: 20 }, () => part).join('\n');
    expect(20 * part.length).toBeGreaterThan(DOCUMENT_LIMIT);
    expect(read(`{\n"a":[${long}\n1]}`)).toEqual(['1 ! too-large']);
    expect(read(`[\n[${long}\n1],\n2\n]`)).toEqual(['2 ! too-large', '23 2']);
  });
});
