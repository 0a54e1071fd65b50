/** Compound commands and functions of bash. */

import fc from 'fast-check';
import { closed, ended, type Piece } from './bash-pieces.js';
import { choice } from './choice.js';

/** Around these lists. `command`: what is piped into a loop. `inner`: inside a substitution, without `case`. */
export function compounds(
  list: fc.Arbitrary<Piece>,
  command: fc.Arbitrary<string>,
  inner: boolean,
): fc.Arbitrary<Piece> {
  const pair = fc.tuple(list, list);
  const texts = choice(
    list.map((one) => `{ ${closed(one, '}')}`),
    list.map((one) => `( ${ended(one)})`),
    pair.map(([one, other]) => `if ${closed(one, 'then')} ${closed(other, 'fi')}`),
    fc
      .tuple(list, list, list)
      .map(
        ([one, other, last]) => `if ${closed(one, 'then')}\n  ${closed(other, 'else')} ${closed(last, 'fi')}`,
      ),
    fc
      .tuple(list, list, list, list)
      .map(
        ([one, two, three, four]) =>
          `if ${closed(one, 'then')} ${closed(two, 'elif')} ${closed(three, 'then')} ${closed(four, 'fi')}`,
      ),
    pair.map(([one, other]) => `while ${closed(one, 'do')} ${closed(other, 'done')}`),
    pair.map(([one, other]) => `until ${closed(one, 'do')}\n${closed(other, 'done')}`),
    fc.tuple(items, list).map(([words, one]) => `for x in ${words}; do ${closed(one, 'done')}`),
    list.map((one) => `for ((i = 0; i < 3; i++)); do ${closed(one, 'done')}`),
    ...(inner ? [] : [cases(list)]),
    list.map((one) => `f1() { ${closed(one, '}')}; f1 a`),
    list.map((one) => `function f2 { ${closed(one, '}')}; f2 "a b"`),
    fc.tuple(command, list).map(([first, one]) => `${first} | while [[ -n $x ]]; do ${closed(one, 'done')}`),
  );
  const after = choice(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(' > out.txt', ' 2>&1', ' < a', ' 2>/dev/null') },
  );
  return fc.tuple(texts, after).map(([text, redirection]) => ({ text: text + redirection, document: false }));
}

const cases = (list: fc.Arbitrary<Piece>): fc.Arbitrary<string> =>
  fc
    .tuple(subject, patterns, list, list)
    .map(
      ([value, [first, second], one, other]) =>
        `case ${value} in ${first}) ${ended(one)};; ${second}) ${ended(other)};; esac`,
    );

const items = fc.constantFrom('a', 'a b', '"a b" c', '*.ts', '{1..3}', '"$y"', '$y', 'src/*');
const subject = fc.constantFrom('a', '"$x"', '$x', '${x}');
const patterns = fc.constantFrom(
  ['a', '*'],
  ['a | b', '(c'],
  ['[0-9]*', '*'],
  ['"a b"', '*.ts'],
) as fc.Arbitrary<readonly [string, string]>;
