/** Whether every command of the call is covered by an allow that counts. */

import type { Effect, Matcher } from '../generated/types.js';
import { compileMatcher } from '../policy/matchers/compile.js';
import { type CompiledRule, DEFAULT_BOUND } from '../policy/rule.js';
import { YES } from '../policy/tri.js';
import type { CommandView } from '../policy/view.js';
import { commandViews } from '../policy/view.js';
import { notAlone } from './alone.js';
import type { Verdict } from './answer.js';
import type { Checked } from './check.js';
import { type Match, precedes } from './match.js';

/** No rule denies or reviews, and no diagnostic blocks. */
export function allowance(call: Checked, matches: readonly Match[]): Verdict {
  let named: Match | null = null;
  for (const view of commandViews(call.view)) {
    // A transparent wrapper does nothing itself; what it runs is a command of its own.
    if (view.facts.transparent) continue;
    const covering = coverage(call, view, matches);
    if (covering.kind === 'none')
      return { effect: 'review', code: covering.code, command: view, held: covering.held, matches };
    if (named === null || precedes(covering.match, named)) named = covering.match;
  }
  if (named === null) return { effect: 'review', code: 'no-rule', matches };
  return { effect: 'allow', code: 'rule', match: named, matches };
}

/** The allow that came nearest, with what kept it from counting. */
export interface Held {
  readonly match: Match;
  /** Outside the bound that applied. */
  readonly effects: readonly Effect[];
  /** Those that an undecoded word may add, and that lie outside as well. */
  readonly possible: readonly Effect[];
  /** Why an exact vector was bounded by effects like any other rule; null: it was not, or is none. */
  readonly beside: string | null;
  /** A host that the context denies, or, for a rule that names no effect, a path in a protected place. */
  readonly guarded?: true;
}

type Coverage =
  | { readonly kind: 'by'; readonly match: Match }
  | {
      readonly kind: 'none';
      readonly code: 'no-rule' | 'effect-bound' | 'posture-cap';
      readonly held: Held | null;
    };

function coverage(call: Checked, view: CommandView, matches: readonly Match[]): Coverage {
  let best: Match | null = null;
  let nearest: Extract<Coverage, { kind: 'none' }> = { kind: 'none', code: 'no-rule', held: null };
  for (const match of matches) {
    if (match.command !== view && match.command?.index !== view.index) continue;
    if (match.rule.rule.effect !== 'allow') continue;
    const obstacle = obstacleTo(match, view, call);
    if (obstacle !== null) nearest = { kind: 'none', ...obstacle };
    else if (best === null || precedes(match, best)) best = match;
  }
  return best === null ? nearest : { kind: 'by', match: best };
}

/** Whether an allow that matches counts for its command. Diagnostics are about the call, and not looked at. */
export function counts(match: Match, call: Checked): boolean {
  return match.command !== null && obstacleTo(match, match.command, call) === null;
}

interface Obstacle {
  readonly code: 'effect-bound' | 'posture-cap';
  readonly held: Held;
}

function obstacleTo(match: Match, view: CommandView, call: Checked): Obstacle | null {
  const { bound, beside } = boundOf(match.rule, view);
  const outside = beyond(bound, view);
  if (!isWithin(outside)) return { code: 'effect-bound', held: { match, beside, ...outside } };
  if (isGuarded(match.rule, view))
    return { code: 'effect-bound', held: { match, beside, ...outside, guarded: true } };
  const capped = beyond(call.posture.cap === undefined ? null : new Set(call.posture.cap), view);
  if (!isWithin(capped)) return { code: 'posture-cap', held: { match, beside: null, ...capped } };
  if (!isSuspended(match.rule, call)) return null;
  const { effects, possible } = view.facts;
  return { code: 'posture-cap', held: { match, beside: null, effects, possible } };
}

/** Whether what the command does, and may do, lies within what the allow rule may cover, whatever the posture. */
export const covers = (rule: CompiledRule, view: CommandView): boolean =>
  isWithin(beyond(boundOf(rule, view).bound, view)) && !isGuarded(rule, view);

const isGuarded = (rule: CompiledRule, view: CommandView): boolean =>
  DENIED(view) === YES || (rule.guarded && PROTECTED(view) === YES);

/** What the context itself denies, no rule covers. */
export const DENIED_HOSTS: Matcher = { hostsSomeIn: { classes: ['denied'] } };
const DENIED = compileMatcher(DENIED_HOSTS, '', { problems: [] }).command;

/** What a rule that names no effect leaves to others. */
export const PROTECTED_PLACES: Matcher = { pathScopesSomeIn: { scopes: ['denied'] } };
const PROTECTED = compileMatcher(PROTECTED_PLACES, '', { problems: [] }).command;

/** An exact vector has no bound where it stands alone; else it is a rule that names no effect. */
function boundOf(
  rule: CompiledRule,
  view: CommandView,
): { readonly bound: ReadonlySet<Effect> | null; readonly beside: string | null } {
  if (rule.bound !== null) return { bound: rule.bound, beside: null };
  const beside = notAlone(view);
  return { bound: beside === null ? null : DEFAULT_BOUND, beside };
}

interface Outside {
  readonly effects: readonly Effect[];
  readonly possible: readonly Effect[];
}

const isWithin = ({ effects, possible }: Outside): boolean => effects.length === 0 && possible.length === 0;

/**
 * Effects outside a bound. `unknown` can be vouched for only where the registry knows nothing of the program: where
 * it knows the program but not this use of it, the use may be any other.
 */
function beyond(bound: ReadonlySet<Effect> | null, view: CommandView): Outside {
  if (bound === null) return { effects: [], possible: [] };
  const known = view.interpretation?.modelled === true;
  const isOutside = (effect: Effect): boolean => !bound.has(effect) || (effect === 'unknown' && known);
  return { effects: view.facts.effects.filter(isOutside), possible: view.facts.possible.filter(isOutside) };
}

/** What only a person who watches may let a rule cover. */
export const SUPERVISED_ONLY: readonly Effect[] = ['execute', 'spawn', 'background'];

/** Without supervision, no rule covers programs that the agent supplies, save by an exact vector. */
const isSuspended = (rule: CompiledRule, call: Checked): boolean =>
  !call.tightening.canAsk &&
  rule.bound !== null &&
  SUPERVISED_ONLY.some((effect) => rule.bound?.has(effect) === true);
