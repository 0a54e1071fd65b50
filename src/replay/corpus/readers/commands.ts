/**
 * Plain text, a shell command a line.
 *
 * A line that ends in an odd number of backslashes goes on in the next, as bash reads it (bash manual, "Escape
 * Character"); both stay one text. Nothing else joins lines: a quote or a here-document that is left open ends with
 * its line. Blank lines and lines that begin with `#` hold no command. A carriage return at the end of a line is part
 * of the line's end.
 */

import { DOCUMENT_LIMIT } from '../limits.js';
import { withoutMark } from '../lines.js';
import { notText, problemItem, tooLong, unreadable } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { sourceOf } from '../source.js';

export const createCommandsReader = (options: ReaderOptions = {}): CorpusReader =>
  new CommandsReader(options);

/** A command whose last line says that it goes on. */
interface Open {
  readonly line: number;
  readonly parts: string[];
  length: number;
}

class CommandsReader implements CorpusReader {
  private open: Open | null = null;

  constructor(private readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if ('fault' in line) return [...this.end(), problemItem(unreadable(line))];
    const text = withoutMark(line).replace(/\r$/, '');
    if (this.open === null && /^\s*(?:#|$)/.test(text)) return [];
    this.open ??= { line: line.number, parts: [], length: 0 };
    keep(this.open, text);
    return goesOn(text) ? [] : this.close();
  }

  /** A command that was to go on is not all there. */
  end(): readonly CorpusItem[] {
    return this.close('truncated');
  }

  private close(fidelity?: 'truncated'): readonly CorpusItem[] {
    const { open } = this;
    this.open = null;
    if (open === null) return [];
    const { line, parts, length } = open;
    if (length > DOCUMENT_LIMIT) return [problemItem(tooLong(line, 'The command'))];
    const input = parts.join('\n');
    if (input.includes('\0')) return [problemItem(notText(line))];
    const source = sourceOf('commands', line, this.options);
    return [
      { line, entry: { tool: 'bash', input, source, ...(fidelity === undefined ? {} : { fidelity }) } },
    ];
  }
}

function keep(open: Open, text: string): void {
  open.length += text.length + 1;
  if (open.length > DOCUMENT_LIMIT) open.parts.length = 0;
  else open.parts.push(text);
}

/** An odd number of backslashes at the end: the last one is not itself quoted. */
function goesOn(text: string): boolean {
  let backslashes = 0;
  while (text.charCodeAt(text.length - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

const BACKSLASH = 0x5c;
