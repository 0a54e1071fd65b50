/** The flows of one call: each once, and no more than a bound. */

import type { CommandFacts, FactFlow } from '../generated/types.js';

/** More than any call needs: files that hundreds of commands write and hundreds read give their product. */
export const MOST_FLOWS = 20_000;

export class FlowList {
  readonly list: FactFlow[] = [];
  private readonly known = new Set<string>();
  /** Commands with a flow that is not in the list. */
  private readonly leftOut = new Set<number>();
  private readonly done = new WeakMap<readonly number[], number>();

  add(flow: FactFlow): void {
    this.addAll([flow.from], flow);
  }

  /** Once the list is full, what is left to do is linear in the senders that were not seen left out before. */
  addAll(senders: readonly number[], { to, via, runs }: Omit<FactFlow, 'from'>): void {
    for (const from of senders) {
      const key = `${from} ${to} ${via} ${runs}`;
      if (this.known.has(key)) continue;
      if (this.list.length >= MOST_FLOWS) {
        this.leftOut.add(to);
        this.leaveOut(senders);
        return;
      }
      this.known.add(key);
      this.list.push({ from, to, via, runs });
    }
  }

  /** All of them, as a list grows and is given again. */
  private leaveOut(senders: readonly number[]): void {
    for (let at = this.done.get(senders) ?? 0; at < senders.length; at += 1)
      this.leftOut.add(senders[at] as number);
    this.done.set(senders, senders.length);
  }

  /** What a command hands over or gets is not all known: no allow may rest on it. */
  markLeftOut(commands: readonly CommandFacts[]): void {
    for (const index of this.leftOut) {
      const facts = commands[index];
      if (facts === undefined) continue;
      facts.transparent = false;
      facts.effects = [...facts.effects.filter((one) => one !== 'none' && one !== 'unknown'), 'unknown'];
      facts.notes.push({ effect: 'unknown', message: `the call has more than ${MOST_FLOWS} flows` });
    }
  }
}
