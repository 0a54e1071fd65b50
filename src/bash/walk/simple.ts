import type { Assignment as ParsedAssignment, Command as ParsedCommand } from 'unbash';
import { checkIndexText } from '../checks/expansions.js';
import { checkGaps } from '../checks/gaps.js';
import { checkLeadingRedirect } from '../checks/redirects.js';
import { checkTouch } from '../checks/words.js';
import { opaque, type RawWord, textPiece } from '../words/pieces.js';
import { type Held, readOperand, recordArithmetic } from './expansions.js';
import { READONLY } from './failures.js';
import { ALWAYS, type Place, type RawAssignment, type RawRedirect, spanOf } from './raw.js';
import type { Reader } from './reader.js';
import { attach, readRedirect } from './redirects.js';
import { readWord } from './words.js';

/** A simple command: assignments, program and arguments, redirections, in the order of the source. */
export function readSimple(reader: Reader, node: ParsedCommand, place: Place): void {
  const startedAt = ++reader.clock;
  const words: RawWord[] = [];
  const assignments: RawAssignment[] = [];
  const declared: RawAssignment[] = [];
  const redirects: RawRedirect[] = [];
  for (const item of node.prefix) {
    if (item.type === 'Assignment') assignments.push(readAssignment(reader, place, item));
    else redirects.push(readRedirect(reader, place, item));
  }
  if (node.name !== undefined) words.push(readWord(reader, place, node.name, 'argument'));
  for (const item of node.suffix) {
    if (item.type === 'Word') words.push(readWord(reader, place, item, 'argument'));
    else if (item.type === 'Assignment') {
      const assignment = readAssignment(reader, place, item);
      declared.push(assignment);
      words.push(declaration(place, item, assignment));
    } else redirects.push(readRedirect(reader, place, item));
  }
  checkGaps(reader, place, node);
  checkLeadingRedirect(reader, place, node);
  const form =
    node.name !== undefined || words.length > 0
      ? 'simple'
      : assignments.length > 0
        ? 'assignment'
        : redirects.length > 0
          ? 'redirection'
          : null;
  if (form === null) return;
  const index = reader.push({
    form,
    span: spanOf(place.source, node.pos, node.end),
    place,
    startedAt,
    words,
    assignments,
    redirects,
    declared,
  });
  attach(reader, index);
}

function readAssignment(reader: Reader, place: Place, node: ParsedAssignment): RawAssignment {
  checkTouch(reader, place, node.end);
  // Beyond FUNCNEST calls, any function is an error.
  if (node.name === 'FUNCNEST') reader.body(() => reader.mayFail(place));
  if (READONLY.has(node.name) || (node.index !== undefined && !/^\d+$/.test(node.index.text)))
    reader.mayFail(place);
  const held: Held = { nested: [], variables: [] };
  if (node.index !== undefined) {
    checkIndexText(reader, place, node.index.pos, node.index.end);
    recordArithmetic(reader, node.index.text, held);
    readOperand(reader, place, node.index, false, held);
  }
  const span = spanOf(place.source, node.pos, node.end);
  const common = { name: node.name, append: node.append === true, span };
  if (node.value.type === 'ArrayValue') {
    const elements = node.value.elements.map((element) => readWord(reader, place, element, 'element'));
    const time = sets(reader, node.name);
    return {
      ...common,
      time,
      doneAt: reader.clock,
      index: false,
      value: null,
      elements: withHeld(elements, held, span),
    };
  }
  const value = readWord(reader, place, node.value, 'assignment');
  const [whole] = withHeld([value], held, span);
  const time = sets(reader, node.name);
  return {
    ...common,
    time,
    doneAt: reader.clock,
    index: node.index !== undefined,
    value: whole ?? value,
    elements: null,
  };
}

/** Returns the time before, when the value was expanded. */
function sets(reader: Reader, name: string): number {
  const time = reader.called ? ALWAYS : reader.clock;
  reader.sets(name);
  return time;
}

/** Commands in a subscript belong to the assignment as well: they are hung on its first word. */
function withHeld(words: readonly RawWord[], held: Held, span: [number, number]): readonly RawWord[] {
  if (held.nested.length === 0) return words;
  const extra = { ...opaque('array', '', true), nested: held.nested, variables: held.variables };
  const [first, ...others] = words;
  if (first === undefined) {
    return [{ text: '', span, use: 'operand', pieces: [extra], quoted: false, plain: null }];
  }
  return [{ ...first, plain: null, pieces: [...first.pieces, extra] }, ...others];
}

/** `export A=…`: for a declaration builtin the assignment is one argument. */
function declaration(place: Place, node: ParsedAssignment, assignment: RawAssignment): RawWord {
  const span = spanOf(place.source, node.pos, node.end);
  const text = place.source.text.slice(node.pos, node.end);
  const value = assignment.value;
  if (value === null) {
    const nested = (assignment.elements ?? []).flatMap((word) =>
      word.pieces.flatMap((piece) => (piece.kind === 'expansion' ? piece.nested : [])),
    );
    const pieces = [
      textPiece(`${assignment.name}${assignment.append ? '+' : ''}=`, false),
      { ...opaque('array', text, true), nested },
    ];
    return { text, span, use: 'declaration', pieces, quoted: false, plain: null };
  }
  const head = place.source.text.slice(node.pos, node.value.pos);
  if (node.index !== undefined && !/^[\w@*]*$/.test(node.index.text)) {
    // Quotes and expansions in the subscript are taken away as in any word.
    const pieces = [
      textPiece(`${assignment.name}[`, true),
      opaque('array', node.index.text, true),
      textPiece(assignment.append ? ']+=' : ']=', true),
      ...value.pieces,
    ];
    return { text, span, use: 'declaration', pieces, quoted: value.quoted, plain: null };
  }
  const [first, ...others] = value.pieces;
  const pieces =
    first?.kind === 'text' && !first.quoted
      ? [textPiece(head + first.text, false), ...others]
      : [textPiece(head, false), ...value.pieces];
  return {
    text,
    span,
    use: 'declaration',
    pieces,
    quoted: value.quoted,
    plain: value.plain === null ? null : head + value.plain,
  };
}
