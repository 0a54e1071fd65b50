/**
 * decide(shape, context): allow, review or deny, with the rule that decided. Side-effect-free and total.
 *
 * The function below is the order of a decision (DESIGN §5); everything else in this folder serves it.
 */

import type { Decision, Shape } from '../generated/types.js';
import { STRICTNESS } from '../policy/strictness.js';
import type { Result } from '../result.js';
import { allowance } from './allowance.js';
import { answer, blockingIn, type Verdict } from './answer.js';
import { type Checked, checkInputs, EXHAUSTED, type Refused, type Tightening } from './check.js';
import { matchRules, strongest } from './match.js';

export function decide(shape: unknown, context: unknown): Decision {
  return decideChecked(checkInputs(shape, context));
}

/** The decision on inputs that have been read. Total. */
export function decideChecked(checked: Result<Checked, Refused>): Decision {
  if (!checked.ok) return answer(settle(checked.error.verdict, checked.error.tightening), null);
  const { tightening } = checked.value;
  try {
    return answer(settle(judge(checked.value), tightening), checked.value);
  } catch {
    // A stack or an array has an end that no count of steps foresees. A harness may well run a call of which its
    // policy threw an error, so that an error would be an allow; and what was asked for strictly stays strict.
    return answer(settle(EXHAUSTED, tightening), null);
  }
}

function judge(call: Checked): Verdict {
  const matches = matchRules(call);

  const denied = strongest(matches, (match) => match.rule.rule.effect === 'deny' && match.certain);
  if (denied !== null)
    return { effect: 'deny', code: denied.rule.layer === 'floor' ? 'floor' : 'rule', match: denied, matches };

  const reviewed = strongest(matches, (match) => match.rule.rule.effect === 'review');
  if (reviewed !== null)
    return {
      effect: 'review',
      code: reviewed.rule.layer === 'floor' ? 'floor' : 'rule',
      match: reviewed,
      matches,
    };

  const blocking = blockingIn(call.shape);
  if (blocking !== undefined) return { effect: 'review', code: 'diagnostic', diagnostic: blocking, matches };

  if (isNothing(call.shape)) return { effect: 'allow', code: 'nothing-to-run', matches };

  const covered = allowance(call, matches);
  const uncertain = strongest(matches, (match) => match.rule.rule.effect === 'deny');
  if (covered.effect === 'allow' && uncertain !== null)
    return { effect: 'review', code: 'uncertain-match', match: uncertain, matches };
  return covered;
}

/** Empty text and comments. Any other call without commands is covered by nothing. */
const isNothing = ({ kind, text, commands }: Shape): boolean =>
  kind === 'bash' && commands.length === 0 && text.split('\n').every((line) => /^[ \t]*(?:#.*)?$/.test(line));

/** What the context says of a parent's decision and then of asking; both only tighten. */
function settle(verdict: Verdict, { canAsk, ceiling }: Tightening): Verdict {
  const joined: Verdict =
    STRICTNESS[ceiling] > STRICTNESS[verdict.effect]
      ? { ...verdict, effect: ceiling, code: 'ceiling', lowered: true }
      : verdict;
  return joined.effect === 'review' && !canAsk
    ? { ...joined, effect: 'deny', code: 'nobody-to-ask' }
    : joined;
}
