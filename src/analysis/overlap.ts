/** Whether an allow rule meets another rule: the floor's denies above all. */

import type { CompiledRule } from '../policy/rule.js';
import type { Projector } from '../project/projector.js';
import { callPossible, searchCall } from './call-rules.js';
import type { Budget } from './expr.js';
import type { Question } from './question.js';
import { possibleAnswer } from './satisfiable.js';
import { type Found, type Search, search } from './search.js';

export type Verdict =
  /** A proof: no call is both. */
  | { readonly kind: 'disjoint' }
  | { readonly kind: 'overlap'; readonly witness: Found }
  /** `no-witness`: the rules do not contradict each other, but no call was found that is both. */
  | { readonly kind: 'unknown'; readonly code: 'budget' | 'no-witness' };

export interface Limits {
  /** Steps of the proof. */
  readonly steps: number;
  /** Calls that the search tries. */
  readonly calls: number;
}

export const LIMITS: Limits = { steps: 200_000, calls: 3_000 };

export function decideQuestion(
  question: Question,
  tools: Omit<Search, 'calls'>,
  limits: Limits = LIMITS,
): Verdict {
  const budget: Budget = { left: limits.steps };
  if (!possibleAnswer(question, budget)) return { kind: 'disjoint' };
  const found = search(question, { ...tools, calls: limits.calls });
  if (found !== null) return { kind: 'overlap', witness: found };
  return { kind: 'unknown', code: budget.left < 0 ? 'budget' : 'no-witness' };
}

/** An allow against any other rule: the same command, or a call all of whose commands the allow covers. */
export function overlap(
  { allow, other }: { readonly allow: CompiledRule; readonly other: CompiledRule },
  { projector }: { readonly projector: Projector },
  limits: Limits = LIMITS,
): Verdict {
  if (other.kind === 'command')
    return decideQuestion(
      {
        wishes: [
          { rule: allow, is: 'met' },
          { rule: other, is: 'met' },
        ],
      },
      { projector },
      limits,
    );
  const budget: Budget = { left: limits.steps };
  if (!callPossible(allow, other, budget)) return { kind: 'disjoint' };
  const found = searchCall(other, [{ rule: allow, is: 'met' }], { projector, calls: limits.calls });
  if (found !== null) return { kind: 'overlap', witness: found };
  return { kind: 'unknown', code: budget.left < 0 ? 'budget' : 'no-witness' };
}
