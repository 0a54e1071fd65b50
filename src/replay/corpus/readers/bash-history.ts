/**
 * ~/.bash_history.
 *
 * A line is a command; with HISTTIMEFORMAT set, `#` and seconds since 1970 stand before each (bash manual, "Bash History
 * Facilities"). Where the file begins with such a line, all lines up to the next one are one command, as readline
 * reads it (readline histfile.c, HIST_TIMESTAMP_START and history_multiline_entries); elsewhere a time is that of the
 * next line alone, and a command of several lines comes out in pieces, since nothing tells it from several commands.
 */

import { isBlank, withoutMark } from '../lines.js';
import { problemItem, unreadable } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { ENTERED, ShellText, withoutReturn } from '../shell-text.js';
import { timeOfSeconds } from '../time.js';

export const createBashHistoryReader = (options: ReaderOptions = {}): CorpusReader =>
  new BashHistoryReader(options);

class BashHistoryReader implements CorpusReader {
  /** Whether times part the commands; null before the first line. */
  private stamped: boolean | null = null;
  private time: string | undefined;
  private open: ShellText | null = null;

  constructor(private readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    if ('fault' in line) return [...this.close(this.stamped === true), problemItem(unreadable(line))];
    const text = withoutReturn(withoutMark(line));
    const seconds = /^#(\d+)\s*$/.exec(text)?.[1];
    if (this.stamped === null && !isBlank(text)) this.stamped = seconds !== undefined;
    if (seconds !== undefined) {
      const before = this.close(false);
      this.time = timeOfSeconds(seconds);
      return before;
    }
    if (this.open === null && isBlank(text)) return [];
    this.open = (this.open ?? new ShellText(line.number)).add(text);
    return this.stamped === true ? [] : this.close(false);
  }

  end(): readonly CorpusItem[] {
    return this.close(false);
  }

  /** `cut`: a line of the command could not be had. */
  private close(cut: boolean): readonly CorpusItem[] {
    const { open, options, time } = this;
    if (open === null) return [];
    this.open = null;
    this.time = undefined;
    return [open.item({ format: 'bash-history', options, time, observed: ENTERED, cut })];
  }
}
