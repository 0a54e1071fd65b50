import type { Command, Redirect, Span } from '../../generated/types.js';
import type { RawWord } from '../words/pieces.js';

/** A command as the walk finds it: words are still in pieces, because a constant may be set anywhere in the text. */
export interface RawCommand {
  readonly form: Command['form'];
  readonly span: Span;
  readonly place: Place;
  readonly words: RawWord[];
  readonly assignments: RawAssignment[];
  /** Its own redirections, then those of the compounds around it, innermost first. */
  readonly redirects: readonly RawRedirect[];
  readonly body: number | null;
  /** Set when the holder is known: nested commands are listed before it. */
  parent: number | null;
  /** Counts the events of the walk: words are expanded after `startedAt`, assignments hold after `finishedAt`. */
  readonly startedAt: number;
  readonly finishedAt: number;
  /** Arguments of the form `NAME=value` of a declaration builtin. */
  readonly declared: readonly RawAssignment[];
  readonly loop: RawLoop | null;
  /** It stands in a function, which may be called at any time after. */
  readonly called: boolean;
  /** When the outermost loop around it began; null where there is none. */
  readonly loopStart: number | null;
  /** See `Failures`. */
  readonly line: number;
}

/** Later than anything in the text. */
export const ALWAYS: number = Number.MAX_SAFE_INTEGER;

/** Where words are expanded. */
export interface Position extends Pick<RawCommand, 'place' | 'startedAt'> {
  /** What happens later cannot affect its words: in a function, nothing is late enough. */
  readonly time: number;
  /** Of what is in a function: none. */
  readonly line: number;
}

export function positionOf({ place, startedAt, finishedAt, called, line }: RawCommand): Position {
  return { place, startedAt, time: called ? ALWAYS : finishedAt - 1, line: called ? NO_LINE : line };
}

export const NO_LINE = -1;

export interface RawAssignment {
  readonly name: string;
  readonly append: boolean;
  readonly index: boolean;
  readonly value: RawWord | null;
  readonly elements: readonly RawWord[] | null;
  /** When its value was expanded, and when it was done: what is set later in the same command counts. */
  readonly time: number;
  readonly doneAt: number;
  readonly span: Span;
}

export interface RawRedirect {
  readonly operator: Redirect['operator'];
  readonly direction: Redirect['direction'];
  readonly fd: number | null;
  readonly target: RawWord | null;
  readonly inherited: boolean;
  readonly span: Span;
}

/** The header of `for` or `select`; the variable holds one of the words from `bodyStart` to `bodyEnd`. */
export interface RawLoop {
  readonly name: string;
  readonly select: boolean;
  bodyStart: number;
  bodyEnd: number;
}

/** The text that positions of a node index: the call's own, or the decoded inside of escaped backticks. */
export interface Source {
  readonly text: string;
  /** Added to positions; unused where `fixed` is set. */
  readonly shift: number;
  /** Where positions cannot be mapped back: the span of the whole backtick substitution. */
  readonly fixed: Span | null;
}

/** Where a list stands: what its commands have in common. */
export interface Place {
  readonly source: Source;
  /** End of the script in `source`, so that a closing backtick is not taken for part of a word. */
  readonly scriptEnd: number;
  readonly environment: number;
  readonly chain: number;
  readonly operator: Command['operator'];
  /** Right of `&&` or `||`: a compound command there may not run. */
  readonly guarded: boolean;
  /** Runs of `&&` it stands in, outermost first: it runs only if what precedes it in each run did. */
  readonly runs: readonly number[];
  readonly conditional: boolean;
  readonly repeated: boolean;
  readonly background: boolean;
  /** Behind `!`: it goes on after `&&` where the command failed. */
  readonly negated?: boolean;
  readonly pipeline: number;
  readonly stage: number;
  readonly compounds: Command['compounds'];
  readonly origin: Command['origin'];
  readonly inherited: readonly RawRedirect[];
  readonly depth: number;
}

export function spanOf(source: Source, pos: number, end: number): Span {
  if (source.fixed !== null) return source.fixed;
  // After an error the parser's positions may lie beyond the text.
  const last = Math.min(end, source.text.length);
  return [Math.min(pos, last) + source.shift, last + source.shift];
}
