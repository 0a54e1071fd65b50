/** What keeps a page small enough for a browser. Where one was met, the page says so at the place. */

import { grouped } from '../parts.js';

export const PAGE_LIMITS = {
  /** Changes of each kind, those recorded most often; of newly allowed ones all that the report lists. */
  changes: 2_000,
  /** Characters of the markup of one kind's changes: a page is one string, and an engine's strings have an end. */
  markup: 64_000_000,
  families: 1_000,
  /** Rules of one side, and rules that decided nothing. */
  rules: 1_000,
  /** UTF-16 units of any text, but for the calls that are newly allowed: they are whole ... */
  text: 4_000,
  /** ... until so many units of them are written. */
  whole: 8_000_000,
  /** Observers of whom a matrix is shown: the first by name. */
  observers: 50,
  /** Names that one filter offers: those of the most changes. */
  choices: 500,
} as const;

/** At most `most` UTF-16 units, and how many there are where some were left out. */
export const short = (text: string, most: number = PAGE_LIMITS.text): string =>
  text.length <= most ? text : `${text.slice(0, most)}… (${grouped(text.length)} characters)`;
