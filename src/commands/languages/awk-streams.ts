/** Redirections and pipes of an awk program: what they write, read and run. */

import { continuesLine, doubt, type Program } from './awk-program.js';
import type { AwkToken } from './awk-tokens.js';
import { asFile } from './delimited.js';

/** `>` compares inside parentheses and outside `print`; in a subscript implementations differ. */
export const readGreater = (program: Program, index: number): void => {
  const operator = program.tokens[index]?.text;
  const frame = program.frames.at(-1);
  if (frame?.kind === 'subscript') {
    doubt(program, 'a comparison that may be a redirection', 'write');
    return;
  }
  if (!frame?.printing) {
    if (operator === '>>') doubt(program, 'a redirection outside print', 'append');
    return;
  }
  const role = operator === '>' ? 'write' : 'append';
  const target = literalAt(program, index + 1, STATEMENT_ENDS);
  if (target === null) doubt(program, 'writes to a computed file name', role);
  else if (SOCKET.test(target)) program.effects.add('network');
  else if (!STANDARD_OUTPUTS.has(target)) program.paths.push({ path: asFile(target), role });
};

/** gawk: `/inet/tcp/0/host/port`. */
const SOCKET = /^\/inet[46]?\//;

const STANDARD_OUTPUTS: ReadonlySet<string> = new Set(['/dev/stdout', '/dev/stderr']);
const STANDARD_INPUTS: ReadonlySet<string> = new Set(['/dev/stdin', '-']);

export const readInput = (program: Program, index: number): void => {
  const source = literalAt(program, index + 1, EXPRESSION_ENDS);
  if (source === null) doubt(program, 'reads a computed file name', 'read');
  else if (SOCKET.test(source)) program.effects.add('network');
  else if (!STANDARD_INPUTS.has(source)) program.paths.push({ path: asFile(source), role: 'read' });
};

/** `print | "command"`, `"command" | getline`, and gawk's `|&`, which also reaches the network. */
export const readPipe = (program: Program, index: number): void => {
  const next = program.tokens[index + 1];
  const before = program.tokens[index - 1];
  const printing = program.frames.at(-1)?.printing === true;
  let command: string | null = null;
  if (next?.kind === 'keyword' && next.text === 'getline') {
    const alone = !printing && startsExpression(program.tokens, index - 1);
    if (alone && before?.kind === 'string' && before.known) command = before.text;
  } else if (printing) command = literalAt(program, index + 1, STATEMENT_ENDS);
  if (command === null) doubt(program, 'runs a computed command', 'execute');
  else if (SOCKET.test(command)) program.effects.add('network');
  else program.shellTexts.push(command);
};

/** The string at `index`, when it is known and nothing can be joined to it. */
const literalAt = ({ tokens }: Program, index: number, ends: ReadonlySet<string>): string | null => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const alone =
    after === undefined || after.kind === 'newline' || (after.kind === 'operator' && ends.has(after.text));
  return token?.kind === 'string' && token.known && alone ? token.text : null;
};

const STATEMENT_ENDS: ReadonlySet<string> = new Set([';', '}']);
const EXPRESSION_ENDS: ReadonlySet<string> = new Set([
  ...STATEMENT_ENDS,
  ...') == != < > <= >= && ||'.split(' '),
]);

/** Nothing before the token at `index` belongs to the same expression. */
const startsExpression = (tokens: readonly AwkToken[], index: number): boolean => {
  const before = tokens[index - 1];
  if (before === undefined) return true;
  if (before.kind === 'newline') return !continuesLine(tokens[index - 2]);
  return before.kind === 'operator' && EXPRESSION_STARTS.has(before.text);
};

const EXPRESSION_STARTS: ReadonlySet<string> = new Set(['(', '{', '}', ';']);
