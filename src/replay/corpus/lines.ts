/** Lines of a recording as text. */

import type { CorpusLine } from './reader.js';

/** The text of a line; of the first without the byte order mark that some programs write. */
export const withoutMark = (line: CorpusLine & { readonly text: string }): string =>
  line.number === 1 && line.text.startsWith('\uFEFF') ? line.text.slice(1) : line.text;

export const isBlank = (text: string): boolean => /^[\s\uFEFF]*$/.test(text);
