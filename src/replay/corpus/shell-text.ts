/** Shell commands of one or more lines, as recordings of plain text hold them. */

import type { Observed } from '../../generated/types.js';
import type { CorpusFormat } from './formats.js';
import { DOCUMENT_LIMIT } from './limits.js';
import { notText, problemItem, tooLong } from './problems.js';
import type { CorpusItem, ReaderOptions } from './reader.js';
import { recordedCall } from './recorded.js';

/** The lines of a command that may go on. Keeps nothing of one that is longer than DOCUMENT_LIMIT. */
export class ShellText {
  private readonly parts: string[] = [];
  private length = 0;

  /** `line`: where the command begins. */
  constructor(readonly line: number) {}

  add(text: string): this {
    this.length += text.length + 1;
    if (this.length > DOCUMENT_LIMIT) this.parts.length = 0;
    else this.parts.push(text);
    return this;
  }

  /** The entry for the command, or why there is none. */
  item(as: {
    readonly format: CorpusFormat;
    readonly options: ReaderOptions;
    readonly time?: string | undefined;
    readonly observed?: Observed;
    readonly cut?: boolean;
  }): CorpusItem {
    const { line } = this;
    if (this.length > DOCUMENT_LIMIT) return problemItem(tooLong(line, 'The command'));
    const input = this.parts.join('\n');
    if (input.includes('\0')) return problemItem(notText(line));
    const { observed, ...rest } = as;
    const entry = recordedCall({ ...rest, line, tool: 'bash', input });
    return { line, entry: observed === undefined ? entry : { ...entry, observed } };
  }
}

/** What a shell's history tells: a person entered the line. Whether it was carried out is not in it. */
export const ENTERED: Observed = { effect: 'allow', by: 'person' };

/** A carriage return before the line's end is part of the end. */
export const withoutReturn = (text: string): string => (text.endsWith('\r') ? text.slice(0, -1) : text);
