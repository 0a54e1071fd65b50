/** The family of a held call: by the facts of the command that the decision names. */

import type { CallFacts, Decision, Shape } from '../generated/types.js';
import type { FamilyName } from './friction.js';
import { byText } from './order.js';

/** Options of one family that are named, and units of each name in it: a family is no copy of its calls. */
export const FAMILY_LIMITS = { options: 20, name: 80 } as const;

export function familyOf(decision: Decision, shape: Shape, facts: CallFacts | null): FamilyName {
  const command = decision.command === null ? undefined : facts?.commands[decision.command];
  const tool = named(shape.tool);
  if (command === undefined) return { tool, program: null, subcommands: [], options: [] };
  const options = new Set(command.options.map(({ name }) => named(name)));
  return {
    tool,
    program: command.program === null ? null : named(command.program),
    subcommands: command.subcommands.map(named),
    options: [...options].sort(byText).slice(0, FAMILY_LIMITS.options),
  };
}

/** `pack/rule`, the diagnostic, or the code. */
export function causeOf(decision: Decision): string {
  if (decision.rule !== null) return `${decision.pack}/${decision.rule}`;
  if (decision.code !== 'diagnostic') return decision.code;
  const blocking = decision.diagnostics.find(({ severity }) => severity !== 'info');
  return blocking === undefined ? decision.code : `diagnostic:${blocking.code}`;
}

const named = (text: string): string => text.slice(0, FAMILY_LIMITS.name);
