import { describe, expect, it } from 'vitest';
import { readRow } from '../../src/cli/rows.js';

const read = (text: string, number = 3): ReturnType<typeof readRow> => readRow({ number, text });

describe('readRow', () => {
  it.each([
    ['{"cmd":"ls"}', { tool: 'bash', input: 'ls' }],
    ['{"input":"ls"}', { tool: 'bash', input: 'ls' }],
    ['{"input":{"path":"a"},"tool":"read"}', { tool: 'read', input: { path: 'a' } }],
    ['{"input":"ls","cmd":"ls"}', { tool: 'bash', input: 'ls' }],
    ['{"input":null}', { tool: 'bash', input: null }],
  ])('reads %s', (text, call) => {
    const row = read(text);
    expect(row.ok && row.value.call).toEqual(call);
  });

  it('keeps an id of any kind, and tells none from null', () => {
    expect(read('{"cmd":"a","id":null}')).toMatchObject({ ok: true, value: { id: null } });
    const row = read('{"cmd":"a"}');
    expect(row.ok && 'id' in row.value).toBe(false);
  });

  it.each([
    ['', 'The line is not JSON: it is empty.'],
    ['{', 'The line is not JSON: '],
    ['[]', 'The line is not a JSON object.'],
    ['null', 'The line is not a JSON object.'],
    ['{}', 'There is neither `input` nor `cmd`.'],
    ['{"cmd":1}', '`cmd` is not a string.'],
    ['{"cmd":"ls","tool":1}', '`tool` is not a string.'],
    ['{"cmd":"ls","context":[]}', '`context` is not an object.'],
    ['{"cmd":"ls","input":"rm"}', 'There are both `input` and `cmd`, and they differ.'],
    ['{"__proto__":{"cmd":"ls"}}', 'There is neither `input` nor `cmd`.'],
  ])('refuses %s', (text, message) => {
    const row = read(text);
    expect(row.ok).toBe(false);
    expect(!row.ok && row.error.error).toContain(message);
    expect(!row.ok && row.error.line).toBe(3);
  });

  it('gives the id of a line that holds no call', () => {
    expect(read('{"id":"a"}')).toMatchObject({ ok: false, error: { id: 'a' } });
  });

  it('passes on why a line could not be had', () => {
    expect(readRow({ number: 9, fault: 'too long' })).toEqual({
      ok: false,
      error: { error: 'too long', line: 9 },
    });
  });

  it('skips a byte order mark at the beginning of the input only', () => {
    expect(read('\uFEFF{"cmd":"a"}', 1).ok).toBe(true);
    expect(read('\uFEFF{"cmd":"a"}', 2).ok).toBe(false);
  });
});
