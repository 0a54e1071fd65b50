import type { Word } from '../../generated/types.js';
import type { Reader } from '../walk/reader.js';
import type { RawWord } from '../words/pieces.js';

/**
 * In an argument that looks like an assignment bash expands a tilde after `=` and `:`; few other readers do:
 *
 *     dd if=~/x      reads /home/me/x
 *
 * The word is undecoded; nothing is hidden, so this is for information.
 */
export function checkTilde(reader: Reader, raw: RawWord, words: readonly Word[]): void {
  if (raw.use !== 'argument' || raw.text.charCodeAt(0) === 126) return;
  if (!words.some((word) => word.value === null && word.reasons.includes('tilde'))) return;
  reader.report('tilde-in-word', 'info', raw.span, 'A tilde inside the word is expanded.', 'Write "$HOME".');
}
