/** The command that stands for what a call does by itself, without any shell text. */

import type { Assignment, Command, DeclaredOperand, Effect } from '../generated/types.js';

export function toolCommand(parts: {
  readonly effects: readonly Effect[];
  readonly operands?: readonly DeclaredOperand[];
  readonly variables?: readonly Assignment[];
}): Command {
  return {
    form: 'tool',
    span: [0, 0],
    environment: 0,
    chain: 0,
    operator: 'start',
    conditional: false,
    repeated: false,
    background: false,
    pipeline: 0,
    stage: 0,
    compounds: [],
    parent: null,
    origin: 'source',
    assignments: [...(parts.variables ?? [])],
    words: [],
    redirects: [],
    declared: { effects: [...parts.effects], operands: [...(parts.operands ?? [])] },
  };
}
