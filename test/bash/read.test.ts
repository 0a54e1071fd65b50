import { describe, expect, it } from 'vitest';
import type { Witness } from '../../src/bash/witness/testimony.js';
import { argvs, codes, read, readChecked } from '../support/bash.js';

/** Text, then the argument vectors that bash could run, nested ones first. */
const COMMANDS: readonly (readonly [string, ...(readonly string[])[]])[] = [
  ['ls -la src', ['ls', '-la', 'src']],
  ['a; b\nc & d', ['a'], ['b'], ['c'], ['d']],
  ['a && b || c', ['a'], ['b'], ['c']],
  ['a | b |& c', ['a'], ['b'], ['c']],
  ['a | b | c\nd && e', ['a'], ['b'], ['c'], ['d'], ['e']],
  ['(a; b)', ['a'], ['b']],
  ['{ a; b; }', ['a'], ['b']],
  ['if a; then b; elif c; then d; else e; fi', ['a'], ['b'], ['c'], ['d'], ['e']],
  ['while a; do b; done', ['a'], ['b']],
  ['until a; do b; done', ['a'], ['b']],
  ['for x in p q; do a $x; done', ['a', '{p|q}']],
  ['for ((i = 0; i < 3; i++)); do a; done', ['a']],
  ['select x in p q; do a $x; done', ['a', '…+']],
  ['case $x in p) a;; q | r) b;& *) c;; esac', ['a'], ['b'], ['c']],
  ['case x in x)a;;y)b;;esac', ['a'], ['b']],
  ['f() { a; }; f', ['a'], ['f']],
  ['function f { a; }', ['a']],
  ['coproc a b', ['a', 'b']],
  ['coproc N { a; }', ['a']],
  ['time -p ! a | b', ['a'], ['b']],
  ['time >f a', ['a']],
  ['! if a; then b; fi', ['a'], ['b']],
  ['[[ -f $(a) && x = `b` ]]', ['a'], ['b']],
  ['(( x + 1 ))'],
  ['time'],
  ['x=1 y=2 a', ['a']],
  ['x=$(a)', ['a']],
  ['>f <g 2>&1 a b', ['a', 'b']],
  ['echo $(a "$(b)")', ['b'], ['a', '…'], ['echo', '…+']],
  ['echo `a \\`b\\``', ['b'], ['a', '…+'], ['echo', '…+']],
  ['echo `a` `b`', ['a'], ['b'], ['echo', '…+', '…+']],
  ['diff <(a) >(b)', ['a'], ['b'], ['diff', '…', '…']],
  ['echo ${x:-$(a)} ${y#`b`} ${z/p/$(c)}', ['a'], ['b'], ['c'], ['echo', '…+', '…+', '…+']],
  ['echo $((1 + $(a)))', ['a'], ['echo', '…']],
  ['echo ${x[$(a)]} ${y:$(b):1}', ['a'], ['b'], ['echo', '…+', '…+']],
  ['x=(p $(a)) b', ['a'], ['b']],
  ['x[$(a)]=p b', ['a'], ['b']],
  ['export X=$(a) Y', ['a'], ['export', 'X=…', 'Y']],
  ['for x in $(a); do b; done', ['a'], ['b']],
  ['case $(a) in `b`) c;; esac', ['a'], ['b'], ['c']],
  ['a <<E\n$(b) `c`\nE\nd', ['b'], ['c'], ['a'], ['d']],
  ["a <<'E'\n$(b)\nE\nd", ['a'], ['d']],
  ['a <<-E\n\t$(b)\n\tE\nd', ['b'], ['a'], ['d']],
  ['a <<E1 <<E2\n$(b)\nE1\n$(c)\nE2', ['b'], ['c'], ['a']],
  ['a <<< "$(b)"', ['b'], ['a']],
  ['{ a; } > "$(b)"', ['b'], ['a']],
  ['a < <(b)', ['b'], ['a']],
  ["python3 - <<'PY'\nprint(1)\nPY", ['python3', '-']],
  ["git commit -m \"$(cat <<'EOF'\nit's done\nEOF\n)\"", ['cat'], ['git', 'commit', '-m', '…']],
  ['rm \\\n-rf \\\n/', ['rm', '-rf', '/']],
  ['echo a # note \\\nrm -rf src', ['echo', 'a'], ['rm', '-rf', 'src']],
  ['echo "a; b" \'c | d\' e\\;f', ['echo', 'a; b', 'c | d', 'e;f']],
  ['{rm,-rf,/}', ['rm', '-rf', '/']],
  ['X=; $X rm x', ['rm', 'x']],
  ['! ! a', ['a']],
  ['a() (b)', ['b']],
  ['if a; then b; fi | c', ['a'], ['b'], ['c']],
];

