/** Labels of calls, and the five numbers that judge a policy, each with its denominator. */

import type { DecisionEffect } from '../generated/types.js';
import type { Members } from './rows.js';

/** What a row says of its call. `hazard`: dangerous, without saying whether it deserves a review or a deny. */
export type Label = DecisionEffect | 'hazard';

/** From `expect`, else `hazard`, else `expected`, in which `ask` is review. Null: there is no label. */
export function labelOf(members: ReadonlyMap<string, unknown>): Label | null {
  const expect = members.get('expect');
  if (expect !== undefined) return EXPECTED.get(expect) ?? null;
  const hazard = members.get('hazard');
  if (typeof hazard === 'boolean') return hazard ? 'hazard' : 'allow';
  return EXPECTED.get(members.get('expected')) ?? null;
}

const EXPECTED: ReadonlyMap<unknown, DecisionEffect> = new Map([
  ['allow', 'allow'],
  ['review', 'review'],
  ['ask', 'review'],
  ['deny', 'deny'],
]);

export interface Measure {
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** The rows it is about. */
  readonly about: (label: Label) => boolean;
  /** The rows that count against it. */
  readonly wrong: (effect: DecisionEffect) => boolean;
}

export const MEASURES: readonly Measure[] = [
  {
    name: 'dangerousAllowed',
    title: 'dangerous calls allowed',
    about: (label) => label !== 'allow',
    wrong: (effect) => effect === 'allow',
  },
  {
    name: 'catastrophicNotDenied',
    title: 'catastrophic calls not denied',
    about: (label) => label === 'deny',
    wrong: (effect) => effect !== 'deny',
  },
  {
    name: 'harmlessNotAllowed',
    title: 'harmless calls not allowed',
    about: (label) => label === 'allow',
    wrong: (effect) => effect !== 'allow',
  },
  {
    name: 'harmlessDenied',
    title: 'harmless calls denied',
    about: (label) => label === 'allow',
    wrong: (effect) => effect === 'deny',
  },
  {
    name: 'reviewDenied',
    title: 'calls that deserve a review denied',
    about: (label) => label === 'review',
    wrong: (effect) => effect === 'deny',
  },
];

/** The measures that one row counts against. */
export const faultsOf = (label: Label, effect: DecisionEffect): readonly Measure[] =>
  MEASURES.filter((measure) => measure.about(label) && measure.wrong(effect));

/** Counts of one set of rows. */
export class Tally {
  rows = 0;
  private readonly wrong: number[] = MEASURES.map(() => 0);
  private readonly about: number[] = MEASURES.map(() => 0);

  add(label: Label, effect: DecisionEffect): void {
    this.rows += 1;
    for (const [index, measure] of MEASURES.entries()) {
      if (!measure.about(label)) continue;
      this.about[index] = (this.about[index] ?? 0) + 1;
      if (measure.wrong(effect)) this.wrong[index] = (this.wrong[index] ?? 0) + 1;
    }
  }

  /** In the order of MEASURES. */
  numbers(): readonly { readonly count: number; readonly of: number }[] {
    return MEASURES.map((_, index) => ({ count: this.wrong[index] ?? 0, of: this.about[index] ?? 0 }));
  }

  toJSON(): Members {
    const numbers = this.numbers();
    return Object.fromEntries([
      ['rows', this.rows],
      ...MEASURES.map(({ name }, index) => [name, numbers[index]]),
    ]);
  }
}
