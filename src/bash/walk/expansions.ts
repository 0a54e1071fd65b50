import type { ParameterOperation, Word as ParsedWord, WordPart } from 'unbash';
import {
  checkArithmeticText,
  checkBraceSubstitution,
  checkDoubleDollar,
  checkIndexText,
  checkParenthesis,
  checkQuoteInExpansion,
  checkSubstitutionEnd,
} from '../checks/expansions.js';
import { arithmeticNames, arithmeticSets } from '../words/arithmetic.js';
import { isNameStart } from '../words/characters.js';
import { NUMBERS } from '../words/constants.js';
import type { ExpansionPart } from '../words/parts.js';
import { type ExpansionPiece, opaque } from '../words/pieces.js';
import { readArithmetic, substitutionSpans } from './arithmetic.js';
import { isSafeArithmetic } from './failures.js';
import { isPlaceholder, outputOf } from './known-expansions.js';
import { type Place, spanOf } from './raw.js';
import type { Reader } from './reader.js';
import { readScript } from './scripts.js';

/** What an expansion holds, gathered over all its operands. */
export interface Held {
  readonly nested: number[];
  readonly variables: string[];
}

export function expandPart(
  reader: Reader,
  place: Place,
  part: ExpansionPart,
  quoted: boolean,
): ExpansionPiece {
  const held: Held = { nested: [], variables: [] };
  switch (part.type) {
    case 'SimpleExpansion':
      if (quoted) checkDoubleDollar(reader, place, part);
      return simple(part.text, part.text.slice(1), quoted, true);
    case 'ParameterExpansion':
      return parameter(reader, place, part, quoted, held);
    case 'CommandExpansion': {
      checkParenthesis(reader, place, part);
      checkBraceSubstitution(reader, place, part);
      checkSubstitutionEnd(reader, place, part);
      held.nested.push(...readScript(reader, place, part, part.script));
      const known = outputOf(reader, part.script);
      return { ...opaque('command', part.text, quoted), nested: held.nested, ...known };
    }
    case 'ProcessSubstitution':
      checkParenthesis(reader, place, part);
      checkSubstitutionEnd(reader, place, part);
      held.nested.push(...readScript(reader, place, part, part.script));
      return { ...opaque('process', part.text, quoted), nested: held.nested, single: held.nested.length > 0 };
    case 'ArithmeticExpansion':
      if (!isSafeArithmetic(part.text)) reader.mayFail(place);
      checkArithmeticText(reader, place, [part.pos + 1, part.end], substitutionSpans([part.expression]));
      recordArithmetic(reader, part.text, held);
      if (part.expression !== undefined) readArithmetic(reader, place, part.expression, held);
      return { ...opaque('arithmetic', part.text, quoted), ...held, single: true, yields: 'signed' };
    case 'ExtendedGlob':
      if (part.parts !== undefined) readParts(reader, place, part.parts, quoted, held);
      return { ...opaque('glob', part.text, quoted), ...held };
  }
}

/** Walks the parts of a word whose value does not matter (an operand of an expansion), for what they hold. */
export function readParts(
  reader: Reader,
  place: Place,
  parts: readonly WordPart[],
  quoted: boolean,
  held: Held,
): void {
  for (const part of parts) {
    switch (part.type) {
      case 'SimpleExpansion':
      case 'ParameterExpansion':
      case 'CommandExpansion':
      case 'ArithmeticExpansion':
      case 'ProcessSubstitution':
      case 'ExtendedGlob': {
        const piece = expandPart(reader, place, part, quoted);
        held.nested.push(...piece.nested);
        held.variables.push(...piece.variables);
        break;
      }
      case 'DoubleQuoted':
      case 'LocaleString':
        readParts(reader, place, part.parts, true, held);
        break;
      case 'Glob':
      case 'BraceExpansion':
        if (part.parts !== undefined) readParts(reader, place, part.parts, quoted, held);
        break;
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
        break;
      default:
        unmodelled(reader, place, part as { type: string; pos: number; end: number });
    }
  }
}

export function readOperand(
  reader: Reader,
  place: Place,
  word: ParsedWord,
  quoted: boolean,
  held: Held,
): void {
  if (word.parts !== undefined) readParts(reader, place, word.parts, quoted, held);
}

export function unmodelled(
  reader: Reader,
  place: Place,
  node: { type: string; pos: number; end: number },
): void {
  reader.report(
    'unmodelled-syntax',
    'error',
    spanOf(place.source, node.pos, node.end),
    `The syntax here (${node.type}) is not modelled.`,
  );
}

