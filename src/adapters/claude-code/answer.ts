/** What a PreToolUse hook of Claude Code answers. */

import { type Plain, toPlain } from '../../shape/plain.js';

export interface HookAnswer {
  readonly hookSpecificOutput: {
    readonly hookEventName: 'PreToolUse';
    readonly permissionDecision: 'allow' | 'ask' | 'deny';
    /** The agent reads it with `deny`, the person with `ask`. */
    readonly permissionDecisionReason: string;
  };
}

export interface Answering {
  /** False: nobody can be asked, and `ask` becomes `deny`. */
  readonly canAsk: boolean;
}

/** Why there is no decision. */
export interface HookFailure {
  /** A sentence that the agent may read as well. */
  readonly what: string;
  /** For the operator alone. */
  readonly detail?: string;
}

/** Total: what is no decision is answered as a failure, since Claude Code runs a call when its hook says nothing. */
export function answerDecision(decision: unknown, { canAsk }: Answering): HookAnswer {
  const copied = toPlain(decision);
  const [effect, reason, agent] = ['effect', 'reason', 'agent'].map((key) =>
    member(copied.ok ? copied.value : null, key),
  );
  if (effect === 'allow') return answer('allow', textOf(reason));
  if (effect === 'review' && canAsk) return answer('ask', textOf(reason));
  if (effect === 'review' || effect === 'deny') return answer('deny', agentText(agent));
  return answerFailure({ what: 'The decision cannot be read.' }, { canAsk });
}

export function answerFailure({ what, detail }: HookFailure, { canAsk }: Answering): HookAnswer {
  if (canAsk) return answer('ask', ['Portcullis could not decide.', what, detail ?? ''].join(' ').trimEnd());
  return answer(
    'deny',
    `Denied by policy (not-decidable). ${what} Nobody can be asked; repeating the call will not change this.`,
  );
}

const answer = (
  permissionDecision: HookAnswer['hookSpecificOutput']['permissionDecision'],
  permissionDecisionReason: string,
): HookAnswer => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason },
});

/** The category and what to do instead, never the reason: it would tell how to get around the rule. */
function agentText(agent: Plain | undefined): string {
  const alternative = textOf(member(agent, 'alternative'));
  const message = textOf(member(agent, 'message'));
  const said = message === '' ? 'Denied by policy.' : message;
  return alternative === '' ? said : `${said} Instead: ${alternative}`;
}

const textOf = (value: Plain | undefined): string => (typeof value === 'string' ? value : '');

const member = (value: Plain | undefined, key: string): Plain | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [key: string]: Plain })[key]
    : undefined;
