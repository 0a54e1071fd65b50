/** A shape as `decide` takes it: one that this package projected, or a value that fits the schema and hangs together. */

import type { Command, Shape } from '../generated/types.js';
import { validateShape } from '../generated/validators/Shape.js';
import { fail, ok, type Result } from '../result.js';
import { isProjected } from './brand.js';
import { toPlain } from './plain.js';

/** Total. The error is a sentence. */
export function readShape(shape: unknown): Result<Shape, string> {
  if (isProjected(shape)) return ok(shape);
  const plain = toPlain(shape);
  if (!plain.ok) return fail(`The shape is not plain: ${plain.error.pointer} ${plain.error.message}`);
  if (!validateShape(plain.value)) {
    const error = validateShape.errors?.[0];
    return fail(`The shape is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}.`);
  }
  const value = plain.value as unknown as Shape;
  const fault = danglingReference(value);
  return fault === null ? ok(value) : fail(`The shape is not valid: ${fault}.`);
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
    const fault = commandFault(command, shape);
    if (fault !== null) return `/commands/${index} ${fault}`;
    if (isOwnAncestor(index, shape)) return `/commands/${index}/parent leads back to it`;
  }
  const flow = shape.flows.findIndex((one) => one.from >= commands || one.to >= commands);
  return flow < 0 ? null : `/flows/${flow} names a command that does not exist`;
}

function commandFault(command: Command, shape: Shape): string | null {
  const commands = shape.commands.length;
  if (command.environment >= shape.environments.length) return 'stands in an environment that does not exist';
  if (command.parent !== null && command.parent >= commands) return 'has a parent that does not exist';
  if (command.body !== undefined && command.body >= shape.environments.length)
    return 'has a body that does not exist';
  if ((command.form === 'tool') !== (command.declared !== undefined))
    return 'declares nothing, or is no tool';
  const wordless = command.form === 'assignment' || command.form === 'redirection' || command.form === 'tool';
  if (wordless && command.words.length > 0)
    return `has words, which a command of the form ${command.form} has not`;
  if (command.words.some((word) => word.nested?.some((nested) => nested >= commands) === true)) {
    return 'has a word with a command that does not exist';
  }
  return null;
}

function isOwnAncestor(index: number, shape: Shape): boolean {
  let steps = 0;
  for (let at = shape.commands[index]?.parent ?? null; at !== null; at = shape.commands[at]?.parent ?? null) {
    steps += 1;
    if (at === index || steps > shape.commands.length) return true;
  }
  return false;
}
