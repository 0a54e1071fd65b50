/** What became of the calls, as a matrix: decisions before as rows, after as columns. */

import type { DecisionEffect } from '../../../generated/types.js';
import { EFFECTS } from '../../derive.js';
import type { ReplayReport } from '../../report.js';
import { grouped } from '../parts.js';
import { bar } from './bar.js';
import { type Markup, markup, nothing } from './markup.js';

export function transitions(report: ReplayReport): Markup {
  const { replayed } = report.counts;
  const rows = EFFECTS.map((before) => {
    const cells = EFFECTS.map((after) =>
      cell({ ...report.transitions[before][after], before, after, whole: replayed.calls }),
    );
    return markup`<tr><th scope="row">${before}</th>${cells}</tr>\n`;
  });
  return markup`<section id="transitions" aria-labelledby="transitions-title">
<h2 id="transitions-title">Transitions</h2>
<div class="scroll" role="region" aria-labelledby="transitions-title" tabindex="0"><table class="matrix">
<caption>Calls by their decision before (rows) and after (columns); in brackets, how many are distinct. A bar is the share of all calls.</caption>
<thead><tr><th scope="col">before</th>${EFFECTS.map((after) => markup`<th scope="col">${after}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table></div>
</section>`;
}

const MEANINGS: { readonly [turn: string]: string } = {
  'review allow': 'newly allowed',
  'deny allow': 'newly allowed',
  'deny review': 'newly askable',
  'allow review': 'newly reviewed',
  'allow deny': 'newly denied',
  'review deny': 'newly denied',
};

function cell(parts: {
  readonly calls: number;
  readonly distinct: number;
  readonly before: DecisionEffect;
  readonly after: DecisionEffect;
  readonly whole: number;
}): Markup {
  const { calls, distinct, before, after, whole } = parts;
  if (calls === 0) return markup`<td class="none"><span class="amount">0</span></td>`;
  const widened = before !== 'allow' && after === 'allow';
  const meaning = MEANINGS[`${before} ${after}`] ?? 'unchanged';
  return markup`<td${widened ? markup` class="widened"` : nothing}><span class="amount">${grouped(calls)}</span> <span class="quiet">(${grouped(distinct)})</span><span class="beside">${meaning}</span>${bar([{ amount: calls }], { whole })}</td>`;
}
