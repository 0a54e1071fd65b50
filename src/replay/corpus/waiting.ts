/** Calls whose outcome is recorded later. */

import type { CorpusEntry, Observed } from '../../generated/types.js';
import { WAITING_LIMIT } from './limits.js';
import type { CorpusItem } from './reader.js';
import { RecentIds } from './recent.js';
import { lostOutcomes, repeatedCalls } from './tally.js';

/** What a recording says of a call's end; null where it says nothing of who decided. */
export type Outcome = Observed | null;

interface Slot {
  readonly line: number;
  entry: CorpusEntry;
  settled: boolean;
  /** A person was asked. */
  asked: boolean;
}

/**
 * Gives entries in the order of their calls, each once its outcome is known. A call that never gets one holds up those
 * after it until there are more than WAITING_LIMIT of them.
 */
export class WaitingCalls {
  private readonly slots = new Map<string, Slot>();
  private readonly seen = new RecentIds();
  /** Given before their outcome was known. */
  private readonly gone = new RecentIds();
  private readonly repeated = repeatedCalls();
  private readonly lost = lostOutcomes();
  private nameless = 0;

  /** A call without an id can get no outcome. */
  add(call: { readonly line: number; readonly entry: CorpusEntry; readonly id: string | undefined }): void {
    const { line, entry, id } = call;
    if (id === undefined) {
      this.nameless += 1;
      this.slots.set(`nameless ${this.nameless}`, { line, entry, settled: true, asked: false });
      return;
    }
    if (this.seen.has(id)) {
      this.repeated.add(line);
      return;
    }
    this.seen.add(id);
    this.slots.set(`id ${id}`, { line, entry, settled: false, asked: false });
  }

  ask(id: string): void {
    const slot = this.slots.get(`id ${id}`);
    if (slot !== undefined) slot.asked = true;
  }

  /** A second outcome changes nothing: a result may be recorded once more. */
  settle(id: string, line: number, outcome: Outcome): void {
    const slot = this.slots.get(`id ${id}`);
    if (slot === undefined) {
      if (this.gone.has(id) || !this.seen.has(id)) this.lost.add(line);
      return;
    }
    if (slot.settled) return;
    slot.settled = true;
    if (outcome !== null) slot.entry = { ...slot.entry, observed: byPerson(outcome, slot) };
  }

  /** What waits no longer. */
  release(): readonly CorpusItem[] {
    const items: CorpusItem[] = [];
    for (const [key, { line, entry, settled }] of this.slots) {
      if (!settled && this.slots.size <= WAITING_LIMIT) break;
      if (!settled) this.gone.add(key.slice('id '.length));
      this.slots.delete(key);
      items.push({ line, entry });
    }
    return items;
  }

  end(): readonly CorpusItem[] {
    const items = [...this.slots.values()].map(({ line, entry }) => ({ line, entry }));
    this.slots.clear();
    return [...items, ...this.repeated.end(), ...this.lost.end()];
  }
}

/** Where a person was asked and the call was carried out, the person let it. */
const byPerson = (outcome: Observed, { asked }: Slot): Observed =>
  asked && outcome.by === 'harness' && outcome.effect === 'allow' ? { ...outcome, by: 'person' } : outcome;
