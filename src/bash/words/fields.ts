import { PLACES } from './constants.js';
import type { Base, ExpansionPiece, Piece, RawWord } from './pieces.js';
import type { Known, Scope } from './resolve.js';
import { isInertPattern, UNSPLIT, YIELD_PATTERNS } from './typed.js';

/** A part of a field after constants were put in. */
export type Element =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Index of the first and the last unquoted glob character; -1 where there is none. */
      readonly glob: number;
      readonly lastGlob: number;
    }
  | { readonly kind: 'expansion'; readonly piece: ExpansionPiece }
  /** A loop variable: exactly one of these. */
  | { readonly kind: 'choice'; readonly piece: ExpansionPiece; readonly values: readonly string[] }
  | { readonly kind: 'place'; readonly piece: ExpansionPiece; readonly base: Base; readonly tail: string }
  /** One field that matches the pattern: a number, a name, or static text with such in it. */
  | { readonly kind: 'typed'; readonly piece: ExpansionPiece; readonly pattern: string };

export interface Field {
  readonly elements: Element[];
  /** Constants that were put in. */
  readonly variables: string[];
}

/** Puts in constants and places, splits unquoted ones into fields and finds globs. An empty list: no argument. */
export function splitFields(pieces: readonly Piece[], raw: RawWord, scope: Scope): Field[] {
  const splits = raw.use === 'argument' || raw.use === 'element' || raw.use === 'target';
  const globs = splits;
  const closing = lastClosingBracket(pieces);
  const opening = pieces.findIndex(
    (piece) => piece.kind === 'text' && !piece.quoted && piece.text.includes('['),
  );
  // Bash does not split a word that holds a dollar of its own: `$x$` is one argument.
  const dollar = pieces.some((piece) => piece.kind === 'text' && !piece.quoted && piece.text.includes('$'));
  const fields: Field[] = [];
  let field: Field = { elements: [], variables: [] };
  // A field exists once it holds text or anything quoted: `""` is an argument, an empty `$x` is none.
  let exists = !splits;
  const flush = (): void => {
    if (exists) fields.push(field);
    field = { elements: [], variables: [] };
    exists = false;
  };
  pieces.forEach((piece, index) => {
    if (piece.kind === 'text') {
      if (piece.quoted || piece.text !== '') exists = true;
      field.elements.push(
        textElement(piece.text, globs && !piece.quoted, {
          opened: opening >= 0 && opening < index,
          closed: index < closing,
        }),
      );
      return;
    }
    const elements = piece.elementsOf === null || !splits ? null : scope.elements(piece.elementsOf);
    if (elements !== null && piece.quoted && elements.length > 0) {
      elements.forEach((text, position) => {
        if (position > 0) flush();
        exists = true;
        field.elements.push(textElement(text, false, { opened: false, closed: false }));
        field.variables.push(piece.elementsOf as string);
      });
      return;
    }
    const known = knownOf(piece, scope);
    const pattern = known === null ? patternOf(piece, scope, splits, pieces.length) : null;
    if (pattern !== null) {
      exists = true;
      field.elements.push({ kind: 'typed', piece, pattern });
    } else if (known === null) {
      exists = true;
      field.elements.push({ kind: 'expansion', piece });
    } else if (known.typed === true) {
      exists = true;
      const whole = piece.quoted || !splits || (scope.defaultIfs && isInertPattern(known.text));
      field.elements.push(
        whole ? { kind: 'typed', piece, pattern: known.text } : { kind: 'expansion', piece },
      );
    } else if (known.base !== null) {
      exists = true;
      // Unquoted, what follows the place may split or be a pattern.
      const whole =
        piece.quoted || !splits || (scope.defaultIfs && (known.text === '' || isInert(known.text)));
      field.elements.push(
        whole ? { kind: 'place', piece, base: known.base, tail: known.text } : { kind: 'expansion', piece },
      );
    } else if (known.values !== null) {
      exists = true;
      const safe = piece.quoted || !splits || known.values.every(isInert);
      field.elements.push(
        safe && (piece.quoted || !splits || scope.defaultIfs)
          ? { kind: 'choice', piece, values: known.values }
          : { kind: 'expansion', piece },
      );
    } else if (known.glob === true && (piece.quoted || !splits)) {
      exists = true;
      field.elements.push(textElement(known.text, true, { opened: true, closed: true }));
    } else if (known.glob === true) {
      exists = true;
      if (pieces.length > 1 || !scope.defaultIfs || /[*?[].*\/|[ \t\n]/s.test(known.text)) {
        field.elements.push({ kind: 'expansion', piece });
        return;
      }
      // A name with blanks splits. Only the last segment is not known here, so that what follows its first blank
      // holds no slash.
      field.elements.push(textElement(known.text, true, { opened: true, closed: true }));
      flush();
      exists = true;
      field.elements.push(textElement('*', true, { opened: false, closed: false }));
    } else if (piece.quoted || !splits) {
      exists = true;
      field.elements.push(textElement(known.text, false, { opened: false, closed: false }));
      if (piece.name !== null) field.variables.push(piece.name);
    } else if (!scope.defaultIfs || known.text.includes('\\') || (dollar && !isInert(known.text))) {
      exists = true;
      field.elements.push({ kind: 'expansion', piece });
    } else {
      // Word splitting on blank, tab and newline.
      known.text.split(/[ \t\n]+/).forEach((part, position) => {
        if (position > 0) flush();
        if (part === '') return;
        exists = true;
        field.elements.push(
          textElement(part, globs, { opened: opening >= 0 && opening < index, closed: index < closing }),
        );
        if (piece.name !== null) field.variables.push(piece.name);
      });
    }
  });
  flush();
  return fields;
}

function knownOf(piece: ExpansionPiece, scope: Scope): Known | null {
  if (piece.base !== null) {
    // `~`, or the output of a program (`$(pwd)`) whose name no function takes.
    return scope.placeKept(piece.outputOf === null ? 'HOME' : `${piece.outputOf}()`)
      ? { text: '', base: piece.base, values: null }
      : null;
  }
  if (piece.name === null) return null;
  const known = scope.lookup(piece.name);
  if (known !== null) return known;
  const place = PLACES.get(piece.name);
  return place !== undefined && scope.placeKept(piece.name) ? { text: '', base: place, values: null } : null;
}

/** The kind of text that it yields, where that is one field. */
function patternOf(piece: ExpansionPiece, scope: Scope, splits: boolean, pieces: number): string | null {
  const { yields } = piece;
  if (yields === null || yields === 'absolute') return null;
  if (splits && !piece.quoted) {
    if (!scope.defaultIfs || !UNSPLIT.has(yields) || (yields === 'rest' && pieces === 1)) return null;
  }
  if (piece.outputOf !== null && !scope.placeKept(`${piece.outputOf}()`)) return null;
  if (piece.name !== null && !scope.placeKept(piece.name)) return null;
  return YIELD_PATTERNS[yields];
}

/** Neither split, nor globbed, nor dropped. */
function isInert(value: string): boolean {
  return value !== '' && !/[ \t\n*?[\]\\]/.test(value);
}

/** `[` is a wildcard only where an unquoted `]` follows. */
function lastClosingBracket(pieces: readonly Piece[]): number {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index];
    if (piece?.kind === 'text' && !piece.quoted && piece.text.includes(']')) return index;
    if (piece?.kind === 'expansion' && !piece.quoted) return index;
  }
  return -1;
}

/** `bracket`: whether a `[` stands in an earlier piece, and a `]` in a later one. */
function textElement(
  text: string,
  globs: boolean,
  bracket: { readonly opened: boolean; readonly closed: boolean },
): Element {
  let first = -1;
  let last = -1;
  if (globs) {
    const close = text.lastIndexOf(']');
    for (let index = 0; index < text.length; index += 1) {
      const char = text.charAt(index);
      const wild =
        char === '*' ||
        char === '?' ||
        (char === '[' && (bracket.closed || close >= index + 2)) ||
        (char === ']' && (bracket.opened || first >= 0));
      if (!wild) continue;
      if (first < 0) first = index;
      last = index;
    }
  }
  return { kind: 'text', text, glob: first, lastGlob: last };
}
