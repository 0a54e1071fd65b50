/** How what one command produces reaches another, and whether the receiver runs it. */

import type { CallFacts, Command, CommandFacts, Shape, Word } from '../generated/types.js';
import { fileFlows } from './file-flows.js';
import { FlowList } from './flow-list.js';
import type { Interpretation, Use } from './interpret.js';
import { meaningOf } from './roles.js';

export interface FlowParts {
  readonly shape: Shape;
  readonly commands: readonly CommandFacts[];
  readonly interpretations: readonly (Interpretation | null)[];
}

/**
 * Direct steps only; the matcher `flow` follows them further. Linear in flows, words and paths. Of more than
 * `MOST_FLOWS` the rest is left out, and the commands at both their ends become `unknown`: these facts are changed in
 * place, while they are being made.
 */
export function describeFlows({ shape, commands, interpretations }: FlowParts): CallFacts['flows'] {
  const flows = new FlowList();
  for (const flow of shape.flows) {
    const receiver = interpretations[flow.to] ?? null;
    const runs = receiver !== null && runsFlow(flow, receiver, shape);
    flows.add({ from: flow.from, to: flow.to, via: flow.via, runs });
  }
  for (const [index, command] of shape.commands.entries()) {
    if (command.parent === null || command.origin === 'source' || command.origin === 'substitution') continue;
    // What a wrapper reads from its input reaches the command it runs: `cat list | xargs sh`.
    const runs = runsWhatItReads(interpretations[index] ?? null);
    flows.add({ from: command.parent, to: index, via: 'operand', runs });
  }
  fileFlows({ shape, commands, interpretations }, flows);
  flows.markLeftOut(commands);
  return flows.list;
}

/** It runs its standard input, or words that its wrapper reads from there. */
function runsWhatItReads(receiver: Interpretation | null): boolean {
  if (receiver === null) return false;
  return receiver.stdin !== null || codeOf(receiver).some(({ word }) => word.reasons.includes('input'));
}

function runsFlow(flow: Shape['flows'][number], receiver: Interpretation, shape: Shape): boolean {
  const code = codeOf(receiver);
  if (flow.via === 'pipe') {
    return receiver.stdin !== null || code.some(({ word }) => STANDARD_INPUT.has(word.value ?? ''));
  }
  const carries = (word: Word): boolean =>
    flow.via === 'variable'
      ? (word.variables ?? []).length > 0 && word.value === null
      : (word.nested ?? []).some((nested) => isWithin(shape, flow.from, nested));
  if (code.some((use) => carries(use.word))) return true;
  if (receiver.stdin === null) return false;
  const command = shape.commands[flow.to] as Command;
  return command.redirects.some(
    (redirect) => redirect.fd === 0 && redirect.target !== null && carries(redirect.target),
  );
}

/** Words that are run, or name what is run, for certain. */
const codeOf = (receiver: Interpretation): readonly Use[] =>
  receiver.uses.filter((use) => use.possible !== true && meaningOf(use.role).runs === true);

/** Names under which Linux and bash know a process's standard input. */
const STANDARD_INPUT: ReadonlySet<string> = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** Whether the command is `nested`, or stands in the same substitution (a pipeline's earlier stage). */
function isWithin(shape: Shape, index: number, nested: number): boolean {
  const one = shape.commands[index];
  const other = shape.commands[nested];
  return index === nested || (one !== undefined && one.environment === other?.environment);
}
