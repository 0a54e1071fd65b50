import type { DiagnosticCode, Span } from '../../generated/types.js';
import { type Place, spanOf } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import type { Decoded, DecodeFault } from '../words/decoded.js';
import type { Piece } from '../words/pieces.js';

/**
 * A word ends at a blank, a newline, an operator or the end. Where the parser ends it earlier, bash reads on:
 *
 *     c1 a<(c2)      one argument, a/dev/fd/63
 *     a=(x)y         an assignment of the text `(x)y`
 */
export function checkTouch(reader: Reader, place: Place, end: number): void {
  const text = place.source.text;
  if (end >= text.length || end >= place.scriptEnd) return;
  const code = text.charCodeAt(end);
  let touches: boolean;
  switch (code) {
    case 32: // blank
    case 9:
    case 10:
    case 59: // ;
    case 38: // &
    case 124: // |
    case 41: // )
    case 40: // ( after a function's name; after any other word bash reports an error
      return;
    case 60: // <
    case 62: // >
      touches = text.charCodeAt(end + 1) === 40;
      break;
    case 92:
      touches = !checkContinuedBoundary(reader, place, end);
      break;
    default:
      touches = true;
  }
  if (touches) {
    reader.report(
      'word-touches',
      'error',
      spanOf(place.source, end, end + 1),
      'A word goes on where the parser ends it.',
    );
  }
}

/**
 * `word\⏎` is a word's end only when the next line begins with a blank: otherwise bash joins the two.
 *
 *     docker run\⏎  --rm     two words
 *     c1 2\⏎>f               `2>f`
 */
function checkContinuedBoundary(reader: Reader, place: Place, end: number): boolean {
  const text = place.source.text;
  let index = end;
  while (text.charCodeAt(index) === 92 && text.charCodeAt(index + 1) === 10) index += 2;
  const code = text.charCodeAt(index);
  const blank = index > end && (code === 32 || code === 9);
  if (blank) reader.verifyContinuations(place, end, index);
  return blank;
}

/**
 * The parser's reading of a word must be ours, in its bounds and in its text:
 *
 *     echo[[ x`c1` ]]      c1 runs; the parser sees one glob
 */
export function checkDecoded(reader: Reader, span: Span, decoded: Decoded, parsed: string): void {
  if (decoded.fault !== null) {
    const { code, message } = describe(decoded.fault);
    reader.report(code, 'error', span, message);
  } else if (decoded.flat !== parsed) {
    reader.report('word-decoders-disagree', 'error', span, 'Two decoders read different text in this word.');
  }
}

/**
 * Brace expansion pairs the quotes of a word without regard to backticks and `${…}`:
 *
 *     "`echo "{a,b}"`"       two arguments
 *     "${x:-"{a,b}"}"        two arguments
 */
export function checkBraceQuotes(reader: Reader, span: Span, text: string, pieces: readonly Piece[]): void {
  if (!text.includes('{') || !/(?:^|[^$])\{/.test(text) || !/,|\.\./.test(text)) return;
  for (const piece of pieces) {
    if (
      piece.kind === 'text' ||
      !piece.quoted ||
      piece.source.startsWith('$(') ||
      !piece.source.includes('"')
    )
      continue;
    const message = 'Quotes inside an expansion inside quotes, in a word with braces.';
    reader.report('quote-in-expansion', 'error', span, message);
    return;
  }
}

function describe(fault: DecodeFault): { code: DiagnosticCode; message: string } {
  switch (fault.kind) {
    case 'continuation':
      return { code: 'glued-continuation', message: 'A line is continued inside a token.' };
    case 'invisible':
      return { code: 'input-control-character', message: 'A blank or invisible character outside quotes.' };
    case 'bytes':
      return { code: 'word-decoders-disagree', message: 'The escapes give bytes that are not text.' };
    case 'boundary':
      return { code: 'word-decoders-disagree', message: 'An operator or a blank inside one word.' };
    case 'expansion':
      return {
        code: 'word-decoders-disagree',
        message: 'Two decoders see different expansions in this word.',
      };
    case 'quote':
      return { code: 'word-decoders-disagree', message: 'A quote that does not end with its word.' };
  }
}
