import { describe, expect, it } from 'vitest';
import { inShort, readAs, readLinesAs } from './read.js';

describe('the reader of own corpora', () => {
  it.each([
    ['{"cmd":"ls"}\n{"input":"pwd"}\n', ['1 ls', '2 pwd']],
    ['\uFEFF{"cmd":"ls"}\r\n\r\n{"cmd":"pwd"}\r', ['1 ls', '3 pwd']],
    ['', []],
    ['nope\n{"cmd":"ls"}', ['1 ! not-json', '2 ls']],
    ['{"cmd":"ls"}\n{}\n[]', ['1 ls', '2 ! not-an-entry', '3 ! not-an-entry']],
    ['{"cmd":"ls"}\n{"cmd":"rm -r', ['1 ls', '2 ! half-written']],
    ['{"cmd":"rm -r\n{"cmd":"ls"}', ['1 ! not-json', '2 ls']],
    ['{"cmd":"ls"}\nthe end', ['1 ls', '2 ! not-json']],
    ['{"cmd":"ls"}\n\uFEFF{"cmd":"pwd"}\n{"cmd":"id"}', ['1 ls', '2 ! not-json', '3 id']],
  ])('reads %j', (text, expected) => {
    expect(inShort(readAs('portcullis', text))).toEqual(expected);
  });

  it('passes on why a line could not be had, and reads on', () => {
    const items = readLinesAs('portcullis', [
      { number: 1, fault: 'The line is not UTF-8.' },
      { number: 2, text: '{"cmd":"ls"}' },
    ]);
    expect(items[0]).toMatchObject({
      problem: { code: 'line-unreadable', line: 1, message: 'The line is not UTF-8.' },
    });
    expect(inShort(items)).toEqual(['1 ! line-unreadable', '2 ls']);
  });

  it('leaves what an entry says of its source', () => {
    const text = '{"cmd":"ls","source":{"format":"codex","file":"a","line":7}}';
    expect(readAs('portcullis', text)).toMatchObject([
      { entry: { source: { format: 'codex', file: 'a', line: 7 } } },
    ]);
  });
});
