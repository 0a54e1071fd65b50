import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sed } from '../../../src/commands/languages/sed.js';
import { fastest, short } from './short.js';

const table = (rows: readonly (readonly [string, string])[]): void => {
  it.each(rows)('%j is %s', (script, facts) => {
    expect(short(sed(script))).toBe(facts);
  });
};

describe('writing', () => {
  table([
    ['w out.txt', 'write:out.txt'],
    ['p;w out.txt', 'write:out.txt'],
    ['p # w out.txt', 'pure'],
    ['p # x\nw out.txt', 'write:out.txt'],
    ['1{w /home/dev/.profile\n}', 'write:/home/dev/.profile'],
    ['W out.txt', 'write:out.txt'],
    ['$!w a b;p}', 'write:a b;p}'],
    ['/x/I,/y/w  out', 'write:out'],
    ['w /dev/stdout', 'pure'],
    ['w /dev/stderr', 'pure'],
    ['w /dev/stdin', 'write:/dev/stdin'],
    ['w /dev/stdout ', 'write:/dev/stdout '],
    ['w -', 'write:./-'],
    ['w', 'unknown'],
    ['s/a/b/w out', 'write:out'],
    ['s/a/b/gpw out', 'write:out'],
    ['s/a/b/ w out', 'write:out'],
    ['s,a\\,b,c,w out', 'write:out'],
    ['s/a/w out/', 'pure'],
    ['s/w out/a/', 'pure'],
    ['s/a/b/w', 'unknown'],
    ['s/a/b/w /dev/stdout', 'pure'],
    ['y/w/e/', 'pure'],
    ['w a\nw b', 'write:a write:b'],
  ]);
});

describe('reading other files', () => {
  table([
    ['r notes.txt', 'read:notes.txt'],
    ['$r notes.txt', 'read:notes.txt'],
    ['R notes.txt', 'read:notes.txt'],
    ['r /dev/stdin', 'pure'],
    ['r', 'unknown'],
    ['/r notes.txt/d', 'pure'],
  ]);
});

describe('running', () => {
  table([
    ['e', 'execute'],
    ['1e', 'execute'],
    ['1e id', 'sh:id'],
    ['e id;p\np', 'sh:id;p'],
    ['e printf a\\tb', 'execute unknown'],
    ['e echo a\\\nid', 'execute unknown'],
    ['s/a/b/e', 'execute'],
    ['s/a/b/ge;p', 'execute'],
    ['s/a/b/m;p', 'pure'],
    ['s/e/e/', 'pure'],
    ['s/a/b/;e', 'execute'],
    ['/e/!e', 'execute'],
    ['{e}', 'sh:}'],
    ['b x;e', 'execute'],
    [':a;e', 'execute'],
    ['#e', 'pure'],
    ['#n\ne', 'execute'],
    ['=;l;n;e id', 'sh:id'],
    ['s/a/b/e;w out', 'execute write:out'],
  ]);
});

describe('text, which is no command', () => {
  table([
    ['a w out', 'pure'],
    ['a\\\nw out', 'pure'],
    ['a foo\nw out', 'write:out'],
    ['a foo\\\nw out', 'pure'],
    ['a foo\\\\\nw out', 'write:out'],
    ['a\\\n\\\nw out', 'pure'],
    ['a\\\nfoo\nw out', 'write:out'],
    ['i\\  foo\ne', 'execute'],
    ['1c\\replacement\n$d', 'pure'],
    ['a\\ \\ \\ foo', 'pure'],
    ['a\\\\foo\\\nw out', 'pure'],
    ['a\\\\\nw out', 'unknown'],
    ['a\\ \nw out', 'unknown'],
    ['a\\', 'pure'],
    ['a', 'unknown'],
    ['a\nfoo', 'unknown'],
    ['a foo\\', 'unknown'],
    ['$!{a foo\n}', 'pure'],
  ]);
});

