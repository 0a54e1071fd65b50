/** What a call does, for those who only look: the facts that rules are about, without a decision. */

import type { CallFacts } from '../generated/types.js';
import { assemblePolicy } from '../policy/policy.js';
import { fail, ok, type Result } from '../result.js';
import { checkInputs } from './check.js';

/**
 * Total. The context needs no policy, and one in it changes nothing. The error is a sentence: the shape or the
 * context is not valid, or the call is too large.
 */
export function describeCall(shape: unknown, context: unknown): Result<CallFacts, string> {
  const checked = checkInputs(shape, withPolicy(context));
  return checked.ok ? ok(checked.value.view.facts) : fail(checked.error.verdict.message ?? '');
}

/** A context that cannot be read stays as it is, to be refused. */
function withPolicy(context: unknown): unknown {
  if (typeof context !== 'object' || context === null) return context;
  try {
    return { ...context, policy: assemblePolicy([]) };
  } catch {
    return null;
  }
}
