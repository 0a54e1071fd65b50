/** A thread of `portcullis replay --jobs`: decides the chunks it is sent and answers with its report. */

import { parentPort, workerData } from 'node:worker_threads';
import { createEngine, type EngineRequest } from './replay-engine.js';
import { shardOf } from './replay-shards.js';
import type { FromWorker, ToWorker } from './replay-threads.js';

const port = parentPort;
if (port === null) throw new Error('This file is for a thread of `portcullis replay`.');
const engine = createEngine(workerData as EngineRequest).then(shardOf);
const answer = (message: FromWorker): void => port.postMessage(message);

port.on('message', async (message: ToWorker) => {
  const shard = await engine;
  if (message.kind === 'end') {
    answer({ kind: 'report', report: await shard.end() });
    port.close();
    return;
  }
  await shard.push(message.chunk);
  answer({ kind: 'ready' });
});
