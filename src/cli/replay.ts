/** `portcullis replay`: what a change of policy would have done to calls that were recorded. */

import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import type { ReplayReport } from '../replay/report.js';
import { readContext } from './context.js';
import { CONTEXT_OPTIONS, type Options, readOptions } from './options.js';
import { createProgress } from './progress.js';
import { createEngine, type EngineRequest, loadPolicies, type ReplayPolicies } from './replay-engine.js';
import { mergeCommand } from './replay-merge.js';
import { answerReport, OUTPUT_OPTIONS, readOutput } from './replay-output.js';
import { replayOver, type Shard, shardOf } from './replay-shards.js';
import { type CorpusRequest, corporaOf, readChunks } from './replay-source.js';
import { ThreadShard } from './replay-threads.js';
import { Failure, type Terminal, UsageError } from './terminal.js';

export async function replayCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  if (argv[0] === 'merge') return mergeCommand(argv.slice(1), terminal);
  const options = readOptions(argv, {
    ...CONTEXT_OPTIONS,
    ...OUTPUT_OPTIONS,
    candidate: { type: 'string', multiple: true },
    baseline: { type: 'string', multiple: true },
    'dangerously-lift': { type: 'string', multiple: true },
    from: { type: 'string' },
    jobs: { type: 'string' },
    shard: { type: 'string' },
    source: { type: 'string' },
    'first-line': { type: 'string' },
    list: { type: 'string' },
  });
  const output = readOutput(options);
  const corpus = corpusOf(options);
  const jobs = options.wholeNumber('jobs') ?? 1;
  const files = {
    baseline: options.list('baseline'),
    candidate: options.list('candidate'),
    lifted: options.list('dangerously-lift'),
  };
  if (files.candidate.length + files.lifted.length === 0) files.candidate = files.baseline;
  const policies = await loadPolicies({ ...files, proved: [] });
  const context = await readContext(options, { policy: policies.candidate, defaults: EXAMPLE_CONTEXT });
  const changes = options.wholeNumber('list');
  const proved = [policies.baseline.digest, policies.candidate.digest];
  const request = { ...files, proved, context, limits: changes === undefined ? {} : { changes } };
  const report = await run({ request, policies, corpus, jobs, terminal });
  // Each thread reads the files of the policies by itself.
  if (report.configurations.length > 1)
    throw new Failure('A file of a policy changed while it was replayed.');
  return answerReport(report, output, terminal);
}

interface Run {
  readonly request: EngineRequest;
  readonly policies: ReplayPolicies;
  readonly corpus: CorpusRequest;
  readonly jobs: number;
  readonly terminal: Terminal;
}

async function run({ request, policies, corpus, jobs, terminal }: Run): Promise<ReplayReport> {
  const progress = createProgress(terminal.err);
  const threads = jobs === 1 ? [] : Array.from({ length: jobs }, () => new ThreadShard(request));
  const shards: readonly Shard[] =
    threads.length > 0 ? threads : [shardOf(await createEngine(request, policies))];
  try {
    return await replayOver(readChunks(corpus, { terminal, seen: progress.seen }), shards);
  } finally {
    await progress.clear();
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function corpusOf(options: Options): CorpusRequest {
  const { corpora, from } = corporaOf(options);
  const shard = shardOption(options);
  if (shard !== null && from !== 'portcullis')
    throw new UsageError('--shard is for --from portcullis, where each line is an entry by itself.');
  const source = options.text('source') ?? null;
  const firstLine = options.wholeNumber('first-line') ?? 1;
  if ((source !== null || firstLine !== 1) && corpora.length > 1)
    throw new UsageError('--source and --first-line are for one corpus.');
  return { corpora, from, shard, part: { source, firstLine } };
}

function shardOption(options: Options): CorpusRequest['shard'] {
  const text = options.text('shard');
  if (text === undefined) return null;
  const [, index, count] = /^([1-9][0-9]{0,8})\/([1-9][0-9]{0,8})$/.exec(text) ?? [];
  if (index === undefined || Number(index) > Number(count))
    throw new UsageError(`--shard must be K/N, with K from 1 to N, not ${JSON.stringify(text)}.`);
  return { index: Number(index), count: Number(count) };
}
