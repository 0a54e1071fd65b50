/** SHA-256 of a text, in hexadecimal. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lone surrogates are made well-formed first, since UTF-8 has none. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(wellFormed(text))));

const wellFormed = (text: string): string =>
  text.replace(
    /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
