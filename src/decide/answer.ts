/** Turns a verdict into the decision: for the operator the full reason, for the agent a category and what to do. */

import type {
  AgentMessage,
  Decision,
  DecisionCode,
  Diagnostic,
  MatchedRule,
  Shape,
} from '../generated/types.js';
import { digest } from '../policy/digest.js';
import type { CommandView } from '../policy/view.js';
import { canonicalText, type Plain } from '../shape/plain.js';
import { counts, type Held } from './allowance.js';
import type { Checked } from './check.js';
import type { Match } from './match.js';
import { reasonFor } from './reason.js';

export interface Verdict {
  readonly effect: Decision['effect'];
  readonly code: DecisionCode;
  readonly matches: readonly Match[];
  /** The rule that decided. */
  readonly match?: Match;
  readonly diagnostic?: Diagnostic;
  /** The command that nothing covers. */
  readonly command?: CommandView;
  readonly held?: Held | null;
  readonly message?: string;
  /** The parent's ceiling made it stricter than the call by itself. */
  readonly lowered?: true;
}

/** `call` is null where the inputs could not be read. */
export function answer(verdict: Verdict, call: Checked | null): Decision {
  const rule = verdict.match?.rule ?? null;
  const category = categoryOf(verdict);
  return {
    effect: verdict.effect,
    code: verdict.code,
    rule: rule?.rule.id ?? null,
    pack: rule?.pack ?? null,
    layer: rule?.layer ?? null,
    reason: reasonFor(verdict, call),
    category,
    agent: agentMessage(verdict, category),
    fresh: verdict.effect === 'review' && rule?.rule.ask === 'fresh',
    command: verdict.match?.command?.index ?? verdict.command?.index ?? null,
    matched: call === null ? [] : verdict.matches.map((match) => matched(match, call)),
    diagnostics: [...(call?.shape.diagnostics ?? [])],
    posture: call?.posture.id ?? '',
    policy: call?.policy.digest ?? '',
    fingerprint: call === null ? '' : fingerprint(call),
  };
}

/** With a diagnostic that blocks, no allow counts for any command of the call. */
export const blockingIn = (shape: Shape): Diagnostic | undefined =>
  shape.diagnostics.find((diagnostic) => diagnostic.severity !== 'info');

function matched(match: Match, call: Checked): MatchedRule {
  const { rule, pack, layer } = { rule: match.rule.rule, pack: match.rule.pack, layer: match.rule.layer };
  return {
    pack,
    rule: rule.id,
    layer,
    effect: rule.effect,
    command: match.command?.index ?? null,
    certain: match.certain,
    counted: rule.effect !== 'allow' || (blockingIn(call.shape) === undefined && counts(match, call)),
  };
}

function categoryOf(verdict: Verdict): string {
  if (verdict.match !== undefined) return verdict.match.rule.rule.category ?? verdict.match.rule.pack;
  if (verdict.code === 'diagnostic') return 'not-understood';
  if (
    verdict.code === 'invalid-shape' ||
    verdict.code === 'invalid-context' ||
    verdict.code === 'invalid-policy' ||
    verdict.code === 'work-limit'
  )
    return 'not-decidable';
  return verdict.effect === 'allow' ? 'allowed' : 'not-covered';
}

/** Never the predicate: a reason in full would tell how to get around it. */
function agentMessage(verdict: Verdict, category: string): AgentMessage {
  const rule = verdict.match?.rule.rule;
  if (verdict.effect === 'allow') return { message: 'Allowed by policy.' };
  const outcome = verdict.effect === 'deny' ? 'Denied by policy' : 'Held for a person by policy';
  const message =
    rule?.agentReason ??
    `${outcome} (${category}). This will not change by repeating the call: adjust the approach or ask.`;
  return rule?.alternative === undefined ? { message } : { message, alternative: rule.alternative };
}

/** The same tool, text or input and working directory give the same fingerprint. */
function fingerprint(call: Checked): string {
  const { shape } = call;
  return digest(
    canonicalText([
      shape.tool,
      shape.text,
      (shape.input ?? null) as Plain,
      call.context.workspace?.cwd ?? null,
    ]),
  );
}
