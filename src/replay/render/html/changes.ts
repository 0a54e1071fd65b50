/** Calls whose decision changes: what is newly allowed first and whole, then the rest by how often it was recorded. */

import type { ChangedCall, Outcome, Place, ReplayChanges, ReplayReport } from '../../report.js';
import {
  byCount,
  CHANGE_TITLES,
  callText,
  grouped,
  placesText,
  placeText,
  plural,
  tallied,
} from '../parts.js';
import { PAGE_LIMITS, short } from './limits.js';
import { type Markup, markup, nothing } from './markup.js';
import { type Entry, leftOut, NO_SECTION, type Section, shownNote } from './section.js';

export const changes = (report: ReplayReport): readonly Section[] =>
  CHANGE_TITLES.map(({ name, title }) => changesOf(report, name, title));

type Kind = keyof ReplayChanges;

function changesOf({ changes }: ReplayReport, kind: Kind, title: string): Section {
  const { total, list } = changes[kind];
  if (total.calls === 0) return empty(kind, title);
  const whole = kind === 'newlyAllowed';
  const ordered = byCount(list).slice(0, whole ? list.length : PAGE_LIMITS.changes);
  const items = itemsOf(ordered, whole ? PAGE_LIMITS.whole : 0);
  const shown = ordered.slice(0, items.length);
  const body = markup`<section id="${kind}" aria-labelledby="${kind}-title">
<h2 id="${kind}-title"${whole ? markup` class="widened"` : nothing}>${capital(title)} <small>${tallied(total)}</small></h2>
${leftOut(shown.length, `${grouped(total.distinct)} distinct calls`, total.distinct - shown.length)}${shownNote(kind)}
<ul role="list" class="changes" data-list="${kind}">
${items}</ul>
</section>
`;
  return { body, entries: shown.map((change) => entryOf(kind, change)) };
}

/** As many as there is room for. The calls of the first are whole, until they are so many UTF-16 units. */
function itemsOf(changes: readonly ChangedCall[], units: number): readonly Markup[] {
  const items: Markup[] = [];
  let left = units;
  let room: number = PAGE_LIMITS.markup;
  for (const change of changes) {
    const text = callText(change.call);
    left -= text.length;
    const next = item(change, left >= 0 ? text : short(text));
    room -= next.text.length;
    if (room < 0) break;
    items.push(next);
  }
  return items;
}

/** That nothing widens is worth a sentence; that no other change was made is said by the links at the top. */
const empty = (kind: Kind, title: string): Section => ({
  ...NO_SECTION,
  body: markup`<section id="${kind}" aria-labelledby="${kind}-title"><h2 id="${kind}-title">${capital(title)}</h2><p class="quiet">No call.</p></section>
`,
});

function item({ call, before, after, calls, entries, places }: ChangedCall, text: string): Markup {
  const context = call.context === undefined ? [] : [fact('Its own context', code(short(call.context)))];
  const rest = entries > places.length ? [markup`<li>${grouped(entries - places.length)} more</li>`] : [];
  const listed = places.map((place) => markup`<li>${short(placeText(place))}</li>`);
  return markup`<li class="entry"><details><summary><span class="amount-of-calls">${grouped(calls)} <small>${calls === 1 ? 'call' : 'calls'}</small></span><code class="call">${text}</code><span class="turn"><span class="deciders">${decider(before)} → ${decider(after)}</span> <span class="place">${short(placesText(places, entries, 1))}</span></span></summary><dl class="facts">
${fact(`${capital(before.effect)} before`, markup`${short(before.reason)}`)}
${fact(`${capital(after.effect)} after`, markup`${short(after.reason)}`)}
${fact(`Recorded by ${plural(entries, 'entry', 'entries')}`, markup`<ul>${[...listed, ...rest]}</ul>`)}
${context}${fact('Digest', code(call.digest))}
</dl></details></li>
`;
}

const decider = ({ effect, code, rule }: Outcome): Markup => markup`<b>${effect}</b> ${short(rule ?? code)}`;

const fact = (name: string, value: Markup): Markup => markup`<dt>${name}</dt><dd>${value}</dd>`;

const code = (text: string): Markup => markup`<code>${text}</code>`;

const entryOf = (kind: Kind, { before, after, calls, places }: ChangedCall): Entry => ({
  kind,
  calls,
  rules: [before.rule ?? before.code, after.rule ?? after.code],
  sources: places.flatMap(sourcesOf),
});

/** The corpus, and the recording that the corpus was made of, without its line. */
const sourcesOf = ({ source, recorded }: Place): readonly string[] =>
  recorded === undefined ? [source] : [source, recorded.replace(/:\d+$/, '')];

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
