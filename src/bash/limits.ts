/**
 * How much of a text is read. Over a limit the reading says so by a diagnostic and keeps what it found: a longer
 * text is never a cleaner one.
 */
export interface BashLimits {
  /** UTF-16 code units of the text. */
  readonly textLength: number;
  /** Levels of lists inside one another: compound commands, functions, substitutions. */
  readonly nesting: number;
  /** Commands in the flat list, substitutions included. */
  readonly commands: number;
  /** Words after brace expansion and field splitting, in the whole text. */
  readonly words: number;
  /** Syntax nodes visited and flows listed. */
  readonly steps: number;
  /** Diagnostics kept; one more says that there are others. */
  readonly diagnostics: number;
}

export const DEFAULT_LIMITS: BashLimits = {
  textLength: 65_536,
  nesting: 100,
  commands: 2_000,
  words: 20_000,
  steps: 200_000,
  diagnostics: 200,
};

/** Words that one brace expansion may yield; a larger one stays one undecoded word. */
export const BRACE_WORDS = 256;

/** Values that loop variables may give one word (`"$a/$b"` multiplies them); beyond that the word is undecoded. */
export const LOOP_VALUES = 64;

export function withDefaults(limits: Partial<BashLimits> | undefined): BashLimits {
  return limits === undefined ? DEFAULT_LIMITS : { ...DEFAULT_LIMITS, ...limits };
}
