import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/generated/types.js';
import { readChecked, show } from '../../support/bash.js';

const name = (command: Command): string => command.words[0]?.value ?? command.form;

/** One member of every command, by the program's name. */
function each<K extends keyof Command>(text: string, key: K): Record<string, Command[K]> {
  return Object.fromEntries(readChecked(text).commands.map((command) => [name(command), command[key]]));
}

/** Program names for which a member is true. */
const which = (text: string, key: 'conditional' | 'repeated' | 'background' | 'shadowed'): string[] =>
  readChecked(text)
    .commands.filter((command) => command[key] === true)
    .map(name);

describe('and-or lists', () => {
  it('have a number each and join their members', () => {
    expect(each('a && b || c; d\ne', 'chain')).toEqual({ a: 0, b: 0, c: 0, d: 1, e: 2 });
    expect(each('a && b || c; d\ne', 'operator')).toEqual({
      a: 'start',
      b: 'and',
      c: 'or',
      d: 'sequence',
      e: 'sequence',
    });
  });

  it('lend their number to the stages of a pipeline', () => {
    const text = 'a && b | c | d';
    expect(each(text, 'chain')).toEqual({ a: 0, b: 0, c: 0, d: 0 });
    expect(each(text, 'operator')).toEqual({ a: 'start', b: 'and', c: 'pipe', d: 'pipe' });
    expect(each(text, 'pipeline')).toEqual({ a: 0, b: 1, c: 1, d: 1 });
    expect(each(text, 'stage')).toEqual({ a: 0, b: 0, c: 1, d: 2 });
  });

  it('begin anew inside compound commands, whose first command keeps the operator', () => {
    const text = 'a && { b; c; }';
    expect(each(text, 'operator')).toEqual({ a: 'start', b: 'and', c: 'sequence' });
    expect(new Set(Object.values(each(text, 'chain'))).size).toBe(3);
  });
});

describe('what may not run', () => {
  it.each([
    ['a && b || c', []],
    ['if a; then b; elif c; then d; else e; fi', ['b', 'c', 'd', 'e']],
    ['while a; do b; done', ['b']],
    ['for x in y; do b; done', ['b']],
    ['case x in a) b;; esac', ['b']],
    ['f() { b; }', ['b']],
    ['a && { b; }', ['b']],
    ['a || (b)', ['b']],
    ['a && b $(c)', []],
    ['if a; then b $(c); fi', ['c', 'b']],
    ['{ a; }; (b)', []],
  ])('%s', (text, expected) => {
    expect(which(text, 'conditional')).toEqual(expected);
  });
});

describe('what may run again', () => {
  it.each([
    ['a; if b; then c; fi', []],
    ['while a; do b; done; c', ['a', 'b']],
    ['for x in $(a); do b; done', ['b']],
    ['for ((;;)); do b; done', [';;', 'b']],
    ['f() { b; }', ['b']],
    ['while a; do b $(c); done', ['a', 'c', 'b']],
  ])('%s', (text, expected) => {
    expect(which(text, 'repeated')).toEqual(expected);
  });
});

describe('what runs in the background', () => {
  it.each([
    ['a & b', ['a']],
    ['a && b & c', ['a', 'b']],
    ['{ a; b; } & c', ['a', 'b']],
    ['a | b &', ['a', 'b']],
    ['a $(b) &', ['b', 'a']],
    ['coproc a', ['a']],
  ])('%s', (text, expected) => {
    expect(which(text, 'background')).toEqual(expected);
  });
});

describe('environments', () => {
  /** Kinds from the command's own environment outwards. */
  const kinds = (text: string): Record<string, string> => {
    const { commands, environments } = readChecked(text);
    const path = (index: number): string => {
      const environment = environments[index];
      if (environment === undefined || environment.parent === null) return environment?.kind ?? '?';
      return `${path(environment.parent)}/${environment.kind}`;
    };
    return Object.fromEntries(commands.map((command) => [name(command), path(command.environment)]));
  };

  it.each([
    ['a', { a: 'main' }],
    ['{ a; }', { a: 'main' }],
    ['(a)', { a: 'main/subshell' }],
    ['a | b', { a: 'main/pipeline', b: 'main/pipeline' }],
    ['a &', { a: 'main/background' }],
    ['a $(b)', { b: 'main/substitution', a: 'main' }],
    ['a <(b | c)', { a: 'main', b: 'main/substitution/pipeline', c: 'main/substitution/pipeline' }],
    ['f() (a)', { f: 'main', a: 'main/function/subshell' }],
    ['coproc a', { a: 'main/background' }],
    ['if a; then b; fi', { a: 'main', b: 'main' }],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('say in which list of their parent they stand', () => {
    const { environments } = readChecked('a; b && (c); d | e');
    expect(environments.map(({ kind, chain }) => [kind, chain])).toEqual([
      ['main', 0],
      ['subshell', 1],
      ['pipeline', 3],
      ['pipeline', 3],
    ]);
  });

  it('hold the body of a function', () => {
    const { commands, environments } = readChecked('f() { a; }');
    const definition = commands.find(({ form }) => form === 'function');
    expect(definition?.words.map(show)).toEqual(['f']);
    expect(environments[definition?.body ?? 0]?.kind).toBe('function');
    expect(commands.at(-1)?.environment).toBe(definition?.body);
  });
});

describe('compound commands around a command', () => {
  it.each([
    ['a', []],
    ['(a)', ['subshell']],
    ['{ a; }', ['brace-group']],
    ['if x; then a; fi', ['if']],
    ['for x in y; do a; done', ['for']],
    ['for ((;;)); do a; done', ['arithmetic-for']],
    ['while x; do a; done', ['while']],
    ['until x; do a; done', ['until']],
    ['case x in y) a;; esac', ['case']],
    ['select x in y; do a; done', ['select']],
    ['f() { a; }', ['function', 'brace-group']],
    ['coproc a', ['coproc']],
    ['( if x; then { a; }; fi )', ['subshell', 'if', 'brace-group']],
  ])('%s', (text, expected) => {
    expect(each(text, 'compounds').a).toEqual(expected);
  });
});

describe('parents', () => {
  it('hold nested commands in a word, an assignment or a redirection', () => {
    const { commands } = readChecked('a "$(b $(c))" x=$(d) >$(e) | f; y=$(g)');
    const parents = Object.fromEntries(
      commands.map(({ parent, words, form }) => [
        words[0]?.value ?? form,
        parent === null ? null : commands[parent],
      ]),
    );
    expect(parents.c?.words[0]?.value).toBe('b');
    expect(parents.b?.words[0]?.value).toBe('a');
    expect(parents.d?.words[0]?.value).toBe('a');
    expect(parents.e?.words[0]?.value).toBe('a');
    expect(parents.a).toBeNull();
    expect(parents.f).toBeNull();
    expect(parents.g?.form).toBe('assignment');
    expect(commands.filter(({ origin }) => origin === 'substitution').map(name)).toEqual([
      'c',
      'b',
      'd',
      'e',
      'g',
    ]);
  });
});

describe('names that the text gives a new meaning', () => {
  it('are shadowed, wherever the definition stands', () => {
    expect(which('ls; ls() { rm x; }; command ls; dir', 'shadowed')).toEqual(['ls']);
    expect(which("alias ls='rm x'; ls", 'shadowed')).toEqual(['ls']);
  });
});
