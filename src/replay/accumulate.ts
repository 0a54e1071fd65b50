/**
 * The one place where a report is added up: from single calls by a replay, and from other reports by a merge. What it
 * returns depends on what was added and not on the order or the grouping.
 */

import type { DecisionEffect } from '../generated/types.js';
import { canonicalText, type Plain } from '../shape/plain.js';
import { Changes, placeOf, totalOf } from './changes.js';
import { EFFECTS, rulesOf, transitionsOf } from './derive.js';
import { Friction } from './friction.js';
import { byText, type MarkedPlace } from './order.js';
import { Outcomes } from './outcomes.js';
import { Places } from './places.js';
import {
  type NotReplayed,
  type ObservedOutcomes,
  type OutcomeGroup,
  type Place,
  type PolicySummary,
  REPORT_VERSION,
  type ReplayConfiguration,
  type ReplayCounts,
  type ReplayLimits,
  type ReplayReport,
} from './report.js';
import { warningsOf } from './warnings.js';

type Side = 'baseline' | 'candidate';

export class Accumulator {
  readonly changes: Changes;
  readonly friction: Friction;
  readonly outcomes: Outcomes;
  readonly matched: { readonly [side in Side]: Map<string, { calls: number }> } = {
    baseline: new Map(),
    candidate: new Map(),
  };
  readonly replayed = { entries: 0, calls: 0 };
  readonly redacted = { entries: 0, calls: 0 };
  private readonly configurations = new Map<string, ReplayConfiguration>();
  private readonly faults: { readonly [kind in FaultKind]: Map<string, Fault> } = {
    lost: new Map(),
    remarks: new Map(),
  };
  private readonly observed = new Map<string, Matrix>();

  constructor(private limits: ReplayLimits) {
    this.changes = new Changes(limits);
    this.friction = new Friction(limits.families);
    this.outcomes = new Outcomes(limits.distinct);
  }

  configure(configuration: ReplayConfiguration): void {
    this.configurations.set(canonicalText(configuration as unknown as Plain), configuration);
  }

  /** Something that gave no entry, or a remark on one that was replayed. */
  fault(
    kind: FaultKind,
    code: string,
    place: Place & { readonly message: string },
    { entries, calls }: { readonly entries: number; readonly calls: number },
  ): void {
    const fault = this.faultBy(kind, code);
    fault.entries += entries;
    fault.calls += calls;
    fault.places.add(place);
  }

  observe(by: string, observed: DecisionEffect, candidate: DecisionEffect, calls: number): void {
    const matrix = this.observed.get(by) ?? emptyMatrix();
    this.observed.set(by, matrix);
    matrix[observed][candidate] += calls;
  }

  match(side: Side, rule: string): { calls: number } {
    const known = this.matched[side].get(rule);
    if (known !== undefined) return known;
    const fresh = { calls: 0 };
    this.matched[side].set(rule, fresh);
    return fresh;
  }

  absorb(report: ReplayReport): void {
    this.lower(report.limits);
    for (const configuration of report.configurations) this.configure(configurationOf(configuration));
    this.replayed.entries += report.counts.entries - report.counts.notReplayed.entries;
    this.replayed.calls += report.counts.replayed.calls;
    this.redacted.entries += report.counts.redacted.entries;
    this.redacted.calls += report.counts.redacted.calls;
    this.outcomes.absorb(report.outcomes, report.sketch);
    this.changes.absorb(report.changes, this.limits);
    this.friction.absorb(report.friction, this.limits.families);
    for (const side of SIDES)
      for (const [rule, calls] of report.sketch.matched[side]) this.match(side, rule).calls += calls;
    this.absorbFaults('lost', report.notReplayed);
    this.absorbFaults('remarks', report.remarks);
    for (const { by, matrix } of report.observed)
      for (const observed of EFFECTS)
        for (const candidate of EFFECTS) this.observe(by, observed, candidate, matrix[observed][candidate]);
  }

  report(): ReplayReport {
    const { outcomes, sketch } = this.outcomes.result();
    const configurations = sortedEntries(this.configurations).map(([, one]) => one);
    const matched = { baseline: this.matchesOf('baseline'), candidate: this.matchesOf('candidate') };
    const notReplayed = this.faultsOf('lost');
    const rest = {
      configurations,
      counts: this.counts(outcomes, notReplayed),
      transitions: transitionsOf(outcomes),
      changes: this.changes.result(outcomes),
      friction: this.friction.result(outcomes),
      rules: rulesOf(outcomes, configurations, matched),
      notReplayed,
      remarks: this.faultsOf('remarks'),
      observed: sortedEntries(this.observed).map(
        ([by, matrix]): ObservedOutcomes => ({ by, matrix: copyOf(matrix) }),
      ),
      outcomes,
      sketch: { ...sketch, matched },
      limits: this.limits,
    };
    const { counts, configurations: compared, ...members } = rest;
    const warnings = warningsOf({ version: REPORT_VERSION, ...rest });
    return { version: REPORT_VERSION, configurations: compared, counts, warnings, ...members };
  }

