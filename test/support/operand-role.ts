/** What a grammar says an operand is, given which options stand before it. */

import type { GrammarBody } from '../../src/commands/registry.js';
import { allocate } from '../../src/commands/slots.js';
import { holds } from '../../src/commands/variants.js';
import { literalWord } from '../../src/commands/words.js';
import type { OptionGrammar, Role } from '../../src/generated/types.js';

/**
 * The role of a lone operand after these options with these values; null where it does not fit, undefined where it is
 * not one word with one role: a vector, a module, `key=value`, an expression, a task.
 */
export function operandRole(
  body: GrammarBody,
  operand: string,
  options: readonly { readonly grammar: OptionGrammar; readonly values: readonly string[] }[],
): Role | null | undefined {
  const word = literalWord(operand);
  const present = new Set(options.flatMap(({ grammar }) => grammar.names));
  const parsed = options.map(({ grammar, values }) => ({
    name: grammar.names[0] as string,
    spelling: grammar.names[0] as string,
    grammar,
    values: values.map(literalWord),
  }));
  const variant = body.variants.find((one) => holds(one, present, parsed, [word]));
  if (body.keyed !== undefined || body.language !== undefined) return undefined;
  const { slots, problem } = allocate({
    slots: variant?.operands ?? body.operands,
    operands: [word],
    present,
  });
  const slot = slots[0]?.[0];
  if (problem !== null || slot === undefined) return null;
  if (slot.keyed !== undefined || ['command', 'arguments', 'module', 'target'].includes(slot.role))
    return undefined;
  return slot.role;
}
