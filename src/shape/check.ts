/** A shape as `decide` takes it: one that this package projected, or a value that fits the schema and hangs together. */

import type { Shape } from '../generated/types.js';
import { validateShape } from '../generated/validators/Shape.js';
import { fail, ok, type Result } from '../result.js';
import { isProjected } from './brand.js';
import { commandFault } from './check-command.js';
import { toPlain } from './plain.js';

/** Total. The error is a sentence. Whether the shape is what its text says is for `isFaithful`. */
export function readShape(shape: unknown): Result<Shape, string> {
  if (isProjected(shape)) return ok(shape);
  const plain = toPlain(shape);
  if (!plain.ok) return fail(`The shape is not plain: ${plain.error.pointer} ${plain.error.message}`);
  if (!validateShape(plain.value)) {
    const error = validateShape.errors?.[0];
    return fail(`The shape is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`);
  }
  const value = plain.value as unknown as Shape;
  const fault = faultOf(value);
  return fault === null ? ok(value) : fail(`The shape is not valid: ${fault}.`);
}

/** Indices must name what exists, and parents must form a tree. */
function faultOf(shape: Shape): string | null {
  const commands = shape.commands.length;
  if (shape.environments[0]?.parent !== null) return '/environments has no root';
  for (const [index, { parent }] of shape.environments.entries()) {
    if (index > 0 && (parent === null || parent >= index))
      return `/environments/${index}/parent is no earlier environment`;
  }
  for (const [index, command] of shape.commands.entries()) {
    const fault = commandFault(command, shape);
    if (fault !== null) return `/commands/${index} ${fault}`;
    if (isOwnAncestor(index, shape)) return `/commands/${index}/parent leads back to it`;
  }
  const diagnostic = shape.diagnostics.findIndex(({ span: [start, end] }) => start > end);
  if (diagnostic >= 0) return `/diagnostics/${diagnostic}/span ends before it starts`;
  const flow = shape.flows.findIndex((one) => one.from >= commands || one.to >= commands);
  return flow < 0 ? null : `/flows/${flow} names a command that does not exist`;
}

function isOwnAncestor(index: number, shape: Shape): boolean {
  let steps = 0;
  for (let at = shape.commands[index]?.parent ?? null; at !== null; at = shape.commands[at]?.parent ?? null) {
    steps += 1;
    if (at === index || steps > shape.commands.length) return true;
  }
  return false;
}
