import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/bash/limits.js';
import { codes, isClean, read, readChecked } from '../support/bash.js';
import { cpuTime } from '../support/cpu-time.js';

describe('limits', () => {
  it.each([
    ['input-too-long', 'a'.repeat(DEFAULT_LIMITS.textLength + 1)],
    ['nesting-too-deep', '('.repeat(2_000)],
    ['nesting-too-deep', `${'( '.repeat(150)}a${' )'.repeat(150)}`],
    ['nesting-too-deep', `${'$('.repeat(150)}a${')'.repeat(150)}`],
    ['nesting-too-deep', `${'if a; then '.repeat(150)}b${'; fi'.repeat(150)}`],
    ['too-many-commands', 'a;'.repeat(DEFAULT_LIMITS.commands + 1)],
    ['too-many-words', `a ${'x '.repeat(DEFAULT_LIMITS.words)}`],
    ['too-many-words', 'a {1..200} {1..200}\n'.repeat(60)],
    ['work-limit', '<<E '.repeat(200)],
    ['work-limit', `{ ${'a;'.repeat(600)} } | { ${'a;'.repeat(600)} }`],
  ])('%s', (code, text) => {
    expect(codes(text)).toContain(code);
  });

  it('may be set', () => {
    expect(codes('a; b; c', { limits: { commands: 2 } })).toEqual(['too-many-commands']);
    expect(codes('a b c', { limits: { words: 2 } })).toEqual(['too-many-words']);
    expect(codes('abc', { limits: { textLength: 2 } })).toEqual(['input-too-long']);
    expect(codes('((a))', { limits: { nesting: 0 } })).toEqual(['nesting-too-deep']);
  });

  it('keep what was found', () => {
    const { commands } = read('a; b; c', { limits: { commands: 2 } });
    expect(commands.map(({ words }) => words[0]?.value)).toEqual(['a', 'b']);
  });
});

describe('totality', () => {
  const values = [
    undefined,
    null,
    1,
    true,
    {},
    [],
    Symbol('a'),
    () => 'a',
    new String('ls'),
    { toString: () => 'ls' },
  ];

  it.each(values.map((value) => ({ value })))('anything but a text is an error ($value)', ({ value }) => {
    expect(read(value)).toMatchObject({
      commands: [],
      diagnostics: [{ code: 'input-not-text', severity: 'error' }],
    });
  });

  const HOSTILE: readonly (readonly [string, string])[] = [
    ['10 MB', 'echo a; '.repeat(1_250_000)],
    ...[
      '(',
      '$(',
      '{ ',
      '((',
      '$((',
      '${x:-',
      '`',
      '"$(',
      "'",
      '"',
      '<(',
      '[[ ( ',
      'if ',
      '! ',
      'time ',
      'coproc ',
      '{a,',
    ].map((opening) => [`20,000 times ${opening}`, opening.repeat(20_000)] as const),
    ...[
      'a | ',
      'a && ',
      'a & ',
      '<<E ',
      '>f ',
      '*',
      '[',
      '\\\n',
      'a\\\n',
      '{a,b}',
      '~:',
      '$x',
      'x=1 ',
      '#',
      'case x in ',
    ].map((part) => [`60,000 characters of ${part}`, part.repeat(Math.floor(60_000 / part.length))] as const),
    ['functions', 'function f '.repeat(5_000)],
    ['array subscripts', 'a['.repeat(30_000)],
    ['arithmetic', `$((${'${a:'.repeat(15_000)}))`],
    ['long operator', `((${'${a'}${':'.repeat(60_000)}))`],
    ['here-documents', 'a <<E\n'.repeat(10_000)],
    ['escaped backticks', `${'`\\'.repeat(20_000)}a`],
  ];

  it.each(HOSTILE)('%s', (_, text) => {
    const start = cpuTime();
    const syntax = read(text);
    expect(syntax.environments.length).toBeGreaterThan(0);
    // A bound for a loaded machine; without one a quadratic step would pass unseen.
    expect(cpuTime() - start).toBeLessThan(4_000);
  });

  it('holds for any text', () => {
    const fragments = fc.constantFrom(
      'a',
      ' ',
      '\n',
      ';',
      '&',
      '|',
      '>',
      '<',
      '<<E\n',
      '\nE\n',
      '(',
      ')',
      '((',
      '))',
      '{',
      '}',
      '$',
      '`',
      '"',
      "'",
      '\\',
      '#',
      '~',
      '*',
      '[',
      ']',
      '=',
      '$(',
      '${x',
      '${x:-',
      'if ',
      'then ',
      'fi',
      'for x in ',
      'do ',
      'done',
      'case x in ',
      ';;',
      'esac',
      'f() ',
      '[[ ',
      ' ]]',
      '!',
      'time ',
      'coproc ',
      '\0',
      '\r',
      '\ud800',
      'é',
      '{a,b}',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const first = readChecked(input);
        expect(readChecked(input)).toEqual(first);
        for (const { span } of [...first.commands, ...first.diagnostics]) {
          expect(span[0]).toBeLessThanOrEqual(span[1]);
          expect(span[1]).toBeLessThanOrEqual(input.length);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('is untouched by a polluted Object.prototype', () => {
    const text = 'constructor toString; x=__proto__; f() { a; }; f $x | hasOwnProperty';
    const before = read(text);
    const prototype = Object.prototype as Record<string, unknown>;
    const names = ['polluted', 'a', 'f', 'x', 'value', 'index', 'assigners', 'fixed', 'limits'];
    let after = '';
    for (const name of names) {
      if (name in prototype) continue;
      Object.defineProperty(prototype, name, {
        value: 'x',
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
    try {
      after = JSON.stringify(read(text));
    } finally {
      for (const name of names) delete prototype[name];
    }
    expect(after).toBe(JSON.stringify(before));
    expect(isClean(before)).toBe(true);
  });
});
