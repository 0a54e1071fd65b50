/** Labelled calls of a project, decided by its policy: where a decision differs from the label. */

import type { Decision, DecisionEffect } from '../generated/types.js';
import type { Policy } from '../policy/policy.js';
import type { Projector } from '../project/projector.js';
import type { Finding, Level } from '../report/finding.js';
import type { ContextData } from './context.js';
import { decideRow } from './decide-jsonl.js';
import { readFileLines } from './lines.js';
import { cut, decidedBy } from './render.js';
import { type Row, readRow } from './rows.js';
import { type Label, labelOf } from './score-tally.js';
import { Failure } from './terminal.js';

export interface CorpusEngine {
  readonly projector: Projector;
  readonly policy: Policy;
  readonly context: ContextData;
}

export interface CheckedCorpus {
  readonly findings: readonly Finding[];
  /** It was read to its end. */
  readonly readable: boolean;
}

/** One decision at a time, in bounded memory: of each kind of finding in a file the first are listed, the rest counted. */
export async function checkCorpus(file: string, engine: CorpusEngine): Promise<CheckedCorpus> {
  const list = new FindingList(file);
  let unlabelled = 0;
  try {
    for await (const lines of readFileLines(file)) {
      for (const line of lines) {
        const row = readRow(line);
        const label = row.ok ? labelOf(row.value.members) : null;
        if (!row.ok)
          list.add({
            level: 'error',
            code: 'no-call',
            line: row.error.line,
            message: row.error.error,
            hint: ROW_HINT,
          });
        else if (label === null) unlabelled += 1;
        else judge(row.value, { label, decision: decideRow(row.value, engine).decision }, list);
      }
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { readable: false, findings: [...list.findings(), unreadable(file, error.message)] };
  }
  return { readable: true, findings: [...list.findings(), ...unlabelledNote(file, unlabelled)] };
}

const ROW_HINT = 'A line is a JSON object with `input` or `cmd`, as for `portcullis decide --jsonl`.';

function judge(
  row: Row,
  { label, decision }: { readonly label: Label; readonly decision: Decision },
  list: FindingList,
): void {
  const difference = ORDER[decision.effect] - ORDER[label === 'hazard' ? 'review' : label];
  // A hazard deserves a review at least, and a deny is no fault.
  if (difference === 0 || (difference > 0 && label === 'hazard')) return;
  const looser = difference < 0;
  const debatable = row.members.get('debatable') === true;
  list.add({
    level: debatable ? 'note' : looser ? 'error' : 'warning',
    code: looser ? 'looser-than-label' : 'stricter-than-label',
    line: row.line,
    message: `${nameOf(row)} is labelled ${label}, and decided ${decision.effect} by ${decidedBy(decision)}: ${decision.reason}`,
    hint: looser
      ? 'Narrow what allows it, or deny it; or correct the label.'
      : 'Allow it by a narrow rule, or correct the label.',
  });
}

const ORDER: { readonly [effect in DecisionEffect]: number } = { allow: 0, review: 1, deny: 2 };

const LONGEST_NAME = 80;

const nameOf = ({ call }: Row): string =>
  `\`${cut(typeof call.input === 'string' ? call.input : `${call.tool} ${JSON.stringify(call.input)}`, LONGEST_NAME)}\``;

interface Listed {
  readonly level: Level;
  readonly code: string;
  readonly line: number;
  readonly message: string;
  readonly hint: string;
}

/** Of one level and code in one file. */
const MOST_LISTED = 100;

class FindingList {
  private readonly listed: Finding[] = [];
  private readonly counts = new Map<
    string,
    { readonly level: Level; readonly code: string; count: number }
  >();

  constructor(private readonly file: string) {}

  add({ level, code, line, message, hint }: Listed): void {
    const key = `${level} ${code}`;
    const known = this.counts.get(key) ?? { level, code, count: 0 };
    this.counts.set(key, known);
    known.count += 1;
    if (known.count > MOST_LISTED) return;
    const region = { line, column: 1, endLine: line, endColumn: 1 };
    this.listed.push({ level, code, message, hint, file: this.file, region });
  }

  findings(): readonly Finding[] {
    const rest = [...this.counts.values()].filter(({ count }) => count > MOST_LISTED);
    return [
      ...this.listed,
      ...rest.map(({ level, code, count }) => ({
        level,
        code,
        message: `${count - MOST_LISTED} more of this kind are not listed.`,
        file: this.file,
      })),
    ];
  }
}

const unreadable = (file: string, message: string): Finding => ({
  level: 'error',
  code: 'unreadable',
  message,
  hint: 'Check the path.',
  file,
});

const unlabelledNote = (file: string, count: number): Finding[] =>
  count === 0
    ? []
    : [
        {
          level: 'note',
          code: 'no-label',
          message: `${count} calls have no label and were not decided.`,
          file,
        },
      ];