export function recordArithmetic(reader: Reader, text: string, held: Held | null): void {
  const names = arithmeticNames(text);
  if (held !== null) held.variables.push(...names);
  // Of `${#a[@]}` only a number is evaluated.
  const evaluated = text.replace(/\$\{#\w+(?:\[[@*]\])?\}/g, '0');
  for (const name of arithmeticNames(evaluated)) reader.evaluated.add(name);
  if (POSITIONAL.test(text)) reader.evaluated.add(ARGUMENTS);
  if (!arithmeticSets(text)) {
    // `set -- x=5; ((x, $1))`
    if (POSITIONAL.test(text)) reader.sets(null);
    return;
  }
  // `(( $y=5 ))` sets the variable that `y` names.
  if (COMPUTED_TARGET.test(text)) reader.sets(null);
  for (const name of names) {
    reader.sets(name);
    reportPowerful(reader, name);
  }
}

/** In `reader.evaluated`: what stands for the positional parameters. */
export const ARGUMENTS = '@';
export const POSITIONAL: RegExp = /\$[\d@*]|\$\{[\d@*]/;
const COMPUTED_TARGET =
  /(?:\$\w+|\$\{[^{}]*\})\s*(?:\[[^[\]]*\]\s*)?(?:[-+*/%&|^]|<<|>>)?=(?!=)|(?:\+\+|--)\s*\$|(?:\$\w+|\$\{[^{}]*\})\s*(?:\+\+|--)/;

/** `((PATH=1))`, `exec {PATH}>f`: upper-case names are those that programs and the shell obey. */
export function reportPowerful(reader: Reader, name: string): void {
  if (!/^[A-Z][A-Z0-9_]+$/.test(name)) return;
  const message = `${name} may be set by arithmetic or by a redirection, whose value is not followed.`;
  reader.report('evaluated-name', 'warning', [0, 0], message, 'Use a lower-case name for a counter.');
}

function simple(text: string, name: string, quoted: boolean, bare: boolean): ExpansionPiece {
  const isName = isNameStart(name.charCodeAt(0));
  return {
    ...opaque('parameter', text, quoted),
    name: isName ? name : null,
    bare: bare && isName,
    variables: isName ? [name] : [],
    many: name === '@',
    single: name === '#' || name === '?' || name === '$',
    yields: name === '#' || name === '?' || name === '$' ? 'number' : NUMBERS.has(name) ? 'rest' : null,
  };
}

function parameter(
  reader: Reader,
  place: Place,
  part: Extract<ExpansionPart, { type: 'ParameterExpansion' }>,
  quoted: boolean,
  held: Held,
): ExpansionPiece {
  if (quoted) checkQuoteInExpansion(reader, place, part.pos, part.end);
  const { parameter: name, index, operation, prefix } = part;
  if (prefix === undefined && index === undefined && operation === undefined) {
    return simple(part.text, name, quoted, false);
  }
  if (operation?.type === 'Unknown' && isPlaceholder(part.text))
    return opaque('placeholder', part.text, quoted);
  if (isNameStart(name.charCodeAt(0))) held.variables.push(name);
  let whole = name === '@';
  if (index !== undefined) {
    if (index.text === '@') whole = true;
    checkIndexText(reader, place, index.pos, index.end);
    recordArithmetic(reader, index.text, held);
    readOperand(reader, place, index, quoted, held);
  }
  if (operation !== undefined) readOperation(reader, place, part, operation, quoted, held);
  const listsNames = operation?.type === 'Names';
  const keys = index !== undefined && (index.text === '@' || index.text === '*');
  const indirect = prefix === '!' && !listsNames && !keys;
  const computed = index !== undefined && !/^(?:[@*]|\d+)$/.test(index.text);
  if (indirect || computed || operation?.type === 'Transform' || operation?.type === 'Slice')
    reader.mayFail(place);
  if (indirect) {
    const span = spanOf(place.source, part.pos, part.end);
    reader.indirect.push({
      name: index === undefined ? name : '',
      at: reader.position(place),
      span,
    });
  }
  return {
    ...opaque(index === undefined ? 'parameter' : 'array', part.text, quoted),
    ...held,
    many: prefix === '#' ? false : whole || (listsNames && operation.operator === '@'),
    single: prefix === '#',
    yields: prefix === '#' ? 'number' : null,
    indirect: indirect && index === undefined ? name : null,
    elementsOf: prefix === undefined && operation === undefined && index?.text === '@' ? name : null,
  };
}

function readOperation(
  reader: Reader,
  place: Place,
  part: Extract<ExpansionPart, { type: 'ParameterExpansion' }>,
  operation: ParameterOperation,
  quoted: boolean,
  held: Held,
): void {
  switch (operation.type) {
    case 'Default':
      if (operation.operator === '=' || operation.operator === ':=') {
        if (part.prefix === '!') reader.sets(null);
        else {
          // It may be readonly.
          reader.mayFail(place);
          reader.sets(part.parameter);
          reportPowerful(reader, part.parameter);
        }
      }
      readOperand(reader, place, operation.operand, quoted, held);
      return;
    case 'Remove':
      readOperand(reader, place, operation.operand, quoted, held);
      return;
    case 'Replace':
      readOperand(reader, place, operation.pattern, quoted, held);
      readOperand(reader, place, operation.replacement, quoted, held);
      return;
    case 'Slice':
      for (const word of [operation.offset, operation.length]) {
        if (word === undefined) continue;
        checkIndexText(reader, place, word.pos, word.end);
        recordArithmetic(reader, word.text, held);
        readOperand(reader, place, word, quoted, held);
      }
      return;
    case 'CaseModification':
      if (operation.operand !== undefined) readOperand(reader, place, operation.operand, quoted, held);
      return;
    case 'Transform':
      readOperand(reader, place, operation.operand, quoted, held);
      if (/^[QEUuLAKak]$/.test(operation.operand.text)) return;
      reader.report(
        'evaluated-name',
        'error',
        spanOf(place.source, part.pos, part.end),
        'Expanded as a prompt: command substitutions in the value of the variable are run.',
      );
      return;
    case 'Names':
      return;
    default:
      unmodelled(reader, place, { type: operation.type, pos: part.pos, end: part.end });
  }
}
