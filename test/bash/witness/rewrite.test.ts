import { parse } from 'unbash';
import { describe, expect, it } from 'vitest';
import { rewrite } from '../../../src/bash/witness/rewrite.js';

describe('rewrite', () => {
  it.each([
    ['a `b`', 'a $( b\n)'],
    ['a "`b "c"`"', 'a "$( b "c"\n)"'],
    ['a `b \\`c\\``', 'a $( b $( c\n)\n)'],
    ['time -p a', '        a'],
    ['! ! a', '    a'],
    ['coproc a { b; }', '         { b; }'],
    ['a $x-$1', 'a ${x}-${1}'],
    ['$ a "b$"', '\'$\' a "b\\$"'],
    ["a $'\\\\'; b", "a '\\'; b"],
    ["a $'it\\'s'", "a 'it'\\''s'"],
    ['a 3<>f {x}>g', 'a 3<f 9>g'],
    ['a -1>f', 'a -1 >f'],
    ['x=$(a) >f', 'x=$(a) portcullis__= >f'],
    ["a - <<'E'\nb\nE", "a '-' <<'E'\nx\nE"],
    ['[ a ]', "'[' a ']'"],
    ['a \\ { }', "a ' {' '}'"],
    ['a ${x#$(b)}', 'a ${x:-$(b)}'],
    ['a ${x/$(b) $(c)/<(d)}', 'a ${x:-$(b)$(c)$(d)}'],
    ['a ${x:-$((1+1))} "${y[@]%;}"', 'a ${x} "${y[@]}"'],
    ['a $((1 + $(b) * $(c)))', 'a $(($(b)+$(c)))'],
    ['a $((#1)) ``', 'a $((1)) ${portcullis__}'],
    ['a | b\nc', 'a | b;\nc'],
    ['{ (a) }', '{ (a); }'],
    ['for x do a; done', 'for x in "$@"; do a; done'],
    ['f() for x in 1; do a; done', 'f() { for x in 1; do a; done; }'],
    ['case x in a)b;;esac', 'case x in a) b;; esac'],
    ['a <<E;b\n c $(d) $((1+$(e)))\nE', 'a <<E ;b\nx$(d)x$(e)x\nE'],
  ])('%j becomes %j', (text, expected) => {
    expect(rewrite(parse(text), text)).toBe(expected);
  });

  it.each(['a b', 'a "$(b)" c', 'if a; then b; fi', ''])('has nothing to change in %j', (text) => {
    expect(rewrite(parse(text), text)).toBeNull();
  });
});
