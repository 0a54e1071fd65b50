/** A report as GitHub-flavoured Markdown, for a comment on a change of policy. */

import { visible } from '../../report/visible.js';
import { EFFECTS } from '../derive.js';
import type { ReplayReport } from '../report.js';
import {
  CHANGE_TITLES,
  callText,
  causesText,
  comparedText,
  familiesByWeight,
  familyText,
  grouped,
  heldBy,
  listed,
  outcomeText,
  placesText,
  placeText,
  plural,
  rulesByWeight,
  SHOWN,
  tallied,
  verdictText,
} from './parts.js';

/** No line break at the end. Calls stand in code spans in lists: in a table a `|` would end its cell. */
export function renderMarkdown(report: ReplayReport): string {
  const sections = [
    `## Replay: ${plain(verdictText(report))}`,
    comparedText(report).map(plain).join('\n'),
    report.warnings.map(({ code, message }) => `> **Warning** ${plain(`${code}: ${message}`)}`).join('\n>\n'),
    ...(report.counts.replayed.calls === 0
      ? []
      : [...changes(report), transitions(report), friction(report), rules(report)]),
    lost(report),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function changes(report: ReplayReport): readonly string[] {
  return CHANGE_TITLES.flatMap(({ name, title }) => {
    const list = report.changes[name];
    if (list.total.calls === 0) return [];
    const shown = listed(name, list);
    const lines = shown.map(({ call, before, after, calls, entries, places }) => {
      const turn = `${code(outcomeText(before))} → ${code(outcomeText(after))}`;
      return `- ${code(callText(call))}: ${turn}; ${plural(calls, 'call')}, ${code(placesText(places, entries))}`;
    });
    return [
      `### ${capital(title)}: ${tallied(list.total)}`,
      [...lines, ...more(shown.length, list.total.distinct)].join('\n'),
    ];
  });
}

const more = (shown: number, all: number): readonly string[] =>
  all > shown ? [`- … ${grouped(all - shown)} more are in the JSON report`] : [];

function transitions(report: ReplayReport): string {
  const rows = EFFECTS.map((before) => {
    const cells = EFFECTS.map((after) => {
      const { calls, distinct } = report.transitions[before][after];
      return calls === 0 ? '0' : `${grouped(calls)} (${grouped(distinct)})`;
    });
    return `| **${before}** | ${cells.join(' | ')} |`;
  });
  return [
    '### Transitions: calls (distinct)\n',
    '| from \\ to | allow | review | deny |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function friction({ friction: { baseline, candidate, families } }: ReplayReport): string {
  const ordered = familiesByWeight(families);
  const lines = ordered.slice(0, SHOWN).map((family) => {
    const counted = `${grouped(heldBy(family.candidate))} (was ${grouped(heldBy(family.baseline))})`;
    return `- ${counted} ${code(familyText(family))} by ${code(causesText(family))}, such as ${code(callText(family.example))}`;
  });
  return [
    `### Friction: ${grouped(candidate.reviewed)} reviewed, ${grouped(candidate.denied)} denied (was ${grouped(baseline.reviewed)}, ${grouped(baseline.denied)})\n`,
    ...lines,
    ...more(lines.length, ordered.length),
  ].join('\n');
}

function rules({ rules: { candidate } }: ReplayReport): string {
  const ordered = rulesByWeight(candidate.rules);
  const lines = ordered
    .slice(0, SHOWN)
    .map(({ rule, decided }) => `- ${code(rule)} decided ${tallied(decided)}`);
  const others = candidate.codes.map((one) => `- no rule (${one.code}), ${one.effect}: ${tallied(one)}`);
  return [
    '### Rules of the candidate\n',
    ...lines,
    ...more(lines.length, ordered.length),
    ...others,
    `- ${plural(candidate.idle.length, 'rule')} decided nothing`,
  ].join('\n');
}

function lost({ notReplayed }: ReplayReport): string {
  if (notReplayed.length === 0) return '';
  const lines = notReplayed.flatMap(({ code: name, entries, places }) => [
    `- ${code(name)}: ${plural(entries, 'entry', 'entries')}`,
    ...places.map((place) => `  - ${code(`${placeText(place)}: ${place.message}`)}`),
    ...(entries > places.length ? [`  - … ${grouped(entries - places.length)} more`] : []),
  ]);
  return ['### Not replayed\n', ...lines].join('\n');
}

/** A code span that holds any text: its fence is longer than any run of backticks in it. */
function code(text: string): string {
  const shown = visible(text);
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = longest > 0 || shown.trim() !== shown || shown === '' ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** Prose with text from outside in it: nothing of it is markup. */
const plain = (text: string): string =>
  visible(text).replace(/[\\`*_{}[\]<>#|!~&]/g, (character) => `\\${character}`);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
