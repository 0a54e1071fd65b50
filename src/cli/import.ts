/** `portcullis import`: recordings of what agents did, as one corpus. */

import type { CorpusEntry } from '../generated/types.js';
import { compilePolicy } from '../policy/policy.js';
import { createUnvetoedProjector } from '../project/projector.js';
import { corpusLine } from '../replay/corpus/entry.js';
import { CORPUS_FORMATS } from '../replay/corpus/formats.js';
import { type CorpusProblem, isRemark } from '../replay/corpus/problem.js';
import type { CorpusItem } from '../replay/corpus/reader.js';
import { createRedactor } from '../replay/corpus/redact/faithful.js';
import { nameOf, readRecording } from './corpus-lines.js';
import { type OptionSpecs, readOptions } from './options.js';
import { renderProblems } from './policy.js';
import { cut, visible } from './render.js';
import { EXIT, Failure, type Terminal, UsageError } from './terminal.js';

const OPTIONS: OptionSpecs = {
  from: { type: 'string' },
  format: { type: 'string' },
  'dangerously-keep-secrets': { type: 'boolean' },
};

export async function importCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, OPTIONS);
  const format = options.oneOf('from', CORPUS_FORMATS);
  options.oneOf('format', ['jsonl']);
  const files = options.operands;
  if (files.length === 0) throw new UsageError('There is no file to import. - is standard input.');
  const redact = options.flag('dangerously-keep-secrets') ? keepSecrets : loadRedactor();
  const counts = new Counts();
  for (const file of files) {
    const shown = new Shown(file, terminal);
    try {
      for await (const items of readRecording({ file, stdin: terminal.stdin, format })) {
        await terminal.out.write(items.map((item) => lineOf(item, { redact, counts })).join(''));
        if (terminal.out.closed) return EXIT.outputClosed;
        for (const item of items) if ('problem' in item) await shown.add(item.problem);
      }
      counts.files += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      counts.failures += 1;
      await terminal.err.line(error.message);
    }
    await shown.end();
  }
  await terminal.err.line(counts.sentence());
  return counts.failures > 0 ? EXIT.failure : counts.problems > 0 ? EXIT.rejected : EXIT.ok;
}

type Redact = (entry: CorpusEntry) => CorpusEntry;

const keepSecrets: Redact = (entry) => entry;

/** By what is shipped: of a policy that is to be tried nothing is known here. */
function loadRedactor(): Redact {
  const policy = compilePolicy();
  if (!policy.ok) throw new Failure(renderProblems(policy.error));
  return createRedactor({ projector: createUnvetoedProjector(), policy: policy.value });
}

/** The line for an entry; none for a problem. Both are counted. */
function lineOf(
  item: CorpusItem,
  { redact, counts }: { readonly redact: Redact; readonly counts: Counts },
): string {
  if ('problem' in item) {
    counts.addProblem(item.problem);
    return '';
  }
  const entry = redact(item.entry);
  counts.addEntry(entry);
  return `${corpusLine(entry)}\n`;
}

class Counts {
  files = 0;
  /** Files that could not be opened, or whose format is not known. */
  failures = 0;
  problems = 0;
  private entries = 0;
  private redacted = 0;
  private truncated = 0;
  private repeated = 0;

  addEntry({ fidelity }: CorpusEntry): void {
    this.entries += 1;
    if (fidelity === 'redacted') this.redacted += 1;
    if (fidelity === 'truncated') this.truncated += 1;
  }

  addProblem(problem: CorpusProblem): void {
    const count = problem.count ?? 1;
    if (problem.code === 'repeated-call') this.repeated += count;
    else if (!isRemark(problem.code)) this.problems += count;
  }

  sentence(): string {
    const { files, failures, entries, redacted, truncated, repeated, problems } = this;
    const failed = failures === 0 ? '' : `, ${failures} not read`;
    return `files: ${files}${failed}; entries: ${entries}, of these redacted: ${redacted}, truncated: ${truncated}; recorded again: ${repeated}; problems: ${problems}`;
  }
}

/** Problems of one file on standard error: the first of them, and how many more there were of each kind. */
class Shown {
  private count = 0;
  private readonly more = new Map<string, number>();

  constructor(
    private readonly file: string,
    private readonly terminal: Terminal,
  ) {}

  async add(problem: CorpusProblem): Promise<void> {
    this.count += 1;
    if (this.count > MOST_SHOWN) {
      this.more.set(problem.code, (this.more.get(problem.code) ?? 0) + (problem.count ?? 1));
      return;
    }
    const times = problem.count === undefined ? '' : ` (${problem.count} times)`;
    const where = `${visible(nameOf(this.file))}:${problem.line}`;
    await this.terminal.err.line(
      `${where}: ${problem.code}${times}: ${cut(problem.message, LONGEST_MESSAGE)} ${problem.hint}`,
    );
  }

  async end(): Promise<void> {
    if (this.more.size === 0) return;
    const kinds = [...this.more].map(([code, count]) => `${code} ${count}`).join(', ');
    await this.terminal.err.line(`${visible(nameOf(this.file))}: more problems, not shown: ${kinds}.`);
  }
}

/** A file that is no recording has a problem in every line. */
const MOST_SHOWN = 20;
const LONGEST_MESSAGE = 200;
