/** What a row of a table says of a call: what the projector saw in it, and what is decided by the shipped policy. */

import type { Command, DecisionEffect, DiagnosticCode, ToolKind, Word } from '../../src/generated/types.js';
import { type Call, decideCall, projector } from '../support/decisions.js';

export interface Seen {
  readonly kind: ToolKind;
  /** `role text`, in the order of the input; home-relative readings are marked. */
  readonly operands: readonly string[];
  /** Commands in shell text, as their words. */
  readonly runs: readonly string[];
  readonly diagnostics: readonly DiagnosticCode[];
  readonly decision: DecisionEffect;
}

export function seenIn(call: Exclude<Call, string>): Seen {
  const shape = projector.project(call);
  const of = (role: string, word: Word): string[] =>
    (word.values ?? [word.value ?? word.text]).map(
      (text) => `${role} ${text}${word.base === undefined ? '' : ' (home)'}`,
    );
  return {
    kind: shape.kind,
    operands: shape.commands.flatMap(
      (command) => command.declared?.operands.flatMap(({ role, word }) => of(role, word)) ?? [],
    ),
    runs: shape.commands.filter(({ form }) => form !== 'tool').map(written),
    diagnostics: [...new Set(shape.diagnostics.map(({ code }) => code))],
    decision: decideCall(call).effect,
  };
}

const written = ({ words }: Command): string => words.map(({ value, text }) => value ?? text).join(' ');
