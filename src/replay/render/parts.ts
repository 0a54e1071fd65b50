/** What the renderers of a report say alike. */

import { byText } from '../order.js';
import type {
  ChangedCall,
  ChangeList,
  FrictionFamily,
  HeldTally,
  Outcome,
  Place,
  PolicySummary,
  ReplayCall,
  ReplayChanges,
  ReplayReport,
  RuleTally,
  Tally,
} from '../report.js';

/** Most calls, families or rules that a list shows where it is not asked to be whole; it says how many are left out. */
export const SHOWN = 20;

export const CHANGE_TITLES: readonly { readonly name: keyof ReplayChanges; readonly title: string }[] = [
  { name: 'newlyAllowed', title: 'newly allowed' },
  { name: 'newlyAskable', title: 'newly askable (deny to review)' },
  { name: 'newlyReviewed', title: 'newly reviewed' },
  { name: 'newlyDenied', title: 'newly denied' },
];

/** What is newly allowed is listed in full, of the rest the calls that were recorded most often. */
export function listed(name: keyof ReplayChanges, { list }: ChangeList): readonly ChangedCall[] {
  const ordered = byCount(list);
  return name === 'newlyAllowed' ? ordered : ordered.slice(0, SHOWN);
}

export const byCount = (list: readonly ChangedCall[]): readonly ChangedCall[] =>
  [...list].sort((one, other) => other.calls - one.calls);

/** 1234567 as 1,234,567. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

export const tallied = ({ calls, distinct }: Tally): string =>
  `${plural(calls, 'call')}, ${grouped(distinct)} distinct`;

/** The call as a person names it: a shell's by its text. */
export const callText = ({ tool, text, length }: ReplayCall): string => {
  const whole = length === undefined ? text : `${text}… (${grouped(length)} characters)`;
  return /^bash$/i.test(tool) ? whole : `${tool} ${whole}`;
};

export const outcomeText = ({ effect, code, rule }: Outcome): string => `${effect} ${rule ?? code}`;

/** The first places, and how many more entries there are. */
export function placesText(places: readonly Place[], entries: number, most = 3): string {
  const shown = places.slice(0, most).map(placeText);
  return entries > shown.length
    ? `${shown.join(', ')}, ${grouped(entries - shown.length)} more`
    : shown.join(', ');
}

export const placeText = ({ source, line, id, recorded }: Place): string => {
  const beside = [id, recorded].filter((one) => one !== undefined);
  return `${source}:${line}${beside.length === 0 ? '' : ` (${beside.join(', ')})`}`;
};

export const heldBy = ({ reviewed, denied }: HeldTally): number => reviewed + denied;

/** Those that hold most under the candidate first. */
export const familiesByWeight = (families: readonly FrictionFamily[]): readonly FrictionFamily[] =>
  families
    .filter(({ candidate }) => heldBy(candidate) > 0)
    .sort((one, other) => heldBy(other.candidate) - heldBy(one.candidate));

export function familyText({ tool, program, subcommands, options }: FrictionFamily): string {
  if (program === null) return /^bash$/i.test(tool) ? '(no program is known)' : tool;
  return [program, ...subcommands, ...options].join(' ');
}

export const causesText = ({ by }: FrictionFamily): string =>
  [...by]
    .sort((one, other) => other.calls - one.calls || byText(one.by, other.by))
    .slice(0, 3)
    .map((one) => one.by)
    .join(', ');

export const rulesByWeight = (rules: readonly RuleTally[]): readonly RuleTally[] =>
  [...rules].sort((one, other) => other.decided.calls - one.decided.calls);

/** Whether a rule, `pack/rule`, is of a pack that was given: what a person asks about, as what is shipped is long known. */
export function ownRules({ configurations }: ReplayReport): (rule: string) => boolean {
  const packs = configurations.flatMap(({ baseline, candidate }) => [...baseline.packs, ...candidate.packs]);
  const own = ownPacks(packs).map((id) => `${id}/`);
  return (rule) => own.some((pack) => rule.startsWith(pack));
}

const ownPacks = (packs: PolicySummary['packs']): readonly string[] =>
  packs.filter(({ layer }) => layer !== 'floor' && layer !== 'shipped').map(({ id }) => id);

/** The packs that are not part of the package; where there are none, that it is the shipped policy. */
export function policyText({ digest, packs }: PolicySummary): string {
  const bare = packs.some(({ layer }) => layer === 'shipped') ? 'shipped' : 'floor';
  return `${[bare, ...ownPacks(packs)].join(' + ')} (${digest.slice(0, 12)})`;
}

/** One sentence for each configuration. */
export const comparedText = ({ configurations }: ReplayReport): readonly string[] =>
  configurations.map(
    ({ baseline, candidate, posture, cwd }) =>
      `baseline ${policyText(baseline)}, candidate ${policyText(candidate)}, posture ${posture}, cwd ${cwd ?? 'unknown'}`,
  );

/** The verdict in one line: what a person looks for first. */
export function verdictText({ counts }: ReplayReport): string {
  if (counts.replayed.calls === 0) return 'NOTHING WAS REPLAYED';
  const { widened, loosened, tightened, unchanged } = counts;
  const parts = [
    widened.calls === 0 ? 'nothing newly allowed' : `${grouped(widened.calls)} newly allowed`,
    ...(loosened.calls === 0 ? [] : [`${grouped(loosened.calls)} loosened`]),
    ...(tightened.calls === 0 ? [] : [`${grouped(tightened.calls)} tightened`]),
    `${grouped(unchanged.calls)} unchanged`,
  ];
  return `${parts.join(', ')}, of ${tallied(counts.replayed)}`;
}
