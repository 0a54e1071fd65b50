/**
 * The project's own tests and scripts are trusted as the project has them. In a call that writes files first, they
 * run what the call supplied: `echo … > conftest.py && pytest`. That is `execute`.
 */

import type { CommandFacts } from '../generated/types.js';

/** Commands in the order of the shape. Changes the facts in place, while they are being made. */
export function markWrittenThenRun(commands: readonly CommandFacts[]): void {
  let written: string | null = null;
  for (const facts of commands) {
    if (written !== null && facts.effects.includes('run-project') && !facts.effects.includes('execute')) {
      facts.effects.push('execute');
      facts.notes.push({ effect: 'execute', message: `the call itself wrote ${written} before` });
    }
    written ??= writtenBy(facts);
  }
}

function writtenBy(facts: CommandFacts): string | null {
  const path = facts.paths.find((fact) => WRITES.has(fact.access));
  return path === undefined ? null : (path.paths[0] ?? path.operand);
}

const WRITES: ReadonlySet<string> = new Set(['create', 'write', 'append', 'move']);
