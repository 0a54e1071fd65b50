import { fail, ok, type Result } from '../../result.js';
import { type PatternError, patternError } from './error.js';

export interface Quantifier {
  readonly min: number;
  /** Null without an upper bound. */
  readonly max: number | null;
  readonly end: number;
}

/** Reads the quantifier at `at`; null when none stands there. */
export function readQuantifier(source: string, at: number): Result<Quantifier | null, PatternError> {
  const read = readOne(source, at);
  if (!read.ok || read.value === null) return read;

  const following = source.charAt(read.value.end);
  if (following === '?') return fail(patternError('lazy-quantifier', read.value.end));
  if (isQuantifierStart(following)) return fail(patternError('stacked-quantifier', read.value.end));
  return read;
}

export function isQuantifierStart(char: string): boolean {
  return char === '?' || char === '*' || char === '+' || char === '{';
}

function readOne(source: string, at: number): Result<Quantifier | null, PatternError> {
  switch (source.charAt(at)) {
    case '?':
      return ok({ min: 0, max: 1, end: at + 1 });
    case '*':
      return ok({ min: 0, max: null, end: at + 1 });
    case '+':
      return ok({ min: 1, max: null, end: at + 1 });
    case '{':
      return readCounts(source, at);
    default:
      return ok(null);
  }
}

/** Far above what the limit of positions lets through, and small enough to multiply without loss. */
const MAX_COUNT = 65_535;

function readCounts(source: string, open: number): Result<Quantifier, PatternError> {
  const low = readNumber(source, open + 1);
  if (low === null) return fail(patternError('malformed-quantifier', open));

  let at = low.end;
  let max: number | null = low.value;
  if (source.charAt(at) === ',') {
    const high = readNumber(source, at + 1);
    max = high === null ? null : high.value;
    at = high === null ? at + 1 : high.end;
  }
  if (source.charAt(at) !== '}') return fail(patternError('malformed-quantifier', open));
  if (max !== null && low.value > max) return fail(patternError('reversed-quantifier', open));
  if (low.value > MAX_COUNT || (max ?? 0) > MAX_COUNT) return fail(patternError('pattern-too-large', open));
  return ok({ min: low.value, max, end: at + 1 });
}

/** Plain digits from `at`; the value saturates just above the greatest count. */
function readNumber(source: string, at: number): { value: number; end: number } | null {
  let value = 0;
  let end = at;
  for (; source.charAt(end) >= '0' && source.charAt(end) <= '9'; end++) {
    value = Math.min(value * 10 + Number(source.charAt(end)), MAX_COUNT + 1);
  }
  return end === at ? null : { value, end };
}
