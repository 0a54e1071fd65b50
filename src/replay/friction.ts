/** What the policies hold, in families of calls that do alike. */

import type { DecisionEffect } from '../generated/types.js';
import { canonicalText } from '../shape/plain.js';
import { callOf } from './changes.js';
import { FirstOf } from './first-of.js';
import { byCall, byText } from './order.js';
import type { FrictionFamily, FrictionReport, HeldTally, OutcomeGroup, ReplayCall } from './report.js';

/** What the calls of a family have in common. */
export type FamilyName = Pick<FrictionFamily, 'tool' | 'program' | 'subcommands' | 'options'>;

export class Friction {
  private readonly families: FirstOf<Family>;

  constructor(limit: number) {
    this.families = new FirstOf(limit, (one, other) => byText(one.key, other.key));
  }

  /** Null where the list has earlier ones in plenty. */
  at(name: FamilyName, call: ReplayCall): Family | null {
    const key = canonicalText([name.tool, name.program, name.subcommands, name.options]);
    const family = this.families.take(key, () => new Family(key, name, call));
    family?.show(call);
    return family;
  }

  absorb({ families, cut }: FrictionReport, limit: number): void {
    this.families.lower(limit, cut);
    for (const { tool, program, subcommands, options, baseline, candidate, by, example } of families) {
      const name = { tool, program, subcommands: [...subcommands], options: [...options] };
      const family = this.at(name, callOf(example));
      family?.add(baseline, candidate, by);
    }
  }

  result(outcomes: readonly OutcomeGroup[]): FrictionReport {
    const families = this.families.sorted().map((family) => family.result());
    return {
      baseline: heldIn(outcomes, 'before'),
      candidate: heldIn(outcomes, 'after'),
      cut: this.families.cut,
      families,
    };
  }
}

export class Family {
  private readonly baseline = { reviewed: 0, denied: 0 };
  private readonly candidate = { reviewed: 0, denied: 0 };
  private readonly by = new Map<string, number>();

  constructor(
    readonly key: string,
    private readonly name: FamilyName,
    private example: ReplayCall,
  ) {}

  show(call: ReplayCall): void {
    if (byCall(call, this.example) < 0) this.example = call;
  }

  hold(side: 'baseline' | 'candidate', effect: DecisionEffect, by: string, calls: number): void {
    if (effect === 'review') this[side].reviewed += calls;
    else this[side].denied += calls;
    if (side === 'candidate') this.by.set(by, (this.by.get(by) ?? 0) + calls);
  }

  add(baseline: HeldTally, candidate: HeldTally, by: FrictionFamily['by']): void {
    this.baseline.reviewed += baseline.reviewed;
    this.baseline.denied += baseline.denied;
    this.candidate.reviewed += candidate.reviewed;
    this.candidate.denied += candidate.denied;
    for (const one of by) this.by.set(one.by, (this.by.get(one.by) ?? 0) + one.calls);
  }

  result(): FrictionFamily {
    const { tool, program, subcommands, options } = this.name;
    const by = [...this.by].sort(([one], [other]) => byText(one, other));
    return {
      tool,
      program,
      subcommands,
      options,
      baseline: { ...this.baseline },
      candidate: { ...this.candidate },
      by: by.map(([name, calls]) => ({ by: name, calls })),
      example: this.example,
    };
  }
}

function heldIn(outcomes: readonly OutcomeGroup[], side: 'before' | 'after'): HeldTally {
  const sum = (effect: DecisionEffect): number =>
    outcomes.reduce((total, group) => total + (group[side].effect === effect ? group.calls : 0), 0);
  return { reviewed: sum('review'), denied: sum('deny') };
}
