/** `portcullis demo`: a file of calls as a table of decisions. */

import type { Decision } from '../generated/types.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import { readContext } from './context.js';
import { decideRow } from './decide-jsonl.js';
import { readFileLines, readLines } from './lines.js';
import { CONTEXT_OPTIONS, POLICY_OPTIONS, readOptions } from './options.js';
import { loadPolicy } from './policy.js';
import { createBriefProjector } from './projector.js';
import { columns, cut, decidedBy, type Paint, visible } from './render.js';
import { type Row, readRow } from './rows.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

export async function demoCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, { ...POLICY_OPTIONS, ...CONTEXT_OPTIONS });
  const [file, ...others] = options.operands;
  if (others.length > 0) throw new UsageError('There is more than one file.');
  if (file === undefined && terminal.stdin.isTTY === true) throw new UsageError('There is no file.');
  const policy = await loadPolicy(options);
  const context = await readContext(options, { policy, defaults: EXAMPLE_CONTEXT });
  const engine = { projector: await createBriefProjector(), policy, context };
  const decided: Decided[] = [];
  let unreadable = 0;
  for await (const lines of file === undefined ? readLines(terminal.stdin) : readFileLines(file)) {
    for (const line of lines) {
      const row = readRow(line);
      if (row.ok) decided.push({ row: row.value, decision: decideRow(row.value, engine).decision });
      else unreadable += 1;
    }
  }
  await terminal.out.line(table(decided, terminal.out.columns ?? 160, terminal.out.paint));
  await terminal.out.line(summary(decided, unreadable));
  return EXIT.ok;
}

interface Decided {
  readonly row: Row;
  readonly decision: Decision;
}

const EFFECT_WIDTH = 6;

/** Effect, tool, command, rule and as much of the reason as the line holds. */
function table(decided: readonly Decided[], width: number, paint: Paint): string {
  const command = Math.max(20, Math.min(56, Math.floor(width / 3)));
  const rows = decided.map(({ row, decision }) => [
    cut(row.call.tool ?? 'bash', 20),
    cut(textOf(row), command),
    cut(decidedBy(decision), 44),
    visible(decision.reason),
  ]);
  return columns(rows)
    .map((line, index) => {
      const effect = (decided[index] as Decided).decision.effect;
      return `${paint.effect(effect, EFFECT_WIDTH)}  ${cut(line, width - EFFECT_WIDTH - 2)}`;
    })
    .join('\n');
}

/** The text of a shell call; of another tool its input's values. */
function textOf({ call }: Row): string {
  if (typeof call.input === 'string') return call.input;
  const values =
    typeof call.input === 'object' && call.input !== null ? Object.values(call.input) : [call.input];
  const shown = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return shown.join(' ');
}

function summary(decided: readonly Decided[], unreadable: number): string {
  const count = (effect: Decision['effect']): number =>
    decided.filter(({ decision }) => decision.effect === effect).length;
  const bad = unreadable === 0 ? '' : `, ${unreadable} unreadable lines`;
  return `\n${decided.length} calls: ${count('allow')} allowed, ${count('review')} for review, ${count('deny')} denied${bad}`;
}
