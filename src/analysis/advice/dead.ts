/** Rules that no call can meet, and alternatives in a rule that none can. Each is a proof, with its cause. */

import type { Matcher } from '../../generated/types.js';
import type { CompiledRule } from '../../policy/rule.js';
import { alternativesOf, type Clause, clausesOf, type Part, withClauses } from '../clauses.js';
import { formulaOf } from '../compile.js';
import type { Budget } from '../expr.js';
import type { Limits } from '../overlap.js';
import { possibleAnswer, satisfiable } from '../satisfiable.js';

/** A small set of the rule's clauses that no call meets, none of which can be left out; null: a call may meet it. */
export function deadRule(rule: CompiledRule, { steps }: Limits): readonly Clause[] | null {
  if (canMatch(rule, { left: steps })) return null;
  const budget: Budget = { left: steps };
  let core = clausesOf(rule.rule.match);
  for (const clause of core) {
    const fewer = core.filter((one) => one !== clause);
    // Where the budget ends, the rest of the clauses stay in: they contradict each other all the same.
    if (!canMatchWith(rule, fewer.map(matcherOf), budget)) core = fewer;
  }
  return core;
}

/** The outermost alternatives that never hold, of a rule that can match; within the steps of one proof, all in all. */
export function deadAlternatives(rule: CompiledRule, { steps }: Limits): readonly Part[] {
  const budget: Budget = { left: steps };
  const dead: Part[] = [];
  for (const part of alternativesOf(rule.rule.match)) {
    if (dead.some(({ pointer }) => part.pointer.startsWith(`${pointer}/`))) continue;
    if (!canMatchWith(rule, [...part.beside, part.matcher], budget)) dead.push(part);
    if (budget.left < 0) break;
  }
  return dead;
}

/** Reading a clause takes about as long as some steps do. */
const STEPS_TO_READ = 20;

function canMatchWith(rule: CompiledRule, clauses: readonly Matcher[], budget: Budget): boolean {
  budget.left -= STEPS_TO_READ * clauses.length;
  return budget.left < 0 || canMatch(withClauses(rule, clauses), budget);
}

/** False is a proof. */
function canMatch(rule: CompiledRule, budget: Budget): boolean {
  if (rule.kind === 'call') return callCanMatch(rule.rule.match, budget);
  return possibleAnswer({ wishes: [{ rule, is: 'met' }] }, budget);
}

/** Each end of a flow has to be something that a command can be; of anything else about the call nothing is said. */
function callCanMatch(matcher: Matcher, budget: Budget): boolean {
  const { all, any, flow } = matcher;
  if (all !== undefined) return all.length > 0 && all.every((item) => callCanMatch(item, budget));
  if (any !== undefined) return any.some((item) => callCanMatch(item, budget));
  if (flow === undefined) return true;
  return [flow.from, flow.to].every((end) => satisfiable(formulaOf(end), { budget, clean: false }));
}

/** Whether the clauses contradict each other, whatever the rule covers. */
export const contradict = (rule: CompiledRule, core: readonly Clause[], { steps }: Limits): boolean =>
  !canMatch(withClauses({ ...rule, rule: { ...rule.rule, effect: 'deny' } }, core.map(matcherOf)), {
    left: steps,
  });

const matcherOf = ({ matcher }: Clause): Matcher => matcher;
