/** Whoever is free takes the next chunk; the reports are merged. Which part decided what does not show in the result. */

import { mergeAll } from '../replay/merge.js';
import type { Replay } from '../replay/replay.js';
import type { ReplayReport } from '../replay/report.js';
import { type Chunk, itemsOf } from './replay-source.js';

/** Decides chunks, one at a time. */
export interface Shard {
  /** Settles when the next chunk may come. */
  push(chunk: Chunk): Promise<void>;
  /** The report over its chunks. No chunk may follow. */
  end(): Promise<ReplayReport>;
}

/** Rejects with what a shard, or reading, rejected with. */
export async function replayOver(
  chunks: AsyncGenerator<Chunk>,
  shards: readonly Shard[],
): Promise<ReplayReport> {
  // Calls of `next` on one generator queue up, so that each chunk goes to one shard.
  const work = async (shard: Shard): Promise<ReplayReport> => {
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
      await shard.push(next.value);
    return shard.end();
  };
  return mergeAll(await Promise.all(shards.map(work)));
}

/** A shard in this thread. */
export const shardOf = (replay: Replay): Shard => ({
  push: async (chunk) => {
    for (const item of itemsOf(chunk)) replay.add(item);
  },
  end: async () => replay.report(),
});
