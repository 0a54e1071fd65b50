import type {
  Diagnostic,
  DiagnosticCode,
  Flow,
  Redirect,
  ShellEnvironment,
  Span,
} from '../../generated/types.js';
import type { BashLimits } from '../limits.js';
import type { Base, RawWord, Yield } from '../words/pieces.js';
import { SetEvents } from '../words/set-events.js';
import type { ContinuedLines } from './continued.js';
import { Failures } from './failures.js';
import {
  ALWAYS,
  NO_LINE,
  type Place,
  type Position,
  type RawAssignment,
  type RawCommand,
  type RawLoop,
  type RawRedirect,
} from './raw.js';

export interface CommandParts {
  readonly form: RawCommand['form'];
  readonly span: Span;
  readonly place: Place;
  readonly startedAt: number;
  readonly words?: RawWord[];
  readonly assignments?: RawAssignment[];
  readonly redirects?: readonly RawRedirect[];
  readonly declared?: readonly RawAssignment[];
  readonly body?: number;
  readonly loop?: RawLoop;
}

/** From the start of the body to the end of the closing delimiter. */
export interface DocumentSpan {
  readonly start: number;
  readonly end: number;
}

export interface Indirect {
  readonly name: string;
  readonly at: Position;
  readonly span: Span;
}

/** The place, or the kind of text, that a command of these words prints; null where neither is known. */
export type KnownOutputs = (words: readonly string[]) => Base | Yield | null;

