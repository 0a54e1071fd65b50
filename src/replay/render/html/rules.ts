/** What the rules of both policies decided. */

import type { ReplayReport, RuleSide, RuleTally } from '../../report.js';
import { grouped, plural, rulesByWeight } from '../parts.js';
import { bar } from './bar.js';
import { PAGE_LIMITS, short } from './limits.js';
import { type Markup, markup } from './markup.js';
import { type Entry, leftOut, type Section, shownNote } from './section.js';

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
  markup`<tr class="entry"><td class="number">${grouped(calls)}</td><td class="number">${grouped(distinct)}</td><td class="number">${matched}</td><th scope="row">${name}</th><td class="bars">${bar([{ amount: calls }], { whole: most })}</td></tr>
`;
