/** The form that filters the lists, and the facts that its script filters by. Hidden until the script shows it. */

import { byText } from '../../order.js';
import type { ReplayReport } from '../../report.js';
import { CHANGE_TITLES } from '../parts.js';
import { PAGE_LIMITS, short } from './limits.js';
import { dataBlock, type Markup, markup } from './markup.js';
import type { Entry } from './section.js';

export function filter(report: ReplayReport, entries: readonly Entry[]): Markup {
  const changed = entries.filter(({ kind }) => kind !== undefined);
  const rules = choices(changed, 'rules');
  const sources = choices(changed, 'sources');
  const numbers = { rules: numbered(rules), sources: numbered(sources) };
  const kinds = CHANGE_TITLES.filter(({ name }) => report.changes[name].total.calls > 0);
  return markup`<form id="filter" role="search" aria-label="Search and filter the report" hidden>
<div class="wide"><div class="line"><label for="search">Search calls, rules, reasons and places: every word must occur <kbd>/</kbd></label><p id="status" role="status"></p></div><input id="search" name="search" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"></div>
<div><label for="kind">Kind of change</label><select id="kind" name="kind"><option value="">all</option>${kinds.map(({ name, title }) => markup`<option value="${name}">${title}</option>`)}</select></div>
<div><label for="rule">Decided by</label><select id="rule" name="rule"><option value="">any rule</option>${rules.map(option)}</select></div>
<div><label for="source">Recorded in</label><select id="source" name="source"><option value="">any place</option>${sources.map(option)}</select></div>
<div><label for="sort">Order</label><select id="sort" name="sort"><option value="most">most calls first</option><option value="fewest">fewest calls first</option><option value="text">by text</option></select></div>
<div><button type="reset">Clear</button></div>
</form>
${dataBlock(
  'facts',
  entries.map((entry) => factsOf(entry, numbers)),
)}`;
}

/** The names of the most calls, most calls first. */
function choices(entries: readonly Entry[], of: 'rules' | 'sources'): readonly string[] {
  const weights = new Map<string, number>();
  for (const entry of entries)
    for (const name of new Set(entry[of])) weights.set(name, (weights.get(name) ?? 0) + (entry.calls ?? 0));
  return [...weights]
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || byText(one, other))
    .slice(0, PAGE_LIMITS.choices)
    .map(([name]) => name);
}

const option = (name: string, index: number): Markup =>
  markup`<option value="${index}">${short(name, 200)}</option>`;

type Numbers = ReadonlyMap<string, number>;

const numbered = (names: readonly string[]): Numbers => new Map(names.map((name, index) => [name, index]));

/** Names by their number among the choices: the facts hold no text of the report. */
function factsOf(
  { kind, calls, rules, sources }: Entry,
  numbers: { readonly rules: Numbers; readonly sources: Numbers },
): object {
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(calls === undefined ? {} : { calls }),
    ...(rules === undefined ? {} : { rules: among(rules, numbers.rules) }),
    ...(sources === undefined ? {} : { sources: among(sources, numbers.sources) }),
  };
}

const among = (names: readonly string[], numbers: Numbers): readonly number[] => [
  ...new Set(names.map((name) => numbers.get(name)).filter((number) => number !== undefined)),
];
