import { describe, expect, it } from 'vitest';
import { read } from '../support/bash.js';
import { isExplained, isNamed } from './explain.js';

const explained = (text: string, ...argv: string[]): boolean =>
  isExplained({ argv, from: 'handler' }, read(text).commands);

describe('what bash ran is explained', () => {
  it('by equal words only, where they are static', () => {
    expect(explained("c1 'a b' é", 'c1', 'a b', '\xc3\xa9')).toBe(true);
    expect(explained('c1 a', 'c1', 'a', 'b')).toBe(false);
    expect(explained('c1 a', 'c1')).toBe(false);
    expect(explained('c1 {a,b}', 'c1', 'a', 'b')).toBe(true);
  });

  it('by an unknown word: one argument in quotes, else any number, each with its known beginning', () => {
    expect(explained('c1 "$x" b', 'c1', '', 'b')).toBe(true);
    expect(explained('c1 "$x" b', 'c1', 'b')).toBe(false);
    expect(explained('c1 $x b', 'c1', 'b')).toBe(true);
    expect(explained('c1 "a$x"', 'c1', 'b')).toBe(false);
    expect(explained('c1 a*', 'c1', 'ab', 'ac')).toBe(true);
    expect(explained('c1 a*', 'c1', 'ab', 'b')).toBe(false);
    expect(explained('c1 [ab]c', 'c1', 'ac', '[ab]c')).toBe(true);
  });

  it('by a place and by one of several values', () => {
    expect(explained('c1 ~/a', 'c1', '/w/a')).toBe(true);
    expect(explained('c1 ~/a', 'c1', '/tmp/a')).toBe(false);
    expect(explained('for x in a b; do c1 $x; done', 'c1', 'b')).toBe(true);
    expect(explained('for x in a b; do c1 $x; done', 'c1', 'c')).toBe(false);
  });

  it('by what `command` runs', () => {
    expect(explained('command -p c1 a', 'c1', 'a')).toBe(true);
    expect(explained('c2 c1 a', 'c1', 'a')).toBe(false);
  });
});

describe('a file that was written is named', () => {
  const named = (text: string, file: string): boolean => isNamed(file, read(text).commands);

  it('by a redirection that writes', () => {
    expect(named('c1 > ./a', '/w/a')).toBe(true);
    expect(named('c1 > /tmp/../tmp/a', '/tmp/a')).toBe(true);
    expect(named('c1 < a', '/w/a')).toBe(false);
    expect(named('c1 > b', '/w/a')).toBe(false);
    expect(named('c1 > a', '/tmp/a')).toBe(false);
    expect(named('cd /tmp; c1 > a', '/tmp/a')).toBe(true);
    expect(named('c1 > "$x"', '/w/a')).toBe(true);
    expect(named('c1 > "b$x"', '/w/a')).toBe(false);
  });
});
