/** What a text in a tool's input may name. Which reading the tool takes is not known, so all of them count. */

import { pathWord } from '../commands/words.js';
import type { Word } from '../generated/types.js';

/** The platform's WHATWG parser. */
declare const URL: new (text: string) => { readonly pathname: string };

/** A path as it stands, and the path of a `file:` URL. */
export function pathTexts(text: string): readonly string[] {
  const path = pathOfFileUrl(text);
  return path === null ? [text] : [text, path];
}

/** A path that begins with `~` as one below the home directory; null for any other. */
export function homeWord(text: string): Word | null {
  return text === '~' || text.startsWith('~/') ? pathWord(text) : null;
}

function pathOfFileUrl(text: string): string | null {
  if (!/^\s*file:/i.test(text)) return null;
  try {
    return decodeURIComponent(new URL(text).pathname);
  } catch {
    return null;
  }
}
