/** A sed script under the reader's cursor, what was learnt from it so far, and the smallest steps of reading. */

import type { Effect } from '../../generated/types.js';
import type { LanguagePath } from '../language.js';

export interface Script {
  readonly text: string;
  at: number;
  /**
   * BSD sed reads a label to the end of its line, GNU sed to a semicolon. After a label that is not at the end of
   * its line this is the index of the line's newline, where a command must end for both to read the same rest.
   */
  labelLine: number;
  readonly effects: Set<Effect>;
  readonly paths: LanguagePath[];
  readonly shellTexts: string[];
}

/** Why the script cannot be followed from here; null when it can. */
export type Trouble = string | null;

export const skipSeparators = (script: Script): void => {
  for (; script.at < script.text.length; script.at += 1) {
    const character = script.text[script.at];
    if (character === '\n' && script.at === script.labelLine) script.labelLine = -1;
    if (character !== ';' && character !== '\n' && character !== ' ' && character !== '\t') return;
  }
};

export const skipBlanks = (script: Script): void => {
  while (script.text[script.at] === ' ' || script.text[script.at] === '\t') script.at += 1;
};

export const skipDigits = (script: Script): boolean => {
  const from = script.at;
  while (isDigit(script.text[script.at])) script.at += 1;
  return script.at > from;
};

export const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

export const restOfLine = (script: Script): string => {
  const newline = script.text.indexOf('\n', script.at);
  const end = newline < 0 ? script.text.length : newline;
  const rest = script.text.slice(script.at, end);
  script.at = end;
  return rest;
};

/** Printable ASCII. Brackets and the backslash are left out because versions differ on them. */
export const readDelimiter = (script: Script): string | null => {
  const character = script.text[script.at];
  if (character === undefined || !/^[!-Z^-~]$/.test(character)) return null;
  script.at += 1;
  return character;
};
