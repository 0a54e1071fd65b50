import type { ParsedScript } from 'unbash';
import type { Diagnostic, Span, Word } from '../../generated/types.js';
import type { BashLimits } from '../limits.js';
import type { Reader } from '../walk/reader.js';

/**
 * A second, independent reader of the same text. It can only tighten: by diagnostics, and by naming commands that
 * the leading reader does not list. Must be synchronous; an exception counts as a veto.
 */
export type Witness = (reading: LeadingReading) => Testimony;

/** What the leading reader made of a text. */
export interface LeadingReading {
  readonly text: string;
  readonly reader: Reader;
  /** Null where the leading parser failed. */
  readonly script: ParsedScript | null;
  /** Added to every span of the reader. */
  readonly offset: number;
  readonly limits: BashLimits;
}

export interface Testimony {
  readonly diagnostics: readonly Diagnostic[];
  /** Commands that only this reader sees, for deny. */
  readonly commands: readonly UnseenCommand[];
}

export interface UnseenCommand {
  readonly span: Span;
  readonly words: readonly Word[];
}
