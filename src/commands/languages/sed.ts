/**
 * sed scripts: which files a script reads and writes, and what it runs. Follows GNU sed 4.9 (its manual, and
 * `sed --sandbox` as the oracle), and proves nothing that GNU sed before bracket-aware delimiters, `--posix` or
 * BSD sed would read as another script.
 *
 * A script given in several `-e` is read piece by piece: text that one piece leaves open (`a\`) is then read as
 * commands of the next, which can only add facts. File names are literal: sed expands neither `~` nor variables.
 */

import type { ArgumentLanguage, LanguageFacts } from '../language.js';
import { regexEnd } from './delimited.js';
import { readCommand } from './sed-commands.js';
import {
  isDigit,
  readDelimiter,
  type Script,
  skipBlanks,
  skipDigits,
  skipSeparators,
  type Trouble,
} from './sed-script.js';

export const sed: ArgumentLanguage = (text) => {
  const script: Script = { text, at: 0, labelLine: -1, effects: new Set(), paths: [], shellTexts: [] };
  if (UNREADABLE.test(text)) return factsOf(script, 'characters that depend on the locale');
  skipSeparators(script);
  while (script.at < text.length) {
    const trouble = readAddresses(script) ?? readCommand(script);
    if (trouble !== null) return factsOf(script, trouble);
    skipSeparators(script);
  }
  return factsOf(script, null);
};

/** NUL cannot be in an argument; lone surrogates and U+FFFD stand for bytes that may swallow a delimiter. */
const UNREADABLE = /[\0\ufffd]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const factsOf = ({ effects, paths, shellTexts }: Script, unknown: string | null): LanguageFacts => ({
  effects: [...effects],
  paths,
  shellTexts,
  unknown,
});

/** `addr`, `addr,addr`, each with blanks after it, and `!`. Leaves `at` on the command's letter. */
const readAddresses = (script: Script): Trouble => {
  const from = script.at;
  const first = readAddress(script, false);
  if (first !== null) return first;
  const addressed = script.at > from;
  skipBlanks(script);
  if (addressed && script.text[script.at] === ',') {
    script.at += 1;
    skipBlanks(script);
    const before = script.at;
    const second = readAddress(script, true);
    if (second !== null) return second;
    if (script.at === before) return 'a second address is missing';
    skipBlanks(script);
  }
  if (script.text[script.at] === '!') {
    script.at += 1;
    skipBlanks(script);
  }
  const command = script.text[script.at];
  return addressed && command !== undefined && UNADDRESSED.has(command)
    ? `an address before ${command}`
    : null;
};

const UNADDRESSED: ReadonlySet<string> = new Set(['}', ':', '#']);

const readAddress = (script: Script, second: boolean): Trouble => {
  const character = script.text[script.at];
  if (character === '$') {
    script.at += 1;
    return null;
  }
  if (isDigit(character)) {
    skipDigits(script);
    skipBlanks(script);
    if (script.text[script.at] !== '~') return null;
    script.at += 1;
    return skipDigits(script) ? null : 'a step without a number';
  }
  if (second && (character === '+' || character === '~')) {
    script.at += 1;
    return skipDigits(script) ? null : 'an offset without a number';
  }
  if (character === '/' || character === '\\') {
    if (character === '\\') script.at += 1;
    return readAddressRegex(script);
  }
  return null;
};

const readAddressRegex = (script: Script): Trouble => {
  const delimiter = readDelimiter(script);
  if (delimiter === null) return 'an unusual delimiter';
  const found = regexEnd({ text: script.text, from: script.at, delimiter });
  // Readers without brackets stop at `plain` with an open bracket, and refuse the script before anything runs.
  if (found === null) return 'a regular expression that does not end, or ends differently by version';
  script.at = found.end + 1;
  skipBlanks(script);
  while (script.text[script.at] === 'I' || script.text[script.at] === 'M') {
    script.at += 1;
    skipBlanks(script);
  }
  return null;
};
