/** Whether the recording cut a call's input: then what ran is not known. */

import type { Plain } from '../../shape/plain.js';

/**
 * Looks for the marks that harnesses and loggers leave: an ellipsis character or a word in brackets at the end of a
 * text, and a count of what was left out anywhere in it. Linear. A text that holds such a mark for another reason is
 * taken for cut, which only keeps a replay from counting it as allowed.
 */
export function looksCut(value: Plain): boolean {
  if (typeof value === 'string') return textLooksCut(value);
  if (value === null || typeof value !== 'object') return false;
  return (Array.isArray(value) ? (value as readonly Plain[]) : Object.values(value)).some(looksCut);
}

function textLooksCut(text: string): boolean {
  if (AT_END.test(text.slice(-LONGEST_MARK))) return true;
  for (const word of WORDS) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const around = text.slice(Math.max(0, at - LONGEST_MARK), at + word.length + LONGEST_MARK);
      if (WITHIN.test(around)) return true;
    }
  }
  return false;
}

/** Codex: "…N tokens truncated…"; others: "[truncated]", "... [12 more characters]", "<truncated 120 bytes>". */
const AT_END = /(?:…|(?:\.\.\.|…)? ?[[(<](?:output |content |text )?truncated[\])>])\s*$/i;
const WITHIN =
  /…\s?\d+ (?:tokens|chars|characters|bytes|lines) (?:truncated|omitted|elided)|[<[(](?:\.\.\. ?|… ?)?(?:truncated \d+|\d+ (?:more )?(?:tokens|chars|characters|bytes|lines)(?: (?:truncated|omitted|elided))?)/;

const WORDS = ['truncated', 'omitted', 'elided', 'more characters', 'more chars', 'more bytes', 'more lines'];

const LONGEST_MARK = 48;
