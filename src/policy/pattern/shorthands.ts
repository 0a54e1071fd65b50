import { type CodePointSet, complement } from './code-points.js';

const DIGITS: CodePointSet = [[0x30, 0x39]];

const WORD: CodePointSet = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];

/** ECMAScript's WhiteSpace and LineTerminator; unlike `\p{...}` this list does not follow Unicode's versions. */
const SPACE: CodePointSet = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** The letters that stand for a class after a backslash. Digits and word characters are ASCII. */
export const SHORTHANDS: ReadonlyMap<string, CodePointSet> = new Map([
  ['d', DIGITS],
  ['D', complement(DIGITS)],
  ['w', WORD],
  ['W', complement(WORD)],
  ['s', SPACE],
  ['S', complement(SPACE)],
]);
