import { BRACE_WORDS } from '../limits.js';
import { opaque, type Piece, textPiece } from './pieces.js';

/**
 * Brace expansion, the first that bash performs and purely textual: `{a,b}`, `{1..5}`, `{a..e..2}`, nested and
 * glued to other text. Quoted text and expansions are units. Null where the word has no brace expansion, `many`
 * where it yields more than BRACE_WORDS words.
 */
export function expandBraces(pieces: readonly Piece[]): readonly (readonly Piece[])[] | null | 'many' {
  if (!mayExpand(pieces)) return null;
  const units = unitsOf(pieces);
  if (units.filter((unit) => unit === '{').length > MOST_BRACES) return 'many';
  const expanded = expandUnits(units);
  if (expanded === 'many') return 'many';
  if (expanded.length === 1 && expanded[0] === units) return null;
  if (pieces.some(holdsBrace)) return 'many';
  return expanded.map(piecesOf);
}

/** `{${x-{},1}`: bash counts braces inside of `${…}` as well. */
function holdsBrace(piece: Piece): boolean {
  return (
    piece.kind === 'expansion' && piece.source.startsWith('${') && /[{}]/.test(piece.source.slice(2, -1))
  );
}

/** Braces in one word beyond which it is not expanded: bounds the recursion. */
const MOST_BRACES = 64;

/** A brace, a comma, or anything else. */
type Unit = '{' | '}' | ',' | Piece;

/** An expansion needs `{`, `}` and a comma or two dots between them. */
function mayExpand(pieces: readonly Piece[]): boolean {
  let open = false;
  let separated = false;
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.quoted) continue;
    if (!open && !piece.text.includes('{')) continue;
    open = true;
    if (piece.text.includes(',') || piece.text.includes('..')) separated = true;
    if (separated && piece.text.includes('}')) return true;
  }
  return false;
}

function unitsOf(pieces: readonly Piece[]): Unit[] {
  const units: Unit[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'text' || piece.quoted) {
      units.push(piece);
      continue;
    }
    let start = 0;
    for (let index = 0; index < piece.text.length; index += 1) {
      const char = piece.text.charAt(index);
      if (char !== '{' && char !== '}' && char !== ',') continue;
      if (index > start) units.push(textPiece(piece.text.slice(start, index), false));
      units.push(char);
      start = index + 1;
    }
    if (start < piece.text.length) units.push(textPiece(piece.text.slice(start), false));
  }
  return units;
}

function expandUnits(units: Unit[]): Unit[][] | 'many' {
  const group = findGroup(units);
  if (group === null) return [units];
  const before = units.slice(0, group.open);
  const after = expandUnits(units.slice(group.close + 1));
  if (after === 'many') return 'many';
  const middle: Unit[][] = [];
  for (const alternative of group.alternatives) {
    const expanded = expandUnits(alternative);
    if (expanded === 'many') return 'many';
    middle.push(...expanded);
    if (middle.length > BRACE_WORDS) return 'many';
  }
  if (middle.length * after.length > BRACE_WORDS) return 'many';
  return middle.flatMap((part) => after.map((rest) => [...before, ...part, ...rest]));
}

interface Group {
  readonly open: number;
  readonly close: number;
  readonly alternatives: readonly Unit[][];
}

/** The first brace that begins an expansion. Follows bash: a brace without a partner of its own is text. */
function findGroup(units: readonly Unit[]): Group | null {
  for (let open = 0; open < units.length; open += 1) {
    if (units[open] !== '{') continue;
    // `{}` at the start is the placeholder of find and xargs.
    if (open === 0 && units[1] === '}') continue;
    const close = findClose(units, open);
    if (close < 0) continue;
    const body = units.slice(open + 1, close);
    return { open, close, alternatives: alternativesOf(body) };
  }
  return null;
}

/** The brace at the same level that has a comma or `..` before it; an earlier one is text. */
function findClose(units: readonly Unit[], open: number): number {
  let level = 0;
  let separated = false;
  for (let index = open + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === '{') level += 1;
    else if (unit === '}') {
      if (level > 0) level -= 1;
      else if (separated) return index;
    } else if (level > 0 || unit === undefined) continue;
    else if (unit === ',') separated = true;
    else if (unit.kind === 'text' && !unit.quoted) {
      const dots = unit.text.indexOf('..');
      if (dots >= 0 && (dots + 2 < unit.text.length || units[index + 1] !== '}')) separated = true;
    }
  }
  return -1;
}

