import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asFile, plainEnd, regexEnd } from '../../../src/commands/languages/delimited.js';

const ends = (text: string, delimiter = '/') => regexEnd({ text, from: 0, delimiter });

describe('regexEnd', () => {
  it.each([
    ['abc/', 3, 3],
    ['a\\/b/', 4, 4],
    ['\\[/', 2, 2],
    ['[/]/', 3, 1],
    ['[^/]/', 4, 2],
    ['[]/]/', 4, 2],
    ['[^]/]/', 5, 3],
    ['[[:alpha:]]/', 11, 11],
    ['[\\/]/', 4, 4],
  ])('%s ends at %d, for readers without brackets at %d', (text, end, plain) => {
    expect(ends(text)).toEqual({ end, plain });
  });

  it.each([
    ['no delimiter', 'abc'],
    ['a bracket that does not close', '[/x/'],
    ['a newline', 'a\nb/'],
    ['an escaped newline', 'a\\\nb/'],
    ['a newline in a bracket', '[\n]/'],
    ['a backslash before the closing bracket', '[\\]/]/'],
    ['a class that simple readers take for the whole bracket', '[[:alpha:]/]/'],
    ['a class that does not close', '[[:alpha/]/'],
    ['nothing', ''],
    ['a last backslash', 'a\\'],
  ])('does not decide on %s', (_why, text) => {
    expect(ends(text)).toBeNull();
  });

  it('takes any delimiter', () => {
    expect(ends('a/b,', ',')).toEqual({ end: 3, plain: 3 });
    expect(ends('[,],', ',')).toEqual({ end: 3, plain: 1 });
  });

  it('without brackets and backslashes it is the first delimiter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/[[\\\n]/.test(text));
        const end = text.indexOf('/');
        expect(ends(text)).toEqual(end < 0 ? null : { end, plain: end });
      }),
    );
  });
});

describe('plainEnd', () => {
  it.each([
    ['a/b', 1],
    ['[/]', 1],
    ['a\\/b/', 4],
    ['a\\\nb/', 4],
    ['a\nb/', -1],
    ['a\\', -1],
    ['', -1],
  ])('%j ends at %d', (text, end) => {
    expect(plainEnd({ text, from: 0, delimiter: '/' })).toBe(end);
  });
});

it('a file that is called - is no standard stream', () => {
  expect([asFile('-'), asFile('a-'), asFile('')]).toEqual(['./-', 'a-', '']);
});
