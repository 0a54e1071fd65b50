/** One thing that a check has to say, in the form that every renderer takes. */

/** An `error` makes a check fail; a `warning` is to be looked at; a `note` is good to know. */
export type Level = 'error' | 'warning' | 'note';

/** A part of a text: lines and columns from 1, columns in UTF-16 units, the end being the first column after it. */
export interface Region {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export interface Finding {
  readonly level: Level;
  /** What kind of thing: `meets-floor`, `example`, `newly-allowed`. docs/ci.md lists them. */
  readonly code: string;
  readonly message: string;
  /** What to do. */
  readonly hint?: string;
  /** As it was named, with forward slashes. */
  readonly file?: string;
  /** JSON pointer into the file. */
  readonly pointer?: string;
  /** Where in the file, as far as its text is known. */
  readonly region?: Region;
  /** A call that shows it, as a person reads it. */
  readonly witness?: string;
  /** `pack/rule`. */
  readonly rule?: string;
}
