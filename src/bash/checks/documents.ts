import type { HereDoc } from 'unbash';
import type { Span } from '../../generated/types.js';
import { type Place, spanOf } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import type { Piece } from '../words/pieces.js';
import { indexOfInvisible } from '../words/unicode.js';

/**
 * The body of a here-document ends at the first line that is the delimiter, and nowhere else:
 *
 *     c1 <<E⏎x\⏎E⏎c2⏎E⏎      the second line goes on, so that `c2` is text
 *
 * Our own search must find the end where the parser does.
 */
export function checkDocument(reader: Reader, place: Place, node: HereDoc): void {
  const { body, closing, delimiter } = node;
  const source = place.source.text;
  const span = spanOf(place.source, node.pos, node.end);
  if (delimiter === undefined || closing === undefined) {
    reader.report(
      'here-document-unterminated',
      'error',
      span,
      'A here-document without its closing delimiter.',
    );
    return;
  }
  const word = source.slice(delimiter.pos, delimiter.end);
  const value = delimiterValue(word);
  if (value === null || value !== delimiter.value || indexOfInvisible(word) >= 0) {
    reader.report(
      'word-decoders-disagree',
      'error',
      span,
      'The delimiter of this here-document is not plain text.',
    );
    return;
  }
  if (startsLate(source, delimiter.end, body.pos)) {
    reader.report(
      'word-decoders-disagree',
      'error',
      span,
      'The start of this here-document is read in two ways.',
    );
  }
  const tabs = node.operator === '<<-';
  const end = findClosing(source, body.pos, value, delimiter.quoted, tabs);
  const start = tabs ? skipTabs(source, closing.pos) : closing.pos;
  if (end === null || end !== start || body.end > start || !/^\t*$/.test(source.slice(body.end, start))) {
    reader.report(
      'word-decoders-disagree',
      'error',
      span,
      'The end of this here-document is read in two ways.',
    );
  }
}

/**
 * In an array bash reads the here-documents of the line at the first newline:
 *
 *     c1 <<E; a=(⏎x⏎E⏎c2)      `x` is the document
 */
function startsLate(source: string, from: number, start: number): boolean {
  const newline = source.indexOf('\n', from);
  const array = source.indexOf('=(', from);
  if (newline >= start - 1 || array < 0 || array > newline) return false;
  const opened = source.slice(array, newline);
  return opened.split('(').length > opened.split(')').length;
}

/**
 * Bash joins the lines of a body that expands before it reads the substitutions in it, whatever quotes they hold:
 *
 *     c1 <<E⏎$(c2 'a\⏎b')⏎E      the argument of c2 is `ab`
 */
export function checkJoinedLines(reader: Reader, span: Span, pieces: readonly Piece[]): void {
  const doubtful = (piece: Piece): boolean =>
    piece.kind === 'expansion' && piece.source.includes('\\\n') && /['#<]/.test(piece.source);
  if (!pieces.some(doubtful)) return;
  const message = 'A line is continued inside quotes, in a substitution in a here-document.';
  reader.report('glued-continuation', 'error', span, message);
}

/**
 * `<<-` strips tabs before anything in the body is read, also inside the quotes of a substitution:
 *
 *     c1 <<-E⏎$(c2 "a⏎<tab>b")⏎E      the argument of c2 has no tab
 */
export function checkStrippedTabs(reader: Reader, span: Span, pieces: readonly Piece[]): void {
  if (!pieces.some((piece) => piece.kind === 'expansion' && piece.source.includes('\n\t'))) return;
  const message = 'An expansion over several lines, from which tabs are stripped.';
  reader.report('unmodelled-syntax', 'error', span, message);
}

/** Quote removal of a delimiter made of letters, digits, quotes and a few signs; null for anything else. */
function delimiterValue(word: string): string | null {
  if (!/^[\w"'\\.:,/+@%=!?*#~^-]+$|^(['"])[^'"\\$`\n]*\1$/.test(word)) return null;
  let value = '';
  let quote = '';
  for (let index = 0; index < word.length; index += 1) {
    const char = word.charAt(index);
    if (quote !== '') {
      if (char === quote) quote = '';
      else if (char === '\\' && quote === '"') return null;
      else value += char;
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '\\') {
      index += 1;
      value += word.charAt(index);
    } else value += char;
  }
  return quote === '' ? value : null;
}

/** Start of the closing delimiter (after its tabs), or null. In an unquoted body a backslash joins lines. */
function findClosing(
  source: string,
  start: number,
  delimiter: string,
  quoted: boolean,
  tabs: boolean,
): number | null {
  let line = start;
  let joined = false;
  while (line <= source.length) {
    let end = source.indexOf('\n', line);
    if (end < 0) end = source.length;
    const first = tabs ? skipTabs(source, line) : line;
    // In a substitution the closing parenthesis or backtick may follow the delimiter on its line.
    if (!joined && source.startsWith(delimiter, first) && endsDelimiter(source, first + delimiter.length)) {
      return first;
    }
    joined = !quoted && endsWithBackslash(source, line, end);
    line = end + 1;
  }
  return null;
}

function endsDelimiter(source: string, at: number): boolean {
  return at >= source.length || source.charCodeAt(at) === 10;
}

function endsWithBackslash(source: string, start: number, end: number): boolean {
  let count = 0;
  while (end - 1 - count >= start && source.charCodeAt(end - 1 - count) === 92) count += 1;
  return count % 2 === 1;
}

function skipTabs(source: string, at: number): number {
  let index = at;
  while (source.charCodeAt(index) === 9) index += 1;
  return index;
}
