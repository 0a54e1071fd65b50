/**
 * Expressions of `test` and `[`: which files they ask about. Up to three words, and for four that begin with `!`,
 * the number of words decides, as in POSIX and bash 5.2; beyond, the grammar of `!`, `-a`, `-o` and parentheses.
 * A word that is not known must not be where it could become an operator: `[ -f "$x" ]` asks about a file, but in
 * `[ "$x" y ]` the value chooses what happens, and `-v 'a[$(id)]'` runs a command.
 */

import type { Role, Word } from '../../generated/types.js';
import { type LanguageFacts, NOTHING, unknownText } from '../language.js';
import { isSingle } from '../words.js';

export interface TestOperand {
  readonly word: Word;
  readonly role: Role;
}

export interface TestFacts extends LanguageFacts {
  readonly operands: readonly TestOperand[];
}

/** `words` are those after the program's name, without the closing bracket of `[`. */
export const testExpression = (words: readonly Word[]): TestFacts => {
  const operands: Word[] = [];
  const trouble = !words.every(isOneWord)
    ? 'a word that may become several'
    : words.length <= 3
      ? readByCount(words, operands)
      : words.length === 4 && literal(words[0]) === '!'
        ? readByCount(words.slice(1), operands)
        : readGrammar(words, operands);
  const facts = trouble === null ? NOTHING : unknownText(`test: ${trouble}`);
  return { ...facts, operands: operands.map((word) => ({ word, role: 'list' })) };
};

/** Why what the expression does is not known; null when it is. Files asked about are added to `operands`. */
type Trouble = string | null;

const UNCLEAR = 'a word that may be an operator';
const MALFORMED = 'not a test expression';

const readByCount = (words: readonly Word[], operands: Word[]): Trouble => {
  const [first, second, third] = words;
  if (first === undefined || second === undefined) return null;
  if (third === undefined) return readTwo(first, second, operands);
  const middle = literal(second);
  if (middle !== null && (BINARY.has(middle) || CONNECTIVES.has(middle))) {
    if (FILE_BINARY.has(middle)) operands.push(first, third);
    return null;
  }
  if (middle === null && mayBeOperator(second)) return UNCLEAR;
  const start = literal(first);
  if (start === '!') return readTwo(second, third, operands);
  if (start === '(' && literal(third) === ')') return null;
  return start === null || literal(third) === null ? UNCLEAR : MALFORMED;
};

const readTwo = (first: Word, second: Word, operands: Word[]): Trouble => {
  const operator = literal(first);
  if (operator === '!') return null;
  if (operator === null) return mayBeOperator(first) ? UNCLEAR : MALFORMED;
  return UNARY.has(operator) ? readUnary(operator, second, operands) : MALFORMED;
};

const readUnary = (operator: string, operand: Word, operands: Word[]): Trouble => {
  if (FILE_UNARY.has(operator)) operands.push(operand);
  if (!VARIABLE_UNARY.has(operator)) return null;
  const name = literal(operand);
  return name !== null && /^[A-Za-z_]\w*(?:\[\d+\])?$/.test(name)
    ? null
    : 'a variable whose subscript would be evaluated';
};

/**
 * Four words and more. Shells differ in how they cut doubtful expressions apart, so that an operand here must be
 * one that is no operator in any reading.
 */
const readGrammar = (words: readonly Word[], operands: Word[]): Trouble => {
  let at = 0;
  let open = 0;
  while (at < words.length) {
    const start = literal(words[at]);
    if (start === '!' || start === '(') {
      if (start === '(') open += 1;
      at += 1;
      continue;
    }
    const size = readPrimary(words, at, operands);
    if (typeof size === 'string') return size;
    at += size;
    for (; open > 0 && literal(words[at]) === ')'; at += 1) open -= 1;
    if (at === words.length) return open === 0 ? null : MALFORMED;
    if (!CONNECTIVES.has(literal(words[at]) ?? '')) return MALFORMED;
    at += 1;
  }
  return MALFORMED;
};

/** The number of words that the primary at `at` takes, or why it cannot be read. */
const readPrimary = (words: readonly Word[], at: number, operands: Word[]): number | string => {
  const [first, second, third] = words.slice(at, at + 3);
  if (first === undefined) return MALFORMED;
  const start = literal(first);
  if (start !== null && UNARY.has(start) && !CONNECTIVES.has(start)) {
    if (second === undefined || mayBeOperator(second)) return UNCLEAR;
    return readUnary(start, second, operands) ?? 2;
  }
  if (mayBeOperator(first)) return UNCLEAR;
  const operator = literal(second);
  if (operator === null || !BINARY.has(operator))
    return operator === null && second !== undefined ? UNCLEAR : 1;
  if (third === undefined || mayBeOperator(third)) return UNCLEAR;
  if (FILE_BINARY.has(operator)) operands.push(first, third);
  return 3;
};

/** What `[` gets is exactly one argument: not cut at blanks, not replaced by file names, not dropped. */
const isOneWord = (word: Word): boolean =>
  word.values !== undefined && word.fields === 'many'
    ? word.values.every((value) => /^[^\s*?[\]\\]+$/.test(value))
    : isSingle(word);

const literal = (word: Word | undefined): string | null => word?.value ?? null;

/** Whether some value of the word is an operator. A known place (`base`) is a path or empty. */
const mayBeOperator = (word: Word): boolean => {
  if (word.value !== null) return OPERATORS.has(word.value);
  if (word.base !== undefined) return false;
  if (word.values !== undefined) return word.values.some((value) => OPERATORS.has(value));
  const { prefix = '', suffix = '' } = word;
  for (const operator of OPERATORS) {
    if (operator.startsWith(prefix) && operator.endsWith(suffix)) return true;
  }
  return false;
};

const FILE_UNARY: ReadonlySet<string> = new Set(
  '-a -b -c -d -e -f -g -h -k -p -r -s -u -w -x -G -L -N -O -S'.split(' '),
);
/** bash evaluates the subscript of these as arithmetic, and so runs the substitutions in it. */
const VARIABLE_UNARY: ReadonlySet<string> = new Set(['-v', '-R']);
const UNARY: ReadonlySet<string> = new Set([...FILE_UNARY, ...VARIABLE_UNARY, '-n', '-z', '-t', '-o']);
const FILE_BINARY: ReadonlySet<string> = new Set(['-nt', '-ot', '-ef']);
const BINARY: ReadonlySet<string> = new Set([
  ...FILE_BINARY,
  ...'= == != < > -eq -ne -lt -le -gt -ge'.split(' '),
]);
const CONNECTIVES: ReadonlySet<string> = new Set(['-a', '-o']);
const OPERATORS: ReadonlySet<string> = new Set([...UNARY, ...BINARY, '!', '(', ')']);
