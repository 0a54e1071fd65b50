import { describe, expect, it } from 'vitest';
import {
  type Foreign,
  foreignClass,
  foreignHost,
  foreignPath,
  foreignProgram,
  foreignSegment,
  meaningful,
  nearest,
  quote,
} from '../../src/analysis/vocabulary.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';

const HOST = 'A host is compared by its name alone, without scheme, user, port and path';
const SEGMENT = 'A segment of a path holds no slash: name one directory or file';

/** What a value is to stand for, the value, and why nothing has it; null: something may. */
const TABLE: { readonly [of: string]: readonly [Foreign, readonly (readonly [string, string | null])[]] } = {
  program: [
    foreignProgram,
    [
      ['rm', null],
      ['', null],
      ['/bin/rm', 'A program is known by its name, without a directory: write "rm"'],
      ['./a/b', 'A program is known by its name, without a directory: write "b"'],
    ],
  ],
  segment: [
    foreignSegment,
    [
      ['.ssh', null],
      ['a/b', SEGMENT],
      ['/', SEGMENT],
    ],
  ],
  path: [
    foreignPath,
    [
      ['/etc/hosts', null],
      ['~/.bashrc', null],
      ['src/x', 'Paths are compared as absolute ones: write the whole path of "src/x"'],
      ['a/etc', 'Paths are compared as absolute ones: write the whole path of "a/etc"'],
    ],
  ],
  host: [
    foreignHost,
    [
      ['example.org', null],
      ['Example.ORG', null],
      ['*.example.org', null],
      ['10.0.0.1', null],
      ['::1', null],
      ['2001:db8::1', null],
      ['https://Example.org/x', `${HOST}: write "example.org"`],
      ['https://example.org:8080', `${HOST}: write "example.org"`],
      ['example.org:8080', `${HOST}: write "example.org"`],
      ['me@example.org', `${HOST}: write "example.org"`],
      ['[::1]', `${HOST}: write "::1"`],
      ['0:0:0:0:0:0:0:1', HOST],
      ['a b', HOST],
      ['http://', HOST],
    ],
  ],
  class: [
    foreignClass(shippedKnowledge()),
    [
      ['credentials', null],
      ['home-directory', null],
      ['workspace-directory', null],
      ['credential', 'No path is of the class "credential": is it "credentials" that is meant'],
      ['zzzzzzzz', 'No path is of the class "zzzzzzzz"'],
    ],
  ],
};

describe.each(Object.entries(TABLE))('as a %s', (_, [foreign, rows]) => {
  it.each(rows)('%j', (value, expected) => {
    expect(foreign(value)).toBe(expected);
  });
});

it('a name that is near another one is told with it', () => {
  expect(nearest('gti', ['ls', 'git', 'gtk'])).toBe(': is it "git" that is meant');
  expect(nearest('frobnicate', ['ls', 'git'])).toBe('');
  expect(quote('a"b')).toBe('"a\\"b"');
});

it('what nothing has is left out of a list', () => {
  expect(meaningful(['rm', '/bin/rm', 'ls'], foreignProgram)).toEqual(new Set(['rm', 'ls']));
  expect(meaningful(['/bin/rm'], foreignProgram)).toEqual(new Set());
});
