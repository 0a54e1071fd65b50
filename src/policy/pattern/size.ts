import type { PatternNode } from './ast.js';

/** Positions that the pattern has once its counted repetitions are written out; saturates at `MAX_SIZE`. */
export function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'empty':
      return 0;
    case 'literal':
    case 'any':
    case 'class':
      return 1;
    case 'group':
      return sizeOf(node.body);
    case 'sequence':
      return sum(node.items);
    case 'alternation':
      return sum(node.alternatives);
    case 'repeat':
      return Math.min(sizeOf(node.item) * copiesOf(node.min, node.max), MAX_SIZE);
  }
}

/** How often the item of a repetition is written out: a loop needs no copy beyond its lower bound. */
export function copiesOf(min: number, max: number | null): number {
  return max ?? Math.max(min, 1);
}

/** The offset of the smallest part of `node` that is by itself larger than `limit`, where `node` is. */
export function offsetOfExcess(node: PatternNode, limit: number): number {
  const child = childrenOf(node).find((part) => sizeOf(part) > limit);
  return child === undefined ? node.start : offsetOfExcess(child, limit);
}

/** Keeps products exact: it stays far below 2^53 when multiplied by any count. */
const MAX_SIZE = 1_000_000_000;

function sum(parts: readonly PatternNode[]): number {
  let total = 0;
  for (const part of parts) total += sizeOf(part);
  return Math.min(total, MAX_SIZE);
}

function childrenOf(node: PatternNode): readonly PatternNode[] {
  switch (node.kind) {
    case 'empty':
    case 'literal':
    case 'any':
    case 'class':
      return [];
    case 'group':
      return [node.body];
    case 'sequence':
      return node.items;
    case 'alternation':
      return node.alternatives;
    case 'repeat':
      return [node.item];
  }
}
