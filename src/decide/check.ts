/** What `decide` was given, checked: a shape, a context, a policy, a posture. */

import { describe } from '../commands/describe.js';
import type { Context, DecisionEffect, Posture, Shape } from '../generated/types.js';
import { validateContext } from '../generated/validators/Context.js';
import { type Policy, type PolicyParts, partsOf } from '../policy/policy.js';
import type { CallView } from '../policy/view.js';
import { isFaithful } from '../project/faithful.js';
import { fail, ok, type Result } from '../result.js';
import { readShape } from '../shape/check.js';
import { type Plain, toPlain } from '../shape/plain.js';
import type { Verdict } from './answer.js';

export interface Checked {
  readonly shape: Shape;
  readonly context: Omit<Context, 'policy'>;
  readonly policy: Policy;
  readonly parts: PolicyParts;
  readonly posture: Posture;
  readonly tightening: Tightening;
  readonly view: CallView;
}

/** What the context says that can only make a decision stricter; it holds where nothing else could be read, too. */
export interface Tightening {
  readonly canAsk: boolean;
  readonly ceiling: DecisionEffect;
}

export interface Refused {
  readonly verdict: Verdict;
  readonly tightening: Tightening;
}

/** Total. Shapes of this package's projector are taken as they are, any other value is validated. */
export function checkInputs(shape: unknown, context: unknown): Result<Checked, Refused> {
  const read = readContext(context);
  const given = tighteningOf(read.plain);
  if (read.problem !== null) return refuse('invalid-context', read.problem, given);
  const parts = partsOf(read.policy);
  if (parts === undefined) {
    return refuse('invalid-policy', 'The context has no policy that compilePolicy returned.', given);
  }
  const facts = read.plain as unknown as Omit<Context, 'policy'>;
  const posture = parts.postures.get(facts.posture ?? 'supervised');
  if (posture === undefined) return refuse('invalid-context', `There is no posture ${facts.posture}.`, given);
  const tightening = { ...given, canAsk: given.canAsk && posture.canAsk !== false };
  const world = { context: facts, policy: read.policy as Policy, parts, posture, tightening };
  try {
    return readCall(shape, world);
  } catch {
    // See `decide`: an error would be an allow to a harness that takes none for an answer.
    return fail({ verdict: EXHAUSTED, tightening });
  }
}

/** The call could not be decided to its end. */
export const EXHAUSTED: Verdict = {
  effect: 'review',
  code: 'work-limit',
  message: 'Deciding the call ended with an error: it is too large, or nested too deeply.',
  matches: [],
};

function readCall(shape: unknown, world: Omit<Checked, 'shape' | 'view'>): Result<Checked, Refused> {
  const checked = readShape(shape);
  if (!checked.ok) return refuse('invalid-shape', checked.error, world.tightening);
  const { context, parts, posture } = world;
  if (!isFaithful(checked.value, parts.knowledge)) {
    const message = 'The shape is not what its own text or input projects to.';
    return refuse('invalid-shape', message, world.tightening);
  }
  const described = describe(checked.value, { knowledge: parts.knowledge, context });
  return ok({
    ...world,
    shape: checked.value,
    view: {
      shape: checked.value,
      facts: described.facts,
      interpretations: described.interpretations,
      context,
      posture: posture.id,
    },
  });
}

const refuse = (code: Verdict['code'], message: string, tightening: Tightening): Result<never, Refused> =>
  fail({ verdict: { effect: 'review', code, message, matches: [] }, tightening });

interface ReadContext {
  readonly policy: unknown;
  /** Everything but the policy; undefined where it could not be read. */
  readonly plain: Plain | undefined;
  readonly problem: string | null;
}

function readContext(context: unknown): ReadContext {
  const nothing = { policy: undefined, plain: undefined };
  if (typeof context !== 'object' || context === null) {
    return { ...nothing, problem: 'The context is not an object.' };
  }
  let policy: unknown;
  let rest: object;
  try {
    ({ policy, ...rest } = context as { policy?: unknown });
  } catch {
    return { ...nothing, problem: 'Reading the context threw an error.' };
  }
  const copied = toPlain(rest);
  if (!copied.ok) {
    return {
      ...nothing,
      problem: `The context is not plain: ${copied.error.pointer} ${copied.error.message}`,
    };
  }
  if (validateContext(copied.value)) return { policy, plain: copied.value, problem: null };
  const error = validateContext.errors?.[0];
  const problem = `The context is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`;
  return { policy, plain: copied.value, problem };
}

function tighteningOf(context: Plain | undefined): Tightening {
  const members = (context ?? {}) as { readonly canAsk?: Plain; readonly ceiling?: Plain };
  const ceiling = members.ceiling === 'deny' || members.ceiling === 'review' ? members.ceiling : 'allow';
  return { canAsk: members.canAsk !== false, ceiling };
}