  private counts(outcomes: readonly OutcomeGroup[], notReplayed: readonly NotReplayed[]): ReplayCounts {
    const rank = ({ effect }: { readonly effect: DecisionEffect }): number => EFFECTS.indexOf(effect);
    const lost = {
      entries: notReplayed.reduce((sum, { entries }) => sum + entries, 0),
      calls: notReplayed.reduce((sum, { calls }) => sum + calls, 0),
    };
    return {
      entries: this.replayed.entries + lost.entries,
      calls: this.replayed.calls + lost.calls,
      replayed: totalOf(outcomes, () => true),
      notReplayed: lost,
      redacted: { ...this.redacted },
      widened: totalOf(outcomes, ({ before, after }) => rank(before) > 0 && rank(after) === 0),
      loosened: totalOf(outcomes, ({ before, after }) => rank(before) === 2 && rank(after) === 1),
      tightened: totalOf(outcomes, ({ before, after }) => rank(before) < rank(after)),
      unchanged: totalOf(outcomes, ({ before, after }) => rank(before) === rank(after)),
    };
  }

  private lower(limits: ReplayLimits): void {
    this.limits = smaller(this.limits, limits);
    this.outcomes.lower(this.limits.distinct);
  }

  private absorbFaults(kind: FaultKind, faults: readonly NotReplayed[]): void {
    for (const { code, entries, calls, places } of faults) {
      const fault = this.faultBy(kind, code);
      fault.entries += entries;
      fault.calls += calls;
      for (const place of places) fault.places.add({ ...placeOf(place), message: place.message });
    }
  }

  private faultBy(kind: FaultKind, code: string): Fault {
    const known = this.faults[kind].get(code);
    if (known !== undefined) return known;
    const fresh = { entries: 0, calls: 0, places: new Places<FaultPlace>(this.limits.places) };
    this.faults[kind].set(code, fresh);
    return fresh;
  }

  private faultsOf(kind: FaultKind): readonly NotReplayed[] {
    return sortedEntries(this.faults[kind]).map(([code, { entries, calls, places }]) => {
      places.lower(this.limits.places);
      return { code, entries, calls, places: places.sorted() };
    });
  }

  private matchesOf(side: Side): readonly (readonly [string, number])[] {
    return sortedEntries(this.matched[side]).map(([rule, { calls }]) => [rule, calls] as const);
  }
}

export type FaultKind = 'lost' | 'remarks';

type FaultPlace = MarkedPlace & { readonly message: string };

interface Fault {
  entries: number;
  calls: number;
  readonly places: Places<FaultPlace>;
}

type Row = { [candidate in DecisionEffect]: number };
type Matrix = { readonly [observed in DecisionEffect]: Row };

const SIDES: readonly Side[] = ['baseline', 'candidate'];

const emptyRow = (): Row => ({ allow: 0, review: 0, deny: 0 });
const emptyMatrix = (): Matrix => ({ allow: emptyRow(), review: emptyRow(), deny: emptyRow() });
const copyOf = ({ allow, review, deny }: Matrix): Matrix => ({
  allow: { ...allow },
  review: { ...review },
  deny: { ...deny },
});

const sortedEntries = <T>(map: ReadonlyMap<string, T>): [string, T][] =>
  [...map].sort(([one], [other]) => byText(one, other));

const smaller = (one: ReplayLimits, other: ReplayLimits): ReplayLimits => ({
  distinct: Math.min(one.distinct, other.distinct),
  changes: Math.min(one.changes, other.changes),
  families: Math.min(one.families, other.families),
  places: Math.min(one.places, other.places),
  text: Math.min(one.text, other.text),
});

/** In a fixed order of members. */
const configurationOf = ({
  baseline,
  candidate,
  posture,
  context,
  cwd,
}: ReplayConfiguration): ReplayConfiguration => ({
  baseline: summaryOf(baseline),
  candidate: summaryOf(candidate),
  posture,
  context,
  cwd,
});

const summaryOf = ({ digest, packs, rules }: PolicySummary): PolicySummary => ({
  digest,
  packs: packs.map(({ id, layer, rules: count }) => ({ id, layer, rules: count })),
  rules: rules.map(({ rule, effect }) => ({ rule, effect })),
});
