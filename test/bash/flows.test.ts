import { describe, expect, it } from 'vitest';
import { readChecked } from '../support/bash.js';

/** Flows as `from>to`, by program name, or by form where there is none. */
function flows(text: string): Record<string, string[]> {
  const { commands, flows: found } = readChecked(text);
  const name = (index: number): string => {
    const command = commands[index];
    return command?.words[0]?.value ?? command?.form ?? '?';
  };
  const grouped: Record<string, string[]> = {};
  for (const { from, to, via } of found) {
    grouped[via] ??= [];
    grouped[via].push(`${name(from)}>${name(to)}`);
  }
  for (const list of Object.values(grouped)) list.sort();
  return grouped;
}

describe('pipes', () => {
  it.each([
    ['a | b | c', ['a>b', 'b>c']],
    ['a |& b', ['a>b']],
    ['a | { b; c; }', ['a>b', 'a>c']],
    ['(a; b) | c', ['a>c', 'b>c']],
    ['a | if b; then c; fi | d', ['a>b', 'a>c', 'b>d', 'c>d']],
    ['a; b | c', ['b>c']],
  ])('%s', (text, expected) => {
    expect(flows(text)).toEqual({ pipe: expected });
  });

  it('do not reach into substitutions, which have their own', () => {
    expect(flows('a | b "$(c)"')).toEqual({ pipe: ['a>b'], substitution: ['c>b'] });
  });
});

describe('substitutions', () => {
  it.each([
    ['a $(b)', { substitution: ['b>a'] }],
    ['a `b $(c)`', { substitution: ['b>a', 'c>b'] }],
    ['a "${x:-$(b)}"', { substitution: ['b>a'] }],
    ['a <<E\n$(b)\nE', { substitution: ['b>a'] }],
    ['x=$(b) a', { substitution: ['b>a'] }],
    ['a <(b)', { process: ['b>a'] }],
    ['a >(b)', { process: ['a>b'] }],
    ['a | b >(c)', { pipe: ['a>b'], process: ['b>c'] }],
  ])('%s', (text, expected) => {
    expect(flows(text)).toEqual(expected);
  });

  it('in the redirection of a compound command reach the commands inside', () => {
    expect(flows('while a; do b; done < <(c)')).toEqual({ process: ['c>a', 'c>b', 'c>redirection'] });
    expect(flows('{ a; b; } > >(c)')).toEqual({ process: ['a>c', 'b>c', 'redirection>c'] });
    expect(flows('{ a; } <<< "$(c)"')).toEqual({ substitution: ['c>a', 'c>redirection'] });
  });
});

describe('variables', () => {
  it.each([
    ['x=$(a); b "$x"', ['a>b', 'assignment>b']],
    ['b "$x"; x=$(a)', ['a>b', 'assignment>b']],
    ['x=$(a); y=$x; b $y', ['a>assignment', 'assignment>assignment', 'assignment>b']],
    ['export x=$(a); b $x', ['a>b', 'export>b']],
    ['read x; b $x', ['read>b']],
    ['for x in $(a); do b $x; done', ['a>b', 'assignment>b']],
    ['x=a; b $x', undefined],
    ['a x; b $x', undefined],
  ])('%s', (text, expected) => {
    expect(flows(text).variable).toEqual(expected);
  });
});

describe('functions', () => {
  it('pass on what their calls read and write', () => {
    expect(flows('f() { a; }; b | f | c').pipe).toEqual(['a>c', 'b>a', 'b>f', 'f>c']);
    expect(flows('f() { a "$1"; }; f "$(b)"').substitution).toEqual(['b>a', 'b>f']);
  });
});
