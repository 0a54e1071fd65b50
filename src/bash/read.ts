import { type ParsedScript, parse } from 'unbash';
import type { Command, Diagnostic, Flow, Shape, ShellEnvironment, Span } from '../generated/types.js';
import { checkPrograms } from './checks/programs.js';
import { checkParseErrors } from './checks/scripts.js';
import { finishCommands } from './finish.js';
import { listFlows } from './flows.js';
import { type BashLimits, withDefaults } from './limits.js';
import { prefilter } from './prefilter.js';
import { ContinuedLines } from './walk/continued.js';
import { readList } from './walk/lists.js';
import type { Place, Source } from './walk/raw.js';
import { type KnownOutputs, Reader } from './walk/reader.js';

export interface BashOptions {
  /** Names of programs that may set shell variables named by their operands (`read`, `export`, `unset`, …). */
  readonly assigners: ReadonlySet<string>;
  /** The place that a command of these plain words is known to print (`pwd`); null where it is not. */
  readonly outputOf?: KnownOutputs;
  readonly limits?: Partial<BashLimits>;
  /** Added to every span: where the text begins in the text that holds it. */
  readonly baseOffset?: number;
  /** Further readers of the same text, which may object to the reading. */
  readonly witnesses?: readonly Witness[];
}

/** What a bash text could run. The members are those of a shape. */
export type BashSyntax = Pick<Shape, 'environments' | 'commands' | 'flows' | 'diagnostics'>;

/**
 * A second, independent reading. It sees the text and the leading reader's result, and answers with diagnostics
 * (`witnesses-disagree`): it can only veto. Must be synchronous; an exception counts as a veto.
 */
export type Witness = (text: string, syntax: BashSyntax) => readonly Diagnostic[];

/**
 * Reads bash text: every command that bash could run, at every nesting level, with decoded words. Total and
 * deterministic: whatever could not be read exactly is a diagnostic, and what was found is returned all the same.
 */
export function readBash(text: unknown, options: BashOptions): BashSyntax {
  const offset = options.baseOffset ?? 0;
  const limits = withDefaults(options.limits);
  if (typeof text !== 'string') {
    return onlyDiagnostics([failure('input-not-text', [offset, offset], 'The command is not a text.')]);
  }
  const whole: Span = [offset, offset + text.length];
  const checked = prefilter(text, limits);
  const early = checked.diagnostics.map((diagnostic) => shifted(diagnostic, offset));
  if (checked.fatal) return onlyDiagnostics(early);
  const reader = new Reader(limits, new ContinuedLines(checked.glued), options.outputOf ?? NO_OUTPUTS);
  reader.diagnostics.push(...early);
  const failed = (): void => {
    // A stack overflow: what was found so far is kept, and cannot be relied on.
    reader.diagnostics.push(failure('parse-failure', whole, 'The text could not be read to its end.'));
  };
  let commands: Command[] = [];
  try {
    walk(reader, parse(text), { text, shift: offset, fixed: null });
  } catch {
    failed();
  }
  try {
    commands = finishCommands(reader, options.assigners);
    checkPrograms(reader, commands, options.assigners);
    listFlows(reader, commands, options.assigners);
  } catch {
    failed();
  }
  const syntax = {
    environments: reader.environments,
    commands,
    flows: reader.flows,
    diagnostics: reader.diagnostics,
  };
  for (const witness of options.witnesses ?? []) testify(witness, text, syntax, whole);
  return syntax;
}

const NO_OUTPUTS: KnownOutputs = () => null;

function walk(reader: Reader, script: ParsedScript, source: Source): void {
  checkParseErrors(reader, source, script, [source.shift, source.shift + source.text.length]);
  const place: Place = {
    source,
    scriptEnd: source.text.length,
    environment: 0,
    chain: 0,
    operator: 'start',
    guarded: false,
    runs: [],
    conditional: false,
    repeated: false,
    background: false,
    pipeline: 0,
    stage: 0,
    compounds: [],
    origin: 'source',
    inherited: [],
    depth: 0,
  };
  readList(reader, script.commands, place);
  for (const at of reader.continued.left()) {
    const span: Span = [at + source.shift, at + 2 + source.shift];
    const message = 'A continued line is glued to what precedes it.';
    reader.report('glued-continuation', 'error', span, message, 'Put a blank before the backslash.');
  }
}

function testify(witness: Witness, text: string, syntax: BashSyntax, whole: Span): void {
  try {
    syntax.diagnostics.push(...witness(text, syntax));
  } catch {
    syntax.diagnostics.push(failure('witnesses-disagree', whole, 'A second reader failed on this text.'));
  }
}

function onlyDiagnostics(diagnostics: Diagnostic[]): BashSyntax {
  const environments: ShellEnvironment[] = [{ parent: null, kind: 'main', chain: 0 }];
  const flows: Flow[] = [];
  return { environments, commands: [], flows, diagnostics };
}

function shifted(diagnostic: Diagnostic, offset: number): Diagnostic {
  return { ...diagnostic, span: [diagnostic.span[0] + offset, diagnostic.span[1] + offset] };
}

function failure(code: Diagnostic['code'], span: Span, message: string): Diagnostic {
  return { code, severity: 'error', span, message };
}
