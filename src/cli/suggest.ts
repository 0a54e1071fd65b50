/** `portcullis suggest`: packs for what is reviewed again and again. */

import { writeFile } from 'node:fs/promises';
import { createNodeProjector, readJsonFile } from '../node.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import type { PolicyOptions } from '../policy/policy.js';
import { THRESHOLDS, type Thresholds } from '../replay/suggest/families.js';
import type { SuggestReport } from '../replay/suggest/report.js';
import {
  createSuggesting,
  packText,
  type Suggesting,
  type SuggestOptions,
} from '../replay/suggest/suggest.js';
import { readContext } from './context.js';
import { CONTEXT_OPTIONS, FORMAT_OPTION, type Options, POLICY_OPTIONS, readOptions } from './options.js';
import { loadPolicy, renderProblems } from './policy.js';
import { createProgress, type Progress } from './progress.js';
import { type CorpusRequest, corporaOf, itemsOf, readChunks } from './replay-source.js';
import { renderSuggestions } from './suggest-report.js';
import { EXIT, Failure, isSystemError, type Terminal } from './terminal.js';

export async function suggestCommand(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(argv, {
    ...POLICY_OPTIONS,
    ...CONTEXT_OPTIONS,
    ...FORMAT_OPTION,
    from: { type: 'string' },
    'min-calls': { type: 'string' },
    'min-distinct': { type: 'string' },
    'min-sessions': { type: 'string' },
    'with-agent-code': { type: 'boolean' },
    'near-misses': { type: 'string' },
    id: { type: 'string' },
    write: { type: 'string' },
  });
  const format = options.format();
  const corpus = corpusOf(options);
  const drafts = createProgress(terminal.err, 'drafts');
  const suggesting = await begin(options, drafts);
  const progress = createProgress(terminal.err);
  try {
    for await (const chunk of readChunks(corpus, { terminal, seen: progress.seen }))
      for (const item of itemsOf(chunk)) suggesting.add(item);
  } finally {
    await progress.clear();
  }
  const report = suggesting.report();
  await drafts.clear();
  const file = options.text('write');
  const written = file !== undefined && report.pack !== null ? file : null;
  if (written !== null) await write(written, report);
  await terminal.out.line(
    format === 'json' ? JSON.stringify(report) : renderSuggestions(report, terminal.out.paint, written),
  );
  return report.corpus.calls === 0 ? EXIT.nothing : EXIT.ok;
}

async function begin(options: Options, drafts: Progress): Promise<Suggesting> {
  // Proved here, as any command's; what is suggested is proved beside it.
  const policy = await loadPolicy(options);
  const context = await readContext(options, { policy, defaults: EXAMPLE_CONTEXT });
  const perRule = options.wholeNumber('near-misses');
  const id = options.text('id');
  const request: SuggestOptions = {
    projector: await createNodeProjector(),
    baseline: await baselineOf(options),
    context,
    thresholds: thresholdsOf(options),
    agentCode: options.flag('with-agent-code'),
    ...(perRule === undefined ? {} : { perRule }),
    ...(id === undefined ? {} : { packId: id }),
    onDraft: () => drafts.seen(1),
  };
  const suggesting = createSuggesting(request);
  if (suggesting.ok) return suggesting.value;
  throw new Failure(renderProblems(suggesting.error));
}

/** The files were loaded before, so that each is a pack. */
async function baselineOf(options: Options): Promise<PolicyOptions> {
  const packs = await Promise.all(
    options.list('policy').map(async (file) => {
      const read = await readJsonFile(file);
      if (!read.ok) throw new Failure(renderProblems([read.error]));
      return read.value;
    }),
  );
  return {
    baseline: !options.flag('no-baseline'),
    dangerouslyLift: options.list('dangerously-lift'),
    layers: [{ layer: 'user-project', packs }],
  };
}

function thresholdsOf(options: Options): Thresholds {
  return {
    minDistinct: options.wholeNumber('min-distinct') ?? THRESHOLDS.minDistinct,
    minCalls: options.wholeNumber('min-calls') ?? THRESHOLDS.minCalls,
    minSessions: options.wholeNumber('min-sessions') ?? THRESHOLDS.minSessions,
  };
}

const corpusOf = (options: Options): CorpusRequest => ({
  ...corporaOf(options),
  shard: null,
  part: { source: null, firstLine: 1 },
});

/** Never over a file that is there. */
async function write(file: string, { pack }: SuggestReport): Promise<void> {
  if (pack === null) return;
  try {
    await writeFile(file, packText(pack), { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new Failure(
      error.code === 'EEXIST'
        ? `${file} is there already; it was left as it is.`
        : `${file} cannot be written: ${error.message}.`,
    );
  }
}
