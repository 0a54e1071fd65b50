import { fail, ok, type Result } from '../../result.js';
import type { PatternNode } from './ast.js';
import { ALL_CODE_POINTS, type CodePointSet } from './code-points.js';
import { type PatternError, patternError } from './error.js';
import type { PatternLimits } from './limits.js';
import { copiesOf, offsetOfExcess, sizeOf } from './size.js';

/**
 * Glushkov's automaton without empty moves. Its positions are the places in the pattern that consume one code
 * point. A text matches when it is empty and `nullable` holds, or when its code points can be assigned positions,
 * the first from `first`, each next from `follow` of the one before, the final one from `last`, each code point in
 * the position's `ranges`.
 *
 * No set is empty, so every position lies on a way from the start to an end: the language of a pattern is never
 * empty. Lists of positions are ascending and free of repetition. Equal sets are one object within a pattern.
 */
export interface PositionAutomaton {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** By position: the code points that it consumes. */
  readonly ranges: readonly CodePointSet[];
  /** By position: the positions that may come next. */
  readonly follow: readonly (readonly number[])[];
}

/** Refused with `pattern-too-large` beyond the limits; the size is known before anything is built. */
export function buildPositions(
  pattern: PatternNode,
  limits: PatternLimits,
): Result<PositionAutomaton, PatternError> {
  if (sizeOf(pattern) > limits.positions) {
    return fail(patternError('pattern-too-large', offsetOfExcess(pattern, limits.positions)));
  }
  const builder = new Builder(limits.edges);
  const { nullable, first, last } = builder.build(pattern);
  if (builder.overflow !== null) return fail(patternError('pattern-too-large', builder.overflow));

  const { ranges, follow } = builder;
  for (let position = 0; position < follow.length; position++) {
    follow[position] = ascending(follow[position] as number[]);
  }
  return ok({ nullable, first, last, ranges, follow });
}

interface Fragment {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** Every `last` is already followed by every `first`: repeating the fragment adds no edge. */
  readonly loops: boolean;
}

const NOTHING: Fragment = { nullable: true, first: [], last: [], loops: true };

class Builder {
  readonly ranges: CodePointSet[] = [];
  readonly follow: number[][] = [];
  /** The offset of the part whose edges went over the limit. */
  overflow: number | null = null;

  private edgesLeft: number;
  /** The one object for each set: by code point, by its ranges in writing, and by the object that was parsed. */
  private readonly sets = new Map<number | string | CodePointSet, CodePointSet>();

  constructor(maxEdges: number) {
    this.edgesLeft = maxEdges;
  }

  build(node: PatternNode): Fragment {
    switch (node.kind) {
      case 'empty':
        return NOTHING;
      case 'literal':
        return this.position(this.literal(node.codePoint));
      case 'any':
        return this.position(ALL_CODE_POINTS);
      case 'class':
        return this.position(this.class(node.set));
      case 'group':
        return this.build(node.body);
      case 'sequence':
        return this.sequence(node.items);
      case 'alternation':
        return this.alternation(node.alternatives);
      case 'repeat':
        return this.repeat(node.item, node.min, node.max);
    }
  }

  private position(set: CodePointSet): Fragment {
    const position = this.ranges.length;
    this.ranges.push(set);
    this.follow.push([]);
    const only = [position];
    return { nullable: false, first: only, last: only, loops: false };
  }

  private sequence(items: readonly PatternNode[]): Fragment {
    let nullable = true;
    const first: number[] = [];
    let last: number[] = [];
    for (const item of items) {
      const next = this.build(item);
      this.connect(last, next.first, item.start);
      if (nullable) first.push(...next.first);
      if (!next.nullable) last = [];
      last.push(...next.last);
      nullable &&= next.nullable;
    }
    return { nullable, first, last, loops: false };
  }

  private alternation(alternatives: readonly PatternNode[]): Fragment {
    let nullable = false;
    const first: number[] = [];
    const last: number[] = [];
    for (const alternative of alternatives) {
      const branch = this.build(alternative);
      first.push(...branch.first);
      last.push(...branch.last);
      nullable ||= branch.nullable;
    }
    return { nullable, first, last, loops: false };
  }

  /**
   * `x{m,n}` is laid out as `x...x(x(x)?)?`, so that a copy is followed by the next one only and the edges stay
   * linear in the count. Where `x` can be empty, `x{m,n}` is `x{0,n}` of what `x` matches besides.
   */
  private repeat(item: PatternNode, min: number, max: number | null): Fragment {
    const copies = copiesOf(min, max);
    if (copies === 0) return NOTHING;

    const head = this.build(item);
    if (head.first.length === 0) return NOTHING;
    const required = head.nullable ? 0 : min;

    let tail = head;
    const last: number[] = required <= 1 ? [...head.last] : [];
    for (let copy = 2; copy <= copies; copy++) {
      const next = this.build(item);
      this.connect(tail.last, next.first, item.start);
      if (copy >= required) last.push(...next.last);
      tail = next;
    }
    if (max === null && !tail.loops) this.connect(tail.last, tail.first, item.start);

    const loops = copies === 1 && (max === null || head.loops);
    return { nullable: required === 0, first: head.first, last, loops };
  }

  private connect(last: readonly number[], first: readonly number[], offset: number): void {
    this.edgesLeft -= last.length * first.length;
    if (this.edgesLeft < 0) {
      this.overflow ??= offset;
      return;
    }
    for (const position of last) (this.follow[position] as number[]).push(...first);
  }

  private literal(codePoint: number): CodePointSet {
    let set = this.sets.get(codePoint);
    if (set === undefined) {
      set = [[codePoint, codePoint]];
      this.sets.set(codePoint, set);
    }
    return set;
  }

  private class(parsed: CodePointSet): CodePointSet {
    let set = this.sets.get(parsed);
    if (set === undefined) {
      const [only] = parsed;
      if (only !== undefined && parsed.length === 1 && only[0] === only[1]) return this.literal(only[0]);
      const written = parsed.join();
      set = this.sets.get(written) ?? parsed;
      this.sets.set(written, set).set(parsed, set);
    }
    return set;
  }
}

function ascending(positions: number[]): number[] {
  if (positions.length < 2) return positions;
  positions.sort((a, b) => a - b);
  return positions.filter((position, index) => position !== positions[index - 1]);
}
