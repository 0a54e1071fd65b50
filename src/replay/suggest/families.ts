/** What is seen of each family, and how much of it is evidence enough. */

import { canonicalText } from '../../shape/plain.js';
import { byText } from '../order.js';
import type { ReviewedCall } from './evidence.js';
import { type Family, familyKey, type Sighting, standingOf, traitKey } from './sighting.js';
import { LOSSY_FACTOR } from './standing.js';

/** Each at least 1. */
export interface Thresholds {
  /** Different commands that a rule with open operands, and everything that it names, must be seen in. */
  readonly minDistinct: number;
  /** Recorded calls that any rule, and each exact vector, must be seen in. */
  readonly minCalls: number;
  /** Sessions, where the recordings name them, else recordings. */
  readonly minSessions: number;
}

export const THRESHOLDS: Thresholds = { minDistinct: 5, minCalls: 10, minSessions: 1 };

/** One command of a family with the calls in which it stands. */
export interface Seen {
  readonly sighting: Sighting;
  readonly calls: readonly ReviewedCall[];
}

/**
 * What a rule is to cover: commands of one family. `open`: with any operands within the places and hosts that it names.
 * `named`: with operands that are called as those that were seen. `exact`: with exactly these argument vectors.
 */
export interface Backed {
  readonly kind: 'open' | 'named' | 'exact';
  readonly family: Family;
  readonly seen: readonly Seen[];
}

export interface Sorted {
  readonly backed: readonly Backed[];
  /** Commands that may be suggested, but of which too little is seen. */
  readonly thin: readonly Seen[];
  /** Commands that are never suggested. */
  readonly barred: readonly Seen[];
}

/** The order of the calls does not matter. */
export function sortEvidence(calls: readonly ReviewedCall[], thresholds: Thresholds): Sorted {
  const families = grouped(seenIn(calls), ({ sighting }) => familyKey(sighting.family));
  const parts = families.map((seen) => sortFamily(seen, thresholds));
  return {
    backed: parts.flatMap(({ backed }) => backed),
    thin: parts.flatMap(({ thin }) => thin),
    barred: parts.flatMap(({ barred }) => barred),
  };
}

function seenIn(calls: readonly ReviewedCall[]): readonly Seen[] {
  const found = new Map<string, { readonly sighting: Sighting; readonly calls: Set<ReviewedCall> }>();
  for (const call of calls)
    for (const sighting of call.sightings) {
      const key = `${familyKey(sighting.family)} ${sighting.key}`;
      const seen = found.get(key) ?? { sighting, calls: new Set<ReviewedCall>() };
      seen.calls.add(call);
      found.set(key, seen);
    }
  return [...found]
    .sort(([one], [other]) => byText(one, other))
    .map(([, seen]) => ({ sighting: seen.sighting, calls: [...seen.calls] }));
}

const STANDINGS = { open: 'free', named: 'lossy' } as const;

function sortFamily(seen: readonly Seen[], thresholds: Thresholds): Sorted {
  const family = (seen[0] as Seen).sighting.family;
  const barred = seen.filter(({ sighting }) => sighting.barred !== null);
  const candidates = seen.filter(({ sighting }) => sighting.barred === null);
  const supported = (kind: 'open' | 'named'): readonly Seen[] => {
    const own = candidates.filter(({ sighting }) => standingOf(sighting) === STANDINGS[kind]);
    const part = supportedIn(own, thresholds);
    return part.length >= thresholds.minDistinct && isEnough(part, thresholds) ? part : [];
  };
  const [open, named] = [supported('open'), supported('named')];
  const rest = candidates.filter((one) => !open.includes(one) && !named.includes(one));
  const exact = grouped(
    rest.filter(({ sighting }) => sighting.vector !== null),
    ({ sighting }) => canonicalText([...(sighting.vector ?? [])]),
  )
    .filter((same) => isEnough(same, thresholds))
    .flat();
  const parts = [
    { kind: 'open', family, seen: open },
    { kind: 'named', family, seen: named },
    { kind: 'exact', family, seen: exact },
  ] as const;
  return {
    backed: parts.filter(({ seen: own }) => own.length > 0),
    thin: rest.filter((one) => !exact.includes(one)),
    barred,
  };
}

/**
 * The largest part in which everything that a command has (effect, place, host, option, variable) is seen in enough
 * commands of that part; there is one such part, in whatever order commands are left out.
 */
function supportedIn(seen: readonly Seen[], { minDistinct }: Thresholds): readonly Seen[] {
  const counts = new Map<string, number>();
  for (const { sighting } of seen)
    for (const trait of sighting.traits) counts.set(traitKey(trait), (counts.get(traitKey(trait)) ?? 0) + 1);
  const kept = seen.filter(({ sighting }) =>
    sighting.traits.every((trait) => {
      const needed = trait.standing === 'lossy' ? minDistinct * LOSSY_FACTOR : minDistinct;
      return (counts.get(traitKey(trait)) ?? 0) >= needed;
    }),
  );
  return kept.length === seen.length ? kept : supportedIn(kept, { minDistinct } as Thresholds);
}

const isEnough = (seen: readonly Seen[], { minCalls, minSessions }: Thresholds): boolean => {
  const { calls, sessions } = evidenceOf(seen);
  return calls >= minCalls && sessions >= minSessions;
};

export interface EvidenceCounts {
  /** Recorded calls. */
  readonly calls: number;
  /** Different commands. */
  readonly distinct: number;
  readonly sessions: number;
}

export function evidenceOf(seen: readonly Seen[]): EvidenceCounts {
  const calls = new Set(seen.flatMap((one) => one.calls));
  const sessions = new Set([...calls].flatMap((call) => [...call.sessions]));
  return { calls: callsIn(calls), distinct: seen.length, sessions: sessions.size };
}

export const callsIn = (calls: Iterable<ReviewedCall>): number => {
  let sum = 0;
  for (const call of calls) sum += call.calls;
  return sum;
};

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups].sort(([one], [other]) => byText(one, other)).map(([, group]) => group);
}
