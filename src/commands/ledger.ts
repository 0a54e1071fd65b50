/** Collects the effects of one command: those it certainly has, and those of options that a word may turn out to be. */

import type { Effect, FactNote } from '../generated/types.js';

export class EffectLedger {
  readonly notes: FactNote[] = [];
  sends = false;
  maySend = false;
  private readonly certain = new Set<Effect>();
  private readonly supposed = new Set<Effect>();
  private supposing = false;

  /** What `add` is told while `work` runs holds only where an undecoded word turns out to be an option. */
  suppose(work: () => void): void {
    const before = this.supposing;
    this.supposing = true;
    work();
    this.supposing = before;
  }

  add(effect: Effect, message?: string): void {
    if (this.supposing) {
      this.supposed.add(effect);
      return;
    }
    if (message !== undefined && !this.certain.has(effect)) this.notes.push({ effect, message });
    this.certain.add(effect);
  }

  /** Nobody knows what it does, for this reason. */
  unknown(message: string): void {
    if (!this.supposing) this.notes.push({ effect: 'unknown', message });
    this.add('unknown');
  }

  send(): void {
    if (this.supposing) this.maySend = true;
    else this.sends = true;
  }

  get isSupposing(): boolean {
    return this.supposing;
  }

  get isEmpty(): boolean {
    return this.certain.size === 0;
  }

  /** `none` only where there is nothing else. */
  get effects(): Effect[] {
    const found = [...this.certain].filter((effect) => effect !== 'none');
    return found.length === 0 ? ['none'] : found;
  }

  get possible(): Effect[] {
    return [...this.supposed].filter((effect) => effect !== 'none' && !this.certain.has(effect));
  }
}
