import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PatternErrorCode, PatternNode } from '../../../src/policy/pattern/index.js';
import { parsePattern } from '../../../src/policy/pattern/index.js';

describe('parsePattern reads', () => {
  const literal = (char: string, start: number, end = start + char.length): PatternNode => ({
    kind: 'literal',
    codePoint: char.codePointAt(0) as number,
    start,
    end,
  });

  const rows: readonly [pattern: string, node: PatternNode][] = [
    ['', { kind: 'empty', start: 0, end: 0 }],
    ['a', literal('a', 0)],
    ['😀', literal('😀', 0)],
    ['\\.', literal('.', 0, 2)],
    ['\\u{1f600}', literal('😀', 0, 9)],
    ['.', { kind: 'any', start: 0, end: 1 }],
    ['\\d', { kind: 'class', set: [[48, 57]], start: 0, end: 2 }],
    [
      '[b-da-]',
      {
        kind: 'class',
        set: [
          [45, 45],
          [97, 100],
        ],
        start: 0,
        end: 7,
      },
    ],
    ['[^\\0-\\u{10FFFE}]', { kind: 'class', set: [[0x10ffff, 0x10ffff]], start: 0, end: 16 }],
    ['ab', { kind: 'sequence', items: [literal('a', 0), literal('b', 1)], start: 0, end: 2 }],
    [
      'a|',
      {
        kind: 'alternation',
        alternatives: [literal('a', 0), { kind: 'empty', start: 2, end: 2 }],
        start: 0,
        end: 2,
      },
    ],
    ['a{2,}', { kind: 'repeat', item: literal('a', 0), min: 2, max: null, start: 0, end: 5 }],
    ['a{007}', { kind: 'repeat', item: literal('a', 0), min: 7, max: 7, start: 0, end: 6 }],
    [
      '(?:a|b)?',
      {
        kind: 'repeat',
        item: {
          kind: 'group',
          body: { kind: 'alternation', alternatives: [literal('a', 3), literal('b', 5)], start: 3, end: 6 },
          start: 0,
          end: 7,
        },
        min: 0,
        max: 1,
        start: 0,
        end: 8,
      },
    ],
    [
      'x()',
      {
        kind: 'sequence',
        items: [
          literal('x', 0),
          { kind: 'group', body: { kind: 'empty', start: 2, end: 2 }, start: 1, end: 3 },
        ],
        start: 0,
        end: 3,
      },
    ],
  ];

  it.each(rows)('%j', (pattern, node) => {
    expect(parsePattern(pattern)).toEqual({ ok: true, value: node });
  });
});

