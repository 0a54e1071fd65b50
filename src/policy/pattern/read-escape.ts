import { fail, ok, type Result } from '../../result.js';
import type { ClassNode, LiteralNode } from './ast.js';
import { isSurrogate, MAX_CODE_POINT } from './code-points.js';
import { type PatternError, type PatternErrorCode, patternError } from './error.js';
import { SHORTHANDS } from './shorthands.js';

/** Reads the escape whose backslash stands at `start`. Escapes mean the same inside and outside a class. */
export function readEscape(source: string, start: number): Result<LiteralNode | ClassNode, PatternError> {
  const letter = source.charAt(start + 1);
  const end = start + 2;

  const set = SHORTHANDS.get(letter);
  if (set !== undefined) return ok({ kind: 'class', set, start, end });

  const control = CONTROLS.get(letter);
  if (control !== undefined) return ok({ kind: 'literal', codePoint: control, start, end });

  if (letter !== '' && PUNCTUATION.includes(letter)) {
    return ok({ kind: 'literal', codePoint: letter.charCodeAt(0), start, end });
  }

  switch (letter) {
    case '':
      return fail(patternError('malformed-escape', start));
    case '0':
      if (isDigit(source.charAt(end))) return fail(patternError('malformed-escape', start));
      return ok({ kind: 'literal', codePoint: 0, start, end });
    case 'x':
      return readHex(source, start, end, end + 2);
    case 'u':
      if (source.charAt(end) !== '{') return readHex(source, start, end, end + 4);
      return readBraced(source, start);
  }

  return fail(
    patternError(isDigit(letter) ? 'back-reference' : (REFUSED.get(letter) ?? 'unknown-escape'), start),
  );
}

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['t', 0x09],
  ['n', 0x0a],
  ['v', 0x0b],
  ['f', 0x0c],
  ['r', 0x0d],
]);

/** ASCII punctuation but `< > ' backquote _`: GNU tools give a backslash before those another meaning, or none. */
const PUNCTUATION = '!"#$%&()*+,-./:;=?@[\\]^{|}~';

const REFUSED: ReadonlyMap<string, PatternErrorCode> = new Map([
  ['b', 'word-boundary'],
  ['B', 'word-boundary'],
  ['k', 'back-reference'],
  ['p', 'unicode-property'],
  ['P', 'unicode-property'],
  ['A', 'anchor'],
  ['z', 'anchor'],
  ['Z', 'anchor'],
  ['G', 'anchor'],
]);

function readBraced(source: string, start: number): Result<LiteralNode, PatternError> {
  const first = start + 3;
  const close = source.indexOf('}', first);
  if (close <= first) return fail(patternError('malformed-escape', start));
  const digits = readHex(source, start, first, close);
  return digits.ok ? ok({ ...digits.value, end: close + 1 }) : digits;
}

function readHex(
  source: string,
  start: number,
  from: number,
  end: number,
): Result<LiteralNode, PatternError> {
  let codePoint = 0;
  for (let at = from; at < end; at++) {
    const digit = hexValue(source.charAt(at));
    if (digit < 0) return fail(patternError('malformed-escape', start));
    codePoint = codePoint * 16 + digit;
    if (codePoint > MAX_CODE_POINT) return fail(patternError('malformed-escape', start));
  }
  if (isSurrogate(codePoint)) return fail(patternError('lone-surrogate', start));
  return ok({ kind: 'literal', codePoint, start, end });
}

function hexValue(char: string): number {
  return char === '' ? -1 : '0123456789abcdef'.indexOf(char.toLowerCase());
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9';
}
