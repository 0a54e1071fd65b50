import { describe, expect, it } from 'vitest';
import { readCorpusEntry } from '../../../src/replay/corpus/entry.js';

describe('readCorpusEntry', () => {
  it.each([
    [{ input: 'ls' }, { tool: 'bash', input: 'ls' }],
    [{ cmd: 'ls' }, { tool: 'bash', input: 'ls' }],
    [
      { cmd: 'ls', n: 102, source: 'somewhere', licence: 'MIT' },
      { tool: 'bash', input: 'ls', count: 102, source: { name: 'somewhere' } },
    ],
    [
      { input: 'ls', cmd: 'ls' },
      { tool: 'bash', input: 'ls' },
    ],
    [{ input: null }, { tool: 'bash', input: null }],
    [
      { tool: 'Read', input: { file_path: 'a' }, id: 7 },
      { id: '7', tool: 'Read', input: { file_path: 'a' } },
    ],
    [
      { input: 'ls', observed: { effect: 'deny', by: 'person', ran: false }, time: '2026-01-02T03:04:05Z' },
      {
        tool: 'bash',
        input: 'ls',
        observed: { effect: 'deny', by: 'person', ran: false },
        time: '2026-01-02T03:04:05Z',
      },
    ],
    [
      { input: 'ls', context: { workspace: { cwd: '/w' } }, fidelity: 'truncated' },
      { tool: 'bash', input: 'ls', context: { workspace: { cwd: '/w' } }, fidelity: 'truncated' },
    ],
  ])('reads %j', (value, entry) => {
    expect(readCorpusEntry(value)).toEqual({ ok: true, value: entry });
  });

  it.each([
    [null, 'It is not a JSON object.'],
    [[], 'It is not a JSON object.'],
    [{}, 'There is neither `input` nor `cmd`.'],
    [{ cmd: 1 }, '/cmd: must be string.'],
    [{ cmd: 'a', input: 'b' }, 'There are both `input` and `cmd`, and they differ.'],
    [{ input: 'a', tool: 1 }, '/tool: must be string.'],
    [{ input: 'a', n: 0 }, '/count: must be >= 1.'],
    [{ input: 'a', count: 1.5 }, '/count: must be integer.'],
    [{ input: 'a', time: 'yesterday' }, '/time: must match pattern'],
    [{ input: 'a', observed: { effect: 'ask', by: 'person' } }, '/observed/effect: must be equal'],
    [{ input: 'a', observed: { effect: 'deny' } }, '/observed: must have required property'],
    [{ input: 'a', context: { posture: 'bold' } }, '/context/posture: must be equal'],
    [{ input: 'a', context: { workspace: { cwd: 'here' } } }, '/context/workspace/cwd: must match pattern'],
    [JSON.parse('{"__proto__":{"input":"ls"}}'), 'There is neither `input` nor `cmd`.'],
    [undefined, 'A undefined is not JSON.'],
  ])('refuses %j', (value, message) => {
    const read = readCorpusEntry(value, 9);
    expect(read).toMatchObject({ ok: false, error: { code: 'not-an-entry', line: 9 } });
    expect(!read.ok && read.error.message).toContain(message);
  });
});
