import type { ArithmeticExpression } from 'unbash';
import type { Span } from '../../generated/types.js';
import { type Held, readParts, unmodelled } from './expansions.js';
import type { Place } from './raw.js';
import type { Reader } from './reader.js';
import { readScript } from './scripts.js';

/** Where the substitutions `$(…)` stand in these expressions, in order; positions in the source. */
export function substitutionSpans(expressions: readonly (ArithmeticExpression | undefined)[]): Span[] {
  const spans: Span[] = [];
  const pending = expressions.filter((expression) => expression !== undefined);
  const note = (part: { readonly pos: number; readonly end: number; readonly text: string }): void => {
    if (part.text.startsWith('$(') && !part.text.startsWith('$((')) spans.push([part.pos, part.end]);
  };
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'ArithmeticCommandExpansion') note(node);
    else if (node.type === 'ArithmeticWord') {
      for (const part of node.parts ?? []) if (part.type === 'CommandExpansion') note(part);
    } else pending.push(...operandsOf(node));
  }
  return spans.sort((left, right) => left[0] - right[0]);
}

function operandsOf(node: ArithmeticExpression): ArithmeticExpression[] {
  switch (node.type) {
    case 'ArithmeticBinary':
      return [node.left, node.right];
    case 'ArithmeticUnary':
      return [node.operand];
    case 'ArithmeticTernary':
      return [node.test, node.consequent, node.alternate];
    case 'ArithmeticGroup':
      return [node.expression];
    default:
      return [];
  }
}

/** Gathers the commands inside an arithmetic expression. Its variables are read from the text, not from the tree. */
export function readArithmetic(reader: Reader, place: Place, root: ArithmeticExpression, held: Held): void {
  // An expression can be one long chain of operators: no recursion.
  const pending: ArithmeticExpression[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!reader.step(place.source.fixed ?? [node.pos, node.end])) return;
    switch (node.type) {
      case 'ArithmeticWord':
        if (node.parts !== undefined) readParts(reader, place, node.parts, true, held);
        break;
      case 'ArithmeticCommandExpansion':
        held.nested.push(...readScript(reader, place, node, node.script));
        break;
      case 'ArithmeticBinary':
      case 'ArithmeticUnary':
      case 'ArithmeticTernary':
      case 'ArithmeticGroup':
        pending.push(...operandsOf(node).reverse());
        break;
      default:
        unmodelled(reader, place, node as { type: string; pos: number; end: number });
    }
  }
}
