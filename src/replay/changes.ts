/** Distinct calls whose decision changes, by what the change means. */

import type { DecisionEffect } from '../generated/types.js';
import { canonicalText } from '../shape/plain.js';
import { FirstOf } from './first-of.js';
import { byCall, byText, type Order } from './order.js';
import { Places } from './places.js';
import type {
  ChangedCall,
  ChangeList,
  Outcome,
  OutcomeGroup,
  Place,
  ReplayCall,
  ReplayChanges,
  ReplayLimits,
  Tally,
} from './report.js';

export type ChangeName = keyof ReplayChanges;

/** Null where nothing changes. */
export function changeOf(before: DecisionEffect, after: DecisionEffect): ChangeName | null {
  if (before === after) return null;
  if (after === 'allow') return 'newlyAllowed';
  if (after === 'deny') return 'newlyDenied';
  return before === 'deny' ? 'newlyAskable' : 'newlyReviewed';
}

export interface Changed {
  readonly call: ReplayCall;
  readonly before: Outcome;
  readonly after: Outcome;
  calls: number;
  entries: number;
  readonly places: Places<Place>;
  readonly key: string;
}

const byChange: Order<Changed> = (one, other) => byCall(one.call, other.call) || byText(one.key, other.key);

export class Changes {
  private readonly lists: { readonly [name in ChangeName]: FirstOf<Changed> };

  constructor(private limits: ReplayLimits) {
    const list = (): FirstOf<Changed> => new FirstOf(limits.changes, byChange);
    this.lists = { newlyAllowed: list(), newlyAskable: list(), newlyReviewed: list(), newlyDenied: list() };
  }

  /** Null where the decision does not change, or the list has shorter ones in plenty. */
  at({ call, before, after }: Pick<Changed, 'call' | 'before' | 'after'>): Changed | null {
    const name = changeOf(before.effect, after.effect);
    if (name === null) return null;
    // Under other policies or contexts the same call changes in another way.
    const key = canonicalText([call.digest, ...Object.values(before), ...Object.values(after)]);
    return this.lists[name].take(key, () => ({
      key,
      call,
      before,
      after,
      calls: 0,
      entries: 0,
      places: new Places(this.limits.places),
    }));
  }

  absorb(changes: ReplayChanges, limits: ReplayLimits): void {
    this.limits = limits;
    for (const name of CHANGE_NAMES) {
      const { list, cut } = changes[name];
      this.lists[name].lower(limits.changes, cut);
      for (const one of list) {
        const changed = this.at(copyOf(one));
        if (changed === null) continue;
        changed.calls += one.calls;
        changed.entries += one.entries;
        for (const place of one.places) changed.places.add(placeOf(place));
      }
    }
  }

  result(outcomes: readonly OutcomeGroup[]): ReplayChanges {
    const listed = (name: ChangeName): ChangeList => {
      const list = this.lists[name].sorted().map((one) => this.finish(one));
      return { total: totalOf(outcomes, (group) => nameOf(group) === name), cut: this.lists[name].cut, list };
    };
    return {
      newlyAllowed: listed('newlyAllowed'),
      newlyAskable: listed('newlyAskable'),
      newlyReviewed: listed('newlyReviewed'),
      newlyDenied: listed('newlyDenied'),
    };
  }

  private finish({ call, before, after, calls, entries, places }: Changed): ChangedCall {
    places.lower(this.limits.places);
    return { call, before, after, calls, entries, places: places.sorted() };
  }
}

export const CHANGE_NAMES: readonly ChangeName[] = [
  'newlyAllowed',
  'newlyAskable',
  'newlyReviewed',
  'newlyDenied',
];

const nameOf = ({ before, after }: OutcomeGroup): ChangeName | null => changeOf(before.effect, after.effect);

export const totalOf = (
  outcomes: readonly OutcomeGroup[],
  wanted: (group: OutcomeGroup) => boolean,
): Tally => {
  const chosen = outcomes.filter(wanted);
  return {
    calls: chosen.reduce((sum, { calls }) => sum + calls, 0),
    distinct: chosen.reduce((sum, { distinct }) => sum + distinct, 0),
  };
};

/** Copies with a fixed order of members, so that equal reports are equal texts. */
export const callOf = ({ tool, text, length, context, digest }: ReplayCall): ReplayCall => ({
  tool,
  text,
  ...(length === undefined ? {} : { length }),
  ...(context === undefined ? {} : { context }),
  digest,
});

export const placeOf = ({ source, line, id, recorded }: Place): Place => ({
  source,
  line,
  ...(id === undefined ? {} : { id }),
  ...(recorded === undefined ? {} : { recorded }),
});

const outcomeOf = ({ effect, code, rule, reason }: Outcome): Outcome => ({ effect, code, rule, reason });

const copyOf = ({ call, before, after }: ChangedCall): Pick<Changed, 'call' | 'before' | 'after'> => ({
  call: callOf(call),
  before: outcomeOf(before),
  after: outcomeOf(after),
});
