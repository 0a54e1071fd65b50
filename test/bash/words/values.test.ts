import { describe, expect, it } from 'vitest';
import type { Word } from '../../../src/generated/types.js';
import { lastWords, readChecked, show } from '../../support/bash.js';

/** The words after the program of the last command. */
const words = (text: string): string[] => lastWords(text).slice(1).map(show);
const word = (text: string): Word | undefined => lastWords(`p ${text}`)[1];

describe('quote removal', () => {
  it.each([
    ['a"b"\'c\'d', 'abcd'],
    ['""', ''],
    ["''", ''],
    ['"a\\"b\\$c\\`d\\\\e\\f"', 'a"b$c`d\\e\\f'],
    ['a\\ b', 'a b'],
    ["'a\\b'", 'a\\b'],
    ['\\$x', '$x'],
    ['$', '$'],
    ['a$', 'a$'],
    ['"$"', '$'],
    ['"a\\\nb"', 'ab'],
    ["$'a\\tb\\x41\\101\\u00e9\\''", "a\tbAAé'"],
    ["$'a\\0b'c", 'ac'],
    ['$"a"', 'a'],
    ['{}', '{}'],
    ['{a}', '{a}'],
    ['HEAD@{1}', 'HEAD@{1}'],
    ['[', '['],
    ['a[', 'a['],
    ['[]', '[]'],
    ['a=b', 'a=b'],
    ['x:~', 'x:~'],
    ['--x=~', '--x=~'],
    ["'~'", '~'],
    ['\\~/x', '~/x'],
    ['"é🙂"', 'é🙂'],
    ['é🙂', 'é🙂'],
  ])('%s is %j', (spelled, value) => {
    expect(word(spelled)).toMatchObject({ value, fields: 'one', reasons: [] });
  });

  it('says when a part was quoted', () => {
    expect(word('a"b"')?.quoted).toBe(true);
    expect(word('a\\b')?.quoted).toBe(true);
    expect(word('ab')?.quoted).toBeUndefined();
  });
});