describe('where a regular expression ends', () => {
  table([
    ['s/[/]/x/', 'pure'],
    ['s/[/]/w out/', 'unknown'],
    ['s/[/]/x/w out', 'write:out'],
    ['s/[/]/x/;s/[^/]*$//', 'pure'],
    ['s/\\[/x/;e', 'execute'],
    ['s/[/x/;e', 'unknown'],
    ['s/[\\]/x/;e', 'unknown'],
    ['s/a\\/w out/b/', 'pure'],
    ['s|a\\|b|c|', 'pure'],
    ['snanbn;e', 'execute'],
    ['s[a[b[', 'unknown'],
    ['s a b ', 'unknown'],
    ['séaébé', 'unknown'],
    ['s/é/ü/', 'pure'],
    ['s/a\nb/c/', 'unknown'],
    ['s/a/b\nc/', 'unknown'],
    ['s/a/b\\\nc/;p', 'pure'],
    ['s/a/b\\\nw out/', 'pure'],
    ['s/a/b', 'unknown'],
    ['s/a/b/x', 'unknown'],
    ['y/a\\/b/xyz/;e', 'execute'],
    ['y/[/]/;e', 'execute'],
    ['y/a/b/g', 'unknown'],
    ['/[/]/p', 'pure'],
    ['/[/;]/e', 'execute'],
    ['\\,w x,p', 'pure'],
    ['\\xaxe', 'execute'],
    ['\\', 'unknown'],
  ]);
});

describe('addresses and other syntax', () => {
  table([
    ['', 'pure'],
    [' ;\n; ', 'pure'],
    ['10,20p', 'pure'],
    ['$d', 'pure'],
    ['1~2p;0~3!d', 'pure'],
    ['0,/re/d', 'pure'],
    ['/a/,+3p;/b/,~4d', 'pure'],
    ['/a/MI , /b/ ! p', 'pure'],
    ['/start/,/end/{ /x/d ; s/a/b/ }', 'pure'],
    [':a;N;$!ba;s/\\n/ /g', 'pure'],
    [':a;s/^\\(\\s*\\)x/\\1y/;ta', 'pure'],
    ['1!G;h;$!d', 'pure'],
    ['q5;Q', 'pure'],
    ['l 80;v 4.2', 'pure'],
    ['F;z;T end;: end', 'pure'],
    ['{p', 'pure'],
    ['p}', 'pure'],
    ['p q', 'unknown'],
    ['{p}p', 'unknown'],
    ['1!!p', 'unknown'],
    ['1,p', 'unknown'],
    ['1', 'unknown'],
    ['1;p', 'unknown'],
    ['+1p', 'unknown'],
    ['1~p', 'unknown'],
    ['1}', 'unknown'],
    ['1#', 'unknown'],
    ['1:a', 'unknown'],
    [':', 'unknown'],
    [':a}', 'unknown'],
    [':a p', 'unknown'],
    ['k', 'unknown'],
    ['p\r\np', 'unknown'],
    ['p\0', 'unknown'],
    ['s/\ufffd/x/', 'unknown'],
    ['s/\ud800/x/', 'unknown'],
  ]);
});

describe('labels, which BSD sed reads to the end of the line', () => {
  table([
    [':a;a\\\nw out', 'unknown'],
    [':a\na\\\nw out', 'pure'],
    ['b;a\\\nw out', 'unknown'],
    ['b\na\\\nw out', 'pure'],
    [':a;s/x/y\\\nw out/', 'unknown'],
    [':a;s/x/y/\nba', 'pure'],
    ['{:a;n;ba}\na\\\nw out', 'pure'],
  ]);
});

it('facts before what cannot be read are kept', () => {
  expect(short(sed('w out\nk'))).toBe('write:out unknown');
});

it('totality: any text has facts', () => {
  const pieces = fc.constantFrom(
    ...[
      's',
      '/',
      '\\',
      '\n',
      ';',
      '[',
      ']',
      'w',
      'e',
      'a',
      '{',
      '}',
      ' ',
      ':b',
      '!',
      ',',
      '1',
      '$',
      '#',
      'y',
      '|',
    ],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        const facts = sed(text);
        expect(facts.unknown === null || facts.unknown.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it('monotonicity: a command on a line of its own keeps its fact after any pure script', () => {
  const lines = [
    'p',
    's/a/b/',
    '/x/,$d',
    ':a',
    'a foo',
    'a\\\nfoo',
    '{',
    '}',
    '#w x',
    's/[/]/x/',
    'y/ab/cd/',
    'w /dev/stdout',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines)), (before) => {
      expect(short(sed([...before, 'w out', 'e id'].join('\n')))).toBe('write:out sh:id');
    }),
  );
});

it('linear time on hostile text', () => {
  for (const unit of [
    's/[/]/x/;',
    '[',
    's/[[:',
    '\\',
    '{',
    'a\\\n',
    ':a;',
    's/a/b\\\n',
    '#',
    '/',
    'w x\n',
    's/[/ggg]/',
  ]) {
    const text = unit.repeat(50_000 / unit.length);
    expect(fastest(() => sed(text))).toBeLessThan(1000);
    expect(fastest(() => sed(`s/${text}`))).toBeLessThan(1000);
  }
});
