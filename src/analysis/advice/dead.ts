/** Rules that no call can meet, and alternatives in a rule that none can. Each is a proof, with its cause. */

import type { Matcher } from '../../generated/types.js';
import type { CompiledRule } from '../../policy/rule.js';
import { formulaOf } from '../compile.js';
import type { Budget } from '../expr.js';
import type { Limits } from '../overlap.js';
import { possibleAnswer, satisfiable } from '../satisfiable.js';
import { alternativesOf, type Clause, clausesOf, type Part, withClauses } from './clauses.js';

/** The smallest set of the rule's clauses that no call meets; null where a call may meet the rule. */
export function deadRule(rule: CompiledRule, limits: Limits): readonly Clause[] | null {
  if (canMatch(rule, limits)) return null;
  let core = clausesOf(rule.rule.match);
  for (const clause of core) {
    const fewer = core.filter((one) => one !== clause);
    if (!canMatch(withClauses(rule, fewer.map(matcherOf)), limits)) core = fewer;
  }
  return core;
}

/** The outermost alternatives that never hold, of a rule that can match. */
export function deadAlternatives(rule: CompiledRule, limits: Limits): readonly Part[] {
  const dead: Part[] = [];
  for (const part of alternativesOf(rule.rule.match)) {
    if (dead.some(({ pointer }) => part.pointer.startsWith(`${pointer}/`))) continue;
    if (!canMatch(withClauses(rule, [...part.beside, part.matcher]), limits)) dead.push(part);
  }
  return dead;
}

/** False is a proof. */
function canMatch(rule: CompiledRule, { steps }: Limits): boolean {
  const budget: Budget = { left: steps };
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

const matcherOf = ({ matcher }: Clause): Matcher => matcher;
