import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columns, createPaint, cut, visible } from '../../src/cli/render.js';

const ESCAPE = '\u001b';

describe('createPaint', () => {
  it.each([
    { isTTY: true, env: {}, coloured: true },
    { isTTY: false, env: {}, coloured: false },
    { isTTY: true, env: { NO_COLOR: '1' }, coloured: false },
    { isTTY: true, env: { NO_COLOR: '' }, coloured: true },
    { isTTY: true, env: { TERM: 'dumb' }, coloured: false },
    { isTTY: false, env: { FORCE_COLOR: '1' }, coloured: true },
    { isTTY: false, env: { FORCE_COLOR: '' }, coloured: true },
    { isTTY: true, env: { FORCE_COLOR: '0' }, coloured: false },
    { isTTY: false, env: { FORCE_COLOR: '1', NO_COLOR: '1' }, coloured: true },
  ])('$env on a terminal: $isTTY gives colour: $coloured', ({ isTTY, env, coloured }) => {
    expect(createPaint({ isTTY }, env).effect('deny').includes(ESCAPE)).toBe(coloured);
  });

  it('writes effects in capitals, padded', () => {
    expect(createPaint({}, {}).effect('deny', 6)).toBe('DENY  ');
  });
});

describe('visible', () => {
  it.each([
    ['a\nb\tc\r', 'a\\nb\\tc\\r'],
    [`${ESCAPE}[2J`, '\\u{001b}[2J'],
    ['a\u202eb', 'a\\u{202e}b'],
    ['\ud800', '\\u{d800}'],
    ['ä 日本 𝄞', 'ä 日本 𝄞'],
  ])('shows %j', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('leaves nothing that a terminal would obey', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/[\p{Cc}\p{Cs}]/u.test(visible(text))).toBe(false);
      }),
    );
  });
});

describe('cut', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['\n\n', 3, '\\n…'],
    ['', 3, ''],
    ['𝄞𝄞𝄞', 2, '𝄞…'],
  ])('cuts %j at %i', (text, width, shown) => {
    expect(cut(text, width)).toBe(shown);
  });
});

describe('columns', () => {
  it('pads to the widest cell and no further than the last', () => {
    expect(
      columns([
        ['a', 'bbb', 'c'],
        ['aaa', 'b', ''],
      ]),
    ).toEqual(['a    bbb  c', 'aaa  b']);
  });
});
