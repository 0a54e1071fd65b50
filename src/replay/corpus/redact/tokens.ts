/** Secrets that their issuer marks by how they begin. */

import type { TokenShape } from '../../../generated/types.js';
import type { Span } from './span.js';

/** Linear in the text for each prefix of the catalogue. */
export const tokensIn = (text: string, shapes: readonly TokenShape[]): readonly Span[] =>
  shapes.flatMap((shape) => shape.prefixes.flatMap((prefix) => withPrefix(text, prefix, shape)));

function withPrefix(text: string, prefix: string, { of, atLeast }: TokenShape): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(prefix); start >= 0; ) {
    let end = start + prefix.length;
    if (start === 0 || !isAlphanumeric(text.charCodeAt(start - 1))) {
      while (end < text.length && belongs(text.charCodeAt(end), of)) end += 1;
      if (end - start - prefix.length >= atLeast) spans.push({ start, end });
    }
    start = text.indexOf(prefix, end);
  }
  return spans;
}

function belongs(code: number, of: TokenShape['of']): boolean {
  if (of === 'upper') return isDigit(code) || isCapital(code);
  if (isAlphanumeric(code)) return true;
  return EXTRA[of].includes(String.fromCharCode(code));
}

const EXTRA: { readonly [of in Exclude<TokenShape['of'], 'upper'>]: string } = {
  word: '_',
  dashed: '_-',
  dotted: '_-.',
  base64: '+/=_-',
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isAlphanumeric = (code: number): boolean =>
  isDigit(code) || isCapital(code) || (code >= 0x61 && code <= 0x7a);
