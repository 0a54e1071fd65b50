/** The first places of many, by source and line. */

import { byPlace, type MarkedPlace } from './order.js';

export class Places<T extends MarkedPlace> {
  private readonly list: T[] = [];

  constructor(private limit: number) {}

  add(place: T): void {
    let at = this.list.length;
    while (at > 0 && byPlace(place, this.list[at - 1] as T) < 0) at -= 1;
    if (at >= this.limit) return;
    this.list.splice(at, 0, place);
    this.lower(this.limit);
  }

  lower(limit: number): void {
    this.limit = Math.min(this.limit, limit);
    this.list.length = Math.min(this.list.length, this.limit);
  }

  sorted(): readonly T[] {
    return [...this.list];
  }
}
