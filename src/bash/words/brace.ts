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
  return expanded.map(piecesOf);
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

/** The first brace that is closed and holds a comma of its own or a sequence. */
function findGroup(units: readonly Unit[]): Group | null {
  // Each open brace is matched once: a stack, not a search from every brace.
  const open: { at: number; commas: number[] }[] = [];
  let best: Group | null = null;
  for (let index = 0; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === '{') open.push({ at: index, commas: [] });
    else if (unit === ',') open[open.length - 1]?.commas.push(index);
    else if (unit === '}') {
      const group = open.pop();
      if (group === undefined) continue;
      const alternatives =
        group.commas.length > 0 ? split(units, group, index) : sequence(units, group.at, index);
      // Of those that are closed the outermost, then the first, is expanded first.
      if (alternatives !== null && (best === null || group.at < best.open)) {
        best = { open: group.at, close: index, alternatives };
      }
      if (best !== null && open.length === 0) return best;
    }
  }
  return best;
}

function split(units: readonly Unit[], group: { at: number; commas: number[] }, close: number): Unit[][] {
  const alternatives: Unit[][] = [];
  let start = group.at + 1;
  for (const comma of [...group.commas, close]) {
    alternatives.push(units.slice(start, comma));
    start = comma + 1;
  }
  return alternatives;
}

/** `{1..5}`, `{05..1..2}`, `{a..e}`. */
function sequence(units: readonly Unit[], open: number, close: number): Unit[][] | null {
  const only = units[open + 1];
  if (close !== open + 2 || typeof only !== 'object' || only.kind !== 'text' || only.quoted) return null;
  const values = sequenceValues(only.text);
  if (values === 'undecoded') return [[opaque('brace', only.text, false)]];
  return values === null ? null : values.map((value) => [textPiece(value, false)]);
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
