import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compilePattern,
  EVERYTHING,
  PATTERN_LIMITS,
  type PatternErrorCode,
} from '../../../src/policy/pattern/index.js';
import { mustCompile } from './must-compile.js';

describe('a pattern matches the whole text', () => {
  const rows: readonly [pattern: string, accepts: readonly string[], refuses: readonly string[]][] = [
    ['', [''], ['a', '\n']],
    ['abc', ['abc'], ['', 'ab', 'abcd', 'xabc', 'ABC', 'abc\n']],
    ['a|', ['a', ''], ['aa']],
    ['()', [''], ['a']],
    ['(){5}', [''], ['a']],
    ['(?:|){65535}', [''], ['a']],
    ['a{0}', [''], ['a']],
    ['(?:a{2000}){0}b', ['b'], ['', 'ab']],
    ['.', ['a', '\n', '\r', '\u2028', '😀', '\ud83d', '\ude00', '\0'], ['', 'ab', '😀😀']],
    ['.*', ['', 'a', 'a\nb', '\ud83d'], []],
    ['a?', ['', 'a'], ['aa']],
    ['a+', ['a', 'aaa'], ['', 'ab']],
    ['a{3}', ['aaa'], ['aa', 'aaaa']],
    ['a{2,}', ['aa', 'aaaaa'], ['', 'a']],
    ['a{2,4}', ['aa', 'aaa', 'aaaa'], ['a', 'aaaaa']],
    ['(ab){2,3}', ['abab', 'ababab'], ['ab', 'abababab', 'abba']],
    ['(a?){3}', ['', 'a', 'aa', 'aaa'], ['aaaa']],
    ['(a?b?){2,3}', ['', 'ab', 'ba', 'bab', 'aba', 'ababab', 'aaa'], ['abababa', 'aaaa', 'bbbb']],
    ['(a*)*b', ['b', 'aab'], ['a', 'ba']],
    ['((a|b)*c?)+', ['', 'ccc', 'abcab'], ['d']],
    ['(?:foo|bar)baz', ['foobaz', 'barbaz'], ['foo', 'baz', 'foobarbaz']],
    ['foo|bar', ['foo', 'bar'], ['foobar', 'fooar']],
    ['--output=.*', ['--output=', '--output=a=b'], ['--output', ' --output=']],
    ['[^/]+', ['a.b', '..', '\n'], ['', 'a/b', '/']],
    ['[a-c_]', ['a', 'b', 'c', '_'], ['d', 'A', '-']],
    ['[-a]', ['-', 'a'], ['b']],
    ['[a-]', ['-', 'a'], ['b']],
    ['[a\\-c]', ['a', '-', 'c'], ['b']],
    ['[\\w-]+', ['a-b_9'], ['a.b']],
    ['[^^]', ['a'], ['^']],
    ['[a^]', ['a', '^'], ['b']],
    ['[.*+?(){}|$]', ['.', '*', '+', '?', '(', ')', '{', '}', '|', '$'], ['a', '\\']],
    ['[\\]\\[\\\\]', ['[', ']', '\\'], ['a']],
    ['[&~a]', ['&', '~', 'a'], ['b']],
    ['[^\\d\\s]', ['a', 'é'], ['1', ' ', '\u00a0']],
    ['[\\s\\S]', ['a', '\n', '😀'], ['']],
    ['\\d', ['0', '9'], ['a', '٣', '１']],
    ['\\w+', ['aZ_09'], ['é', 'a-b', 'ſ', '\u212a']],
    ['\\W', ['é', '-', '\u212a', '😀'], ['a', '_']],
    ['\\D', ['a', '٣'], ['5']],
    [
      '\\s',
      [
        ' ',
        '\t',
        '\n',
        '\v',
        '\f',
        '\r',
        '\u00a0',
        '\u1680',
        '\u2003',
        '\u2028',
        '\u2029',
        '\u202f',
        '\u205f',
        '\u3000',
        '\ufeff',
      ],
      ['a', '\u200b', '\u180e', '\u0085'],
    ],
    ['\\S', ['a', '\u200b'], [' ']],
    ['\\n\\t\\r\\f\\v\\0', ['\n\t\r\f\v\0'], ['']],
    ['\\x41\\u0042\\u{43}\\u{00001F600}', ['ABC😀'], ['ABC']],
    ['\\^\\$\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/', ['^$\\.*+?()[]{}|/'], ['']],
    ['\\!\\"\\#\\%\\&\\,\\-\\:\\;\\=\\@\\~', ['!"#%&,-:;=@~'], ['']],
    ['a/b-c,d:e=f', ['a/b-c,d:e=f'], ['']],
    ['😀+', ['😀', '😀😀'], ['\ud83d', '\ude00', '😀\ude00']],
    ['[😀-😂]', ['😀', '\u{1f601}', '😂'], ['\ud83d', '🙂', '\ude01']],
    ['[^a]', ['\ud83d', '\udfff', '😀'], ['a', '']],
    ['[\\u{D7FF}-\\u{E000}]', ['\ud7ff', '\ud800', '\udc00', '\ue000'], ['😀', 'a']],
    ['\\d{1,3}(?:\\.\\d{1,3}){3}', ['127.0.0.1', '999.1.22.333'], ['1.2.3', '1.2.3.4.5', '1234.1.1.1']],
    ['(?:.*/)?\\.env(?:\\..+)?', ['.env', 'a/b/.env', '.env.local'], ['a.env', '.env.', '.envrc']],
  ];

  it.each(rows)('%j', (pattern, accepts, refuses) => {
    const { test } = mustCompile(pattern);
    for (const text of accepts) expect([text, test(text)]).toEqual([text, true]);
    for (const text of refuses) expect([text, test(text)]).toEqual([text, false]);
  });

  it('and nothing but a string', () => {
    const { test } = mustCompile('.*');
    for (const value of [undefined, null, 0, ['a'], {}, new String('a'), Symbol('a'), 1n])
      expect(test(value)).toBe(false);
  });

  it('keeping its source', () => {
    expect(mustCompile('a|b').source).toBe('a|b');
  });
});

