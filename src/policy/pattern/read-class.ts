import { fail, ok, type Result } from '../../result.js';
import type { ClassNode, LiteralNode } from './ast.js';
import { type CodePointRange, complement, isSurrogate, setOf } from './code-points.js';
import { type PatternError, patternError } from './error.js';
import { readEscape } from './read-escape.js';

/**
 * Reads the class whose `[` stands at `start`. Only readings on which the dialects agree are accepted: `[`, `&&`,
 * `||` and `~~` need a backslash, a hyphen stands between two characters, first, or last.
 */
export function readClass(source: string, start: number): Result<ClassNode, PatternError> {
  const negated = source.charAt(start + 1) === '^';
  const first = start + (negated ? 2 : 1);
  const ranges: CodePointRange[] = [];

  let at = first;
  while (at < source.length && source.charAt(at) !== ']') {
    const low = readItem(source, at, first);
    if (!low.ok) return low;
    at = low.value.end;

    const isRange = source.charAt(at) === '-' && at + 1 < source.length && source.charAt(at + 1) !== ']';
    if (!isRange) {
      if (low.value.kind === 'class') ranges.push(...low.value.set);
      else ranges.push([low.value.codePoint, low.value.codePoint]);
      continue;
    }

    if (source.charAt(at + 1) === '-') return fail(patternError('ambiguous-hyphen', at));
    const high = readItem(source, at + 1, first);
    if (!high.ok) return high;
    if (low.value.kind === 'class' || high.value.kind === 'class')
      return fail(patternError('ambiguous-hyphen', at));
    if (low.value.codePoint > high.value.codePoint)
      return fail(patternError('reversed-range', low.value.start));
    ranges.push([low.value.codePoint, high.value.codePoint]);
    at = high.value.end;
  }
  if (at >= source.length) return fail(patternError('unclosed-class', start));

  const listed = setOf(ranges);
  const set = negated ? complement(listed) : listed;
  if (at === first || set.length === 0) return fail(patternError('empty-class', start));
  return ok({ kind: 'class', set, start, end: at + 1 });
}

/** One character or shorthand of a class; `first` is where the class's first item stands. */
function readItem(source: string, at: number, first: number): Result<LiteralNode | ClassNode, PatternError> {
  const char = source.charAt(at);
  if (char === '\\') return readEscape(source, at);

  const next = source.charAt(at + 1);
  if (char === '[' || (next === char && (char === '&' || char === '|' || char === '~'))) {
    return fail(patternError('ambiguous-class', at));
  }
  if (char === '-' && (next === '-' || (at !== first && next !== ']' && next !== ''))) {
    return fail(patternError('ambiguous-hyphen', at));
  }

  const codePoint = source.codePointAt(at) as number;
  if (isSurrogate(codePoint)) return fail(patternError('lone-surrogate', at));
  return ok({ kind: 'literal', codePoint, start: at, end: at + (codePoint > 0xffff ? 2 : 1) });
}
