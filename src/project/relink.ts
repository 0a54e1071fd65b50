import type { BashSyntax } from '../bash/read.js';
import type { Command, Flow, Span, Word } from '../generated/types.js';

/** Gives parents, nested lists and flows of one text the indices of the whole. */
export function relink(
  syntax: BashSyntax,
  parts: {
    /** Where each command of the text was put. */
    readonly indices: readonly number[];
    readonly place: { readonly parent: number | null; readonly span: Span | null };
    readonly into: { readonly commands: Command[]; readonly flows: Flow[] };
  },
): void {
  const { indices, into } = parts;
  const { parent, span } = parts.place;
  const at = (index: number): number => indices[index] ?? 0;
  // Spans point into the call's own text: what stands in a text inside a word stands in that word.
  const word = (one: Word): Word => ({
    ...one,
    span: span ?? one.span,
    ...(one.nested === undefined ? {} : { nested: one.nested.map(at) }),
  });
  for (const [old, index] of indices.entries()) {
    const command = into.commands[index] as Command;
    const before = syntax.commands[old] as Command;
    into.commands[index] = {
      ...command,
      parent: before.parent === null ? parent : at(before.parent),
      words: command.words.map(word),
      assignments: command.assignments.map((assignment) => ({
        ...assignment,
        span: span ?? assignment.span,
        value: assignment.value === null ? null : word(assignment.value),
        ...(assignment.elements === undefined ? {} : { elements: assignment.elements.map(word) }),
      })),
      redirects: command.redirects.map((redirect) => ({
        ...redirect,
        span: span ?? redirect.span,
        target: redirect.target === null ? null : word(redirect.target),
      })),
    };
  }
  for (const flow of syntax.flows) into.flows.push({ ...flow, from: at(flow.from), to: at(flow.to) });
}
