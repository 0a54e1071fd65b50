import { describe, expect, it } from 'vitest';
import { DOCUMENT_LIMIT } from '../../../src/replay/corpus/limits.js';
import { inShort, readAs, readLinesAs } from './read.js';

describe('the reader of plain commands', () => {
  it.each([
    ['ls\npwd\n', ['1 ls', '2 pwd']],
    ['\uFEFFls\r\n\r\npwd\r\n', ['1 ls', '3 pwd']],
    ['# what it does\n  # indented\n\n   \nls # kept', ['5 ls # kept']],
    ['cat a \\\n  b\nls', ['1 cat a \\\n  b', '3 ls']],
    ['echo a\\\\\nls', ['1 echo a\\\\', '2 ls']],
    ['a \\\n# b\nls', ['1 a \\\n# b', '3 ls']],
    ["echo 'a\nb'", ["1 echo 'a", "2 b'"]],
    ['ls\na\0b\npwd', ['1 ls', '2 ! not-text', '3 pwd']],
    ['  ls  ', ['1   ls  ']],
  ])('reads %j', (text, expected) => {
    expect(inShort(readAs('commands', text))).toEqual(expected);
  });

  it('marks a command whose last line is missing', () => {
    const lines = [
      { number: 1, text: 'cat a \\' },
      { number: 2, fault: 'The line is not UTF-8.' },
      { number: 3, text: 'ls \\' },
    ];
    expect(readLinesAs('commands', lines)).toMatchObject([
      { line: 1, entry: { input: 'cat a \\', fidelity: 'truncated' } },
      { line: 2, problem: { code: 'line-unreadable' } },
      { line: 3, entry: { input: 'ls \\', fidelity: 'truncated' } },
    ]);
  });

  it('names where a command comes from', () => {
    expect(readAs('commands', 'ls')).toEqual([
      { line: 1, entry: { tool: 'bash', input: 'ls', source: { format: 'commands', line: 1 } } },
    ]);
  });

  it('keeps no command that has no end', () => {
    const part = { text: `${'a'.repeat(1 << 20)}\\` };
    const lines = Array.from({ length: 20 }, (_, index) => ({ number: index + 1, ...part }));
    const items = readLinesAs('commands', [...lines, { number: 21, text: 'b' }, { number: 22, text: 'ls' }]);
    expect(20 * (1 << 20)).toBeGreaterThan(DOCUMENT_LIMIT);
    expect(inShort(items)).toEqual(['1 ! too-large', '22 ls']);
  });
});
