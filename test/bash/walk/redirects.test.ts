import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../../src/generated/types.js';
import { readChecked, show } from '../../support/bash.js';

const line = ({ fd, operator, target, direction, inherited }: Redirect): string =>
  `${fd ?? '?'} ${operator} ${target === null ? '' : show(target)} ${direction}${inherited ? ' inherited' : ''}`;

const redirects = (text: string): string[] => readChecked(text).commands.at(-1)?.redirects.map(line) ?? [];

describe('redirections of a command', () => {
  it.each([
    ['a >f', '1 > f write'],
    ['a 2>>f', '2 >> f append'],
    ['a <f', '0 < f read'],
    ['a <>f', '0 <> f read-write'],
    ['a >|f', '1 >| f write'],
    ['a &>f', '1 &> f write'],
    ['a &>>f', '1 &>> f append'],
    ['a >&f', '1 >& f write'],
    ['a 2>&1', '2 >& 1 duplicate'],
    ['a <&3', '0 <& 3 duplicate'],
    ['a 2>&-', '2 >& - duplicate'],
    ['a 3>&1-', '3 >& 1- duplicate'],
    ['a {fd}>f', '? > f write'],
    ['a >~/f', '1 > {home}/f write'],
    ['a >"$x"', '1 > … write'],
    ['a >*.c', '1 > ….c write'],
    ['a <<<"x y"', '0 <<< x y here-string'],
    ['a <<<$x', '0 <<< … here-string'],
    ['a 3<<E\nx\nE', '3 << x\n here-document'],
  ])('%s', (text, expected) => {
    expect(redirects(text)).toEqual([expected]);
  });

  it('keep their order and leave the words alone', () => {
    const [command] = readChecked('>f a 2>&1 b <g c').commands;
    expect(command?.words.map(show)).toEqual(['a', 'b', 'c']);
    expect(command?.redirects.map(line)).toEqual(['1 > f write', '2 >& 1 duplicate', '0 < g read']);
  });
});

describe('here-documents', () => {
  const body = (text: string) => readChecked(text).commands.at(-1)?.redirects[0]?.target;

  it.each([
    ['quoted', "a <<'E'\n$x `y` \\z\nE", '$x `y` \\z\n'],
    ['without expansion', 'a <<E\nx "y" \'z\'\nE', 'x "y" \'z\'\n'],
    ['escapes', 'a <<E\n\\$x \\` \\\\ \\" \\a\nE', '$x ` \\ \\" \\a\n'],
    ['continued', 'a <<E\nx\\\ny\nE', 'xy\n'],
    ['tabs', 'a <<-E\n\tx\n\t\ty\n\tE', 'x\ny\n'],
    ['empty', 'a <<E\nE', ''],
    ['not ASCII', 'a <<E\né🙂\u00a0x\nE', 'é🙂\u00a0x\n'],
  ])('%s', (_, text, value) => {
    expect(body(text)).toMatchObject({ value, reasons: [] });
  });

  it('say what they expand', () => {
    const { commands } = readChecked('a <<E\nx $y $(b)\nE');
    expect(commands.map(({ words }) => words[0]?.value)).toEqual(['b', 'a']);
    expect(commands[1]?.redirects[0]?.target).toMatchObject({
      value: null,
      fields: 'one',
      prefix: 'x ',
      reasons: ['parameter', 'command'],
      nested: [0],
      variables: ['y'],
    });
  });
});

describe('redirections of a compound command', () => {
  it('are listed once by themselves and on every command inside', () => {
    const { commands } = readChecked('{ a; b >g; } >f 2>&1');
    expect(commands.map(({ form }) => form)).toEqual(['redirection', 'simple', 'simple']);
    expect(commands.map((command) => command.redirects.map(line))).toEqual([
      ['1 > f write', '2 >& 1 duplicate'],
      ['1 > f write inherited', '2 >& 1 duplicate inherited'],
      ['1 > g write', '1 > f write inherited', '2 >& 1 duplicate inherited'],
    ]);
  });

  it('are outside of a subshell and inside of a function', () => {
    const outside = readChecked('(a) >f').commands.map(({ environment }) => environment);
    expect(outside).toEqual([0, 1]);
    const inside = readChecked('f() { a; } >f').commands;
    expect(inside[1]?.form).toBe('redirection');
    expect(inside[1]?.environment).toBe(inside[0]?.body);
  });

  it('come innermost first', () => {
    expect(redirects('{ { a >x; } >y; } >z')).toEqual([
      '1 > x write',
      '1 > y write inherited',
      '1 > z write inherited',
    ]);
  });

  it('show even where no command reads them', () => {
    expect(readChecked('for x in; do :; done >f').commands[0]?.redirects.map(line)).toEqual(['1 > f write']);
    expect(readChecked('[[ x ]] >f').commands[0]?.form).toBe('redirection');
  });

  it('do not reach into substitutions', () => {
    const nested = readChecked('{ a $(b); } >f').commands.find(({ words }) => words[0]?.value === 'b');
    expect(nested?.redirects).toEqual([]);
  });
});
