/**
 * Calls by who decided them before and after, and how many distinct ones there are. Distinct calls are counted by the
 * smallest of their hashes: up to the limit these are all of them; beyond it how densely they lie tells how many there
 * are (bottom-k sketch), and the smallest of a union are the smallest of the smallest of its parts.
 */

import { canonicalText } from '../shape/plain.js';
import { byText } from './order.js';
import type { Decider, DistinctSketch, OutcomeGroup } from './report.js';

export interface Group {
  readonly before: Decider;
  readonly after: Decider;
  calls: number;
}

export class Outcomes {
  private readonly groups = new Map<string, KeyedGroup>();
  private size = 0;
  private last: string | null = null;
  private truncated = false;

  constructor(private limit: number) {}

  group(before: Decider, after: Decider): Group {
    return this.keyed(before, after);
  }

  /** A distinct call of this outcome. `hash` is KEY_DIGITS hexadecimal digits. */
  note(before: Decider, after: Decider, hash: string): void {
    const { keys } = this.keyed(before, after);
    if (keys.has(hash)) return;
    if (this.last !== null && hash > this.last) {
      this.truncated = true;
      return;
    }
    keys.add(hash);
    this.size += 1;
    if (this.size > 2 * this.limit) this.drop();
  }

  absorb(groups: readonly OutcomeGroup[], sketch: DistinctSketch): void {
    for (const [index, { before, after, calls }] of groups.entries()) {
      this.keyed(before, after).calls += calls;
      for (const key of sketch.keys[index] ?? []) this.note(before, after, key);
    }
    this.truncated ||= sketch.truncated;
  }

  lower(limit: number): void {
    this.limit = Math.min(this.limit, limit);
  }

  result(): {
    readonly outcomes: readonly OutcomeGroup[];
    readonly sketch: Pick<DistinctSketch, 'truncated' | 'keys'>;
  } {
    if (this.size > this.limit) this.drop();
    const sorted = [...this.groups].sort(([one], [other]) => byText(one, other)).map(([, group]) => group);
    const scale = this.truncated ? this.scale() : 1;
    return {
      outcomes: sorted.map(({ before, after, calls, keys }) => ({
        before,
        after,
        calls,
        distinct: calls === 0 ? 0 : Math.max(1, Math.round(keys.size * scale)),
      })),
      sketch: { truncated: this.truncated, keys: sorted.map(({ keys }) => [...keys].sort(byText)) },
    };
  }

  /** How many distinct calls there are for each that is kept. */
  private scale(): number {
    let largest = '';
    for (const { keys } of this.groups.values()) for (const key of keys) if (key > largest) largest = key;
    const share = (Number.parseInt(largest, 16) + 1) / 16 ** KEY_DIGITS;
    return this.size > 1 ? (this.size - 1) / this.size / share : 1 / share;
  }

  private keyed(before: Decider, after: Decider): KeyedGroup {
    const key = `${deciderKey(before)} ${deciderKey(after)}`;
    const known = this.groups.get(key);
    if (known !== undefined) return known;
    const made = {
      key,
      before: plainDecider(before),
      after: plainDecider(after),
      calls: 0,
      keys: new Set<string>(),
    };
    this.groups.set(key, made);
    return made;
  }

  private drop(): void {
    const all = [...this.groups.values()].flatMap((group) =>
      [...group.keys].map((hash) => ({ hash, group })),
    );
    all.sort((one, other) => byText(one.hash, other.hash) || byText(one.group.key, other.group.key));
    for (const { hash, group } of all.slice(this.limit)) group.keys.delete(hash);
    this.size = Math.min(this.size, this.limit);
    this.last = all[this.limit - 1]?.hash ?? null;
    this.truncated = true;
  }
}

/** 52 bits: among 65,536 distinct calls two share a hash once in two million corpora. */
export const KEY_DIGITS = 13;

interface KeyedGroup extends Group {
  readonly key: string;
  readonly keys: Set<string>;
}

export const deciderKey = ({ effect, code, rule }: Decider): string => canonicalText([effect, code, rule]);

/** In a fixed order of members, without the reason. */
const plainDecider = ({ effect, code, rule }: Decider): Decider => ({ effect, code, rule });
