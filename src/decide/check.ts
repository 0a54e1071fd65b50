/** What `decide` was given, checked: a shape, a context, a policy, a posture. */

import { describe } from '../commands/describe.js';
import type { Context, Posture, Shape } from '../generated/types.js';
import { validateContext } from '../generated/validators/Context.js';
import { validateShape } from '../generated/validators/Shape.js';
import { type Policy, type PolicyParts, partsOf } from '../policy/policy.js';
import type { CallView } from '../policy/view.js';
import { fail, ok, type Result } from '../result.js';
import { isProjected } from '../shape/brand.js';
import { toPlain } from '../shape/plain.js';
import type { Verdict } from './answer.js';

export interface Checked {
  readonly shape: Shape;
  readonly context: Omit<Context, 'policy'>;
  readonly policy: Policy;
  readonly parts: PolicyParts;
  readonly posture: Posture;
  readonly canAsk: boolean;
  readonly view: CallView;
}

/** Total. Shapes of this package's projector are taken as they are, any other value is validated. */
export function checkInputs(shape: unknown, context: unknown): Result<Checked, Verdict> {
  const read = readContext(context);
  if (!read.ok) return read;
  const { policy, facts } = read.value;
  const parts = partsOf(policy);
  if (parts === undefined) {
    return refuse('invalid-policy', 'The context has no policy that compilePolicy returned.');
  }
  const checkedShape = readShape(shape);
  if (!checkedShape.ok) return checkedShape;
  const posture = parts.postures.get(facts.posture ?? 'supervised');
  if (posture === undefined) return refuse('invalid-context', `There is no posture ${facts.posture}.`);
  const described = describe(checkedShape.value, { knowledge: parts.knowledge, context: facts });
  return ok({
    shape: checkedShape.value,
    context: facts,
    policy: policy as Policy,
    parts,
    posture,
    canAsk: facts.canAsk !== false && posture.canAsk !== false,
    view: {
      shape: checkedShape.value,
      facts: described.facts,
      interpretations: described.interpretations,
      context: facts,
      posture: posture.id,
    },
  });
}

const refuse = (code: Verdict['code'], message: string): { ok: false; error: Verdict } =>
  fail({ effect: 'review', code, message, matches: [] });

function readContext(
  context: unknown,
): Result<{ readonly policy: unknown; readonly facts: Omit<Context, 'policy'> }, Verdict> {
  if (typeof context !== 'object' || context === null)
    return refuse('invalid-context', 'The context is not an object.');
  let policy: unknown;
  let rest: object;
  try {
    const { policy: given, ...others } = context as { policy?: unknown };
    policy = given;
    rest = others;
  } catch {
    return refuse('invalid-context', 'Reading the context threw an error.');
  }
  const plain = toPlain(rest);
  if (!plain.ok)
    return refuse(
      'invalid-context',
      `The context is not plain: ${plain.error.pointer} ${plain.error.message}`,
    );
  if (!validateContext(plain.value)) {
    const error = validateContext.errors?.[0];
    return refuse(
      'invalid-context',
      `The context is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`,
    );
  }
  return ok({ policy, facts: plain.value as unknown as Omit<Context, 'policy'> });
}

function readShape(shape: unknown): Result<Shape, Verdict> {
  if (isProjected(shape)) return ok(shape);
  const plain = toPlain(shape);
  if (!plain.ok)
    return refuse('invalid-shape', `The shape is not plain: ${plain.error.pointer} ${plain.error.message}`);
  if (!validateShape(plain.value)) {
    const error = validateShape.errors?.[0];
    return refuse(
      'invalid-shape',
      `The shape is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`,
    );
  }
  const value = plain.value as unknown as Shape;
  const fault = danglingReference(value);
  return fault === null ? ok(value) : refuse('invalid-shape', `The shape is not valid: ${fault}.`);
}

/** Indices must name what exists, and parents must form a tree. */
function danglingReference(shape: Shape): string | null {
  const commands = shape.commands.length;
  const environments = shape.environments.length;
  if (environments === 0 || shape.environments[0]?.parent !== null) return '/environments has no root';
  for (const [index, environment] of shape.environments.entries()) {
    if (index > 0 && (environment.parent === null || environment.parent >= index))
      return `/environments/${index}/parent is no earlier environment`;
  }
  for (const [index, command] of shape.commands.entries()) {
    if (command.environment >= environments) return `/commands/${index}/environment does not exist`;
    if (command.parent !== null && command.parent >= commands)
      return `/commands/${index}/parent does not exist`;
    if (command.body !== undefined && command.body >= environments)
      return `/commands/${index}/body does not exist`;
    if (command.form === 'tool' && command.declared === undefined)
      return `/commands/${index} declares nothing`;
  }
  const flow = shape.flows.findIndex((one) => one.from >= commands || one.to >= commands);
  return flow < 0 ? null : `/flows/${flow} names a command that does not exist`;
}
