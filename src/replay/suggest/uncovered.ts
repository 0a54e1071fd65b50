/** The commands of a reviewed call that no rule covers. */

import { counts } from '../../decide/allowance.js';
import { checkInputs } from '../../decide/check.js';
import { decideChecked } from '../../decide/decide.js';
import { matchRules } from '../../decide/match.js';
import type { Context, DecisionCode, Shape } from '../../generated/types.js';
import type { Policy } from '../../policy/policy.js';
import { type CommandView, commandViews } from '../../policy/view.js';

export type Reviewed =
  /** Allowed or denied. */
  | { readonly kind: 'not-reviewed'; readonly effect: 'allow' | 'deny' }
  /** The question could not be asked. */
  | { readonly kind: 'refused'; readonly code: DecisionCode }
  /** No allow rule could change it: by what it was held. */
  | { readonly kind: 'held'; readonly by: string }
  | { readonly kind: 'uncovered'; readonly commands: readonly CommandView[] };

/** Codes of a review that an allow rule can lift. */
const LIFTABLE: ReadonlySet<DecisionCode> = new Set<DecisionCode>(['no-rule', 'effect-bound']);
const REFUSALS: ReadonlySet<DecisionCode> = new Set<DecisionCode>([
  'invalid-context',
  'invalid-policy',
  'invalid-shape',
]);

/** Total. */
export function reviewedBy(shape: Shape, context: Omit<Context, 'policy'>, policy: Policy): Reviewed {
  const checked = checkInputs(shape, { ...context, policy });
  const decision = decideChecked(checked);
  if (REFUSALS.has(decision.code)) return { kind: 'refused', code: decision.code };
  if (decision.effect !== 'review') return { kind: 'not-reviewed', effect: decision.effect };
  if (!checked.ok || !LIFTABLE.has(decision.code))
    return {
      kind: 'held',
      by: decision.rule === null ? decision.code : `${decision.pack}/${decision.rule}`,
    };
  const matches = matchRules(checked.value);
  const covered = new Set(
    matches
      .filter((match) => match.rule.rule.effect === 'allow' && counts(match, checked.value))
      .map(({ command }) => command?.index),
  );
  const commands = commandViews(checked.value.view).filter(
    ({ facts, index }) => !facts.transparent && !covered.has(index),
  );
  return { kind: 'uncovered', commands };
}
