/** UTF-8 without the decoder of a platform. */

/** The text of bytes, one a character; null where they are not UTF-8 (RFC 3629: no surrogates, nothing overlong). */
export function decodeUtf8(bytes: string): string | null {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes.charCodeAt(at);
    const more = first < 0x80 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    if ((first >= 0x80 && first < 0xc2) || first > 0xf4 || at + more >= bytes.length) return null;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let next = at + 1; next <= at + more; next += 1) {
      const byte = bytes.charCodeAt(next);
      if ((byte & ~0x3f) !== 0x80) return null;
      code = (code << 6) | (byte & 0x3f);
    }
    if (code < (SMALLEST[more] ?? 0) || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    parts.push(String.fromCodePoint(code));
    at += 1 + more;
  }
  return parts.join('');
}

/** The smallest code point that takes so many bytes more. */
const SMALLEST: { readonly [more: number]: number } = [0, 0x80, 0x800, 0x10000];
