/**
 * Lines continued by a backslash that is glued to what precedes it. Most readers get these wrong, so each has to be
 * accounted for by whoever read the text around it; those left over are refused.
 */
export class ContinuedLines {
  readonly #positions: readonly number[];
  readonly #open: Set<number>;

  /** `positions` of the backslashes, ascending. */
  constructor(positions: readonly number[]) {
    this.#positions = positions;
    this.#open = new Set(positions);
  }

  /** The continued lines from `from` to `to` are read beyond doubt. */
  verify(from: number, to: number): void {
    if (this.#open.size === 0) return;
    let low = 0;
    let high = this.#positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#positions[middle] as number) < from) low = middle + 1;
      else high = middle;
    }
    for (; low < this.#positions.length; low += 1) {
      const at = this.#positions[low] as number;
      if (at >= to) return;
      this.#open.delete(at);
    }
  }

  left(): readonly number[] {
    return [...this.#open];
  }
}
