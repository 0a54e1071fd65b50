/** `portcullis decide --jsonl`: one decision a line, in the order of the lines, in bounded memory. */

import { hrtime } from 'node:process';
import { decide } from '../decide/decide.js';
import { mergeContext } from '../decide/merge-context.js';
import type { Decision } from '../generated/types.js';
import type { Policy } from '../policy/policy.js';
import type { Projector } from '../project/projector.js';
import type { ContextData } from './context.js';
import { type InputLine, readLines } from './lines.js';
import { type BadRow, type Row, readRow } from './rows.js';
import { EXIT, type Terminal } from './terminal.js';

interface Engine {
  readonly projector: Projector;
  readonly policy: Policy;
  readonly context: ContextData;
}

export async function decideLines({
  terminal,
  ...engine
}: Engine & { readonly terminal: Terminal }): Promise<number> {
  return answerLines(terminal, (row) => {
    const { decision, microseconds } = decideRow(row, engine);
    const { effect, code, rule, pack, reason, category } = decision;
    return { effect, code, rule, pack, reason, category, us: microseconds };
  });
}

/** Decides a row under its own context, merged over the engine's, and measures both steps together. */
export function decideRow(
  row: Row,
  { projector, policy, context }: Engine,
): { readonly decision: Decision; readonly microseconds: number } {
  const facts = row.context === undefined ? context : mergeContext(context, row.context);
  const before = hrtime.bigint();
  const decision = decide(projector.project(row.call), { ...facts, policy });
  return { decision, microseconds: Number((hrtime.bigint() - before) / 1000n) };
}

/**
 * Writes one line of JSON for every line of stdin: what `answer` makes of it, or an error. Everything that has come
 * in is answered before more is waited for, so that a program can converse over two pipes.
 */
export async function answerLines(terminal: Terminal, answer: (row: Row) => object): Promise<number> {
  for await (const lines of readLines(terminal.stdin)) {
    await terminal.out.write(lines.map((line) => `${JSON.stringify(answerLine(line, answer))}\n`).join(''));
    if (terminal.out.closed) return EXIT.outputClosed;
  }
  return EXIT.ok;
}

function answerLine(line: InputLine, answer: (row: Row) => object): object {
  const row = readRow(line);
  if (!row.ok) return row.error;
  const id = 'id' in row.value ? { id: row.value.id } : {};
  try {
    return { ...id, ...answer(row.value) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...id, error: `An internal fault: ${message}`, line: line.number } satisfies BadRow;
  }
}
