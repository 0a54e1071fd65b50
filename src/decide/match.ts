/** Tries every rule that can be about the call. */

import type { CompiledRule } from '../policy/rule.js';
import { NO, type Tri, YES } from '../policy/tri.js';
import { type CommandView, commandViews } from '../policy/view.js';
import type { Checked } from './check.js';

export interface Match {
  readonly rule: CompiledRule;
  /** The command it matched; null for a rule about the call. */
  readonly command: CommandView | null;
  /** False: it matches for some value of something undecoded. */
  readonly certain: boolean;
}

/** Allow rules are kept only where they match for certain. Linear in commands times the rules about them. */
export function matchRules(call: Checked): readonly Match[] {
  const matches: Match[] = [];
  for (const rule of call.parts.callRules) keep(matches, rule, null, rule.matcher.call(call.view));
  for (const view of commandViews(call.view)) {
    for (const rule of rulesAbout(view, call)) keep(matches, rule, view, rule.matcher.command(view));
  }
  return matches;
}

function keep(matches: Match[], rule: CompiledRule, command: CommandView | null, result: Tri): void {
  if (result === NO || (result !== YES && rule.rule.effect === 'allow')) return;
  matches.push({ rule, command, certain: result === YES });
}

/** Where it is not known which program runs, every rule may be about it. */
function rulesAbout(view: CommandView, call: Checked): readonly CompiledRule[] {
  const { rules } = call.parts;
  const program = view.facts.program;
  if (program === null) return view.command.form === 'simple' ? rules.all : rules.any;
  const named = rules.byProgram.get(program);
  return named === undefined ? rules.any : [...rules.any, ...named];
}

/** The match that is named for an outcome: floor first, then certain ones, then by command and ids. */
export function strongest(matches: readonly Match[], wanted: (match: Match) => boolean): Match | null {
  let best: Match | null = null;
  for (const match of matches) if (wanted(match) && (best === null || precedes(match, best))) best = match;
  return best;
}

export function precedes(one: Match, other: Match): boolean {
  const rank = (match: Match): readonly (number | string)[] => [
    match.rule.layer === 'floor' ? 0 : 1,
    match.rule.rule.ask === 'fresh' ? 0 : 1,
    match.certain ? 0 : 1,
    match.command?.index ?? -1,
    match.rule.pack,
    match.rule.rule.id,
  ];
  const [left, right] = [rank(one), rank(other)];
  for (const [index, value] of left.entries()) {
    const against = right[index] as number | string;
    if (value !== against) return value < against;
  }
  return false;
}
