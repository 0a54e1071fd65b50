/**
 * Loads a policy and proves it: an allow rule that meets the floor, or a rule that holds nothing back because no call
 * is ever so, rejects it. `compilePolicy` does the same without the proof.
 */

import { isProved } from '../policy/options.js';
import { compilePolicy, type Policy, type PolicyOptions, partsOf } from '../policy/policy.js';
import type { LoadProblem } from '../policy/problem.js';
import { inPack } from '../policy/rule.js';
import { createUnvetoedProjector } from '../project/projector.js';
import { fail, type Result } from '../result.js';
import { deadProblem } from './advice/dead-problem.js';
import { floorProblems } from './floor.js';
import { LIMITS, type Limits } from './overlap.js';

export interface LoadOptions extends PolicyOptions {
  /** Digests of policies that have been proved before: one of these is not proved again. */
  readonly proved?: readonly string[];
  /** True: nothing is proved. The floor still wins at each decision; a deny that never holds holds nothing. */
  readonly dangerouslyUnproved?: boolean;
}

/** Where a proof fails, fewer calls than `portcullis check` tries are tried for the one that shows why. */
export const AT_LOAD: Limits = { ...LIMITS, calls: 300 };

/** Total. Every problem of the options, the packs and the rules of the caller's layers is listed. */
export function loadPolicy(options: LoadOptions = {}): Result<Policy, readonly LoadProblem[]> {
  const compiled = compilePolicy(options);
  if (!compiled.ok || isProved(options, compiled.value.digest)) return compiled;
  const problems = unproved(compiled.value);
  return problems.length > 0 ? fail(problems) : compiled;
}

/** What keeps the policy from being used: of the rules of the caller's layers, as what is shipped is proved by tests. */
export function unproved(policy: Policy): readonly LoadProblem[] {
  const parts = partsOf(policy);
  const rules = [...(parts?.rules.all ?? []), ...(parts?.callRules ?? [])].filter(
    ({ layer }) => layer === 'user-project',
  );
  const projector = createUnvetoedProjector();
  return rules.flatMap((rule) => {
    const dead = rule.rule.effect === 'allow' ? null : deadProblem(rule, AT_LOAD);
    const found = dead === null ? floorProblems(rule, { projector, limits: AT_LOAD }) : [dead];
    return found.map((problem) => inPack(problem, rule));
  });
}
