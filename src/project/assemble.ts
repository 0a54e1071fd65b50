/**
 * Puts a shape together from the syntax of one text and of every text inside it: `sh -c '…'`, here-documents into a
 * shell, `eval`, and the argument vectors that wrappers run. What a command runs is listed right after it.
 */

import type { BashSyntax } from '../bash/read.js';
import { type Kept, PLACES } from '../bash/words/constants.js';
import { type Dialect, type Inner, type Interpretation, interpret } from '../commands/interpret.js';
import type { Knowledge } from '../commands/knowledge.js';
import { awk } from '../commands/languages/awk.js';
import { sed } from '../commands/languages/sed.js';
import type { ListedNames } from '../commands/names.js';
import type { Command, Diagnostic, Flow, ShellEnvironment, Span, Word } from '../generated/types.js';
import { foreignTo } from './dialects.js';
import { NOTHING_KEPT, STARTED, without } from './kept.js';
import { PipedNames } from './piped-names.js';
import { relink } from './relink.js';

/** How deep texts may be nested in texts, and how many commands a call may hold in all. */
export const NESTING_LIMITS = { depth: 10, commands: 4_000 };

export type ReadText = (text: string, around?: Kept) => BashSyntax;

export class Assembler {
  readonly commands: Command[] = [];
  readonly environments: ShellEnvironment[] = [{ parent: null, kind: 'main', chain: 0 }];
  readonly flows: Flow[] = [];
  readonly diagnostics: Diagnostic[] = [];
  private chains = 0;
  private pipelines = 0;
  private overflow = false;
  /** What the command that is being expanded keeps, for texts that it runs at once or later. */
  private keptAt: ((later: boolean) => Kept) | undefined;

  constructor(
    private readonly knowledge: Knowledge,
    private readonly readText: ReadText,
  ) {}

  /** The call's own text. */
  addText(text: string): void {
    this.addSyntax(this.readText(text), { parent: null, span: null, origin: 'source', depth: 0 });
  }

  /** A command that stands in no text: a call to a tool that is not a shell. */
  addCommand(command: Command, depth = 0): number {
    const index = this.commands.push(command) - 1;
    this.chains = Math.max(this.chains, command.chain + 1);
    this.pipelines = Math.max(this.pipelines, command.pipeline + 1);
    this.expand(index, depth);
    return index;
  }

  /** Shell text that a tool's input holds. */
  addInnerText(parent: number, word: Word): void {
    this.addShellText({ parent, word, origin: 'text', depth: 0 });
  }

  private addSyntax(
    syntax: BashSyntax,
    place: {
      readonly parent: number | null;
      readonly span: Span | null;
      readonly origin: Command['origin'];
      readonly depth: number;
    },
  ): void {
    const holder = place.parent === null ? null : (this.commands[place.parent] as Command);
    const around = this.keptAt;
    const environments = this.addEnvironments(syntax, holder);
    const chainBase = this.chains;
    const pipelineBase = this.pipelines;
    const indices: number[] = [];
    for (const command of syntax.commands) {
      this.chains = Math.max(this.chains, chainBase + command.chain + 1);
      this.pipelines = Math.max(this.pipelines, pipelineBase + command.pipeline + 1);
    }
    const piped = new PipedNames(syntax, this.knowledge);
    for (const [own, command] of syntax.commands.entries()) {
      if (this.isFull(place.span ?? command.span)) break;
      const copy: Command = {
        ...command,
        ...(place.span === null ? {} : { span: place.span }),
        ...(command.body === undefined ? {} : { body: environments[command.body] ?? 0 }),
        environment: environments[command.environment] ?? 0,
        chain: chainBase + command.chain,
        pipeline: pipelineBase + command.pipeline,
        conditional: command.conditional || holder?.conditional === true,
        repeated: command.repeated || holder?.repeated === true,
        origin: command.parent === null && place.parent !== null ? place.origin : command.origin,
      };
      const index = this.commands.push(copy) - 1;
      indices.push(index);
      this.keptAt = (later) => syntax.keptAt?.(own, later) ?? NOTHING_KEPT;
      this.expand(index, place.depth, command.form === 'simple' ? piped.before(own) : null);
    }
    this.keptAt = around;
    relink(syntax, { indices, place, into: this });
    for (const diagnostic of syntax.diagnostics) {
      this.diagnostics.push(place.span === null ? diagnostic : { ...diagnostic, span: place.span });
    }
  }

  private addEnvironments(syntax: BashSyntax, holder: Command | null): number[] {
    const map: number[] = [];
    for (const [index, environment] of syntax.environments.entries()) {
      if (index === 0 && holder === null) {
        map.push(0);
      } else if (index === 0) {
        map.push(
          this.environments.push({
            parent: (holder as Command).environment,
            kind: 'text',
            chain: (holder as Command).chain,
          }) - 1,
        );
      } else {
        const parent = map[environment.parent ?? 0] ?? 0;
        map.push(
          this.environments.push({ ...environment, parent, chain: this.chains + environment.chain }) - 1,
        );
      }
    }
    return map;
  }