/** What one reading gathers. Nothing in it outlives the call of `readBash`. */
export class Reader {
  readonly commands: RawCommand[] = [];
  readonly environments: ShellEnvironment[] = [{ parent: null, kind: 'main', chain: 0 }];
  readonly flows: Flow[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** Commands whose errors go into the pipe, too (`|&`). */
  readonly pipedErrors: Set<number> = new Set();
  /** What syntax sets by name: assignments, loops, `${x:=}`, `{fd}>`, arithmetic; functions as `name()`. */
  readonly setters: SetEvents = new SetEvents();
  readonly failures: Failures = new Failures();
  /** When the outermost loop that is being walked began. */
  loopStart: number | null = null;
  /** A function is being walked. */
  called = false;
  /** Names of functions that the text defines, with the environment of each body. */
  readonly functions: Map<string, number[]> = new Map();
  /** Names that arithmetic reads, whose text it evaluates. */
  readonly evaluated: Set<string> = new Set();
  /** Where `${!name}` stands: what it reads depends on what `name` holds there. */
  readonly indirect: Indirect[] = [];
  readonly limits: BashLimits;
  nextChain = 0;
  nextPipeline = 0;
  nextRun = 0;
  clock = 0;
  steps = 0;
  /** Here-documents of the script being walked. */
  documents: DocumentSpan[] = [];
  readonly continued: ContinuedLines;
  /** Commands of the list being walked, without those inside substitutions. */
  collected: number[] = [];
  #overflow = false;

  readonly outputOf: KnownOutputs;

  constructor(limits: BashLimits, continued: ContinuedLines, outputOf: KnownOutputs) {
    this.outputOf = outputOf;
    this.limits = limits;
    this.continued = continued;
  }

  /** The continued lines in this stretch of the source are read beyond doubt. */
  verifyContinuations(place: Place, from: number, to: number): void {
    if (place.source.fixed === null) this.continued.verify(from, to);
  }

  report(
    code: DiagnosticCode,
    severity: Diagnostic['severity'],
    span: Span,
    message: string,
    hint?: string,
  ): void {
    if (this.diagnostics.length >= this.limits.diagnostics) {
      if (!this.#overflow) {
        this.#overflow = true;
        this.diagnostics.push({
          code: 'work-limit',
          severity: 'error',
          span,
          message: `More than ${this.limits.diagnostics} diagnostics; the others are not listed.`,
        });
      }
      return;
    }
    for (const known of this.diagnostics) {
      if (known.code === code && known.span[0] === span[0] && known.span[1] === span[1]) return;
    }
    this.diagnostics.push({ code, severity, span, message, ...(hint === undefined ? {} : { hint }) });
  }

  /** Counts one unit of work. False once the budget is spent; the caller then stops descending. */
  step(span: Span): boolean {
    this.steps += 1;
    if (this.steps <= this.limits.steps) return true;
    this.once('work-limit', span, `Reading stopped after ${this.limits.steps} steps.`);
    return false;
  }

  environment(place: Place, kind: ShellEnvironment['kind']): number {
    this.environments.push({ parent: place.environment, kind, chain: place.chain });
    return this.environments.length - 1;
  }

  /** Appends a command and becomes the parent of those nested in its words. Returns its index, or -1 over the limit. */
  push(parts: CommandParts): number {
    if (this.commands.length >= this.limits.commands) {
      this.once(
        'too-many-commands',
        parts.span,
        `More than ${this.limits.commands} commands; the others are not listed.`,
      );
      return -1;
    }
    const own = parts.redirects ?? [];
    const index = this.commands.length;
    this.clock += 1;
    this.commands.push({
      form: parts.form,
      span: parts.span,
      place: parts.place,
      words: parts.words ?? [],
      assignments: parts.assignments ?? [],
      redirects: parts.place.inherited.length === 0 ? own : [...own, ...parts.place.inherited],
      body: parts.body ?? null,
      parent: null,
      startedAt: parts.startedAt,
      finishedAt: this.clock,
      declared: parts.declared ?? [],
      loop: parts.loop ?? null,
      called: this.called,
      loopStart: this.loopStart,
      line: this.failures.line,
    });
    this.collected.push(index);
    return index;
  }

  /** Null: a name that is not known. */
  sets(name: string | null): void {
    this.clock += 1;
    const stands = this.clock;
    this.setters.add(name, { stands, from: this.loopStart ?? stands, lasting: this.called });
  }

  /** Where words that are being read stand. */
  position(place: Place): Position {
    const { clock, called, failures } = this;
    return { place, startedAt: clock, time: called ? ALWAYS : clock, line: called ? NO_LINE : failures.line };
  }

  /** What is being expanded may be an error. */
  mayFail(place: Place): void {
    this.failures.mayFail({ subshell: this.isSubshell(place), time: this.clock, called: this.called });
  }

  /** The last stage of a pipeline is none with `lastpipe`. */
  isSubshell({ environment }: Place): boolean {
    const kind = this.environments[environment]?.kind;
    return environment !== 0 && kind !== 'pipeline';
  }

  loop(walk: () => void): void {
    const outer = this.loopStart;
    this.loopStart ??= this.clock + 1;
    walk();
    this.loopStart = outer;
  }

  body(walk: () => void): void {
    const outer = this.called;
    this.called = true;
    walk();
    this.called = outer;
  }

  /** False once the budget is spent. */
  flow(from: number, to: number, via: Flow['via'], span: Span): boolean {
    if (from < 0 || to < 0 || from === to) return true;
    if (!this.step(span)) return false;
    this.flows.push({ from, to, via });
    return true;
  }

  /** Reports an error of which one is enough. */
  once(code: DiagnosticCode, span: Span, message: string): void {
    if (!this.diagnostics.some((known) => known.code === code)) {
      this.diagnostics.push({ code, severity: 'error', span, message });
    }
  }
}

export function directionOf(operator: Redirect['operator']): Redirect['direction'] {
  switch (operator) {
    case '<':
      return 'read';
    case '<>':
      return 'read-write';
    case '>>':
    case '&>>':
      return 'append';
    case '<&':
    case '>&':
      return 'duplicate';
    case '<<':
    case '<<-':
      return 'here-document';
    case '<<<':
      return 'here-string';
    default:
      return 'write';
  }
}
