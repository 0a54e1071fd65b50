/** Texts that nobody would write. */

import fc from 'fast-check';
import { bashText } from './bash-text.js';
import { choice } from './choice.js';

/**
 * Text for a shell tool that is hard to read: any Unicode with controls, direction marks, half surrogates and NUL;
 * bash with one character dropped, doubled, put in or exchanged; bash that breaks off; tokens of bash in any order;
 * one token many times. Whatever reads it has to answer, and to allow nothing of which it is not sure.
 *
 * Shrinks to the empty text. Limits: much of it is still valid bash, and some is harmless, so that a property must not
 * expect a refusal; the longest are some thousand characters. It is never meant to be run.
 */
export function hostileText(): fc.Arbitrary<string> {
  const bash = bashText();
  return choice(
    { weight: 2, arbitrary: soup },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    { weight: 4, arbitrary: nearly(bash) },
    { weight: 1, arbitrary: brokenOff(bash) },
    { weight: 1, arbitrary: repeated },
  );
}

const ODD = fc.constantFrom(
  ...['\0', '\u0001', '\u0007', '\b', '\u000b', '\r', '\u001b[31m', '\u007f', '\u0085', '\u009b', '\u00a0'],
  ...[
    '\u00ad',
    '\u200b',
    '\u200d',
    '\u202e',
    '\u2066',
    '\u2028',
    '\u3000',
    '\ufeff',
    '\ud800',
    '\udc00',
    'ａ',
  ],
);

const TOKEN = fc.constantFrom(
  ...['$(', '`', '${', '$((', '((', '[[', ']]', '))', ')', '}', '{', '(', "$'", '$"', "'", '"', '\\', '\\\n'],
  ...[
    '<<E\n',
    "<<'E'\n",
    '\nE\n',
    '<<-E\n',
    '<<<',
    '<(',
    '>(',
    '>|',
    '>&',
    '&>',
    '<>',
    '>',
    '<',
    '|',
    '||',
    '|&',
  ],
  ...[
    '&',
    '&&',
    ';',
    ';;',
    ';&',
    '\n',
    ' ',
    '\t',
    '!',
    '#',
    '*',
    '?',
    '[',
    '~',
    '{a,b}',
    '{1..9}',
    '$x',
    '$@',
    '$!',
  ],
  ...[
    'if ',
    'then ',
    'fi',
    'for x in ',
    'while ',
    'do ',
    'done',
    'case x in ',
    'esac',
    'function f ',
    'f() ',
    'time ',
  ],
  ...[
    'coproc ',
    'select ',
    'a',
    'A=1',
    'A=(',
    '+=',
    '-',
    '--',
    '=',
    '/',
    '..',
    '${x:-',
    '${x//',
    '${!x}',
    '@(',
    '!(',
  ],
);

const soup: fc.Arbitrary<string> = fc
  .array(choice({ weight: 6, arbitrary: TOKEN }, { weight: 1, arbitrary: ODD }), { maxLength: 20 })
  .map((tokens) => tokens.join(''));

const repeated: fc.Arbitrary<string> = fc
  .tuple(TOKEN, fc.constantFrom(1, 2, 50, 300), TOKEN)
  .map(([token, times, end]) => token.repeat(times) + end);

/** One change at one place. */
const nearly = (bash: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(bash, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(3), choice(TOKEN, ODD))
    .map(([text, at, kind, piece]) => {
      const index = Math.floor(at * text.length);
      const [before, char, after] = [
        text.slice(0, index),
        text.slice(index, index + 1),
        text.slice(index + 1),
      ];
      if (kind === 0) return before + after;
      if (kind === 1) return before + char + char + after;
      return kind === 2 ? before + piece + after : before + piece + char + after;
    });

const brokenOff = (bash: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(bash, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([text, share]) => text.slice(0, Math.floor(share * text.length)));