  /** Adds what the command runs. */
  private expand(index: number, depth: number, piped: ListedNames | null = null): void {
    const command = this.commands[index] as Command;
    this.expandAssignments(index, depth);
    if (command.form !== 'simple') return;
    const read = interpret(command.words, this.knowledge.registry, piped);
    if (read.inner.length > 0) this.addInners(index, read, depth);
    if (read.stdin === 'shell' || read.stdin === 'posix') this.addInput(index, depth, read.stdin);
    for (const use of read.uses) {
      if ((use.role !== 'sed' && use.role !== 'awk') || use.word.value === null) continue;
      const facts = use.role === 'sed' ? sed(use.word.value) : awk(use.word.value);
      for (const text of facts.shellTexts) {
        this.addShellText({ parent: index, word: { ...use.word, value: text }, origin: 'language', depth });
      }
    }
  }

  private addInners(index: number, { uses, inner, options, operands }: Interpretation, depth: number): void {
    const given = uses.flatMap(({ role, word }) =>
      role === 'environment' ? [(word.value ?? word.prefix ?? '').replace(/=.*$/s, '')] : [],
    );
    // `env - a`
    if (operands[0]?.value === '-') given.push(...PLACES.keys());
    for (const { grammar, values } of options) {
      if (grammar?.environment === 'unset') given.push(...values.map(({ value }) => value ?? ''));
      if (grammar?.environment === 'empty') given.push(...PLACES.keys());
    }
    for (const one of inner) this.addInner(index, one, depth, given);
  }

  private addInner(index: number, inner: Inner, depth: number, unset: readonly string[]): void {
    const holder = this.commands[index] as Command;
    if (inner.kind === 'shell') {
      if (inner.word.value === null) return;
      this.checkDialect(inner.dialect, inner.word);
      const text = inner.word.value.replace(inner.setting ? /^!(?=\S)/ : /^$/, '');
      this.addShellText({
        parent: index,
        word: { ...inner.word, value: text },
        origin: 'text',
        depth,
        unset,
        later: inner.later,
        here: inner.here,
      });
      return;
    }
    if (this.isFull(holder.span) || this.isTooDeep(depth, holder.span)) return;
    const at =
      this.commands.push({
        ...holder,
        form: 'simple',
        background: false,
        parent: index,
        origin: 'operand',
        assignments: [],
        words: [...inner.words],
        redirects: holder.redirects.map((redirect) => ({ ...redirect, inherited: true })),
      }) - 1;
    const around = this.keptAt;
    this.keptAt = (later) => without(around?.(later), unset) ?? STARTED;
    this.expand(at, depth + 1);
    this.keptAt = around;
  }

  /** Variables whose value is shell text (`PAGER`, `GIT_SSH_COMMAND`). */
  private expandAssignments(index: number, depth: number): void {
    for (const assignment of (this.commands[index] as Command).assignments) {
      const meaning = this.knowledge.environment.meaningOf(assignment.name);
      if (meaning.role !== 'shell' || typeof assignment.value?.value !== 'string') continue;
      this.addShellText({ parent: index, word: assignment.value, origin: 'text', depth });
    }
  }

  /** `sh <<'E'`, `bash <<< 'text'`. */
  private addInput(index: number, depth: number, role: 'shell' | 'posix'): void {
    const redirects = (this.commands[index] as Command).redirects.filter((redirect) => redirect.fd === 0);
    const input = redirects.at(-1);
    if (input === undefined || input.target === null || typeof input.target.value !== 'string') return;
    if (input.direction !== 'here-document' && input.direction !== 'here-string') return;
    this.checkDialect(role === 'posix' ? 'posix' : 'bash', input.target);
    if (input.target.value.trimEnd().includes('\n')) {
      const message =
        'A command of a script from standard input may read the rest of the script as its own input.';
      this.diagnostics.push({
        code: 'unmodelled-syntax',
        severity: 'warning',
        span: input.target.span,
        message,
      });
    }
    this.addShellText({ parent: index, word: input.target, origin: 'text', depth });
  }

  private checkDialect(dialect: Dialect, word: Word): void {
    const foreign = foreignTo(dialect, word.value ?? '');
    if (foreign === null) return;
    this.report(
      'unmodelled-syntax',
      word.span,
      `The text holds ${foreign}, which this shell reads in another way than bash.`,
    );
  }

  private addShellText(parts: {
    readonly parent: number;
    readonly word: Word;
    readonly origin: 'text' | 'language';
    readonly depth: number;
    /** Variables that the text is given values of (`env HOME=/x sh -c …`). */
    readonly unset?: readonly string[];
    /** It runs at any time after (a trap). */
    readonly later?: boolean;
    /** It runs in the same shell. */
    readonly here?: boolean;
  }): void {
    if (this.isTooDeep(parts.depth, parts.word.span)) return;
    const text = parts.word.value as string;
    const kept = without(this.keptAt?.(parts.later === true), parts.unset ?? []) ?? STARTED;
    this.addSyntax(this.readText(text, { ...kept, sameShell: parts.here === true }), {
      parent: parts.parent,
      span: parts.word.span,
      origin: parts.origin,
      depth: parts.depth + 1,
    });
  }

  private isTooDeep(depth: number, span: Span): boolean {
    if (depth < NESTING_LIMITS.depth) return false;
    this.report('text-nesting', span, `Texts and wrappers are nested deeper than ${NESTING_LIMITS.depth}.`);
    return true;
  }

  private isFull(span: Span): boolean {
    if (this.commands.length < NESTING_LIMITS.commands) return false;
    if (!this.overflow)
      this.report('too-many-commands', span, `There are more than ${NESTING_LIMITS.commands} commands.`);
    this.overflow = true;
    return true;
  }

  private report(code: Diagnostic['code'], span: Span, message: string): void {
    this.diagnostics.push({ code, severity: 'error', span, message });
  }
}