/** Bash looks for any comma here, also a nested or a quoted one; of the latter we are not sure enough. */
function commaIn(body: readonly Unit[]): 'plain' | 'hidden' | 'none' {
  if (body.includes(',')) return 'plain';
  const hidden = body.some((unit) => {
    if (typeof unit === 'string') return false;
    return unit.kind === 'text' ? unit.quoted && unit.text.includes(',') : unit.source.includes(',');
  });
  return hidden ? 'hidden' : 'none';
}

function alternativesOf(body: readonly Unit[]): Unit[][] {
  switch (commaIn(body)) {
    case 'plain':
      return split(body);
    case 'hidden':
      return [[opaque('brace', '{…}', false)]];
    default:
      return sequence(body);
  }
}

function split(body: readonly Unit[]): Unit[][] {
  const alternatives: Unit[][] = [[]];
  let level = 0;
  for (const unit of body) {
    if (unit === '{') level += 1;
    else if (unit === '}' && level > 0) level -= 1;
    if (unit === ',' && level === 0) alternatives.push([]);
    else alternatives[alternatives.length - 1]?.push(unit);
  }
  return alternatives;
}

/** `{1..5}`, `{05..1..2}`, `{a..e}`; where it is none, the braces and all between them are text. */
function sequence(body: readonly Unit[]): Unit[][] {
  const [only] = body;
  const single = body.length === 1 && typeof only === 'object' && only.kind === 'text' && !only.quoted;
  const values = single ? sequenceValues(only.text) : null;
  if (values === 'undecoded') return [[opaque('brace', '{…}', false)]];
  if (values !== null) return values.map((value) => [textPiece(value, false)]);
  const literal = body.map((unit) => (typeof unit === 'string' ? textPiece(unit, false) : unit));
  return [[textPiece('{', false), ...literal, textPiece('}', false)]];
}

function sequenceValues(text: string): string[] | null | 'undecoded' {
  const numbers = /^([+-]?\d+)\.\.([+-]?\d+)(?:\.\.([+-]?\d+))?$/.exec(text);
  if (numbers !== null) {
    const [, first = '', last = '', step = ''] = numbers;
    if (first.length > 9 || last.length > 9 || step.length > 9) return 'undecoded';
    const padded = /^[+-]?0\d/.test(first) || /^[+-]?0\d/.test(last);
    const width = padded ? Math.max(first.length, last.length) : 0;
    return steps(Number(first), Number(last), Number(step === '' ? 1 : step), (value) => pad(value, width));
  }
  const letters = /^([A-Za-z])\.\.([A-Za-z])(?:\.\.([+-]?\d+))?$/.exec(text);
  if (letters !== null) {
    const [, first = '', last = '', step = ''] = letters;
    // From one case to the other bash passes through `[`, a backslash and a backtick.
    if (first < 'a' !== last < 'a' || step.length > 9) return 'undecoded';
    return steps(first.charCodeAt(0), last.charCodeAt(0), Number(step === '' ? 1 : step), (code) =>
      String.fromCharCode(code),
    );
  }
  return null;
}

function steps(
  first: number,
  last: number,
  step: number,
  show: (value: number) => string,
): string[] | 'undecoded' {
  const width = Math.max(1, Math.abs(step));
  if (Math.abs(last - first) / width > BRACE_WORDS) return 'undecoded';
  const values: string[] = [];
  if (first <= last) for (let value = first; value <= last; value += width) values.push(show(value));
  else for (let value = first; value >= last; value -= width) values.push(show(value));
  return values;
}

/** Bash pads to the longer of the two ends as they are written, sign included. */
function pad(value: number, width: number): string {
  const digits = Math.abs(value).toString();
  return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
}

function piecesOf(units: readonly Unit[]): Piece[] {
  const pieces: Piece[] = [];
  for (const unit of units) {
    const piece = typeof unit === 'string' ? textPiece(unit, false) : unit;
    const last = pieces[pieces.length - 1];
    if (piece.kind === 'text' && !piece.quoted && last?.kind === 'text' && !last.quoted) {
      pieces[pieces.length - 1] = textPiece(last.text + piece.text, false);
    } else pieces.push(piece);
  }
  return pieces;
}
