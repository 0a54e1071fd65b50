import type { Command, Diagnostic, Flow, Shape, ShellEnvironment, Span } from '../generated/types.js';
import { checkEvaluatedVariables } from './checks/evaluated-variable.js';
import { checkPrograms } from './checks/programs.js';
import { finishCommands } from './finish.js';
import { listFlows } from './flows.js';
import { type BashLimits, withDefaults } from './limits.js';
import { prefilter } from './prefilter.js';
import type { KnownOutputs, Reader } from './walk/reader.js';
import { readText } from './walk/text.js';
import type { Testimony, Witness } from './witness/testimony.js';
import type { Kept } from './words/constants.js';

export interface BashOptions {
  /** Names of programs that may set shell variables named by their operands (`read`, `export`, `unset`, …). */
  readonly assigners: ReadonlySet<string>;
  /** The place that a command of these plain words is known to print (`pwd`); null where it is not. */
  readonly outputOf?: KnownOutputs;
  readonly limits?: Partial<BashLimits>;
  /** What the text around this one keeps; by default the shell has just begun. */
  readonly around?: Kept | undefined;
  /** Added to every span: where the text begins in the text that holds it. */
  readonly baseOffset?: number;
  /** Further readers of the same text, which may object to the reading. */
  readonly witnesses?: readonly Witness[];
}

/** What a bash text could run. The members are those of a shape. */
export interface BashSyntax extends Pick<Shape, 'environments' | 'commands' | 'flows' | 'diagnostics'> {
  /** For `around` of a text that one of the commands runs, at once or `later`. Absent where nothing was read. */
  readonly keptAt?: (command: number, later: boolean) => Kept;
  /** Commands whose errors go into the pipe, too (`|&`). */
  readonly pipedErrors?: ReadonlySet<number>;
}

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
  if (checked.fatal) {
    // Bash runs the lines before as it reads them: they are listed, for what is denied.
    const before = checked.lines > 0 ? readBash(text.slice(0, checked.lines), options) : onlyDiagnostics([]);
    return { ...before, diagnostics: [...early, ...before.diagnostics] };
  }
  const { reader, script, failed } = readText(text, {
    limits,
    outputOf: options.outputOf ?? NO_OUTPUTS,
    shift: offset,
    glued: checked.glued,
    diagnostics: early,
  });
  // A stack overflow: what was found so far is kept, and cannot be relied on.
  const unfinished = failure('parse-failure', whole, 'The text could not be read to its end.');
  if (failed) reader.diagnostics.push(unfinished);
  let commands: Command[] = [];
  let keptAt: BashSyntax['keptAt'];
  try {
    const finished = finishCommands(reader, options.assigners, options.around);
    commands = finished.commands;
    keptAt = finished.keptAt;
    checkPrograms(reader, commands, options.assigners, options.around?.sameShell === true);
    checkEvaluatedVariables(reader, commands, options.assigners);
    listFlows(reader, commands, options.assigners);
  } catch {
    reader.diagnostics.push(unfinished);
  }
  for (const witness of options.witnesses ?? []) {
    const { diagnostics, commands: unseen } = testify(
      witness,
      { text, reader, script, offset, limits },
      whole,
    );
    reader.diagnostics.push(...diagnostics);
    add(unseen, commands, reader);
  }
  return {
    environments: reader.environments,
    commands,
    flows: reader.flows,
    diagnostics: reader.diagnostics,
    pipedErrors: reader.pipedErrors,
    ...(keptAt === undefined ? {} : { keptAt }),
  };
}

const NO_OUTPUTS: KnownOutputs = () => null;

function testify(witness: Witness, reading: Parameters<Witness>[0], whole: Span): Testimony {
  try {
    return witness(reading);
  } catch {
    const failed = failure('witnesses-disagree', whole, 'A second reader failed on this text.');
    return { diagnostics: [failed], commands: [] };
  }
}

/** Lists what only a witness sees: in lists of its own, in the main shell, and as something that may not run. */
function add(unseen: Testimony['commands'], commands: Command[], reader: Reader): void {
  for (const { span, words } of unseen) {
    if (commands.length >= reader.limits.commands) return;
    commands.push({
      form: 'simple',
      span,
      environment: 0,
      chain: reader.nextChain++,
      operator: 'start',
      conditional: true,
      repeated: false,
      background: false,
      pipeline: reader.nextPipeline++,
      stage: 0,
      compounds: [],
      parent: null,
      origin: 'source',
      assignments: [],
      words: [...words],
      redirects: [],
    });
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
