/** What matchers look at: one call, and (for command matchers) one command of it. */

import type { Interpretation } from '../commands/interpret.js';
import type { CallFacts, Command, CommandFacts, Context, Shape } from '../generated/types.js';

export interface CallView {
  readonly shape: Shape;
  readonly facts: CallFacts;
  readonly interpretations: readonly (Interpretation | null)[];
  readonly context: Omit<Context, 'policy'>;
  readonly posture: string;
}

export interface CommandView {
  readonly call: CallView;
  readonly index: number;
  readonly command: Command;
  readonly facts: CommandFacts;
  readonly interpretation: Interpretation | null;
}

export function commandViews(call: CallView): CommandView[] {
  return call.shape.commands.map((command, index) => ({
    call,
    index,
    command,
    facts: call.facts.commands[index] as CommandFacts,
    interpretation: call.interpretations[index] ?? null,
  }));
}
