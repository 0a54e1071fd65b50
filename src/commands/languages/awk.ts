/**
 * awk programs: which files a program reads and writes, and what it runs. A program is proved harmless when every
 * place that could do more than compute and print to standard output is accounted for; facts follow the POSIX
 * grammar and gawk 5.2's manual, and hold for mawk, BusyBox and the One True AWK too.
 *
 * File names are literal: awk expands neither `~` nor variables.
 */

import type { ArgumentLanguage } from '../language.js';
import { continuesLine, doubt, type Frame, isOperator, openFrame, type Program } from './awk-program.js';
import { readGreater, readInput, readPipe } from './awk-streams.js';
import { type AwkToken, awkTokens } from './awk-tokens.js';

export const awk: ArgumentLanguage = (text) => {
  const { tokens, trouble } = awkTokens(text);
  const program: Program = {
    tokens,
    functions: definedFunctions(tokens),
    frames: [openFrame('block')],
    effects: new Set(),
    paths: [],
    shellTexts: [],
    unknown: null,
  };
  for (let index = 0; index < tokens.length && program.frames.length > 0; index += 1)
    readToken(program, index);
  if (trouble !== null) doubt(program, trouble);
  if (program.frames.length !== 1) doubt(program, 'brackets that do not match');
  const { effects, paths, shellTexts, unknown } = program;
  return { effects: [...effects], paths, shellTexts, unknown };
};

const definedFunctions = (tokens: readonly AwkToken[]): ReadonlySet<string> => {
  const names = new Set<string>();
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    if (token.kind === 'name' && before?.kind === 'keyword' && FUNCTION.has(before.text))
      names.add(token.text);
  });
  return names;
};

const FUNCTION: ReadonlySet<string> = new Set(['function', 'func']);

const readToken = (program: Program, index: number): void => {
  const token = program.tokens[index];
  if (token === undefined) return;
  switch (token.kind) {
    case 'newline':
      if (!continuesLine(program.tokens[index - 1])) endStatement(program, '\n');
      return;
    case 'name':
      readName(program, token);
      return;
    case 'builtin':
      if (token.text === 'system') readSystem(program, index);
      return;
    case 'keyword':
      readKeyword(program, index);
      return;
    case 'operator':
      readOperator(program, index);
      return;
    default:
      return;
  }
};

const endStatement = (program: Program, end: ';' | '\n'): void => {
  const frame = program.frames.at(-1);
  if (frame === undefined) return;
  if (frame.kind === 'block') {
    frame.printing = false;
    frame.reading = false;
  } else if (end === '\n' || frame.kind !== 'control') doubt(program, 'a statement that ends in brackets');
};

const readName = (program: Program, { text, called }: AwkToken): void => {
  const reason = DOUBTFUL_NAMES.get(text);
  if (reason !== undefined) doubt(program, reason);
  else if (called && !program.functions.has(text)) doubt(program, 'calls a function that is not modelled');
};

/** Reading some of these is harmless, but an array also changes under other names: as a parameter, in `split`. */
const DOUBTFUL_NAMES: ReadonlyMap<string, string> = new Map([
  ['ENVIRON', 'reads the environment'],
  ['ARGV', 'may change which files are read'],
  ['ARGC', 'may change which files are read'],
  ['SYMTAB', 'reaches variables by computed names'],
  ['FUNCTAB', 'reaches functions by computed names'],
  ['bindtextdomain', 'loads message catalogues'],
  ['dcgettext', 'loads message catalogues'],
  ['dcngettext', 'loads message catalogues'],
]);

const readSystem = (program: Program, index: number): void => {
  const [open, command, close] = program.tokens.slice(index + 1, index + 4);
  if (isOperator(open, '(') && command?.kind === 'string' && command.known && isOperator(close, ')')) {
    // `system("")` only flushes.
    if (command.text === '') return;
    program.shellTexts.push(command.text);
  } else doubt(program, 'runs a computed command', 'execute');
  program.effects.add('hidden-execute');
};

const readKeyword = (program: Program, index: number): void => {
  const frame = program.frames.at(-1);
  const word = program.tokens[index]?.text;
  if (frame === undefined) return;
  if (word === 'getline') frame.reading = true;
  else if (word === 'print' || word === 'printf') {
    if (frame.kind !== 'block' || frame.printing) doubt(program, 'print in an expression');
    frame.printing = true;
  }
};

const readOperator = (program: Program, index: number): void => {
  const operator = program.tokens[index]?.text ?? '';
  const frame = program.frames.at(-1);
  if (frame === undefined) return;
  switch (operator) {
    case ';':
      endStatement(program, ';');
      return;
    case '{':
      if (frame.kind !== 'block' || frame.printing) doubt(program, 'a block in an expression');
      program.frames.push(openFrame('block'));
      return;
    case '(':
      program.frames.push(openFrame(isCondition(program.tokens[index - 1]) ? 'control' : 'group'));
      return;
    case '[':
      program.frames.push(openFrame('subscript'));
      return;
    case ')':
    case ']':
    case '}':
      close(program, index);
      return;
    case '>':
    case '>>':
      readGreater(program, index);
      return;
    case '<':
      if (frame.reading) readInput(program, index);
      return;
    case '|':
    case '|&':
      readPipe(program, index);
      return;
    default:
      return;
  }
};

const CONDITIONS: ReadonlySet<string> = new Set(['if', 'while', 'for', 'switch']);

const isCondition = (token: AwkToken | undefined): boolean =>
  token?.kind === 'keyword' && CONDITIONS.has(token.text);

const close = (program: Program, index: number): void => {
  const bracket = program.tokens[index]?.text ?? '';
  const inner = program.frames.pop();
  const outer = program.frames.at(-1);
  if (inner === undefined || CLOSES.get(inner.kind) !== bracket) doubt(program, 'brackets that do not match');
  if (bracket === '}' && outer !== undefined) {
    outer.printing = false;
    outer.reading = false;
  }
  const after = program.tokens[index + 1];
  if (inner?.kind === 'control' && (isOperator(after, '/') || isOperator(after, '/='))) {
    doubt(program, 'a slash after a condition');
  }
};

const CLOSES: ReadonlyMap<Frame['kind'], string> = new Map([
  ['block', '}'],
  ['control', ')'],
  ['group', ')'],
  ['subscript', ']'],
]);
