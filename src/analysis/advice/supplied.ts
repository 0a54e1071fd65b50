/**
 * Allow rules that cover programs which the agent itself supplies: where nobody supervises, `decide` suspends them
 * (all that name such an effect, so never fewer than these).
 */

import { SUPERVISED_ONLY } from '../../decide/allowance.js';
import { type CompiledRule, compileRule } from '../../policy/rule.js';
import type { Projector } from '../../project/projector.js';
import { decideQuestion, type Limits, type Verdict } from '../overlap.js';

/** A call that the rule covers and that runs such a program, or in which it runs on its own; `disjoint`: it covers none. */
export function suppliedPrograms(
  rule: CompiledRule,
  { projector, limits }: { readonly projector: Projector; readonly limits: Limits },
): Verdict {
  if (rule.rule.effect !== 'allow') return { kind: 'disjoint' };
  const wishes = [
    { rule, is: 'met' as const },
    { rule: SUPPLIED, is: 'met' as const },
  ];
  return decideQuestion({ wishes }, { projector }, limits);
}

const SUPPLIED: CompiledRule = compileRule(
  {
    id: 'supplied',
    effect: 'deny',
    match: { effectsSomeIn: [...SUPERVISED_ONLY] },
    reason: '',
    provenance: { source: 'analysis' },
  },
  { pack: 'analysis', layer: 'floor', index: 0, pointer: '' },
  { problems: [] },
);
