/** One call under several policies: it is read and described once, since neither depends on the policy. */

import type { CallFacts, Decision, DecisionCode } from '../generated/types.js';
import { type Policy, partsOf } from '../policy/policy.js';
import { ok, type Result } from '../result.js';
import { type Checked, checkInputs, type Refused } from './check.js';
import { decideChecked } from './decide.js';

export interface DecidedUnder {
  /** In the order of the policies, each the same as `decide` gives. */
  readonly decisions: readonly Decision[];
  /** Null where the inputs could not be read. */
  readonly facts: CallFacts | null;
  /** Why the inputs could not be read under some policy, whatever the decision then became; null: they could. */
  readonly refused: { readonly code: DecisionCode; readonly message: string } | null;
}

/** Total. `context` is what `decide` takes, without its policy. */
export function decideUnder(shape: unknown, context: object, policies: readonly Policy[]): DecidedUnder {
  const checks: Result<Checked, Refused>[] = [];
  const decisions: Decision[] = [];
  for (const [index, policy] of policies.entries()) {
    const same = policies.indexOf(policy);
    if (same < index) {
      decisions.push(decisions[same] as Decision);
      continue;
    }
    const checked = withPolicy(checks[0], policy) ?? checkInputs(shape, { ...context, policy });
    checks.push(checked);
    decisions.push(decideChecked(checked));
  }
  const [first] = checks;
  const failed = checks.find((one) => !one.ok);
  const verdict = failed?.ok === false ? failed.error.verdict : null;
  return {
    decisions,
    facts: first?.ok === true ? first.value.view.facts : null,
    refused: verdict === null ? null : { code: verdict.code, message: verdict.message ?? '' },
  };
}

/** What was read under one policy holds under another that has the same knowledge and postures. */
function withPolicy(
  checked: Result<Checked, Refused> | undefined,
  policy: Policy,
): Result<Checked, Refused> | null {
  const parts = partsOf(policy);
  if (checked?.ok !== true || parts === undefined) return null;
  const { parts: read } = checked.value;
  if (read.knowledge !== parts.knowledge || read.postures !== parts.postures) return null;
  return ok({ ...checked.value, policy, parts });
}
