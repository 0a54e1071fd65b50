import { describe, expect, it } from 'vitest';
import { codes } from '../../support/bash.js';

describe('what is evaluated as a name or as arithmetic', () => {
  it.each([
    'for x in A B; do c "${!x}"; done',
    'x=A; c ${!x:-}',
    'r=(A B); for x in "${r[@]}"; do c "${!x}"; done',
    's=0; c || s=$?; ((s != 0)) && d',
    's=$$; [[ $s -eq 2 ]]',
    'e=(); e+=("$x"); [[ ${#e[@]} -gt 0 ]]',
    'e+=("$x"); ((${#e[@]} > 0))',
    '"$d/bin/c" a',
    '"$(c)/d"',
  ])('cannot run commands: %s', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it.each([
    ['for x in A "$y"; do c "${!x}"; done', 'evaluated-name'],
    ['for x in A "a[0]"; do c "${!x}"; done', 'evaluated-name'],
    ['x=A; read x; c ${!x}', 'evaluated-name'],
    ['c ${!x}; x=A', 'evaluated-name'],
    ['c ${!1}', 'evaluated-name'],
    ['c ${!x[0]}', 'evaluated-name'],
    ['A=$(c); x=A; ((x)); c ${!x}', 'evaluated-name'],
    ['s=$(c); ((s))', 'evaluated-name'],
    ['s=$?$(c); ((s))', 'evaluated-name'],
    ['e+=("$x"); ((e > 0))', 'evaluated-name'],
    ['$d/bin/c a', 'computed-program'],
    ['"$c" a', 'computed-program'],
    ['"$c".sh a', 'computed-program'],
  ])('may: %s', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });
});
