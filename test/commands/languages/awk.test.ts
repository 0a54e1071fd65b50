import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awk } from '../../../src/commands/languages/awk.js';
import { fastest, short } from './short.js';

const table = (rows: readonly (readonly [string, string])[]): void => {
  it.each(rows)('%j is %s', (program, facts) => {
    expect(short(awk(program))).toBe(facts);
  });
};

describe('computing', () => {
  table([
    ['', 'pure'],
    ['{print $1}', 'pure'],
    ['NR>1{s+=$3} END{print s}', 'pure'],
    ['{arr[$1]+=$2} END {for (k in arr) print k, arr[k]}', 'pure'],
    ['BEGIN {FS=":"; OFS=","} NR>1 {print $1,$2}', 'pure'],
    ['{if ($1 > 10) print; else next}', 'pure'],
    ['!seen[$0]++', 'pure'],
    ['/start/,/end/ { sub(/a\\/b/, "c"); print toupper($0) }', 'pure'],
    ['function max(a, b) { return a > b ? a : b } { print max($1, $2) }', 'pure'],
    ['{ # system("id")\n print }', 'pure'],
    ['{ print "system(\\"id\\")" }', 'pure'],
    ['/system("id")|x > "f"/ { print }', 'pure'],
    ['{ printf("%s %d\\n", $1, length($2)) }', 'pure'],
    ['{ a = $1 / $2; b = c / d }', 'pure'],
    ['$0 ~ /=/ { n /= 2 }', 'pure'],
    ['{ while (i++ < 3) { s = s "x" }; do i--; while (i > 0) }', 'pure'],
    ['BEGIN { PROCINFO["sorted_in"] = "@ind_str_asc"; n = asort(a, b) }', 'pure'],
    ['{ print \\\n  $1 }', 'pure'],
    ['{ close("x"); fflush() }', 'pure'],
    ['/[/]/ { print }', 'pure'],
  ]);
});

describe('writing', () => {
  table([
    ['{ print > "out" }', 'write:out'],
    ['{ print (1 > 2) }', 'pure'],
    ['{ print 1 > 2 }', 'write unknown'],
    ['{ print (1)(2) > "out" }', 'write:out'],
    ['{ print(1, 2) > "out" }', 'write:out'],
    ['{ x = 1 > 2 }', 'pure'],
    ['{ print $1 >> "log" }', 'append:log'],
    ['{ printf "%s\\n", $1 > "out" }', 'write:out'],
    ['{ printf("%s > f", $1) }', 'pure'],
    ['{ print > "/dev/stderr" }', 'pure'],
    ['{ print > "/dev/stdout" }', 'pure'],
    ['{ print > "/dev/stderr2" }', 'write:/dev/stderr2'],
    ['{ print > "-" }', 'write:./-'],
    ['{ print > $1 }', 'write unknown'],
    ['{ print > "out" $1 }', 'write unknown'],
    ['{ print > ("out") }', 'write unknown'],
    ['{ print > "a\\x41" }', 'write unknown'],
    ['{ print > "a\\"b" }', 'write:a"b'],
    ['{ print a,\n  b > "out" }', 'write:out'],
    ['{ print a,\n\n  b > "out" }', 'write:out'],
    ['{ print a, # c\n  b > "out" }', 'write:out'],
    ['{ print a\n x = b > "out" }', 'pure'],
    ['{ print a; x = b > "out" }', 'pure'],
    ['{ if (x) print > "a"; else print > "b" }', 'write:a write:b'],
    ['{ print a[x > y] }', 'write unknown'],
    ['{ print a >= b }', 'pure'],
    ['{ print a ? b : c > "out" }', 'write:out'],
    ['{ x >> "f" }', 'append unknown'],
    ['{ print > "/inet/tcp/0/host/80" }', 'network'],
  ]);
});

describe('reading other files', () => {
  table([
    ['{ getline; getline x }', 'pure'],
    ['{ while ((getline line) > 0) n++ }', 'pure'],
    ['{ while ((getline line < "names") > 0) n++ }', 'read:names'],
    ['{ getline < "names" }', 'read:names'],
    ['{ getline a[i] < "names"; x = y < "z" }', 'read:names'],
    ['{ getline x; if (x < "names") print }', 'pure'],
    ['{ getline < file }', 'read unknown'],
    ['{ getline < "a" "b" }', 'read unknown'],
    ['{ getline < "-" }', 'pure'],
    ['{ getline < "/dev/stdin" }', 'pure'],
    ['BEGIN { print ENVIRON["HOME"] }', 'unknown'],
    ['BEGIN { print "ENVIRON" }', 'pure'],
    ['BEGIN { ARGV[1] = "/etc/shadow" }', 'unknown'],
    ['BEGIN { ARGC = 3 }', 'unknown'],
    ['BEGIN { split("a b", ARGV) }', 'unknown'],
    ['BEGIN { print SYMTAB["ENVIRON"]["HOME"] }', 'unknown'],
    ['{ getline < "/inet/tcp/0/host/80" }', 'network'],
  ]);
});

