/** The commands of GNU sed 4.9: how far each reaches, and what it does beyond the text it is given. */

import type { Role } from '../../generated/types.js';
import { asFile, plainEnd, regexEnd } from './delimited.js';
import {
  isDigit,
  readDelimiter,
  restOfLine,
  type Script,
  skipBlanks,
  skipDigits,
  type Trouble,
} from './sed-script.js';

/** Reads one command; `at` is on its letter. */
export const readCommand = (script: Script): Trouble => {
  const command = script.text[script.at];
  if (command === undefined) return 'a command is missing';
  script.at += 1;
  const read = COMMANDS.get(command);
  return read === undefined ? 'a command that is not modelled' : read(script, command);
};

type Reader = (script: Script, command: string) => Trouble;

const readEnd = (script: Script): Trouble => {
  skipBlanks(script);
  const character = script.text[script.at];
  return character === undefined || ENDS.has(character) ? null : 'characters after a command';
};

const ENDS: ReadonlySet<string> = new Set(['\n', ';', '}', '#']);

const readNumbered = (script: Script): Trouble => {
  skipBlanks(script);
  skipDigits(script);
  return readEnd(script);
};

const readVersion = (script: Script): Trouble => {
  skipBlanks(script);
  while (isDigit(script.text[script.at]) || script.text[script.at] === '.') script.at += 1;
  return readEnd(script);
};

const readComment = (script: Script): Trouble => {
  restOfLine(script);
  return null;
};

const readLabel = (script: Script, command: string): Trouble => {
  skipBlanks(script);
  const from = script.at;
  while (/^[\w.-]$/.test(script.text[script.at] ?? '')) script.at += 1;
  const named = script.at > from;
  const trouble = readEnd(script);
  if (trouble !== null) return UNCLEAR_LABEL;
  const character = script.text[script.at];
  if (command === ':' && (!named || character === '}' || character === '#')) {
    return UNCLEAR_LABEL;
  }
  if (character !== undefined && character !== '\n' && script.labelLine < 0) {
    script.labelLine = script.text.indexOf('\n', script.at);
  }
  return null;
};

/** True when what ended at `at` crossed the newline at which BSD sed resumes after a label. */
const crossesLabelLine = ({ at, labelLine }: Script): boolean => labelLine >= 0 && at > labelLine;

const UNCLEAR_TEXT = 'text that versions read differently';
const UNCLEAR_LABEL = 'a label that versions read differently';

/** `a`, `i`, `c`: text to the first newline that no backslash precedes. */
const readText = (script: Script): Trouble => {
  skipBlanks(script);
  if (script.text[script.at] === '\\') {
    script.at += 1;
    if (script.at === script.text.length) return null;
    if (script.text[script.at] === '\n') script.at += 1;
    else {
      skipBlanks(script);
      // Versions pair the backslashes of `a\\` differently, which matters before a newline or a third one.
      if (script.text[script.at] === '\\') script.at += 1;
      const first = script.text[script.at];
      if (first === undefined || first === '\n' || first === '\\') return UNCLEAR_TEXT;
    }
  } else if (script.at === script.text.length || script.text[script.at] === '\n') return 'text is missing';
  for (; script.at < script.text.length && script.text[script.at] !== '\n'; script.at += 1) {
    if (script.text[script.at] !== '\\') continue;
    script.at += 1;
    if (script.at === script.text.length) return 'text that continues beyond the script';
  }
  return crossesLabelLine(script) ? UNCLEAR_LABEL : null;
};

/** `e command` runs the text; `e` alone runs the pattern space. */
const readExecute = (script: Script): Trouble => {
  skipBlanks(script);
  const command = restOfLine(script);
  if (command !== '' && !command.includes('\\')) {
    script.shellTexts.push(command);
    script.effects.add('hidden-execute');
    return null;
  }
  script.effects.add('execute');
  script.effects.add('hidden-execute');
  return command === '' ? null : 'a command with backslashes, which sed removes';
};

const readFileName = (script: Script, role: Role): Trouble => {
  skipBlanks(script);
  const path = restOfLine(script);
  if (path === '') return 'a file name is missing';
  const inert = role === 'write' ? STANDARD_OUTPUTS.has(path) : path === '/dev/stdin';
  if (!inert) script.paths.push({ path: asFile(path), role });
  return null;
};

const STANDARD_OUTPUTS: ReadonlySet<string> = new Set(['/dev/stdout', '/dev/stderr']);

const readSubstitute = (script: Script): Trouble => {
  const delimiter = readDelimiter(script);
  if (delimiter === null) return 'an unusual delimiter';
  const found = regexEnd({ text: script.text, from: script.at, delimiter });
  if (found === null) return 'a regular expression that does not end, or ends differently by version';
  if (found.plain < found.end && opensFileEarly(script.text, found.plain, delimiter)) {
    return 'a regular expression that ends differently by version';
  }
  const end = plainEnd({ text: script.text, from: found.end + 1, delimiter });
  if (end < 0) return 'a replacement that does not end';
  script.at = end + 1;
  return crossesLabelLine(script) ? UNCLEAR_LABEL : readFlags(script);
};

/**
 * Old GNU sed ends `s/[/]/w f/` at the first slash and opens the file of a `w` flag before it notices the open
 * bracket. Without that flag it only refuses the script.
 */
const opensFileEarly = (text: string, plain: number, delimiter: string): boolean => {
  const end = plainEnd({ text, from: plain + 1, delimiter });
  if (end < 0) return false;
  let at = end + 1;
  while (/^[gpiImMe0-9 \t]$/.test(text[at] ?? '')) at += 1;
  return text[at] === 'w';
};

const readFlags = (script: Script): Trouble => {
  for (; script.at < script.text.length; script.at += 1) {
    const flag = script.text[script.at] ?? '';
    if (ENDS.has(flag)) return null;
    if (flag === 'w') {
      script.at += 1;
      return readFileName(script, 'write');
    }
    if (flag === 'e') for (const effect of ['execute', 'hidden-execute'] as const) script.effects.add(effect);
    else if (!/^[gpiImM0-9 \t]$/.test(flag)) return 'an unknown flag of s';
  }
  return null;
};

const readTransliterate = (script: Script): Trouble => {
  const delimiter = readDelimiter(script);
  if (delimiter === null) return 'an unusual delimiter';
  const middle = plainEnd({ text: script.text, from: script.at, delimiter });
  const end = middle < 0 ? -1 : plainEnd({ text: script.text, from: middle + 1, delimiter });
  if (end < 0) return 'a transliteration that does not end';
  script.at = end + 1;
  return crossesLabelLine(script) ? UNCLEAR_LABEL : readEnd(script);
};

const COMMANDS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...[...'=dDgGhHnNpPxzF}'].map((letter): [string, Reader] => [letter, readEnd]),
  ...[...'lqQ'].map((letter): [string, Reader] => [letter, readNumbered]),
  ...[...':btT'].map((letter): [string, Reader] => [letter, readLabel]),
  ...[...'aic'].map((letter): [string, Reader] => [letter, readText]),
  ...[...'wW'].map((letter): [string, Reader] => [letter, (script) => readFileName(script, 'write')]),
  ...[...'rR'].map((letter): [string, Reader] => [letter, (script) => readFileName(script, 'read')]),
  ['{', () => null],
  ['#', readComment],
  ['v', readVersion],
  ['e', readExecute],
  ['s', readSubstitute],
  ['y', readTransliterate],
]);
