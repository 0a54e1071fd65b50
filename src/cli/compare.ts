/** Two policies compared: by the files that hold their packs, or by a git revision. */

import { diffPolicies, type PolicyDiff } from '../analysis/diff.js';
import { createNodeProjector } from '../node.js';
import type { Policy } from '../policy/policy.js';
import type { Finding } from '../report/finding.js';
import { type ComparedPacks, findingsOfDiff } from '../report/from-diff.js';
import { judgedFinding, type Strictness } from '../report/strictness.js';
import { Failure } from './terminal.js';

export interface Comparison {
  readonly diff: PolicyDiff;
  /** What the diff holds, judged. */
  readonly findings: readonly Finding[];
  /** What was found on the way to it. */
  readonly beside: readonly Finding[];
}

export async function compare(
  policies: { readonly before: Policy; readonly after: Policy },
  packs: ComparedPacks,
  { strictness, findings = [] }: { readonly strictness: Strictness; readonly findings?: readonly Finding[] },
): Promise<Comparison> {
  const diff = diffPolicies(policies, { projector: await createNodeProjector() });
  if (diff === undefined) throw new Failure('The policies cannot be compared.');
  const judge = (finding: Finding): Finding => judgedFinding(finding, strictness);
  return {
    diff,
    findings: findingsOfDiff(diff, packs, strictness).map(judge),
    beside: findings.map(judge),
  };
}
