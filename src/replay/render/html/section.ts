/** A part of the page, and what can be searched in it. */

import type { ReplayChanges } from '../../report.js';
import { grouped } from '../parts.js';
import { type Markup, markup, nothing } from './markup.js';

export interface Section {
  readonly body: Markup;
  /** Of each element of the class `entry` in `body`, in its order. */
  readonly entries: readonly Entry[];
}

/** What the page's filter asks of an entry beside its text. What is absent is not asked of it. */
export interface Entry {
  /** Of a change. */
  readonly kind?: keyof ReplayChanges;
  /** Calls that it counts, by which its list can be sorted. */
  readonly calls?: number;
  /** Rules (or codes) that decided it. */
  readonly rules?: readonly string[];
  /** Where it was recorded. */
  readonly sources?: readonly string[];
}

export const NO_SECTION: Section = { body: nothing, entries: [] };

/** How many of a list the page shows, and what it says of the rest. */
export const leftOut = (shown: number, all: string, left: number): Markup =>
  left <= 0
    ? nothing
    : markup`<p class="quiet">The page lists ${grouped(shown)} of ${all}; the JSON report has more.</p>`;

/** Beside a list, where the script says how many of it fit the filter. */
export const shownNote = (list: string): Markup => markup`<p class="left" id="${list}-shown"></p>`;
