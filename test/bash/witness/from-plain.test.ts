import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/bash/limits.js';
import { readText } from '../../../src/bash/walk/text.js';
import { itemsOfPlain } from '../../../src/bash/witness/from-plain.js';
import { itemsOfWalk } from '../../../src/bash/witness/from-walk.js';
import { vectorsOf } from '../../../src/bash/witness/vectors.js';
import { holds } from '../../support/property.js';

/** The argument vectors as spelled; null where the text is not plain. */
function vectors(text: string): string[][] | null {
  const items = itemsOfPlain(text);
  return items && vectorsOf(items).map((words) => words.map(({ start, end }) => text.slice(start, end)));
}

describe('itemsOfPlain', () => {
  it.each<[string, string[][]]>([
    ['', []],
    ['ls', [['ls']]],
    ['  git  log -n1\t', [['git', 'log', '-n1']]],
    ['a && b | c; d & e', [['a'], ['b'], ['c'], ['d'], ['e']]],
    ['a |& b || c', [['a'], ['b'], ['c']]],
    ['a |\n\n b\nc', [['a'], ['b'], ['c']]],
    ['a "b; c"\'|d\' e', [['a', '"b; c"\'|d\'', 'e']]],
    ['a \\; b\\ c $x"$y"', [['a', '\\;', 'b\\ c', '$x"$y"']]],
    ['a >f b 2>&1 c', [['a', 'b', 'c']]],
    ['>f a b', [['a', 'b']]],
    ['a 2>f 3 4>>g', [['a', '3']]],
    ['find . -name *.c ! -exec rm {} +', [['find', '.', '-name', '*.c', '!', '-exec', 'rm', '{}', '+']]],
    ['[ -f x ] && b', [['[', '-f', 'x', ']'], ['b']]],
    ['dd if=x of=y', [['dd', 'if=x', 'of=y']]],
    ['cat <<E >f\na b\nE\nc', [['cat'], ['c']]],
    ["cat <<'E' x\n$(a)\n E\nE", [['cat', 'x']]],
    ['cat <<-E | b\n\tx\n\tE\nc', [['cat'], ['b'], ['c']]],
    ['a <<A <<B\nB\nA\nA\nB\nc', [['a'], ['c']]],
  ])('%j', (text, expected) => {
    expect(vectors(text)).toEqual(expected);
  });

  it.each([
    'a $(b)',
    'a `b`',
    'a "`b`"',
    'a "$(b)"',
    'a ${x}',
    'a # b',
    'a \\\n b',
    'a "b\\\nc"',
    "a $'b'",
    'a $"b"',
    'a (b)',
    'a <(b)',
    'x=1',
    'x=1 a',
    'if a',
    'time a',
    '! a',
    '{ a',
    '[[ a',
    'a[1]=2',
    'export a[ 1 ]=2',
    'a {fd}>f',
    'a 3<>f',
    'a <<<b',
    'a >& "$x"',
    'a >&f',
    'a >',
    'a &&',
    '&& a',
    'a ;; b',
    'a | | b',
    "a 'b",
    'a "b',
    'a \\',
    'a <<E\n$x\nE',
    'a <<E\nb',
    'a <<"E" "b\nc"\nE',
    'a é',
    'a\r',
  ])('leaves %j to the parser', (text) => {
    expect(vectors(text)).toBeNull();
  });

  it('reads what the leading reader reads', () => {
    const token = fc.constantFrom(
      ...['a', 'ls', '-n', '1', 'x=y', '"b c"', "'d|'", '$x', '\\;', '*', '{}', '[', ']', '~', '2', '!'],
      ...[
        ' ',
        ' ',
        ' ',
        '\n',
        ';',
        '&',
        '&&',
        '|',
        '||',
        '>',
        '>>f',
        '<',
        '2>&1',
        '<<E',
        '\nE\n',
        '>|',
        '&>',
      ],
    );
    holds(
      fc.array(token, { maxLength: 12 }),
      (tokens) => {
        const text = tokens.join('');
        const plain = itemsOfPlain(text);
        if (plain === null) return;
        const { reader } = readText(text, {
          limits: DEFAULT_LIMITS,
          outputOf: () => null,
          shift: 0,
          glued: [],
          diagnostics: [],
        });
        if (reader.diagnostics.some(({ severity }) => severity === 'error')) return;
        expect(itemsOfWalk(reader.commands, text, 0)?.difference(plain)).toBeNull();
      },
      { runs: 2_000 },
    );
  });
});
