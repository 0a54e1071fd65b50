/**
 * Plain text, a shell command a line.
 *
 * A line that ends in an odd number of backslashes goes on in the next, as bash reads it (bash manual, "Escape
 * Character"); both stay one text. Nothing else joins lines: a quote or a here-document that is left open ends with
 * its line. Blank lines and lines that begin with `#` hold no command. A carriage return at the end of a line is part
 * of the line's end.
 */

import { withoutMark } from '../lines.js';
import { problemItem, unreadable } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { ShellText, withoutReturn } from '../shell-text.js';

export const createCommandsReader = (options: ReaderOptions = {}): CorpusReader =>
  new CommandsReader(options);

class CommandsReader implements CorpusReader {
  /** A command whose last line says that it goes on. */
  private open: ShellText | null = null;

  constructor(private readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if ('fault' in line) return [...this.end(), problemItem(unreadable(line))];
    const text = withoutReturn(withoutMark(line));
    if (this.open === null && /^\s*(?:#|$)/.test(text)) return [];
    this.open = (this.open ?? new ShellText(line.number)).add(text);
    return goesOn(text) ? [] : this.close(false);
  }

  /** A command that was to go on is not all there. */
  end(): readonly CorpusItem[] {
    return this.close(true);
  }

  private close(cut: boolean): readonly CorpusItem[] {
    const { open, options } = this;
    this.open = null;
    return open === null ? [] : [open.item({ format: 'commands', options, cut })];
  }
}

/** An odd number of backslashes at the end: the last one is not itself quoted. */
function goesOn(text: string): boolean {
  let backslashes = 0;
  while (text.charCodeAt(text.length - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}

const BACKSLASH = 0x5c;
