/** One distinct call under both policies, with everything that a report takes from it. */

import { decideUnder } from '../decide/decide-under.js';
import type { Context, Decision, Shape } from '../generated/types.js';
import { digest } from '../policy/digest.js';
import type { Policy } from '../policy/policy.js';
import type { Projector } from '../project/projector.js';
import { canonicalText, type Plain } from '../shape/plain.js';
import { causeOf, familyOf } from './family.js';
import type { FamilyName } from './friction.js';
import { type Outcome, REPLAY_LIMITS, type ReplayCall } from './report.js';

export interface DistinctCall {
  readonly tool: string;
  readonly input: Plain;
  /** The entry's own context; null where it has none. */
  readonly context: Plain;
}

export type Settled =
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | {
      readonly kind: 'decided';
      readonly call: ReplayCall;
      readonly before: Side;
      readonly after: Side;
    };

export interface Side {
  readonly outcome: Outcome;
  /** `pack/rule` of what matched and counted, each once. */
  readonly matched: readonly string[];
  /** Null where the call is allowed. */
  readonly held: { readonly family: FamilyName; readonly by: string } | null;
}

export interface Policies {
  readonly baseline: Policy;
  readonly candidate: Policy;
}

/** `context` is that of the replay with the entry's own over it. */
export function settle(
  call: DistinctCall,
  world: { readonly shape: Shape; readonly context: Omit<Context, 'policy'>; readonly policies: Policies },
): Settled {
  const { shape, policies } = world;
  const decided = decideUnder(shape, world.context, [policies.baseline, policies.candidate]);
  const { refused, facts } = decided;
  if (refused !== null && REFUSALS.has(refused.code)) return { kind: 'refused', ...refused };
  const [before, after] = decided.decisions.map(
    (decision): Side => ({
      outcome: outcomeOf(decision),
      matched: matchedIn(decision),
      held:
        decision.effect === 'allow'
          ? null
          : { family: familyOf(decision, shape, facts), by: causeOf(decision) },
    }),
  ) as [Side, Side];
  return { kind: 'decided', call: shownCall(call, shape), before, after };
}

export const projectCall = (projector: Projector, { tool, input }: DistinctCall): Shape =>
  projector.project({ tool, input });

/** The question could not be asked. A call that is too large to decide, on the other hand, is held for review. */
const REFUSALS: ReadonlySet<string> = new Set(['invalid-context', 'invalid-policy', 'invalid-shape']);

const outcomeOf = ({ effect, code, rule, pack, reason }: Decision): Outcome => ({
  effect,
  code,
  rule: rule === null ? null : `${pack}/${rule}`,
  reason,
});

const matchedIn = ({ matched }: Decision): readonly string[] => [
  ...new Set(matched.filter(({ counted }) => counted).map(({ pack, rule }) => `${pack}/${rule}`)),
];

function shownCall({ tool, input, context }: DistinctCall, shape: Shape): ReplayCall {
  const text = shape.kind === 'bash' ? shape.text : canonicalText(input);
  return {
    tool,
    text: text.slice(0, REPLAY_LIMITS.text),
    ...(text.length > REPLAY_LIMITS.text ? { length: text.length } : {}),
    ...(context === null ? {} : { context: canonicalText(context) }),
    digest: digest(canonicalText([tool, input, context])),
  };
}
