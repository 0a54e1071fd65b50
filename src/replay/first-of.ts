/**
 * The first members of a total order, each made once and then added to. What is kept is exact: a member that is among
 * the first of all is among the first of every part, so that nothing that was dropped can belong to it.
 */

import type { Order } from './order.js';

export class FirstOf<T> {
  private readonly members = new Map<string, T>();
  /** The last that was kept when some were dropped: nothing beyond it can be among the first. */
  private last: T | null = null;
  private dropped = false;

  constructor(
    private limit: number,
    private readonly order: Order<T>,
  ) {}

  /** The member with this key, made where there is none yet; null where it lies beyond the limit. */
  take(key: string, make: () => T): T | null {
    const known = this.members.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.last !== null && this.order(made, this.last) > 0) {
      this.dropped = true;
      return null;
    }
    this.members.set(key, made);
    if (this.members.size > 2 * this.limit) this.drop();
    return made;
  }

  /** For a part in which some were dropped, under this limit or a smaller one. */
  lower(limit: number, cut: boolean): void {
    this.limit = Math.min(this.limit, limit);
    this.dropped ||= cut;
  }

  sorted(): readonly T[] {
    if (this.members.size > this.limit) this.drop();
    return [...this.members.values()].sort(this.order);
  }

  /** There were more than the limit. Asked after `sorted`. */
  get cut(): boolean {
    return this.dropped;
  }

  private drop(): void {
    const ordered = [...this.members].sort(([, one], [, other]) => this.order(one, other));
    for (const [key] of ordered.slice(this.limit)) this.members.delete(key);
    this.last = ordered[this.limit - 1]?.[1] ?? null;
    this.dropped = true;
  }
}
