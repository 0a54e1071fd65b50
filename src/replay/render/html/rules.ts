/** What the rules of both policies decided, and which of them decided nothing. */

import type { ReplayReport, RuleSide, RuleTally } from '../../report.js';
import { grouped, ownRules, plural, rulesByWeight } from '../parts.js';
import { bar } from './bar.js';
import { PAGE_LIMITS, short } from './limits.js';
import { type Markup, markup } from './markup.js';
import { type Entry, leftOut, NO_SECTION, type Section, shownNote } from './section.js';

type SideName = 'candidate' | 'baseline';

export function rules({ rules }: ReplayReport): Section {
  const [candidate, baseline] = [table('candidate', rules.candidate), table('baseline', rules.baseline)];
  return {
    body: markup`<section id="rules" aria-labelledby="rules-title">
<h2 id="rules-title">Rules of the candidate</h2>
${candidate.body}
<details class="inner"><summary>Rules of the baseline</summary>
${baseline.body}</details>
</section>
`,
    entries: [...candidate.entries, ...baseline.entries],
  };
}

function table(side: SideName, { rules, codes }: RuleSide): Section {
  const ordered = rulesByWeight(rules);
  const shown = ordered.slice(0, PAGE_LIMITS.rules);
  const list = `rules-${side}`;
  const most = [...shown.map(({ decided }) => decided.calls), ...codes.map(({ calls }) => calls)].reduce(
    (one, other) => Math.max(one, other),
    0,
  );
  const others = codes.map(({ code, effect, calls, distinct }) =>
    row({
      name: markup`<span class="quiet">no rule:</span> <code>${code}</code>, ${effect}`,
      calls,
      distinct,
      matched: '',
      most,
    }),
  );
  const body = markup`${leftOut(shown.length, plural(ordered.length, 'rule'), ordered.length - shown.length)}${shownNote(list)}
<div class="scroll" role="region" aria-label="Rules of the ${side}" tabindex="0"><table data-list="${list}">
<caption>Calls and distinct calls that each rule of the ${side} decided, and calls in which it took part.</caption>
<thead><tr><th scope="col" class="number">calls</th><th scope="col" class="number">distinct</th><th scope="col" class="number">took part</th><th scope="col">rule</th><th scope="col" class="bars"><span class="spoken">drawn</span></th></tr></thead>
<tbody>
${[...shown.map((rule) => row({ ...tallied(rule), most })), ...others]}</tbody></table></div>
`;
  const entries: readonly Entry[] = [
    ...shown.map(({ rule, decided }) => ({ calls: decided.calls, rules: [rule] })),
    ...codes.map(({ code, calls }) => ({ calls, rules: [code] })),
  ];
  return { body, entries };
}

const tallied = ({ rule, decided, matched }: RuleTally): Omit<Row, 'most'> => ({
  name: markup`<code>${short(rule)}</code>`,
  ...decided,
  matched: grouped(matched),
});

interface Row {
  readonly name: Markup;
  readonly calls: number;
  readonly distinct: number;
  readonly matched: string;
  readonly most: number;
}

const row = ({ name, calls, distinct, matched, most }: Row): Markup =>
  markup`<tr class="entry"><td class="number">${grouped(calls)}</td><td class="number">${grouped(distinct)}</td><td class="number">${matched}</td><th scope="row">${name}</th><td>${bar([{ amount: calls }], { whole: most })}</td></tr>
`;

/** The rules of the packs that were given come first: what is shipped is long known. */
export function idle(report: ReplayReport): Section {
  const sides = (['candidate', 'baseline'] as const).map((side) => idleOf(report, side));
  if (sides.every(({ entries }) => entries.length === 0)) return NO_SECTION;
  return {
    body: markup`<section id="idle" aria-labelledby="idle-title">
<h2 id="idle-title">Rules that decided nothing</h2>
${sides.map(({ body }) => body)}</section>
`,
    entries: sides.flatMap(({ entries }) => entries),
  };
}

function idleOf(report: ReplayReport, side: SideName): Section {
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
  const body = markup`<h3>Of the ${side}: ${plural(idle.length, 'rule')}, ${grouped(unused)} of them took no part</h3>
${leftOut(shown.length, plural(idle.length, 'rule'), idle.length - shown.length)}${shownNote(list)}
<ul role="list" class="idle" data-list="${list}">
${lines}</ul>
`;
  return { body, entries: shown.map(({ rule }) => ({ rules: [rule] })) };
}
