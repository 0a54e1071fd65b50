/** What was worked out last, within a bound on its size, so that memory stays flat however long the corpus is. */

export interface MemoSize {
  /** UTF-16 units of all keys together, each with OVERHEAD on top for what is kept beside it. */
  readonly units: number;
}

/** Units that a value counts beside its key: about what its objects take. */
const OVERHEAD = 1_000;

/** The least recently used goes first. A key larger than the whole memo is not kept. */
export class Memo<T> {
  private readonly values = new Map<string, T>();
  private units = 0;

  constructor(private readonly size: MemoSize) {}

  get(key: string): T | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  /** The key is not in it. */
  set(key: string, value: T): void {
    const units = key.length + OVERHEAD;
    if (units > this.size.units) return;
    this.values.set(key, value);
    this.units += units;
    for (const oldest of this.values.keys()) {
      if (this.units <= this.size.units) return;
      this.values.delete(oldest);
      this.units -= oldest.length + OVERHEAD;
    }
  }
}
