import type { Yield } from './pieces.js';

/**
 * Patterns, as shells match names, for text of which only the kind is known. No value of one holds a slash, so that
 * a path keeps its segments whatever they turn out to be.
 */
export const YIELD_PATTERNS: Readonly<Record<Exclude<Yield, 'absolute'>, string>> = {
  number: '[0-9]*',
  signed: '[-0-9]*',
  word: '[!.-]*',
  rest: '*',
  segment: '[ -~]*',
};

/** Kinds whose value is one argument where it is not quoted, if words split on blanks. */
export const UNSPLIT: ReadonlySet<Yield> = new Set<Yield>(['number', 'signed', 'word', 'rest']);

/** The patterns above whose value is neither empty nor `.` or `..`. */
const CERTAIN = /\[(?:-?0-9|!\.-| -~)\]\*/g;

/**
 * Whether the pattern says enough: a segment that is only a star could be empty, or mean everything in a directory.
 */
export function saysEnough(pattern: string): boolean {
  return pattern
    .split('/')
    .every((segment) => !segment.includes('*') || /[\w[]/.test(segment.replaceAll(CERTAIN, '[')));
}

/** Whether the value stays one argument, unquoted: its static text holds nothing that splits or is a wildcard. */
export function isInertPattern(pattern: string): boolean {
  const rest = pattern.replaceAll(CERTAIN, '');
  return pattern !== '' && !pattern.includes(YIELD_PATTERNS.segment) && !/[ \t\n*?[\]\\]/.test(rest);
}

/** Static text at the beginning or at the end of what the pattern matches. */
export function edgeOf(pattern: string, fromEnd: boolean): string {
  return fromEnd
    ? pattern.slice(pattern.search(/[^*?\]]*$/))
    : pattern.slice(0, /^[^*?[]*/.exec(pattern)?.[0].length);
}