describe('compilePattern is capped', () => {
  const rows: readonly [pattern: string, code: PatternErrorCode, offset: number][] = [
    ['(a{1,50}){1,50}', 'pattern-too-large', 0],
    ['x(a{1,50}){1,50}', 'pattern-too-large', 1],
    ['b|(?:c(a{2001}))', 'pattern-too-large', 7],
    ['a{2001}', 'pattern-too-large', 0],
    ['b(a{2000})', 'pattern-too-large', 0],
    ['(((((((a{65535}){65535}){65535}){65535}){65535}){65535}){65535})', 'pattern-too-large', 7],
    [`${'('.repeat(99)}a{9}${'){9}'.repeat(99)}`, 'pattern-too-large', 96],
    [`(?:${alternatives(600)})*`, 'pattern-too-large', 0],
    ['[ab]*a[ab]{12}', 'pattern-too-many-states', 0],
    ['(?:(?:a?){40}){50}', 'pattern-too-costly', 0],
    [distinct(1999).join(''), 'pattern-too-costly', 0],
    [
      distinct(1000)
        .map((char) => `[^${char}]`)
        .join(''),
      'pattern-too-costly',
      0,
    ],
  ];

  for (const [pattern, code, offset] of rows) {
    it(`${pattern.slice(0, 40)}: ${code} at ${offset}`, () => {
      const compiled = compilePattern(pattern);
      expect(compiled.ok ? 'accepted' : [compiled.error.code, compiled.error.offset]).toEqual([code, offset]);
    });
  }

  it('only above what the limits allow', () => {
    expect(mustCompile('a{0,1999}').positions.ranges.length).toBe(1999);
    expect(mustCompile('(?:a{9}){0,222}').positions.ranges.length).toBe(1998);
    expect(mustCompile('[ab]*a[ab]{9}').dfa.stateCount).toBe(1026);
    expect(mustCompile(`(?:${alternatives(499)})*`).positions.ranges.length).toBe(499);
  });

  it('and tighter when asked', () => {
    expect(codeOf(compilePattern('aaaa', { positions: 3 }))).toBe('pattern-too-large');
    expect(codeOf(compilePattern('(a|b)*', { edges: 3 }))).toBe('pattern-too-large');
    expect(codeOf(compilePattern('aaaa', { states: 4 }))).toBe('pattern-too-many-states');
    expect(codeOf(compilePattern('aaaa', { steps: 4 }))).toBe('pattern-too-costly');
    expect(codeOf(compilePattern('a'.repeat(2001), { positions: 1e9 }))).toBe('pattern-too-large');
    expect(codeOf(compilePattern('aaaa', { positions: 4, edges: 3, states: 5 }))).toBe('ok');
  });

  it('by every step: 3 to cut the alphabet, 12 cells, 4 readings, 2 unions', () => {
    expect(codeOf(compilePattern('ab|ac', { steps: 21 }))).toBe('ok');
    expect(codeOf(compilePattern('ab|ac', { steps: 20 }))).toBe('pattern-too-costly');
  });

  it('in the size of its tables', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('[^a]', 'b', '.', '(x|yz)', 'c*', '\\w{3}', '[d-f]+'), { maxLength: 60 }),
        (parts) => {
          const compiled = compilePattern(parts.join(''));
          if (!compiled.ok) return;
          const { dfa } = compiled.value;
          expect(dfa.table.length).toBe(dfa.stateCount * dfa.classCount);
          expect(dfa.table.length).toBeLessThanOrEqual(PATTERN_LIMITS.steps + 2 * dfa.classCount);
          expect(dfa.stateCount).toBeLessThanOrEqual(PATTERN_LIMITS.states + 2);
          expect(dfa.accepting.length).toBe(dfa.stateCount);
        },
      ),
    );
  });
});

