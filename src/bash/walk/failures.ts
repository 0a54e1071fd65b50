import type { RawCommand } from './raw.js';

/**
 * An error in an expansion makes bash drop the rest of the line that it has read, and go on with the next:
 *
 *     c1 $((1/0)); x=b⏎c2 $x      `x` is not set
 *
 * So an assignment behind what may fail holds for its own line only, that is, for what is dropped with it.
 */
export class Failures {
  /** Lines of the text, by the whole commands that begin on them. */
  line = 0;
  readonly #first = new Map<number, number>();
  #inFunction = false;

  /** Something that may fail is expanded now. In a subshell it ends the subshell alone. */
  mayFail(at: {
    readonly subshell: boolean;
    readonly time: number;
    readonly called: boolean;
    readonly line?: number;
  }): void {
    const { subshell, time, called, line = this.line } = at;
    if (called) this.#inFunction = true;
    else if (!subshell && time < (this.#first.get(line) ?? Number.MAX_SAFE_INTEGER))
      this.#first.set(line, time);
  }

  /** Whether this command may have been dropped although what stands on `line` runs. */
  mayHaveDropped(command: RawCommand, line: number): boolean {
    if (command.line === line) return false;
    return (
      this.#inFunction || (this.#first.get(command.line) ?? Number.MAX_SAFE_INTEGER) < command.finishedAt
    );
  }
}

/** Arithmetic that cannot fail: whole decimal numbers, added and multiplied (`08` and `2**-1` do fail). */
export const isSafeArithmetic = (text: string): boolean =>
  /^\$\(\(\s*(?:0|[1-9]\d*)(?:\s*[-+*]\s*(?:0|[1-9]\d*))*\s*\)\)$/.test(text);

/** Variables that bash does not let anyone set (manual, section 5.2). */
export const READONLY: ReadonlySet<string> = new Set([
  'BASHOPTS',
  'BASH_VERSINFO',
  'EUID',
  'PPID',
  'SHELLOPTS',
  'UID',
]);
