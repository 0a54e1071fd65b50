/** Whether every command of the call is covered by an allow that counts. */

import type { Effect } from '../generated/types.js';
import { type CompiledRule, DEFAULT_BOUND } from '../policy/rule.js';
import type { CommandView } from '../policy/view.js';
import { commandViews } from '../policy/view.js';
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

type Coverage =
  | { readonly kind: 'by'; readonly match: Match }
  | {
      readonly kind: 'none';
      readonly code: 'no-rule' | 'effect-bound' | 'posture-cap';
      /** The allow that came nearest, with the effects that kept it from counting. */
      readonly held: { readonly match: Match; readonly effects: readonly Effect[] } | null;
    };

function coverage(call: Checked, view: CommandView, matches: readonly Match[]): Coverage {
  let best: Match | null = null;
  let nearest: Extract<Coverage, { kind: 'none' }> = { kind: 'none', code: 'no-rule', held: null };
  for (const match of matches) {
    if (match.command !== view && match.command?.index !== view.index) continue;
    if (match.rule.rule.effect !== 'allow') continue;
    const outside = beyond(match.rule.bound ?? (isVectorAlone(view) ? null : DEFAULT_BOUND), view);
    const capped = beyond(call.posture.cap === undefined ? null : new Set(call.posture.cap), view);
    if (outside.length > 0)
      nearest = { kind: 'none', code: 'effect-bound', held: { match, effects: outside } };
    else if (capped.length > 0)
      nearest = { kind: 'none', code: 'posture-cap', held: { match, effects: capped } };
    else if (isSuspended(match.rule, call))
      nearest = { kind: 'none', code: 'posture-cap', held: { match, effects: [...view.facts.effects] } };
    else if (best === null || precedes(match, best)) best = match;
  }
  return best === null ? nearest : { kind: 'by', match: best };
}

/** An exact vector says nothing of variables, redirections or the background: those are bounded as without one. */
function isVectorAlone({ command, facts }: CommandView): boolean {
  if (command.assignments.length > 0 || command.background) return false;
  const redirects = command.redirects.filter(({ direction }) => direction !== 'duplicate');
  if (redirects.some(({ direction }) => direction.startsWith('here-'))) return false;
  // What goes to an inert device leaves no fact.
  const inert = facts.network.length === 0 && !facts.paths.some(({ usage }) => usage === 'redirect-target');
  return redirects.length === 0 || inert;
}

/**
 * Effects outside a bound. `unknown` can be vouched for only where the registry knows nothing of the program: where
 * it knows the program but not this use of it, the use may be any other.
 */
function beyond(bound: ReadonlySet<Effect> | null, view: CommandView): readonly Effect[] {
  if (bound === null) return [];
  const known =
    view.interpretation !== null &&
    view.interpretation.uses.length +
      view.interpretation.options.filter((one) => one.grammar !== null).length >
      0;
  return [...view.facts.effects, ...view.facts.possible].filter(
    (effect) => !bound.has(effect) || (effect === 'unknown' && known),
  );
}

const SUPERVISED_ONLY: readonly Effect[] = ['execute', 'spawn', 'background'];

/** Without supervision, no rule covers programs that the agent supplies, save by an exact vector. */
const isSuspended = (rule: CompiledRule, call: Checked): boolean =>
  !call.tightening.canAsk &&
  rule.bound !== null &&
  SUPERVISED_ONLY.some((effect) => rule.bound?.has(effect) === true);
