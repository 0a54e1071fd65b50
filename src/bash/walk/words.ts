import type { Word as ParsedWord, WordPart } from 'unbash';
import { checkBraceQuotes, checkDecoded, checkTouch } from '../checks/words.js';
import { decodeWord } from '../words/decode.js';
import { type Piece, type RawWord, textPiece, type WordUse } from '../words/pieces.js';
import { expandPart } from './expansions.js';
import { type Place, spanOf } from './raw.js';
import type { Reader } from './reader.js';

/** Reads one word of the tree: our decoding, the parser's, and whether the two agree. */
export function readWord(
  reader: Reader,
  place: Place,
  word: ParsedWord,
  use: WordUse,
  loose = false,
): RawWord {
  const source = place.source.text;
  const text = source.slice(word.pos, word.end);
  if (!loose) checkTouch(reader, place, word.end);
  if (isPlain(text) && word.text === text) {
    return {
      text,
      span: spanOf(place.source, word.pos, word.end),
      use,
      pieces: [textPiece(text, false)],
      quoted: false,
      plain: text,
    };
  }
  const decoded = decodeWord({
    text: source,
    pos: word.pos,
    end: word.end,
    parts: word.parts,
    use,
    loose,
    expand: (part, quoted) => expandPart(reader, place, part, quoted),
    verified: (from, to) => reader.verifyContinuations(place, from, to),
  });
  const span = spanOf(place.source, word.pos, word.end);
  // Of a brace expansion the parser gives the spelling, quotes included.
  checkDecoded(reader, span, decoded, word.parts?.some(isQuotedBrace) === true ? decoded.flat : word.value);
  checkBraceQuotes(reader, span, text, decoded.pieces);
  return {
    text,
    span,
    use,
    pieces: decoded.pieces,
    quoted: decoded.quoted,
    plain: plainValue(decoded.pieces, use),
  };
}

/** Letters, digits and punctuation that no expansion looks at: by far the most common words. */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const letter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
    // - . / 0-9 : % + , = @ _
    const other = (code >= 43 && code <= 58) || code === 61 || code === 64 || code === 95 || code === 37;
    if (!letter && !other) return false;
  }
  return text.length > 0;
}

function isQuotedBrace(part: WordPart): boolean {
  return part.type === 'BraceExpansion' && /['"\\]/.test(part.text);
}

function plainValue(pieces: readonly Piece[], use: WordUse): string | null {
  let value = '';
  for (const piece of pieces) {
    if (piece.kind !== 'text') return null;
    if (!piece.quoted && /[*?[{~]/.test(piece.text)) return null;
    value += piece.text;
  }
  return use !== 'document' && pieces.length === 0 ? null : value;
}
