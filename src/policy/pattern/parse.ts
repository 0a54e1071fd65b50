import { fail, ok, type Result } from '../../result.js';
import type { PatternNode } from './ast.js';
import { isSurrogate } from './code-points.js';
import { type PatternError, type PatternErrorCode, patternError } from './error.js';
import { MAX_GROUP_DEPTH, MAX_PATTERN_LENGTH } from './limits.js';
import { readClass } from './read-class.js';
import { readEscape } from './read-escape.js';
import { readGroupOpening } from './read-group.js';
import { isQuantifierStart, readQuantifier } from './read-quantifier.js';

/**
 * Reads a pattern of the regular subset: literals, `.`, classes, `\d \w \s` and their complements, escapes, groups,
 * alternation and greedy repetition. Everything else is refused with its offset. Each pattern read here means the
 * same to JavaScript's `RegExp` between `^(?:` and `)$` under the flags `us`, except that a few harmless
 * backslashes (`\-`, `\"`, `\:` ...) are accepted which `RegExp` refuses.
 *
 * Never throws, whatever it is given. Linear in the pattern, and iterative, so no nesting exhausts the stack.
 */
export function parsePattern(source: unknown): Result<PatternNode, PatternError> {
  if (typeof source !== 'string') return refuse('not-a-string', 0);
  if (source.length > MAX_PATTERN_LENGTH) return refuse('pattern-too-long', MAX_PATTERN_LENGTH);

  const enclosing: Level[] = [];
  let level = openLevel(0, 0);
  let at = 0;
  while (at < source.length) {
    let item: PatternNode;
    switch (source.charAt(at)) {
      case '(': {
        if (enclosing.length === MAX_GROUP_DEPTH) return refuse('pattern-too-deep', at);
        const body = readGroupOpening(source, at);
        if (!body.ok) return body;
        enclosing.push(level);
        level = openLevel(at, body.value);
        at = body.value;
        continue;
      }
      case '|':
        closeBranch(level, at);
        at += 1;
        level.branchStart = at;
        continue;
      case ')': {
        const outer = enclosing.pop();
        if (outer === undefined) return refuse('unopened-group', at);
        item = { kind: 'group', body: closeLevel(level, at), start: level.open, end: at + 1 };
        level = outer;
        break;
      }
      default: {
        const term = readTerm(source, at);
        if (!term.ok) return term;
        item = term.value;
      }
    }

    const quantifier = readQuantifier(source, item.end);
    if (!quantifier.ok) return quantifier;
    if (quantifier.value !== null) {
      item = {
        kind: 'repeat',
        item,
        min: quantifier.value.min,
        max: quantifier.value.max,
        start: item.start,
        end: quantifier.value.end,
      };
    }
    level.items.push(item);
    at = item.end;
  }

  if (enclosing.length > 0) return refuse('unclosed-group', level.open);
  return ok(closeLevel(level, at));
}

/** What is being read between a `(`, or the start of the pattern, and its end. */
interface Level {
  readonly open: number;
  readonly bodyStart: number;
  readonly alternatives: PatternNode[];
  branchStart: number;
  items: PatternNode[];
}

function openLevel(open: number, bodyStart: number): Level {
  return { open, bodyStart, alternatives: [], branchStart: bodyStart, items: [] };
}

function closeBranch(level: Level, end: number): void {
  const { items, branchStart: start } = level;
  const [only] = items;
  if (only === undefined) level.alternatives.push({ kind: 'empty', start, end });
  else level.alternatives.push(items.length === 1 ? only : { kind: 'sequence', items, start, end });
  level.items = [];
}

function closeLevel(level: Level, end: number): PatternNode {
  closeBranch(level, end);
  const { alternatives, bodyStart: start } = level;
  const [only] = alternatives;
  return only !== undefined && alternatives.length === 1
    ? only
    : { kind: 'alternation', alternatives, start, end };
}

function readTerm(source: string, at: number): Result<PatternNode, PatternError> {
  const char = source.charAt(at);
  switch (char) {
    case '.':
      return ok({ kind: 'any', start: at, end: at + 1 });
    case '[':
      return readClass(source, at);
    case '\\':
      return readEscape(source, at);
    case '^':
    case '$':
      return refuse('anchor', at);
    case ']':
    case '}':
      return refuse('lone-bracket', at);
    case '{':
      return refuse(readQuantifier(source, at).ok ? 'stray-quantifier' : 'lone-bracket', at);
  }
  if (isQuantifierStart(char)) return refuse('stray-quantifier', at);

  const codePoint = source.codePointAt(at) as number;
  if (isSurrogate(codePoint)) return refuse('lone-surrogate', at);
  return ok({ kind: 'literal', codePoint, start: at, end: at + (codePoint > 0xffff ? 2 : 1) });
}

function refuse(
  code: PatternErrorCode,
  offset: number,
): { readonly ok: false; readonly error: PatternError } {
  return fail(patternError(code, offset));
}
