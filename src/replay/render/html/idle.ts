/** Which rules decided nothing. */

import type { ReplayReport } from '../../report.js';
import { grouped, ownRules, plural } from '../parts.js';
import { PAGE_LIMITS, short } from './limits.js';
import { markup } from './markup.js';
import { leftOut, NO_SECTION, type Section, shownNote } from './section.js';

/** The rules of the packs that were given come first: what is shipped is long known. */
export function idle(report: ReplayReport): Section {
  const sides = (['candidate', 'baseline'] as const).map((side) => idleOf(report, side));
  const none = sides.every(({ entries }) => entries.length === 0);
  return {
    body: markup`<section id="idle" aria-labelledby="idle-title">
<h2 id="idle-title">Rules that decided nothing</h2>
${none ? markup`<p class="quiet">Every rule decided something.</p>\n` : sides.map(({ body }) => body)}</section>
`,
    entries: sides.flatMap(({ entries }) => entries),
  };
}

function idleOf(report: ReplayReport, side: 'candidate' | 'baseline'): Section {
  const { idle } = report.rules[side];
  if (idle.length === 0) return NO_SECTION;
  const isOwn = ownRules(report);
  const ordered = [...idle.filter(({ rule }) => isOwn(rule)), ...idle.filter(({ rule }) => !isOwn(rule))];
  const shown = ordered.slice(0, PAGE_LIMITS.rules);
  const unused = idle.filter(({ matched }) => matched === 0).length;
  const list = `idle-${side}`;
  const lines = shown.map(
    ({ rule, effect, matched }) =>
      markup`<li class="entry"><code>${short(rule)}</code> <span class="quiet">${effect}, ${matched === 0 ? 'took no part' : `took part in ${plural(matched, 'call')}`}</span></li>\n`,
  );
  const title = `Of the ${side}: ${plural(idle.length, 'rule')}, ${grouped(unused)} of them took no part`;
  const body = markup`${leftOut(shown.length, plural(idle.length, 'rule'), idle.length - shown.length)}${shownNote(list)}
<ul role="list" class="idle" data-list="${list}">
${lines}</ul>
`;
  return {
    // Most of them are the same on both sides.
    body:
      side === 'candidate'
        ? markup`<h3>${title}</h3>\n${body}`
        : markup`<details class="inner"><summary>${title}</summary>\n${body}</details>\n`,
    entries: shown.map(({ rule }) => ({ rules: [rule] })),
  };
}
