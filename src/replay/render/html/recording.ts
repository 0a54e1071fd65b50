/** What the recording says: what became of the calls, what could not be replayed, what its reader remarked. */

import { EFFECTS } from '../../derive.js';
import type { NotReplayed, ReplayReport } from '../../report.js';
import { grouped, placeText, plural } from '../parts.js';
import { PAGE_LIMITS, short } from './limits.js';
import { type Markup, markup } from './markup.js';
import { type Entry, leftOut, NO_SECTION, type Section, shownNote } from './section.js';

export function observed({ observed }: ReplayReport): Section {
  if (observed.length === 0) return NO_SECTION;
  const heads = EFFECTS.map((effect) => markup`<th scope="col" class="number">${effect}</th>`);
  const shown = observed.slice(0, PAGE_LIMITS.observers);
  const tables = shown.map(({ by, matrix }) => {
    const rows = EFFECTS.map(
      (effect) =>
        markup`<tr><th scope="row">${effect}</th>${EFFECTS.map((after) => markup`<td class="number">${grouped(matrix[effect][after])}</td>`)}</tr>\n`,
    );
    return markup`<table><caption>By ${short(by)}: calls, from what was observed (rows) to what the candidate decides (columns).</caption>
<thead><tr><th scope="col">observed</th>${heads}</tr></thead><tbody>
${rows}</tbody></table>
`;
  });
  return {
    ...NO_SECTION,
    body: markup`<section id="observed" aria-labelledby="observed-title">
<h2 id="observed-title">What was observed</h2>
${leftOut(shown.length, plural(observed.length, 'observer'), observed.length - shown.length)}${tables}</section>
`,
  };
}

export function lost({ notReplayed, remarks, counts }: ReplayReport): Section {
  const sections = [
    listOf({ id: 'lost', title: 'Not replayed', faults: notReplayed, entries: counts.notReplayed.entries }),
    ...(remarks.length === 0
      ? []
      : [listOf({ id: 'remarks', title: 'Remarked, and replayed', faults: remarks })]),
  ];
  return {
    body: markup`${sections.map(({ body }) => body)}`,
    entries: sections.flatMap(({ entries }) => entries),
  };
}

function listOf(parts: {
  readonly id: string;
  readonly title: string;
  readonly faults: readonly NotReplayed[];
  readonly entries?: number;
}): Section {
  const { id, title, faults, entries } = parts;
  const lists = faults.map(({ code, entries, calls, places }, index) => {
    const list = `${id}-${index}`;
    return markup`<h3><code>${code}</code>: ${plural(entries, 'entry', 'entries')}, ${plural(calls, 'call')}</h3>
${shownNote(list)}<ul role="list" class="places" data-list="${list}">
${places.map((place) => markup`<li class="entry"><code>${short(placeText(place))}</code> <span class="message">${short(place.message)}</span></li>\n`)}</ul>
${rest(entries - places.length)}`;
  });
  const none = faults.length === 0 ? [markup`<p class="quiet">Every entry was replayed.</p>`] : [];
  return {
    body: markup`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${entries === undefined || entries === 0 ? '' : `: ${plural(entries, 'entry', 'entries')}`}</h2>
${[...lists, ...none]}</section>
`,
    entries: faults.flatMap(({ places }) => places.map(({ source }): Entry => ({ sources: [source] }))),
  };
}

const rest = (left: number): Markup =>
  left > 0 ? markup`<p class="quiet">… ${grouped(left)} more.</p>\n` : markup``;
