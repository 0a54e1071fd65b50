/** A set that keeps only what was added last, so that its memory is bounded. */

import { SEEN_LIMIT } from './limits.js';

/** Remembers the last SEEN_LIMIT ids, or up to twice as many. Two generations: forgetting one by one is not linear. */
export class RecentIds {
  private current = new Set<string>();
  private previous: ReadonlySet<string> = new Set<string>();

  has(id: string): boolean {
    return this.current.has(id) || this.previous.has(id);
  }

  add(id: string): void {
    if (this.current.size >= SEEN_LIMIT) {
      this.previous = this.current;
      this.current = new Set();
    }
    this.current.add(id);
  }
}
