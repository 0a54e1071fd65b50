import type { DynamicReason, Span, Word } from '../../generated/types.js';

/** A place that is known by name although its path is not: see `base` of a word. */
export type Base = NonNullable<Word['base']>;

/**
 * What is known of text that is not: `number` (digits, a minus before them where it is `signed`), `word` (not empty,
 * no slash, blank, leading dash or leading dot), `rest` (a word or nothing), `segment` (not empty, no slash, not `.`
 * or `..`; blanks split it where it is not quoted), `absolute` (nothing, or an absolute path).
 */
export type Yield = 'number' | 'signed' | 'word' | 'rest' | 'segment' | 'absolute';

/** Text that stands in the source, after quote removal. */
export interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
  /** Quoted text is neither split, nor globbed, nor brace-expanded. */
  readonly quoted: boolean;
}

/** Text that bash computes. */
export interface ExpansionPiece {
  readonly kind: 'expansion';
  readonly reason: DynamicReason;
  /** As spelled. */
  readonly source: string;
  readonly quoted: boolean;
  /** The parameter of a plain `$x` or `${x}`; null for anything else. */
  readonly name: string | null;
  /** `$x` without braces: text that follows it could lengthen its name. */
  readonly bare: boolean;
  /** Shell variables it reads. */
  readonly variables: readonly string[];
  /** Commands inside it. */
  readonly nested: readonly number[];
  /** May yield several arguments even inside double quotes (`"$@"`, `"${a[@]}"`). */
  readonly many: boolean;
  /** Yields one argument even outside double quotes (a number, `<( )`). */
  readonly single: boolean;
  readonly base: Base | null;
  readonly yields: Yield | null;
  /** The `x` of `${!x}`. */
  readonly indirect: string | null;
  /** The array of `${a[@]}`. */
  readonly elementsOf: string | null;
  /** The program whose output this is, where a substitution is one plain command. */
  readonly outputOf: string | null;
}

export type Piece = TextPiece | ExpansionPiece;

/**
 * Where a word stands decides which expansions bash performs on it (manual, section 3.5).
 *
 * | use           | brace | tilde             | splitting, globs |
 * |---------------|-------|-------------------|------------------|
 * | `argument`    | yes   | start, `name=~`   | yes              |
 * | `element`     | yes   | start             | yes              |
 * | `declaration` | yes   | after `=` and `:` | no               |
 * | `assignment`  | no    | start, after `:`  | no               |
 * | `target`      | yes   | start, `name=~`   | yes, but several are an error |
 * | `operand`     | no    | start, `name=~`   | no               |
 * | `document`    | no    | no                | no               |
 *
 * An `element` of an array; a here-string is read as the value of an assignment is.
 */
export type WordUse =
  | 'argument'
  | 'element'
  | 'declaration'
  | 'assignment'
  | 'target'
  | 'operand'
  | 'document';

/** A word before brace expansion, splitting and constants. */
export interface RawWord {
  readonly text: string;
  readonly span: Span;
  readonly use: WordUse;
  readonly pieces: readonly Piece[];
  readonly quoted: boolean;
  /** Set when no expansion of any kind can apply: the value bash passes. */
  readonly plain: string | null;
}

export function textPiece(text: string, quoted: boolean): TextPiece {
  return { kind: 'text', text, quoted };
}

/** An expansion about which nothing is known but its reason. */
export function opaque(reason: DynamicReason, source: string, quoted: boolean): ExpansionPiece {
  return {
    kind: 'expansion',
    reason,
    source,
    quoted,
    name: null,
    bare: false,
    variables: [],
    nested: [],
    many: false,
    single: false,
    base: null,
    yields: null,
    indirect: null,
    elementsOf: null,
    outputOf: null,
  };
}
