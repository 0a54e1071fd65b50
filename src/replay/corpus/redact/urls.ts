/** Passwords in addresses: `scheme://name:password@host` (RFC 3986, 3.2.1). */

import type { Span } from './span.js';

/** The password; or the name alone, where it is as long as tokens are. Linear. */
export function userinfoIn(text: string): readonly Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf('://'); at >= 0; at = text.indexOf('://', at + 3)) {
    const from = at + 3;
    let end = from;
    let colon = -1;
    while (end < text.length && end - from < LONGEST && isUserinfo(text.charCodeAt(end))) {
      if (colon < 0 && text[end] === ':') colon = end;
      end += 1;
    }
    if (text[end] !== '@') continue;
    const start = colon < 0 ? from : colon + 1;
    if (end > start && (colon >= 0 || end - from >= AS_LONG_AS_A_TOKEN)) spans.push({ start, end });
  }
  return spans;
}

/** Longer ones are none that a person or an issuer gave. */
const LONGEST = 1024;

const AS_LONG_AS_A_TOKEN = 20;

/** Unreserved, percent-encoded, sub-delims and the colon, without what a shell would take for its own. */
const isUserinfo = (code: number): boolean => /[A-Za-z0-9\-._~%:+=,!*]/.test(String.fromCharCode(code));
