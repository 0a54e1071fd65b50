/** Spellings of one word that bash reads as the same text. Of ASCII text without a newline. */

import { singleQuoted } from './fill.js';

const double = (value: string): string => `"${value.replace(/["\\$`]/g, '\\$&')}"`;
const escaped = (value: string, digits: (code: number) => string): string =>
  `$'${[...value].map((char) => digits(char.charCodeAt(0))).join('')}'`;

export const QUOTINGS: ReadonlyMap<string, (value: string) => string> = new Map([
  ['single quotes', singleQuoted],
  ['double quotes', double],
  ['a backslash before each character', (value) => [...value].map((char) => `\\${char}`).join('') || "''"],
  [
    'each character in quotes of its own',
    (value) => [...value].map((char) => singleQuoted(char)).join('') || "''",
  ],
  ['hexadecimal escapes', (value) => escaped(value, (code) => `\\x${code.toString(16).padStart(2, '0')}`)],
  ['octal escapes', (value) => escaped(value, (code) => `\\${code.toString(8).padStart(3, '0')}`)],
  ['unicode escapes', (value) => escaped(value, (code) => `\\u${code.toString(16).padStart(4, '0')}`)],
  [
    'two quotings side by side',
    (value) =>
      `${singleQuoted(value.slice(0, Math.ceil(value.length / 2)))}${double(value.slice(Math.ceil(value.length / 2)))}`,
  ],
  ['empty quotes before it', (value) => `''""${singleQuoted(value)}`],
]);
