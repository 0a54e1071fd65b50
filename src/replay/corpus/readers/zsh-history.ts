/**
 * ~/.zsh_history.
 *
 * A line is a command; with EXTENDED_HISTORY, `: SECONDS:DURATION;` stands before it (zshoptions(1)). A backslash at the
 * end of a line stands for a newline in the command, and a blank after a last backslash is not part of it (zsh
 * Src/hist.c, readhistline and savehistfile). Bytes 0x00 and 0x83 to 0xa2 are written as 0x83 and the byte with 0x20
 * flipped (Src/utils.c, metafy), which makes text that is otherwise UTF-8 never UTF-8: so only lines that are not are
 * turned back.
 */

import { isBlank, withoutMark } from '../lines.js';
import { problemItem, unreadable } from '../problems.js';
import type { CorpusItem, CorpusLine, CorpusReader, ReaderOptions } from '../reader.js';
import { ENTERED, ShellText, withoutReturn } from '../shell-text.js';
import { timeOfSeconds } from '../time.js';
import { decodeUtf8 } from '../utf8.js';

export const createZshHistoryReader = (options: ReaderOptions = {}): CorpusReader =>
  new ZshHistoryReader(options);

class ZshHistoryReader implements CorpusReader {
  private time: string | undefined;
  /** A command whose last line ended in a backslash. */
  private open: ShellText | null = null;

  constructor(private readonly options: ReaderOptions) {}

  push(line: CorpusLine): readonly CorpusItem[] {
    const read = readLine(line);
    if (read === null)
      return [...this.close(true), ...('fault' in line ? [problemItem(unreadable(line))] : [])];
    let text = read;
    if (this.open === null) {
      if (isBlank(text)) return [];
      const head = /^: *(\d+):\d+;/.exec(text);
      this.time = timeOfSeconds(head?.[1] ?? '');
      this.open = new ShellText(line.number);
      text = text.slice(head?.[0].length ?? 0);
    }
    if (text.endsWith('\\')) {
      this.open.add(text.slice(0, -1));
      return [];
    }
    this.open.add(/\\ +$/.test(text.slice(-LOOK)) ? text.slice(0, -1) : text);
    return this.close(false);
  }

  /** A command that was to go on is not all there. */
  end(): readonly CorpusItem[] {
    return this.close(true);
  }

  private close(cut: boolean): readonly CorpusItem[] {
    const { open, options, time } = this;
    if (open === null) return [];
    this.open = null;
    return [open.item({ format: 'zsh-history', options, time, observed: ENTERED, cut })];
  }
}

/** Blanks after a last backslash: zsh writes one. */
const LOOK = 64;

function readLine(line: CorpusLine): string | null {
  if ('text' in line) return withoutReturn(withoutMark(line));
  return line.bytes === undefined ? null : decodeUtf8(unmetafied(line.bytes));
}

const unmetafied = (bytes: string): string =>
  bytes.replace(/\x83(.)/gs, (_, byte: string) => String.fromCharCode(byte.charCodeAt(0) ^ 0x20));
