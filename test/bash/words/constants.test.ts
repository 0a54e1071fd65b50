import { describe, expect, it } from 'vitest';
import { lastWords, readChecked, show } from '../../support/bash.js';

/** The arguments of the last call of `p`. */
const words = (text: string): string[] => {
  const calls = readChecked(text).commands.filter(({ words: [program] }) => program?.value === 'p');
  return calls.at(-1)?.words.slice(1).map(show) ?? [];
};

describe('a variable set once', () => {
  it.each([
    ['X=src; p $X "$X/a" ${X}b "$X$X"', ['src', 'src/a', 'srcb', 'srcsrc']],
    ['X=src\nY=$X/a\np "$Y"', ['src/a']],
    ['X="a b"; p $X "$X"', ['a', 'b', 'a b']],
    ['X=; p a $X b "$X"', ['a', 'b', '']],
    ['X=" a  b "; p x${X}y', ['x', 'a', 'b', 'y']],
    ['X=\'*.c\'; p $X "$X"', ['….c+', '*.c']],
    ['X=a; { p $X; }', ['a']],
    ['X=a; if c; then p $X; fi', ['a']],
    ['X=a; f() { p $X; }', ['a']],
    ['X=a; p "$(q $X)"', ['…']],
    ['X=1 && p $X', ['1']],
    ['cd d && X=1 && p $X', ['1']],
    ['cd d && X=1 && { p $X; }', ['1']],
    ['X=a; printf "%s" "$y"; p $X', ['a']],
    ['X=a; p $X | q $X', ['a']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('is known inside the substitutions of later words', () => {
    expect(readChecked('X=a; p "$(q $X)"').commands[1]?.words.map(show)).toEqual(['q', 'a']);
  });

  it('keeps its name on the word', () => {
    expect(lastWords('X=a; p "$X"')[1]).toMatchObject({ value: 'a', variables: ['X'], reasons: [] });
  });
});

describe('a variable set several times', () => {
  it.each([
    ['X=a; X=b; p $X', ['b']],
    ['X=a; p $X; X=b', ['a']],
    ['X=a; X=$X/b; p $X', ['a/b']],
    ['X=a; p $X; read X', ['a']],
    ['p ~ $X; HOME=/x; X=b', ['{home}', '…+']],
    ['X=a; for i in 1 2; do p $X; X=b; done', ['…+']],
    ['X=a; while c; do :; done; X=b; p $X', ['b']],
    ['X=a; f() { X=b; }; X=c; f; p $X', ['…+']],
    ['X=a; f() { p $X; }; X=b; f', ['…+']],
    ['for i in 1 2; do p ~; HOME=/x; done', ['…']],
    ['X=a; c && X=b; p $X', ['…+']],
    ['X=a; declare -u X; X=b; p $X', ['…+']],
    ["trap 'X=b' DEBUG; X=a; p $X", ['…+']],
    ['X=a; p $X ${X:=b}', ['…+', '…+']],
    ['X=; p $(d) ${X:=b} $X', ['…+', '…+', '…+']],
    ["X=a; eval 'c d'; p $X", ['a']],
    ['X=a; eval "c $d"; p $X', ['…+']],
    ["X=a; eval 'read X'; p $X", ['…+']],
    ["X=a; eval 'for X in b; do :; done'; p $X", ['…+']],
    ['for f in a b; do :; done; f=c; p $f', ['c']],
    ['for f in a b; do p $f; f=c; done', ['…+']],
    ['f=c; for f in a b; do p $f; done', ['{a|b}']],
    ['for x in 1 2; do for f in a b; do p $f; done; f=z; done', ['{a|b}']],
    ['for f in a b; do g() { p $f; }; done; f=c; g', ['…+']],
    ['for i in 1 2; do f=q; g; for f in a b; do g() { p $f; }; done; done', ['…+']],
    ['X=b X=$y; p $X', ['…+']],
    ['X=a X+=b; p $X', ['…+']],
    ['X= Y=${X:=z}; p $X', ['…+']],
    ['for _ in a; do c d; p $_; done', ['…+']],
    ["trap 're\\ad X' DEBUG; X=a; p $X", ['…+']],
    ['X=a; y=X; (( $y=5 )); p $X', ['…+']],
    ['X=~/"*"; p $X', ['…+']],
    ['IFS=/; X=~/a; p $X', ['…+']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('an array set once', () => {
  it.each([
    ['a=(x "y z" w); p "${a[@]}"', ['x', 'y z', 'w']],
    ['a=(x y); p "1${a[@]}2" b', ['1x', 'y2', 'b']],
    ['a=(*.c); p "${a[@]}"', ['…+']],
    ['a=(x [4]=y); p "${a[@]}"', ['…+']],
    ['a=(x); a+=(y); p "${a[@]}"', ['…+']],
    ['a=(x y); a[1]=z; p "${a[@]}"', ['…+']],
    ['declare -A a; a=(x y); p "${a[@]}"', ['…+']],
    ['a=(); p "${a[@]}"', ['…+']],
    ['c && a=(x y); p "${a[@]}"', ['…+']],
    ['a=(x y); p "${a[*]}" ${a[@]}', ['…', '…+']],
    ['a=(x y); for i in "${a[@]}"; do p "$i"; done', ['{x|y}']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('a variable that something else may set', () => {
  it.each([
    'p $X; X=a',
    'X+=a; p $X',
    'X[0]=a; p $X',
    'X=$(c); p $X',
    'X=$x; p $X',
    'if c; then X=a; fi; p $X',
    'while c; do X=a; done; p $X',
    '( X=a ); p $X',
    'X=a | c; p $X',
    'X=a & p $X',
    'X=a c; p $X',
    'c || X=a; p $X',
    'c && X=a; p $X',
    'c && X=a || d && p $X',
    'c && { X=a; }; p $X',
    'f() { X=a; }; f; p $X',
    'X=a; read X; p $X',
    'X=a; read $y; p $X',
    'X=a; builtin read -r X; p $X',
    'X=a; unset X; p $X',
    'X=a; printf -v X b; p $X',
    'X=a; printf -v "$y" b; p $X',
    'X=a; for X in b; do :; done; p $X',
    'X=a; ((X++)); p $X',
    'X=a; : $((X = 2)); p $X',
    'X=a; let X=2; p $X',
    'X=a; [[ X=2 -eq 2 ]]; p $X',
    "X=a; y='X=2'; ((y)); p $X",
    'X=a; : ${X:=b}; p $X',
    'X=a; : ${!y:=b}; p $X',
    'X=a; exec {X}>f; p $X',
    'X=a; coproc X { c; }; p $X',
    'X=a; declare -n r=X; r=b; p $X',
    'f() { local -n r=$1; r=b; }; X=a; f X; p $X',
    'X=a; eval "$y"; p $X',
    'X=a; . ./env.sh; p $X',
    'X=a; $cmd X=2; p $X',
    "X=a; trap 'X=b' DEBUG; p $X",
    'X=a >f; p $X',
    'RANDOM=1; p $RANDOM',
  ])('%s', (text) => {
    expect(words(text)[0]).toMatch(/^…/);
  });

  it('is not split once IFS may differ', () => {
    expect(words('X=a; IFS=:; p $X "$X"')).toEqual(['…+', 'a']);
    expect(words('X=a; read IFS; p $X')).toEqual(['…+']);
  });
});

describe('a loop variable over static words', () => {
  it.each([
    ['for f in a b; do p $f "src/$f" "$f$f"; done', ['{a|b}', '{src/a|src/b}', '{aa|ab|ba|bb}']],
    ['for f in {1..3}; do p x$f; done', ['{x1|x2|x3}']],
    ['for f in a "b c"; do p "$f" $f; done', ['{a|b c}', '…+']],
    ['X=q; for f in $X r; do p $f; done', ['{q|r}']],
    ['for f in a b; do for g in c d; do p $f$g; done; done', ['{ac|ad|bc|bd}']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    'for f in a b; do :; done; p $f',
    'for f in *.c; do p $f; done',
    'for f in $(c); do p $f; done',
    'for f in a ~; do p $f; done',
    'for f; do p $f; done',
    'for f in a b; do read f; p $f; done',
    'select f in a b; do p $f; done',
  ])('%s is not known', (text) => {
    expect(words(text)[0]).toMatch(/^…/);
  });

  it('multiplies no further than the limit', () => {
    expect(words('for f in {1..9}; do for g in {1..9}; do p $f$g; done; done')).toEqual(['…']);
  });
});
