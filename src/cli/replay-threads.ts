/** Shards that are threads. */

import { Worker } from 'node:worker_threads';
import type { ReplayReport } from '../replay/report.js';
import type { EngineRequest } from './replay-engine.js';
import type { Shard } from './replay-shards.js';
import type { Chunk } from './replay-source.js';

export type ToWorker = { readonly kind: 'chunk'; readonly chunk: Chunk } | { readonly kind: 'end' };
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly report: ReplayReport };

/** Each loads the policies by itself, since a compiled policy is code and cannot be sent. */
export class ThreadShard implements Shard {
  private readonly worker: Worker;
  private waiting: {
    readonly resolve: (message: FromWorker) => void;
    readonly reject: (error: unknown) => void;
  } | null = null;
  private failure: unknown = null;

  constructor(request: EngineRequest) {
    this.worker = new Worker(new URL('./replay-worker.js', import.meta.url), { workerData: request });
    this.worker.on('message', (message: FromWorker) => this.waiting?.resolve(message));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('A thread ended before its work was done.')));
  }

  async push(chunk: Chunk): Promise<void> {
    await this.ask({ kind: 'chunk', chunk });
  }

  async end(): Promise<ReplayReport> {
    const answer = await this.ask({ kind: 'end' });
    if (answer.kind !== 'report') throw new Error('A thread answered something else than its report.');
    return answer.report;
  }

  /** For a run that failed: the others would wait for chunks for ever. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(message: ToWorker): Promise<FromWorker> {
    if (this.failure !== null) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(message);
    });
  }

  private fail(error: unknown): void {
    this.failure ??= error;
    this.waiting?.reject(this.failure);
  }
}