describe('parsePattern refuses', () => {
  const rows: readonly [pattern: unknown, code: PatternErrorCode, offset: number][] = [
    [undefined, 'not-a-string', 0],
    [/a/, 'not-a-string', 0],
    [['a'], 'not-a-string', 0],
    ['a'.repeat(4097), 'pattern-too-long', 4096],
    [`${'('.repeat(101)}${')'.repeat(101)}`, 'pattern-too-deep', 100],

    ['^a', 'anchor', 0],
    ['a$', 'anchor', 1],
    ['(a|^b)', 'anchor', 3],
    ['\\Aa', 'anchor', 0],
    ['a\\z', 'anchor', 1],
    ['a\\bc', 'word-boundary', 1],
    ['\\B', 'word-boundary', 0],
    ['[\\b]', 'word-boundary', 1],
    ['(a)\\1', 'back-reference', 3],
    ['\\k<x>', 'back-reference', 0],
    ['(?P=x)', 'back-reference', 0],
    ['[\\7]', 'back-reference', 1],
    ['a(?=b)', 'look-around', 1],
    ['a(?!b)', 'look-around', 1],
    ['(?<=b)a', 'look-around', 0],
    ['(?<!b)a', 'look-around', 0],
    ['(?<x>a)', 'named-group', 0],
    ['(?P<x>a)', 'named-group', 0],
    ["(?'x'a)", 'named-group', 0],
    ['(?i)a', 'inline-flags', 0],
    ['(?i:a)', 'inline-flags', 0],
    ['(?-s:a)', 'inline-flags', 0],
    ['(?>a)', 'unsupported-group', 0],
    ['(?#note)', 'unsupported-group', 0],
    ['(?|a)', 'unsupported-group', 0],
    ['(?P>x)', 'unsupported-group', 0],
    ['(?', 'unsupported-group', 0],
    ['(?)', 'unsupported-group', 0],

    ['a(b', 'unclosed-group', 1],
    ['(a(b)', 'unclosed-group', 0],
    ['((a)', 'unclosed-group', 0],
    ['((a', 'unclosed-group', 1],
    ['(?:', 'unclosed-group', 0],
    ['a)', 'unopened-group', 1],
    ['(a))', 'unopened-group', 3],

    ['[', 'unclosed-class', 0],
    ['[^', 'unclosed-class', 0],
    ['a[b', 'unclosed-class', 1],
    ['[a-', 'unclosed-class', 0],
    ['[a\\]', 'unclosed-class', 0],
    ['[]', 'empty-class', 0],
    ['[^]', 'empty-class', 0],
    ['[]a]', 'empty-class', 0],
    ['x[^\\d\\D]', 'empty-class', 1],
    ['[^\\0-\\u{10FFFF}]', 'empty-class', 0],
    ['[z-a]', 'reversed-range', 1],
    ['[ab-aa]', 'reversed-range', 2],
    ['[😀-a]', 'reversed-range', 1],
    ['[a-c-e]', 'ambiguous-hyphen', 4],
    ['[\\w-a]', 'ambiguous-hyphen', 3],
    ['[a-\\d]', 'ambiguous-hyphen', 2],
    ['[\\d-z]', 'ambiguous-hyphen', 3],
    ['[+--]', 'ambiguous-hyphen', 2],
    ['[--/]', 'ambiguous-hyphen', 1],
    ['[--]', 'ambiguous-hyphen', 1],
    ['[!--/]', 'ambiguous-hyphen', 2],
    ['[a[b]]', 'ambiguous-class', 2],
    ['[[:alpha:]]', 'ambiguous-class', 1],
    ['[a-[b]', 'ambiguous-class', 3],
    ['[a&&b]', 'ambiguous-class', 2],
    ['[||]', 'ambiguous-class', 1],
    ['[a~~b]', 'ambiguous-class', 2],

    ['\\p{L}', 'unicode-property', 0],
    ['[\\P{L}]', 'unicode-property', 1],
    ['\\q', 'unknown-escape', 0],
    ['a\\Qb\\E', 'unknown-escape', 1],
    ['\\cA', 'unknown-escape', 0],
    ['\\_', 'unknown-escape', 0],
    ['\\<a', 'unknown-escape', 0],
    ['\\é', 'unknown-escape', 0],
    ['\\😀', 'unknown-escape', 0],
    ['\\ ', 'unknown-escape', 0],
    ['\\\n', 'unknown-escape', 0],
    ['a\\', 'malformed-escape', 1],
    ['\\x', 'malformed-escape', 0],
    ['\\x4', 'malformed-escape', 0],
    ['\\xg0', 'malformed-escape', 0],
    ['\\u12', 'malformed-escape', 0],
    ['\\u{}', 'malformed-escape', 0],
    ['\\u{41', 'malformed-escape', 0],
    ['\\u{ 41}', 'malformed-escape', 0],
    ['\\u{110000}', 'malformed-escape', 0],
    [`\\u{${'f'.repeat(4000)}}`, 'malformed-escape', 0],
    ['\\01', 'malformed-escape', 0],
    ['a\ud83d', 'lone-surrogate', 1],
    ['[\ude00]', 'lone-surrogate', 1],
    ['[a-\ud800]', 'lone-surrogate', 3],
    ['\\ud83d', 'lone-surrogate', 0],
    ['\\ud83d\\ude00', 'lone-surrogate', 0],
    ['\\u{dfff}', 'lone-surrogate', 0],
    ['\\\ud83d', 'unknown-escape', 0],

    ['a]', 'lone-bracket', 1],
    ['}', 'lone-bracket', 0],
    ['a}', 'lone-bracket', 1],
    ['{', 'lone-bracket', 0],
    ['{a}', 'lone-bracket', 0],
    ['*', 'stray-quantifier', 0],
    ['(+a)', 'stray-quantifier', 1],
    ['a|?', 'stray-quantifier', 2],
    ['{2}', 'stray-quantifier', 0],
    ['(?:{2,})', 'stray-quantifier', 3],
    ['a**', 'stacked-quantifier', 2],
    ['a++', 'stacked-quantifier', 2],
    ['a{2}{3}', 'stacked-quantifier', 4],
    ['a?{', 'stacked-quantifier', 2],
    ['a*?', 'lazy-quantifier', 2],
    ['a??', 'lazy-quantifier', 2],
    ['(a){2,3}?', 'lazy-quantifier', 8],
    ['a{', 'malformed-quantifier', 1],
    ['a{}', 'malformed-quantifier', 1],
    ['a{,3}', 'malformed-quantifier', 1],
    ['a{2', 'malformed-quantifier', 1],
    ['a{2,', 'malformed-quantifier', 1],
    ['a{ 2}', 'malformed-quantifier', 1],
    ['a{2;3}', 'malformed-quantifier', 1],
    ['a{-1}', 'malformed-quantifier', 1],
    ['a{x}', 'malformed-quantifier', 1],
    ['a{3,2}', 'reversed-quantifier', 1],
    [`a{${'9'.repeat(4000)},5}`, 'reversed-quantifier', 1],
    ['a{65536}', 'pattern-too-large', 1],
    [`a{0,${'9'.repeat(4000)}}`, 'pattern-too-large', 1],
  ];

  for (const [pattern, code, offset] of rows) {
    it(`${String(JSON.stringify(pattern)).slice(0, 40)}: ${code} at ${offset}`, () => {
      const parsed = parsePattern(pattern);
      expect(parsed.ok ? 'accepted' : [parsed.error.code, parsed.error.offset]).toEqual([code, offset]);
    });
  }

  it('explains every refusal', () => {
    for (const [pattern] of rows) {
      const parsed = parsePattern(pattern);
      if (parsed.ok) throw new Error('accepted');
      expect(parsed.error.message).toMatch(/^[A-Z].+\.$/);
      expect(parsed.error.hint).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('an anchor with the reason why none is needed', () => {
    const parsed = parsePattern('^a$');
    expect(parsed.ok ? '' : parsed.error.hint).toContain('Patterns always match the whole argument');
  });
});

describe('parsePattern', () => {
  it('accepts the deepest nesting and the longest source', () => {
    expect(parsePattern(`${'('.repeat(100)}a${')'.repeat(100)}`).ok).toBe(true);
    expect(parsePattern('a'.repeat(4096)).ok).toBe(true);
  });

  it('is total: any value gives a node or an error inside the source', () => {
    const pieces = fc.constantFrom(
      ...'()[]{}|?*+.^$\\-,:=!<>&~09adDbuxp',
      '😀',
      '\ud83d',
      '\ude00',
      '\n',
      '(?:',
      '{2,3}',
      '\\u{',
    );
    const source = fc.oneof(
      fc.array(pieces, { maxLength: 20 }).map((list) => list.join('')),
      fc.anything(),
    );
    fc.assert(
      fc.property(source, (given) => {
        const parsed = parsePattern(given);
        const length = typeof given === 'string' ? given.length : 0;
        if (parsed.ok) expect([parsed.value.start, parsed.value.end]).toEqual([0, length]);
        else expect(parsed.error.offset >= 0 && parsed.error.offset <= length).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('accepts nothing that RegExp under "us" refuses, but the extra backslashes', () => {
    const pieces = fc.constantFrom(
      ...'()[]{}|?*+.^$\\-,&09adDbuxps',
      '😀',
      '(?:',
      '{2,3}',
      '\\u{41}',
      '\\d',
      '[^',
      'a-c',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (list) => {
        const source = list.join('');
        if (!parsePattern(source).ok) return;
        const plain = source.replace(
          /\\([!"#%&,:;=@~-])/gu,
          (_, char: string) => `\\x${char.charCodeAt(0).toString(16)}`,
        );
        expect(() => new RegExp(`^(?:${plain})$`, 'us')).not.toThrow();
      }),
      { numRuns: 5_000 },
    );
  });
});
