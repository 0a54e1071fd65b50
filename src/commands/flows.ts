/** How what one command produces reaches another, and whether the receiver runs it. */

import type { CallFacts, Command, CommandFacts, FactFlow, Shape, Word } from '../generated/types.js';
import type { Interpretation } from './interpret.js';
import { meaningOf } from './roles.js';

/** Direct steps only; `closure` of the matcher follows them further. Linear in flows, words and paths. */
export function describeFlows(parts: {
  readonly shape: Shape;
  readonly commands: readonly CommandFacts[];
  readonly interpretations: readonly (Interpretation | null)[];
}): CallFacts['flows'] {
  const { shape, commands, interpretations } = parts;
  const flows: FactFlow[] = [];
  for (const flow of shape.flows) {
    const receiver = interpretations[flow.to] ?? null;
    const runs = receiver !== null && runsFlow(flow, receiver, shape);
    flows.push({ from: flow.from, to: flow.to, via: flow.via, runs });
  }
  for (const [index, command] of shape.commands.entries()) {
    if (command.parent === null || command.origin === 'source' || command.origin === 'substitution') continue;
    // What a wrapper reads from its input reaches the command it runs: `cat list | xargs sh`.
    flows.push({
      from: command.parent,
      to: index,
      via: 'operand',
      runs: runsInput(interpretations[index] ?? null),
    });
  }
  flows.push(...fileFlows(shape.commands, commands));
  return flows;
}

/** It runs its standard input, or words that its wrapper reads from there. */
function runsInput(receiver: Interpretation | null): boolean {
  if (receiver === null) return false;
  const read = (use: Interpretation['uses'][number]): boolean =>
    meaningOf(use.role).runs === true && use.possible !== true && use.word.reasons.includes('input');
  return receiver.stdin !== null || receiver.uses.some(read);
}

function runsFlow(flow: Shape['flows'][number], receiver: Interpretation, shape: Shape): boolean {
  if (flow.via === 'pipe') return receiver.stdin !== null;
  const carries = (word: Word): boolean =>
    flow.via === 'variable'
      ? (word.variables ?? []).length > 0 && word.value === null
      : (word.nested ?? []).some((nested) => isWithin(shape, flow.from, nested));
  if (receiver.uses.some((use) => meaningOf(use.role).runs === true && carries(use.word))) return true;
  if (receiver.stdin === null) return false;
  const command = shape.commands[flow.to] as Command;
  return command.redirects.some(
    (redirect) => redirect.fd === 0 && redirect.target !== null && carries(redirect.target),
  );
}

/** Whether the command is `nested`, or stands in the same substitution (a pipeline's earlier stage). */
function isWithin(shape: Shape, index: number, nested: number): boolean {
  const one = shape.commands[index];
  const other = shape.commands[nested];
  return index === nested || (one !== undefined && one.environment === other?.environment);
}

/** `curl -o f … && sh f`: a file that one command writes and a later one reads or runs. */
function fileFlows(commands: readonly Command[], facts: readonly CommandFacts[]): FactFlow[] {
  const writers = new Map<string, number[]>();
  const flows: FactFlow[] = [];
  for (const index of commands.keys()) {
    const fact = facts[index];
    if (fact === undefined) continue;
    for (const path of fact.paths) {
      const runs = path.access === 'execute' || readsCode(path, fact);
      if (!runs && path.access !== 'read') continue;
      for (const name of path.paths) {
        for (const from of writers.get(name) ?? [])
          if (from !== index) flows.push({ from, to: index, via: 'file', runs });
      }
    }
    for (const path of fact.paths) {
      if (path.access !== 'write' && path.access !== 'append' && path.access !== 'create') continue;
      for (const name of path.paths) {
        const known = writers.get(name);
        if (known === undefined) writers.set(name, [index]);
        else known.push(index);
      }
    }
  }
  return flows;
}

/** `sh < f` runs f. */
const readsCode = (path: CommandFacts['paths'][number], fact: CommandFacts): boolean =>
  path.usage === 'redirect-target' && path.access === 'read' && fact.effects.includes('execute');
