/** Allow rules that all but matched: what a person who writes policy looks for first. */

import type { Checked } from '../decide/check.js';
import type { Match } from '../decide/match.js';
import type { Matcher } from '../generated/types.js';
import { compileMatcher } from '../policy/matchers/compile.js';
import type { CompiledRule } from '../policy/rule.js';
import { NO, YES } from '../policy/tri.js';
import { type CommandView, commandViews } from '../policy/view.js';

export interface NearMiss {
  readonly rule: CompiledRule;
  /** Index of the command in the shape. */
  readonly command: number;
  /** The one member of the rule's `all` that does not hold, and its JSON pointer within the rule. */
  readonly member: Matcher;
  readonly pointer: string;
  /** `unknown`: it holds for some values of something undecoded. */
  readonly outcome: 'fails' | 'unknown';
}

/**
 * For each command that no matching allow rule covers: the allow rules whose top-level `all` holds but for one
 * member. Rules about other programs are left out, as every rule that only names a program would be near.
 */
export function nearMisses(call: Checked, matches: readonly Match[]): NearMiss[] {
  const rules = call.parts.rules.all.filter(({ rule }) => rule.effect === 'allow');
  const misses: NearMiss[] = [];
  for (const view of commandViews(call.view)) {
    const matching = new Set(
      matches.filter((one) => one.command?.index === view.index).map((one) => one.rule),
    );
    if (view.facts.transparent || rules.some((rule) => matching.has(rule) && excess(rule, view).length === 0))
      continue;
    for (const rule of rules) {
      if (matching.has(rule) || !isAbout(rule, view)) continue;
      const miss = onlyFailing(rule, view);
      if (miss !== null) misses.push(miss);
    }
  }
  return misses;
}

/** Effects that the command has or may have and the rule does not name. */
export const excess = (rule: CompiledRule, view: CommandView): readonly string[] =>
  [...view.facts.effects, ...view.facts.possible].filter(
    (effect) => rule.bound !== null && !rule.bound.has(effect),
  );

function isAbout(rule: CompiledRule, view: CommandView): boolean {
  if (rule.programs === null) return true;
  return view.facts.program !== null && rule.programs.has(view.facts.program);
}

function onlyFailing(rule: CompiledRule, view: CommandView): NearMiss | null {
  const members = rule.rule.match.all;
  if (members === undefined || members.length < 2) return null;
  let miss: NearMiss | null = null;
  for (const [index, member] of members.entries()) {
    const pointer = `/match/all/${index}`;
    const result = compileMatcher(member, pointer, { problems: [] }).command(view);
    if (result === YES) continue;
    if (miss !== null) return null;
    miss = { rule, command: view.index, member, pointer, outcome: result === NO ? 'fails' : 'unknown' };
  }
  return miss;
}