describe('compilePattern is total', () => {
  it('on any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (source, limits) => {
        const compiled = compilePattern(source, limits as never);
        if (typeof source !== 'string') expect(codeOf(compiled)).toBe('not-a-string');
      }),
    );
  });

  it('and so is what it makes', () => {
    const { test } = mustCompile('(?:a|\\u{1F600})+.');
    const text = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (value) => {
        expect(typeof test(value)).toBe('boolean');
      }),
    );
  });

  it('also where Object.prototype is polluted', () => {
    const polluted = ['positions', 'edges', 'states', 'steps', 'ok', 'kind', 'source', 'code', 'a', '0'];
    const before = [compilePattern('a[^b]+'), compilePattern('^')].map(describeResult);
    try {
      for (const name of polluted)
        Object.defineProperty(Object.prototype, name, { value: 1, configurable: true, writable: true });
      const during = [compilePattern('a[^b]+', {}), compilePattern('^', {})].map(describeResult);
      for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
      expect(during).toEqual(before);
    } finally {
      for (const name of polluted) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});

describe('matching is linear', () => {
  const long = 'a'.repeat(50_000);
  const rows: readonly [pattern: string, text: string, matches: boolean][] = [
    ['(a+)+b', long, false],
    ['(a+)+b', `${long}b`, true],
    ['(a|a)*b', long, false],
    ['(a|aa)+b', `${long}c`, false],
    ['(?:a*)*(?:a*)*(?:a*)*b', long, false],
    ['.*.*.*.*x', long, false],
    ['(?:[^/]+/)*[^/]+/x', 'a/'.repeat(25_000), false],
    ['a{0,1999}', long, false],
    ['(?:😀|😀😀)*x', '😀'.repeat(50_000), false],
  ];

  it.each(rows)('%s', (pattern, text, matches) => {
    expect(mustCompile(pattern).test(text)).toBe(matches);
  });

  it('and stops at the first code point that settles it', () => {
    const { dfa } = mustCompile('(?:.*x)?.*');
    expect(dfa.start).toBe(EVERYTHING);
    expect(mustCompile('-.*').dfa.stateCount).toBe(3);
    expect(mustCompile('.*(?:secret|token).*').dfa.stateCount).toBe(12);
  });
});

function distinct(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(0x4e00 + 2 * index));
}

function alternatives(count: number): string {
  return distinct(count).join('|');
}

function codeOf(compiled: ReturnType<typeof compilePattern>): string {
  return compiled.ok ? 'ok' : compiled.error.code;
}

function describeResult(compiled: ReturnType<typeof compilePattern>): string {
  if (!compiled.ok) return `${compiled.error.code} ${compiled.error.message} ${compiled.error.hint}`;
  const { source, dfa, test } = compiled.value;
  return `${source} ${dfa.table.join()} ${dfa.accepting.join()} ${test('ac')} ${test('ab')}`;
}
