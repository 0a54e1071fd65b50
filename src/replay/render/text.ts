/** A report for a terminal: warnings first, what is newly allowed in full, then as little as tells the rest. */

import { columns, cut } from '../../report/columns.js';
import { visible } from '../../report/visible.js';
import { EFFECTS } from '../derive.js';
import type { ChangeList, ReplayChanges, ReplayReport, RuleSide } from '../report.js';
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
  ownRules,
  placesText,
  placeText,
  plural,
  rulesByWeight,
  SHOWN,
  tallied,
  verdictText,
} from './parts.js';

/** How parts are set off; each may return its text as it is. */
export interface TextStyle {
  strong(text: string): string;
  faint(text: string): string;
  warn(text: string): string;
}

/** No line break at the end. Text from calls and packs is made safe to show. */
export function renderText(report: ReplayReport, style: TextStyle): string {
  const { counts, warnings } = report;
  const verdict = visible(verdictText(report));
  return [
    counts.widened.calls > 0 || counts.replayed.calls === 0 ? style.warn(verdict) : style.strong(verdict),
    ...comparedText(report).map((line) => style.faint(visible(line))),
    ...warnings.map(({ code, message }) => style.warn(visible(`warning ${code}: ${message}`))),
    ...(counts.replayed.calls === 0 ? [] : decidedLines(report, style)),
    ...lostLines(report, style),
  ].join('\n');
}

function decidedLines(report: ReplayReport, style: TextStyle): readonly string[] {
  return [
    ...CHANGE_TITLES.flatMap(({ name, title }) => changeLines({ name, title, report, style })),
    ...transitionLines(report, style),
    ...frictionLines(report, style),
    ...ruleLines('candidate', report.rules.candidate, style),
    ...idleLines(report, style),
    ...observedLines(report, style),
  ];
}

const WIDTHS = { call: 100, family: 60, example: 80, reason: 200 } as const;

function changeLines(parts: {
  readonly name: keyof ReplayChanges;
  readonly title: string;
  readonly report: ReplayReport;
  readonly style: TextStyle;
}): readonly string[] {
  const { name, title, report, style } = parts;
  const list: ChangeList = report.changes[name];
  if (list.total.calls === 0) return [];
  const whole = name === 'newlyAllowed';
  const shown = listed(name, list);
  const lines = shown.flatMap(({ call, before, after, calls, entries, places }) => {
    const head = whole ? visible(callText(call)) : cut(callText(call), WIDTHS.call);
    const turn = `${outcomeText(before)} -> ${outcomeText(after)}`;
    return [
      `  ${head}`,
      style.faint(visible(`      ${turn}; ${plural(calls, 'call')}: ${placesText(places, entries)}`)),
      ...(whole ? [style.faint(`      ${cut(`was held: ${before.reason}`, WIDTHS.reason)}`)] : []),
    ];
  });
  const heading = `${title}: ${tallied(list.total)}`;
  return [
    whole ? style.warn(heading) : style.strong(heading),
    ...lines,
    ...more(shown.length, list.total.distinct),
  ];
}

/** How many of a list are not shown, and where they are. */
const more = (shown: number, all: number): readonly string[] =>
  all > shown ? [`  … ${grouped(all - shown)} more: see --format json`] : [];

function transitionLines({ transitions }: ReplayReport, { strong }: TextStyle): readonly string[] {
  const rows = EFFECTS.map((before) => [
    `  ${before}`,
    ...EFFECTS.map((after) => {
      const { calls, distinct } = transitions[before][after];
      return calls === 0 ? '0' : `${grouped(calls)} (${grouped(distinct)})`;
    }),
  ]);
  return [
    strong('transitions: calls (distinct), from row to column'),
    ...columns([['', ...EFFECTS], ...rows]),
  ];
}

function frictionLines({ friction }: ReplayReport, { strong }: TextStyle): readonly string[] {
  const { baseline, candidate } = friction;
  const families = familiesByWeight(friction.families);
  const rows = families
    .slice(0, SHOWN)
    .map((family) => [
      `  ${grouped(heldBy(family.candidate))}`,
      grouped(heldBy(family.baseline)),
      cut(familyText(family), WIDTHS.family),
      visible(causesText(family)),
      cut(callText(family.example), WIDTHS.example),
    ]);
  const held = `${grouped(candidate.reviewed)} reviewed, ${grouped(candidate.denied)} denied`;
  const was = `was ${grouped(baseline.reviewed)}, ${grouped(baseline.denied)}`;
  return [
    strong(`friction: ${held} (${was}), in ${plural(families.length, 'family', 'families')}`),
    ...(rows.length === 0 ? [] : columns([['  calls', 'was', 'family', 'by', 'example'], ...rows])),
    ...more(rows.length, families.length),
  ];
}

function ruleLines(title: string, { rules, codes }: RuleSide, { strong }: TextStyle): readonly string[] {
  const decided = rulesByWeight(rules).map(({ rule, decided: { calls, distinct }, matched }) => [
    `  ${grouped(calls)}`,
    grouped(distinct),
    grouped(matched),
    visible(rule),
  ]);
  const others = codes.map(({ code, effect, calls, distinct }) => [
    `  ${grouped(calls)}`,
    grouped(distinct),
    '',
    `(${effect}: ${code})`,
  ]);
  return [
    strong(`rules of the ${title}: calls and distinct calls decided, calls in which it took part`),
    ...columns([...decided.slice(0, SHOWN), ...others]),
    ...more(Math.min(decided.length, SHOWN), decided.length),
  ];
}

function idleLines(report: ReplayReport, { strong }: TextStyle): readonly string[] {
  const isOwn = ownRules(report);
  return (['baseline', 'candidate'] as const).flatMap((side) => {
    const { idle } = report.rules[side];
    if (idle.length === 0) return [];
    const names = idle.filter(({ matched }) => matched === 0).map(({ rule }) => rule);
    const own = names.filter(isOwn);
    const listedNames = own.length === 0 ? '' : `: ${visible(own.slice(0, SHOWN).join(', '))}`;
    return [
      `${strong(`decided nothing, ${side}:`)} ${plural(idle.length, 'rule')}, ${grouped(names.length)} of them took no part${listedNames}`,
      ...more(Math.min(own.length, SHOWN), own.length),
    ];
  });
}

function observedLines({ observed }: ReplayReport, { strong }: TextStyle): readonly string[] {
  return observed.flatMap(({ by, matrix }) => [
    strong(visible(`observed, by ${by}: calls, from what was observed to the candidate`)),
    ...columns([
      ['', ...EFFECTS],
      ...EFFECTS.map((effect) => [`  ${effect}`, ...EFFECTS.map((after) => grouped(matrix[effect][after]))]),
    ]),
  ]);
}

function lostLines({ notReplayed, remarks }: ReplayReport, { strong }: TextStyle): readonly string[] {
  const lines = (title: string, faults: ReplayReport['notReplayed']): readonly string[] =>
    faults.flatMap(({ code, entries, calls, places }) => [
      strong(visible(`${title}, ${code}: ${plural(entries, 'entry', 'entries')}, ${plural(calls, 'call')}`)),
      ...places.map((place) => `  ${cut(`${placeText(place)}: ${place.message}`, WIDTHS.reason)}`),
      ...(entries > places.length ? [`  … ${grouped(entries - places.length)} more`] : []),
    ]);
  return [...lines('not replayed', notReplayed), ...lines('remarked', remarks)];
}