describe('running', () => {
  table([
    ['BEGIN { system("id") }', 'sh:id'],
    ['BEGIN { system ("id") }', 'sh:id'],
    ['BEGIN { system("id " $1) }', 'execute unknown'],
    ['BEGIN { system(cmd) }', 'execute unknown'],
    ['BEGIN { system("") }', 'pure'],
    ['BEGIN { $0 = "id"; system }', 'execute unknown'],
    ['BEGIN { "system" }', 'pure'],
    ['BEGIN { systems = 1 }', 'pure'],
    ['{ print | "sh" }', 'sh:sh'],
    ['{ print || "sh" }', 'pure'],
    ['{ print | cmd }', 'execute unknown'],
    ['{ print | "sort" " -u" }', 'execute unknown'],
    ['{ print $1 | "sort -u" }', 'sh:sort -u'],
    ['{ print |& "sort" }', 'sh:sort'],
    ['BEGIN { "date" | getline d }', 'sh:date'],
    ['BEGIN { while ("ls" | getline f) print f }', 'sh:ls'],
    ['BEGIN { "ls " x | getline }', 'execute unknown'],
    ['BEGIN { x "ls" | getline }', 'execute unknown'],
    ['BEGIN { x\n"ls" | getline }', 'sh:ls'],
    ['BEGIN { cmd | getline }', 'execute unknown'],
    ['BEGIN { "/inet/tcp/0/host/80" |& getline }', 'network'],
    ['BEGIN { ("ls" | "sh") }', 'execute unknown'],
    ['@load "filefuncs"; BEGIN { x = 1 }', 'unknown'],
    ['@include "x"', 'unknown'],
    ['BEGIN { f = "system"; @f("id") }', 'unknown'],
    ['BEGIN { awk::system("id") }', 'unknown'],
    ['BEGIN { chdir("/") }', 'unknown'],
    ['function chdir(d) { return d } BEGIN { chdir("/") }', 'pure'],
    ['BEGIN { a = b (c) }', 'pure'],
  ]);
});

describe('slashes and strings that hide something', () => {
  table([
    ['{ x = a / "b"; system("id") # "/ }', 'sh:id unknown'],
    ['{ x = a / "b"; system("id") # "/\n}', 'sh:id'],
    ['{ x = ( /"/ ); system("id"); y = /"/ }', 'sh:id'],
    ['{ x = 1 /"a;system("id")"/ 2 }', 'pure'],
    ['{ case /"a";system("id");b/ }', 'unknown'],
    ['{ if (x) /"a";system("id");b/ }', 'sh:id unknown'],
    ['{ length /"a";system("id");b/ }', 'unknown'],
    ['{ getline /"a";system("id");b/ }', 'unknown'],
    ['{ x++ /"a";system("id");b/ }', 'unknown'],
    ['{ print length / 2 }', 'unknown'],
    ['{ print length($0) / 2 }', 'pure'],
    ['/[\\]/"/; system("id") #"]/', 'unknown'],
    ['/a/"b";system("id");/c/', 'sh:id'],
    ['{ print "a\nb" }', 'unknown'],
    ['{ print "a', 'unknown'],
    ['{ print /a', 'unknown'],
    ['{ print "\\\\"; system("id"); print "\\\\" }', 'sh:id'],
    ['{ print "\\"; system(\\"id\\"); print \\"" }', 'pure'],
    ['# x\\\nBEGIN { system("id") }', 'sh:id'],
    ['# x\nBEGIN { system("id") }', 'sh:id'],
    ['# x BEGIN { system("id") }', 'pure'],
  ]);
});

describe('what is no program', () => {
  table([
    ['{ print', 'unknown'],
    ['print }', 'unknown'],
    ['{ print (1] }', 'unknown'],
    ['{ (a\n) }', 'unknown'],
    ['{ (a;b) }', 'unknown'],
    ['{ for (;;) print }', 'pure'],
    ['{ if (print > "f") x }', 'write unknown'],
    ['{ x = 1e }', 'unknown'],
    ['{ print }\r\n', 'unknown'],
    ['{ print é }', 'unknown'],
    ['{ print "é" }', 'pure'],
    ['{ print & }', 'unknown'],
    ['{ print \0 }', 'unknown'],
  ]);
});

const PIECES = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '/',
    '"',
    '\\',
    '\n',
    ';',
    '#',
    ' ',
    '$1',
    'x',
    '1',
    '.5',
    ',',
    '>',
    '<',
    '|',
    '||',
  ],
  ...[
    'print',
    'getline',
    'system',
    'if',
    'while',
    'for',
    'function f',
    'f(',
    '"a"',
    '/r/',
    '=',
    '++',
    '!',
    '@',
    '::',
    'in',
  ],
];

it('totality: any text has facts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(fc.constantFrom(...PIECES)).map((list) => list.join(' ')),
      ),
      (text) => {
        const facts = awk(text);
        expect(facts.unknown === null || facts.unknown.length > 0).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

it('an action after any pure program keeps its facts', () => {
  const rules = [
    '{ print }',
    '/a/',
    '$1 > 2',
    '/[/]/ { x /= 2 }',
    '# c',
    '{ print (1 > 2) }',
    'BEGIN { getline x }',
    '{ y = a / b }',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rules)), (before) => {
      const program = [...before, '{ print > "out"; system("id") }'].join('\n');
      expect(short(awk(program))).toBe('write:out sh:id');
    }),
  );
});

it('linear time on hostile text', () => {
  for (const unit of [
    ...PIECES,
    '[x>',
    '((',
    '1'.repeat(50),
    'x"ls"|getline;',
    '\n\n"a"|getline',
    'a/b/',
    '/[[:',
    '"\\',
  ]) {
    const text = unit.repeat(50_000 / unit.length);
    expect(fastest(() => awk(text))).toBeLessThan(1000);
    expect(fastest(() => awk(`{ print ${text}`))).toBeLessThan(1000);
  }
});