describe('brace expansion', () => {
  it.each([
    ['{a,b}', ['a', 'b']],
    ['x{a,b}y', ['xay', 'xby']],
    ['f{,.bak}', ['f', 'f.bak']],
    ['{a,b}{1..3}', ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']],
    ['{08..10}', ['08', '09', '10']],
    ['{5..1..2}', ['5', '3', '1']],
    ['{a..e..2}', ['a', 'c', 'e']],
    ['{a,{b,c}d}', ['a', 'bd', 'cd']],
    ['{a,b', ['{a,b']],
    ['{a,b}}', ['a}', 'b}']],
    ['{{a,b}', ['{a', '{b']],
    ['{1..3a}', ['{1..3a}']],
    ['{"a b",c}', ['a b', 'c']],
    ['{a,b}$x', ['…+', '…+']],
    ['{~,x}/y', ['{home}/y', 'x/y']],
    ['"{a,b}"', ['{a,b}']],
    ['{a,,b}', ['a', 'b']],
  ])('%s', (spelled, expected) => {
    expect(words(`p ${spelled}`)).toEqual(expected);
  });

  it.each(['{1..300}', 'x{1..20}{1..20}', '{a..Z}', '$x{a,b}', '{$,x}HOME', '$${a,b}'])(
    '%s stays undecoded',
    (spelled) => {
      expect(word(spelled)).toMatchObject({
        value: null,
        fields: 'many',
        reasons: expect.arrayContaining(['brace']),
      });
    },
  );
});

describe('places', () => {
  it.each([
    ['~', 'home', ''],
    ['~/x', 'home', '/x'],
    ['~/"x y"', 'home', '/x y'],
    ['$HOME', 'home', ''],
    ['"${HOME}"/x', 'home', '/x'],
    ['$PWD/x', 'cwd', '/x'],
    ['"$(pwd)/x"', 'cwd', '/x'],
    ['`pwd`', 'cwd', ''],
    ['$(git rev-parse --show-toplevel)/src', 'project', '/src'],
    ['$TMPDIR/x', 'temp', '/x'],
  ])('%s', (spelled, base, tail) => {
    expect(word(spelled)).toMatchObject({ value: null, base, tail, fields: 'one' });
  });

  it.each(['~user', '~+', '~/$x', '$HOME$x', '${HOME}x', '"$(pwd -P)"', '$HOME{a,b}'])(
    '%s is none',
    (spelled) => {
      expect(word(spelled)?.base).toBeUndefined();
      expect(word(spelled)?.value).toBeNull();
      expect(word(spelled)?.prefix).toBeUndefined();
    },
  );

  it.each([
    ['~/*.txt', undefined, '/*.txt', true],
    ['"$HOME"/.ssh/*', undefined, '/.ssh/*', true],
    ['@$HOME/x', '@', '/x', undefined],
    ['--out="$PWD"/x', '--out=', '/x', undefined],
  ])('%s is one behind its prefix, with its tail', (spelled, prefix, tail, pattern) => {
    const found = word(spelled);
    expect(found?.base).toBeDefined();
    expect([found?.prefix, found?.tail, found?.pattern]).toEqual([prefix, tail, pattern]);
  });

  it('end where the variable is set', () => {
    expect(words('HOME=/x; p ~ $PWD')).toEqual(['…', '{cwd}']);
    expect(words('export PWD; p ~ $PWD')).toEqual(['{home}', '…+']);
    expect(words('pwd() { :; }; p "$(pwd)"')).toEqual(['…']);
    expect(words('eval "$x"; p ~ "$TMPDIR"')).toEqual(['…', '…']);
  });

  it('may be assigned', () => {
    expect(words('D=~/x; p $D "$D/y" ${D}z')).toEqual(['{home}/x', '{home}/x/y', '{home}/xz']);
  });
});

describe('tildes inside a word', () => {
  it('are expanded where the word looks like an assignment', () => {
    expect(word('x=~/y')).toMatchObject({
      value: null,
      prefix: 'x=',
      base: 'home',
      tail: '/y',
      reasons: ['tilde'],
      fields: 'one',
    });
    expect(word('x=a:~')).toMatchObject({ value: null, prefix: 'x=a:' });
  });

  it('are expanded in assignments', () => {
    const values = readChecked('X=~/a Y=~/a:~/b Z=a:~ p').commands[0]?.assignments.map(
      ({ value }) => value && show(value),
    );
    expect(values).toEqual(['{home}/a', '…/b', 'a:{home}']);
  });
});

describe('unknown words', () => {
  it.each([
    ['$x', { reasons: ['parameter'], fields: 'many', variables: ['x'] }],
    ['"$x"', { reasons: ['parameter'], fields: 'one', variables: ['x'] }],
    ['"a$x/b"', { reasons: ['parameter'], fields: 'one', prefix: 'a', suffix: '/b' }],
    ['"$@"', { reasons: ['parameter'], fields: 'many' }],
    ['"$*"', { reasons: ['parameter'], fields: 'one' }],
    ['"${a[@]}"', { reasons: ['array'], fields: 'many', variables: ['a'] }],
    ['"${a[1]}"', { reasons: ['array'], fields: 'one' }],
    ['"${#a[@]}"', { reasons: ['array'], fields: 'one' }],
    ['"${!a@}"', { reasons: ['parameter'], fields: 'many' }],
    ['${x:-$y}', { reasons: ['parameter'], fields: 'many', variables: ['x', 'y'] }],
    ['$(a)', { reasons: ['command'], fields: 'many' }],
    ['"x$(a)"', { reasons: ['command'], fields: 'one', prefix: 'x' }],
    ['$((n + 1))', { reasons: ['arithmetic'], fields: 'one', variables: ['n'] }],
    ['$#', { reasons: ['parameter'], fields: 'one' }],
    ['<(a)', { reasons: ['process'], fields: 'one' }],
    ['*.c', { reasons: ['glob'], fields: 'many', pattern: true, suffix: '.c' }],
    ['src/*/a?.c', { reasons: ['glob'], fields: 'many', pattern: true, prefix: 'src/', suffix: '.c' }],
    ['a[bc]', { reasons: ['glob'], fields: 'many', pattern: true, prefix: 'a' }],
    ['"a*"*', { reasons: ['glob'], fields: 'many', pattern: true, prefix: 'a*' }],
    ['~user/x', { reasons: ['tilde'], fields: 'one', suffix: '/x' }],
    ['${{ matrix.os }}', { reasons: ['placeholder'], fields: 'many' }],
  ])('%s', (spelled, expected) => {
    expect(word(spelled)).toMatchObject({ value: null, ...expected });
  });

  it('gives no prefix to what may become several arguments', () => {
    expect(word('a$x')?.prefix).toBeUndefined();
    expect(word('a$x*')?.prefix).toBeUndefined();
  });

  it('does not split or glob in assignments', () => {
    const [command] = readChecked('X=$x Y=*.c p').commands;
    expect(command?.assignments[0]?.value).toMatchObject({ value: null, fields: 'one' });
    expect(command?.assignments[1]?.value).toMatchObject({ value: '*.c' });
  });

  it('names the commands inside', () => {
    const { commands } = readChecked('p "$(a)$(b | c)"');
    expect(commands.at(-1)?.words[1]?.nested?.map((index) => commands[index]?.words[0]?.value)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

describe('a loop variable over a glob', () => {
  it.each([
    ['for f in src/*.c; do p "$f"; done', ['src/*.c']],
    ['for f in src/*.c; do p "$f.o"; done', ['src/*.c.o']],
    // Unquoted, a name with blanks becomes several words.
    ['for f in src/*.c; do p $f; done', ['src/*.c', '*']],
    ['for f in src/*.c; do p $f.o; done', [undefined]],
    ['for f in *.c b; do p "$f"; done', [undefined]],
    ['for f in *.c; do f=x; p "$f"; done', [undefined]],
  ])('%s', (text, globs) => {
    const command = readChecked(text).commands.find((one) => one.words[0]?.value === 'p');
    expect(command?.words.slice(1).map((one) => one.glob)).toEqual(globs);
  });
});
