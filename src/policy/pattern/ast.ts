import type { CodePointSet } from './code-points.js';

/**
 * What a pattern says. `start` and `end` (exclusive) are UTF-16 offsets into the pattern; a node's span covers
 * everything that it was read from, quantifier and parentheses included. Groups nest at most 100 deep, so a
 * recursive walk is safe.
 */
export type PatternNode =
  | EmptyNode
  | LiteralNode
  | AnyNode
  | ClassNode
  | SequenceNode
  | AlternationNode
  | RepeatNode
  | GroupNode;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Nothing: the empty pattern, an empty group or an empty alternative. It matches the empty text. */
export interface EmptyNode extends Span {
  readonly kind: 'empty';
}

/** One code point: `a`, `\.`, `\u{1F600}`. */
export interface LiteralNode extends Span {
  readonly kind: 'literal';
  readonly codePoint: number;
}

/** `.`: any code point, line ends and unpaired surrogates included. */
export interface AnyNode extends Span {
  readonly kind: 'any';
}

/** One code point out of a set: `[a-z]`, `[^/]`, `\d`. The set is never empty; negation is already applied. */
export interface ClassNode extends Span {
  readonly kind: 'class';
  readonly set: CodePointSet;
}

/** Two items or more, one after another. */
export interface SequenceNode extends Span {
  readonly kind: 'sequence';
  readonly items: readonly PatternNode[];
}

/** Two alternatives or more. */
export interface AlternationNode extends Span {
  readonly kind: 'alternation';
  readonly alternatives: readonly PatternNode[];
}

/** `item` at least `min` and at most `max` times; `max` is null without an upper bound. */
export interface RepeatNode extends Span {
  readonly kind: 'repeat';
  readonly item: PatternNode;
  readonly min: number;
  readonly max: number | null;
}

/** `( )` or `(?: )`: the two mean the same, nothing is captured. */
export interface GroupNode extends Span {
  readonly kind: 'group';
  readonly body: PatternNode;
}