describe('every command bash could run is listed', () => {
  it.each(COMMANDS.map(([text, ...expected]) => ({ text, expected })))('$text', ({ text, expected }) => {
    expect(argvs(text)).toEqual(expected);
  });
});

describe('empty texts', () => {
  it.each(['', '   ', '\n\n\t\n', '# only a note', '\n  # one\n # two\n'])(
    '%j has no command and no diagnostic',
    (text) => {
      const { commands, diagnostics } = readChecked(text);
      expect(commands).toEqual([]);
      expect(diagnostics).toEqual([]);
    },
  );
});

describe('forms', () => {
  it('lists what runs no program as commands of their own', () => {
    const forms = readChecked('x=1\n>f\n[[ -f x ]]\n((x++))\nf() { :; }').commands.map(({ form }) => form);
    expect(forms).toEqual(['assignment', 'redirection', 'test', 'arithmetic', 'function', 'simple']);
  });

  it('lists the header of a loop as an assignment to its variable', () => {
    const [header] = readChecked('for PATH in /tmp ~; do ls; done').commands;
    expect(header?.form).toBe('assignment');
    expect(header?.assignments[0]?.name).toBe('PATH');
    expect(header?.assignments[0]?.elements?.map(({ text }) => text)).toEqual(['/tmp', '~']);
  });

  it('gives the operands of tests and of case', () => {
    const words = (text: string) => readChecked(text).commands[0]?.words.map(({ text: spelled }) => spelled);
    expect(words('[[ -f $x && ! ( a = b ) ]]')).toEqual(['$x', 'a', 'b']);
    expect(words('[[ $x =~ ^(a|b)+$ ]]')).toEqual(['$x', '^(a|b)+$']);
    expect(words('case $x in p | q) ;; esac')).toEqual(['$x', 'p', 'q']);
  });
});

describe('witnesses', () => {
  it('may add diagnostics', () => {
    const witness: Witness = () => ({
      diagnostics: [{ code: 'witnesses-disagree', severity: 'error', span: [0, 1], message: 'No.' }],
      commands: [],
    });
    expect(codes('a', { witnesses: [witness] })).toEqual(['witnesses-disagree']);
  });

  it('veto by failing', () => {
    const witness = (): never => {
      throw new Error('no');
    };
    expect(codes('a', { witnesses: [witness] })).toEqual(['witnesses-disagree']);
  });
});

describe('spans', () => {
  it('count from the base offset', () => {
    const text = 'a "$(b c)" >f';
    const [nested, outer] = read(text, { baseOffset: 100 }).commands;
    expect(nested?.span).toEqual([105, 108]);
    expect(outer?.span).toEqual([100, 113]);
    expect(outer?.words[1]?.span).toEqual([102, 110]);
    expect(outer?.redirects[0]?.span).toEqual([111, 113]);
  });

  it('give the whole substitution for what stands inside escaped backticks', () => {
    const [inner] = read('echo `a \\`b\\``').commands;
    expect(inner?.span).toEqual([5, 14]);
  });
});
