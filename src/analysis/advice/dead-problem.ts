/** A rule that no call meets, as a problem for those who wrote it. */

import type { LoadProblem } from '../../policy/problem.js';
import type { CompiledRule } from '../../policy/rule.js';
import type { Limits } from '../overlap.js';
import { contradict, deadRule } from './dead.js';
import { causeOf } from './sentences.js';

/** Null: a call may meet it. The pointer is within the rule. */
export function deadProblem(rule: CompiledRule, limits: Limits): LoadProblem | null {
  const core = deadRule(rule, limits);
  if (core === null) return null;
  const { effect, id } = rule.rule;
  return {
    code: 'dead-rule',
    pointer: core[0]?.pointer ?? '/match',
    message: `No call is ever ${effect === 'allow' ? 'allowed' : 'held'} by ${id}: ${causeOf(rule, core, contradict(rule, core, limits))}.`,
    hint: 'Mend what it asks for, or remove it: as it is, it only looks like a rule.',
  };
}
