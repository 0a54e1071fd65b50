import type { Case, For, Select, TestCommand, TestExpression } from 'unbash';
import { checkTestStart } from '../checks/expansions.js';
import { arithmeticNames } from '../words/arithmetic.js';
import { opaque, type RawWord } from '../words/pieces.js';
import { ARGUMENTS, POSITIONAL, unmodelled } from './expansions.js';
import { READONLY } from './failures.js';
import { ALWAYS, type Place, type RawLoop, spanOf } from './raw.js';
import type { Reader } from './reader.js';
import { attach } from './redirects.js';
import { readWord } from './words.js';

/**
 * The header of `for` and `select` is listed as an assignment to the loop variable with the words as `elements`:
 * it expands them, and naming the variable `PATH` is as good as assigning it.
 */
export function readFor(reader: Reader, node: For | Select, place: Place): RawLoop {
  const startedAt = ++reader.clock;
  const name = node.name.value;
  readWord(reader, place, node.name, 'operand');
  const words =
    node.wordlist === undefined
      ? [positional(spanOf(place.source, node.name.end, node.name.end))]
      : node.wordlist.map((word) => readWord(reader, place, word, 'argument'));
  // The words are expanded once, before the first turn.
  const time = reader.called ? ALWAYS : reader.clock;
  if (READONLY.has(name)) reader.mayFail(place);
  reader.sets(name);
  if (node.type === 'Select') reader.sets('REPLY');
  const last = node.wordlist?.[node.wordlist.length - 1];
  const span = spanOf(place.source, node.pos, last?.end ?? node.name.end);
  const loop: RawLoop = { name, select: node.type === 'Select', bodyStart: 0, bodyEnd: 0 };
  const index = reader.push({
    form: 'assignment',
    span,
    place,
    startedAt,
    assignments: [
      { name, append: false, index: false, value: null, elements: words, time, doneAt: reader.clock, span },
    ],
    loop,
  });
  attach(reader, index);
  return loop;
}

/** `for x; do` runs over `"$@"`. */
function positional(span: [number, number]): RawWord {
  return {
    text: '',
    span,
    use: 'argument',
    pieces: [{ ...opaque('parameter', '"$@"', true), many: true }],
    quoted: true,
    plain: null,
  };
}

/** The word and the patterns of `case` are listed as a test. */
export function readCase(reader: Reader, node: Case, place: Place): void {
  const startedAt = ++reader.clock;
  const words = [readWord(reader, place, node.word, 'operand')];
  for (const item of node.items) {
    for (const pattern of item.pattern) words.push(readWord(reader, place, pattern, 'operand'));
  }
  const span = spanOf(place.source, node.pos, node.word.end);
  attach(reader, reader.push({ form: 'test', span, place, startedAt, words }));
}

/** `[[ … ]]`: its operands, without the operators. */
export function readTest(reader: Reader, node: TestCommand, place: Place): void {
  const startedAt = ++reader.clock;
  const words: RawWord[] = [];
  const pending: TestExpression[] = [node.expression];
  checkTestStart(reader, place, node.pos);
  for (let test = pending.pop(); test !== undefined; test = pending.pop()) {
    switch (test.type) {
      case 'TestUnary':
        words.push(readWord(reader, place, test.operand, 'operand'));
        if (EVALUATING.has(test.operator)) noteEvaluated(reader, words.slice(-1));
        break;
      case 'TestBinary':
        words.push(readWord(reader, place, test.left, 'operand'));
        words.push(readWord(reader, place, test.right, 'operand', test.operator === '=~'));
        if (EVALUATING.has(test.operator)) noteEvaluated(reader, words.slice(-2));
        break;
      case 'TestLogical':
        pending.push(...[...test.operands].reverse());
        break;
      case 'TestNot':
        pending.push(test.operand);
        break;
      case 'TestGroup':
        pending.push(test.expression);
        break;
      default:
        unmodelled(reader, place, test as { type: string; pos: number; end: number });
    }
  }
  const span = spanOf(place.source, node.pos, node.end);
  attach(reader, reader.push({ form: 'test', span, place, startedAt, words }));
}

/** Operators of `[[ ]]` whose operands bash evaluates as arithmetic, or as a name (manual, 6.4). */
const EVALUATING: ReadonlySet<string> = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge', '-v', '-R']);

function noteEvaluated(reader: Reader, words: readonly RawWord[]): void {
  for (const word of words) {
    if (word.plain !== null) for (const name of arithmeticNames(word.plain)) reader.evaluated.add(name);
    if (POSITIONAL.test(word.text)) reader.evaluated.add(ARGUMENTS);
    for (const piece of word.pieces) {
      // Of a number no variable is left to evaluate.
      if (piece.kind === 'expansion' && piece.yields !== 'number' && piece.yields !== 'signed')
        for (const name of piece.variables) reader.evaluated.add(name);
    }
  }
}
