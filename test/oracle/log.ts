/**
 * What the oracle's logs say. Texts are bytes, one per character: bash knows no encoding in the jail.
 */

/** A program or builtin with its arguments. */
export interface RanCommand {
  readonly argv: readonly string[];
  /** `handler`: the exact arguments of a program that was not found. `trace`: `set -x`, brought back to words. */
  readonly from: 'handler' | 'trace';
}

/** Records of the handler: a count, then that many arguments, each ended by a NUL. Cut short: what is whole. */
export function parseArguments(log: string): RanCommand[] {
  const fields = log.split('\0');
  const commands: RanCommand[] = [];
  let index = 0;
  while (index < fields.length - 1) {
    const count = Number(fields[index]);
    const argv = fields.slice(index + 1, index + 1 + count);
    // Not what the handler writes: the script reached the log.
    if (!Number.isInteger(count) || count < 1 || index + 1 + count > fields.length - 1) break;
    commands.push({ argv, from: 'handler' });
    index += 1 + count;
  }
  return commands;
}

/** What the trace shows beside commands: headers of compounds, and the handler's own first line. */
const NO_COMMAND = /^(?:for |select |case |\[\[ |\(\(|set \+x \+x \+x$)/;

/** A command of such a name is never a builtin or a function, so that the handler has it as well. */
const ASSIGNMENT = /^[A-Za-z_]\w*(?:\[.*\])?\+?=/s;

/** A line begins with one PS4, or more. */
const MARK = '\u0001';
const RECORD: RegExp = new RegExp(`(?:^|\\n)${MARK}+`);

/** Lines of `set -x`, with `PS4` a character 1, which is repeated for nested evaluation. */
export function parseTrace(log: string): RanCommand[] {
  const commands: RanCommand[] = [];
  // A last line without its end was cut off.
  const whole = log.slice(0, log.lastIndexOf('\n') + 1);
  for (const record of whole.split(RECORD).slice(1)) {
    const body = record.replace(/\n$/, '');
    if (NO_COMMAND.test(body) || ASSIGNMENT.test(body)) continue;
    const argv = unquote(body);
    if (argv.length > 0) commands.push({ argv, from: 'trace' });
  }
  return commands;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['a', '\x07'],
  ['b', '\b'],
  ['v', '\v'],
  ['f', '\f'],
  ['E', '\x1b'],
  ['e', '\x1b'],
]);

/** Splits a line that bash quoted (`'…'`, `$'…'`, `\c`) into its words. */
export function unquote(line: string): string[] {
  const words: string[] = [];
  let index = 0;
  while (index < line.length) {
    if (line[index] === ' ') {
      index += 1;
      continue;
    }
    let word = '';
    while (index < line.length && line[index] !== ' ') {
      const char = line[index] as string;
      if (char === "'") {
        const end = line.indexOf("'", index + 1);
        word += line.slice(index + 1, end < 0 ? line.length : end);
        index = end < 0 ? line.length : end + 1;
      } else if (char === '$' && line[index + 1] === "'") {
        const ansi = unquoteAnsi(line, index + 2);
        word += ansi.text;
        index = ansi.end;
      } else if (char === '\\') {
        word += line[index + 1] ?? '';
        index += 2;
      } else {
        word += char;
        index += 1;
      }
    }
    words.push(word);
  }
  return words;
}

function unquoteAnsi(line: string, start: number): { readonly text: string; readonly end: number } {
  let text = '';
  let index = start;
  while (index < line.length && line[index] !== "'") {
    if (line[index] !== '\\') {
      text += line[index];
      index += 1;
      continue;
    }
    const octal = /^[0-7]{3}/.exec(line.slice(index + 1, index + 4));
    if (octal !== null) {
      text += String.fromCharCode(Number.parseInt(octal[0], 8) & 0xff);
      index += 4;
    } else {
      const char = line[index + 1] ?? '';
      text += ESCAPES.get(char) ?? char;
      index += 2;
    }
  }
  return { text, end: index + 1 };
}
