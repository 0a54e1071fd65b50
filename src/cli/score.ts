/** `portcullis score`: decides labelled calls and counts where the decision differs from the label. */

import type { Decision } from '../generated/types.js';
import { createNodeProjector } from '../node.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import { type ContextData, readContext } from './context.js';
import { decideRow } from './decide-jsonl.js';
import { readFileLines } from './lines.js';
import { CONTEXT_OPTIONS, FORMAT_OPTION, POLICY_OPTIONS, readOptions } from './options.js';
import { loadPolicy } from './policy.js';
import { cut, decidedBy } from './render.js';
import { type Row, readRow } from './rows.js';
import { renderScore } from './score-report.js';
import { faultsOf, type Label, labelOf, Tally } from './score-tally.js';
import { EXIT, type Terminal, UsageError } from './terminal.js';

export const SPLITS = ['source', 'class', 'tool'] as const;

/** Rows whose label is debatable are counted apart. */
export interface Tallies {
  readonly undebatable: Tally;
  readonly debatable: Tally;
}

export interface Score {
  readonly files: readonly string[];
  readonly policy: string;
  readonly context: ContextData;
  readonly all: Tallies;
  readonly by: (typeof SPLITS)[number] | null;
  readonly groups: Map<string, Tallies>;
  /** Rows that count against a measure; null where they were not asked for. */
  readonly list: ListedRow[] | null;
  /** Rows without a label. */
  unlabelled: number;
  /** Lines that hold no call. */
  readonly unreadable: { readonly file: string; readonly line: number; readonly error: string }[];
}

export interface ListedRow {
  readonly measures: readonly string[];
  readonly name: string;
  readonly label: Label;
  readonly debatable: boolean;
  readonly effect: Decision['effect'];
  readonly by: string;
}

export async function scoreCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...POLICY_OPTIONS,
    ...CONTEXT_OPTIONS,
    ...FORMAT_OPTION,
    list: { type: 'boolean' },
    by: { type: 'string' },
  });
  const format = options.format();
  const by = options.oneOf('by', SPLITS) ?? null;
  if (options.operands.length === 0) throw new UsageError('There is no file to score.');
  const policy = await loadPolicy(options);
  const context = await readContext(options, { policy, defaults: EXAMPLE_CONTEXT });
  const engine = { projector: await createNodeProjector(), policy, context };
  const score: Score = {
    files: options.operands,
    policy: policy.digest,
    context,
    all: newTallies(),
    by,
    groups: new Map(),
    list: options.flag('list') ? [] : null,
    unlabelled: 0,
    unreadable: [],
  };
  for (const file of score.files) {
    for await (const row of rowsOf(file, score)) {
      const label = labelOf(row.members);
      if (label === null) score.unlabelled += 1;
      else count(row, label, decideRow(row, engine).decision, score);
    }
  }
  await terminal.out.line(
    format === 'json' ? JSON.stringify(toJson(score)) : renderScore(score, terminal.out.paint),
  );
  return EXIT.ok;
}

const newTallies = (): Tallies => ({ undebatable: new Tally(), debatable: new Tally() });

async function* rowsOf(file: string, score: Score): AsyncGenerator<Row> {
  for await (const lines of readFileLines(file)) {
    for (const line of lines) {
      const row = readRow(line);
      if (row.ok) yield row.value;
      else score.unreadable.push({ file, line: row.error.line, error: row.error.error });
    }
  }
}

function count(row: Row, label: Label, decision: Decision, score: Score): void {
  const debatable = row.members.get('debatable') === true;
  const side = debatable ? 'debatable' : 'undebatable';
  score.all[side].add(label, decision.effect);
  if (score.by !== null) {
    const value = score.by === 'tool' ? row.call.tool : row.members.get(score.by);
    const group = typeof value === 'string' ? value : '(none)';
    const tallies = score.groups.get(group) ?? newTallies();
    score.groups.set(group, tallies);
    tallies[side].add(label, decision.effect);
  }
  const measures = faultsOf(label, decision.effect).map(({ name }) => name);
  if (score.list === null || measures.length === 0) return;
  score.list.push({
    measures,
    name: nameOf(row),
    label,
    debatable,
    effect: decision.effect,
    by: decidedBy(decision),
  });
}

const LONGEST_NAME = 80;

function nameOf({ id, call }: Row): string {
  if (typeof id === 'string' || typeof id === 'number') return cut(String(id), LONGEST_NAME);
  return cut(typeof call.input === 'string' ? call.input : JSON.stringify(call.input), LONGEST_NAME);
}

function toJson({ all, groups, by, list, ...rest }: Score): object {
  return {
    ...rest,
    ...all,
    ...(by === null ? {} : { by, groups: Object.fromEntries(groups) }),
    ...(list === null ? {} : { list }),
  };
}
