/** A set that keeps only what was added last, so that its memory is bounded. */

import { SEEN_LIMIT } from './limits.js';

export class RecentIds {
  private readonly ids = new Set<string>();

  has(id: string): boolean {
    return this.ids.has(id);
  }

  delete(id: string): void {
    this.ids.delete(id);
  }

  add(id: string): void {
    this.ids.add(id);
    if (this.ids.size <= SEEN_LIMIT) return;
    for (const oldest of this.ids) {
      this.ids.delete(oldest);
      return;
    }
  }
}
