/** What follows from the outcomes: transitions, rules, and what must be said beside the numbers. */

import type { DecisionEffect } from '../generated/types.js';
import { totalOf } from './changes.js';
import { byText } from './order.js';
import type {
  Decider,
  DistinctSketch,
  OutcomeGroup,
  PolicySummary,
  ReplayConfiguration,
  RuleReport,
  RuleSide,
  RuleTally,
  Tally,
  TransitionMatrix,
  TransitionRow,
} from './report.js';

export const EFFECTS: readonly DecisionEffect[] = ['allow', 'review', 'deny'];

export function transitionsOf(outcomes: readonly OutcomeGroup[]): TransitionMatrix {
  const cell = (from: DecisionEffect, to: DecisionEffect): Tally =>
    totalOf(outcomes, ({ before, after }) => before.effect === from && after.effect === to);
  const row = (from: DecisionEffect): TransitionRow => ({
    allow: cell(from, 'allow'),
    review: cell(from, 'review'),
    deny: cell(from, 'deny'),
  });
  return { allow: row('allow'), review: row('review'), deny: row('deny') };
}

export function rulesOf(
  outcomes: readonly OutcomeGroup[],
  configurations: readonly ReplayConfiguration[],
  matched: DistinctSketch['matched'],
): RuleReport {
  const side = (name: 'baseline' | 'candidate', decider: 'before' | 'after'): RuleSide =>
    sideOf({
      decided: outcomes.map((group) => ({
        by: group[decider],
        calls: group.calls,
        distinct: group.distinct,
      })),
      policies: configurations.map((one) => one[name]),
      matched: new Map(matched[name]),
    });
  return { baseline: side('baseline', 'before'), candidate: side('candidate', 'after') };
}

interface SideInput {
  readonly decided: readonly (Tally & { readonly by: Decider })[];
  readonly policies: readonly PolicySummary[];
  readonly matched: ReadonlyMap<string, number>;
}

interface Counting {
  calls: number;
  distinct: number;
}

function sideOf({ decided, policies, matched }: SideInput): RuleSide {
  const rules = new Map<string, Counting & { readonly effects: { [effect in DecisionEffect]: number } }>();
  const codes = new Map<string, Counting & Pick<Decider, 'code' | 'effect'>>();
  for (const { by, calls, distinct } of decided) {
    const zero = { calls: 0, distinct: 0 };
    const tally =
      by.rule === null
        ? entryOf(codes, `${by.code} ${by.effect}`, { code: by.code, effect: by.effect, ...zero })
        : entryOf(rules, by.rule, { ...zero, effects: { allow: 0, review: 0, deny: 0 } });
    tally.calls += calls;
    tally.distinct += distinct;
    if ('effects' in tally) tally.effects[by.effect] += calls;
  }
  const all = new Map(policies.flatMap((policy) => policy.rules.map(({ rule, effect }) => [rule, effect])));
  const idle = [...all].filter(([rule]) => !rules.has(rule)).sort(([one], [other]) => byText(one, other));
  return {
    rules: sorted(rules).map(
      ([rule, { calls, distinct, effects }]): RuleTally => ({
        rule,
        effects,
        decided: { calls, distinct },
        matched: matched.get(rule) ?? 0,
      }),
    ),
    codes: sorted(codes).map(([, tally]) => tally),
    idle: idle.map(([rule, effect]) => ({ rule, effect, matched: matched.get(rule) ?? 0 })),
  };
}

function entryOf<T>(map: Map<string, T>, key: string, fresh: T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  map.set(key, fresh);
  return fresh;
}

const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] =>
  [...map].sort(([one], [other]) => byText(one, other));
