import type { ArithmeticCommand, ArithmeticFor } from 'unbash';
import { checkArithmeticText } from '../checks/expansions.js';
import { arithmeticNames } from '../words/arithmetic.js';
import { opaque, type RawWord, textPiece } from '../words/pieces.js';
import { readArithmetic, substitutionSpans } from './arithmetic.js';
import { type Held, recordArithmetic } from './expansions.js';
import { type Place, spanOf } from './raw.js';
import type { Reader } from './reader.js';
import { attach } from './redirects.js';

/** `(( … ))`, and the header of `for (( ; ; ))`, as one command whose only word is the expression. */
export function readArithmeticCommand(
  reader: Reader,
  node: ArithmeticCommand | ArithmeticFor,
  place: Place,
): void {
  const startedAt = ++reader.clock;
  const held: Held = { nested: [], variables: [] };
  const expressions =
    node.type === 'ArithmeticCommand' ? [node.expression] : [node.initialize, node.test, node.update];
  const end = node.type === 'ArithmeticCommand' ? node.end : headerEnd(node);
  const [from, to] = innerBounds(place.source.text.slice(node.pos, end));
  const separators = node.type === 'ArithmeticFor' ? 2 : 0;
  checkArithmeticText(
    reader,
    place,
    [node.pos + from, node.pos + to],
    substitutionSpans(expressions),
    separators,
  );
  for (const expression of expressions) {
    if (expression !== undefined) readArithmetic(reader, place, expression, held);
  }
  const text = place.source.text.slice(node.pos + from, node.pos + to);
  recordArithmetic(reader, text, held);
  const span = spanOf(place.source, node.pos, end);
  attach(
    reader,
    reader.push({ form: 'arithmetic', span, place, startedAt, words: [operand(text, span, held)] }),
  );
}

function operand(text: string, span: [number, number], held: Held): RawWord {
  const common = { text, span, use: 'operand' as const, quoted: false };
  if (held.nested.length === 0 && arithmeticNames(text).length === 0) {
    return { ...common, pieces: [textPiece(text, true)], plain: text };
  }
  return { ...common, pieces: [{ ...opaque('arithmetic', text, true), ...held }], plain: null };
}

/** From after `((` up to the `))` before the body. */
function innerBounds(source: string): [number, number] {
  const start = source.indexOf('((');
  const end = source.lastIndexOf('))');
  return end > start ? [start + 2, end] : [0, source.length];
}

/** The tree gives no end of the header: it ends before the body's first command. */
function headerEnd(node: ArithmeticFor): number {
  return Math.max(
    node.pos,
    node.update?.end ?? 0,
    node.test?.end ?? 0,
    node.initialize?.end ?? 0,
    node.body.pos,
  );
}
