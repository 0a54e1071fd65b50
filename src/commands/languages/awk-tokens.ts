/**
 * Tokens of an awk program (POSIX awk with the words of gawk). Where implementations would cut the text differently,
 * such as a slash that may divide or begin a regular expression, reading stops there.
 */

import { regexEnd } from './delimited.js';

export interface AwkToken {
  /** `builtin`: a function that is known to compute only, or `system`. `name`: anything else that is no keyword. */
  readonly kind: 'newline' | 'string' | 'number' | 'name' | 'builtin' | 'keyword' | 'regex' | 'operator';
  /** The spelling; for a string its value. */
  readonly text: string;
  /** An opening parenthesis follows at once, which makes a name a call. */
  readonly called: boolean;
  /** False for a string whose value is not modelled. */
  readonly known: boolean;
}

export interface AwkTokens {
  /** Without repeated newlines. */
  readonly tokens: readonly AwkToken[];
  /** Why reading stopped before the end of the text; null when it did not. */
  readonly trouble: string | null;
}

export const awkTokens = (text: string): AwkTokens => {
  const tokens: AwkToken[] = [];
  let at = 0;
  while (at < text.length) {
    const gap = gapLength(text, at);
    if (gap > 0) {
      at += gap;
      continue;
    }
    const read = readToken(text, at, tokens.at(-1));
    if (typeof read === 'string') return { tokens, trouble: read };
    at = read.end;
    if (read.kind === 'newline' && tokens.at(-1)?.kind === 'newline') continue;
    const called = read.kind !== 'operator' && text[at] === '(';
    tokens.push({ kind: read.kind, text: read.text, called, known: read.known ?? true });
  }
  return { tokens, trouble: null };
};

interface Read {
  readonly kind: AwkToken['kind'];
  readonly text: string;
  readonly end: number;
  readonly known?: boolean;
}

/** Blanks, a continued line, and a comment up to its newline. */
const gapLength = (text: string, at: number): number => {
  const character = text[at];
  if (character === ' ' || character === '\t') return 1;
  if (character === '\\' && text[at + 1] === '\n') return 2;
  if (character !== '#') return 0;
  const newline = text.indexOf('\n', at);
  return (newline < 0 ? text.length : newline) - at;
};

const readToken = (text: string, at: number, previous: AwkToken | undefined): Read | string => {
  const character = text[at] ?? '';
  if (character === '\n') return { kind: 'newline', text: '\n', end: at + 1 };
  if (character === '"') return readString(text, at);
  if (character === '/') {
    const role = slashRole(previous);
    if (role === null) return 'a slash that may divide or begin a regular expression';
    if (role === 'regex') return readRegex(text, at);
  }
  return readWord(text, at) ?? readOperator(text, at);
};

const readString = (text: string, from: number): Read | string => {
  let value = '';
  let known = true;
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') return { kind: 'string', text: value, end: at + 1, known };
    if (character === '\n') return 'a string over several lines';
    if (character !== '\\') {
      value += character;
      continue;
    }
    at += 1;
    const escaped = text[at] ?? '';
    if (escaped === '\n') return 'a string over several lines';
    const meaning = ESCAPES.get(escaped);
    if (meaning === undefined) known = false;
    else value += meaning;
  }
  return 'a string that does not end';
};

/** The escapes that all implementations agree on. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['n', '\n'],
  ['t', '\t'],
]);

/** Readers that end `/[/]/` at the second slash refuse the open bracket, and so the program, before it runs. */
const readRegex = (text: string, from: number): Read | string => {
  const found = regexEnd({ text, from: from + 1, delimiter: '/' });
  return found === null
    ? 'a regular expression that does not end, or ends differently by version'
    : { kind: 'regex', text: text.slice(from, found.end + 1), end: found.end + 1 };
};

/**
 * After an operand a slash divides, after an operator or a statement's start it begins a regular expression. Null
 * where implementations may differ: after `)` of a condition, after words that not all know, after `++`.
 */
const slashRole = (previous: AwkToken | undefined): 'divide' | 'regex' | null => {
  if (previous === undefined) return 'regex';
  switch (previous.kind) {
    case 'newline':
      return 'regex';
    case 'string':
    case 'number':
    case 'name':
      return 'divide';
    case 'operator':
      if (previous.text === ')' || previous.text === ']') return 'divide';
      return previous.text === '$' || previous.text === '++' || previous.text === '--' ? null : 'regex';
    case 'keyword':
      return REGEX_KEYWORDS.has(previous.text) ? 'regex' : null;
    default:
      return null;
  }
};

const REGEX_KEYWORDS: ReadonlySet<string> = new Set(['print', 'printf', 'return', 'else', 'do']);

const WORD_START = /^[\w.]/;
const WORD =
  /(?:[A-Za-z_]\w*|(?:0[xX][\dA-Fa-f]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+(?:[eE][+-]?\d+)?)(?!\w))/y;

const readWord = (text: string, at: number): Read | null => {
  if (!WORD_START.test(text[at] ?? '')) return null;
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return null;
  const end = at + word.length;
  if (!/^[A-Za-z_]/.test(word)) return { kind: 'number', text: word, end };
  const kind = KEYWORDS.has(word) ? 'keyword' : BUILTINS.has(word) ? 'builtin' : 'name';
  return { kind, text: word, end };
};

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'BEGIN END BEGINFILE ENDFILE function func if else while for do break continue next nextfile exit return ' +
    'delete in getline print printf switch case default'
  ).split(' '),
);

/** Functions of POSIX awk and gawk without those that load files (`bindtextdomain` and its users). */
const BUILTINS: ReadonlySet<string> = new Set(
  (
    'and asort asorti atan2 close compl cos exp fflush gensub gsub index int intdiv isarray length log lshift ' +
    'match mkbool mktime or patsplit rand rshift sin split sprintf sqrt srand strftime strtonum sub substr system ' +
    'systime tolower toupper typeof xor'
  ).split(' '),
);

/** `::` (a namespace), `@` (directives and indirect calls) and a single `&` are not modelled. */
const OPERATORS: ReadonlySet<string> = new Set(
  '**= ** ^= += -= *= /= %= == <= >= >> != !~ && || |& ++ -- ( ) [ ] { } , ; ? : = < > ! ~ | + - * / % ^ $'.split(
    ' ',
  ),
);

const LONGEST_OPERATOR = 3;

const readOperator = (text: string, at: number): Read | string => {
  for (let length = LONGEST_OPERATOR; length > 0; length -= 1) {
    const operator = text.slice(at, at + length);
    if (operator === '::') break;
    if (OPERATORS.has(operator)) return { kind: 'operator', text: operator, end: at + operator.length };
  }
  return 'characters that are not modelled';
};
