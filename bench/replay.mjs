/**
 * What a replay costs, in processor time of one thread:
 *
 *     node bench/replay.mjs speed  [CORPUS] [--cwd DIR]
 *     node bench/replay.mjs memory [CORPUS] [--cwd DIR] [--entries N] [--distinct]
 *
 * `speed` prints calls a second over the corpus as it is, where every distinct text is projected for the first time; over
 * the same corpus again, backwards, where none is; and what reading, projecting, describing and deciding take.
 * `memory` repeats the corpus up to N entries (1,000,000) and prints the peak of the resident set at each tenth, and,
 * under `node --expose-gc`, the heap that is in use after a collection; with --distinct a comment makes every text
 * another one, so that nothing that is remembered helps.
 *
 * CORPUS is JSON Lines after schema/corpus.schema.json, or with `cmd` and `n`; default the agents' calls beside the
 * repository. Expects a build. Baseline and candidate are the shipped policy and one with another rule, so that both
 * decide.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describe } from '../dist/commands/describe.js';
import { compilePolicy, decide } from '../dist/index.js';
import { createNodeProjector } from '../dist/node.js';
import { shippedKnowledge } from '../dist/policy/shipped.js';
import { readCorpusLine } from '../dist/replay/corpus-line.js';
import { createReplay } from '../dist/replay/replay.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cwd: { type: 'string', default: '/testbed' },
    entries: { type: 'string', default: '1000000' },
    distinct: { type: 'boolean', default: false },
  },
});
const [
  what = 'speed',
  corpus = fileURLToPath(new URL('../../shared/corpora/agent-permissive.jsonl', import.meta.url)),
] = positionals;

const lines = readFileSync(corpus, 'utf8').trimEnd().split('\n');
const context = {
  posture: 'supervised',
  workspace: { cwd: values.cwd, roots: [values.cwd], temp: ['/tmp'], home: '/home/dev' },
};
const baseline = compiled([]);
const candidate = compiled([
  {
    version: 1,
    id: 'bench.candidate',
    rules: [
      {
        id: 'review-make',
        effect: 'review',
        match: { program: 'make' },
        reason: 'To have two policies.',
        provenance: { source: 'user-project' },
      },
    ],
  },
]);
const projector = await createNodeProjector();
const newReplay = () => createReplay({ projector, baseline, candidate, context });

if (what === 'memory') memory();
else speed();

function speed() {
  const reading = timed(() => itemsOf(lines));
  const items = reading.result;
  const cold = newReplay();
  const start = timed(() => addAll(cold, items));
  // By now V8 has compiled what runs often: a corpus of an hour runs like this.
  const replay = newReplay();
  const first = timed(() => addAll(replay, items));
  const again = timed(() => addAll(replay, items.toReversed()));
  const finished = timed(() => replay.report());
  const { counts } = finished.result;
  const calls = counts.calls / 2;
  console.log(`${lines.length} entries for ${calls} calls, ${counts.replayed.distinct} distinct`);
  rate('each distinct text for the first time, in a new process', start.seconds, calls);
  rate('each distinct text for the first time', first.seconds, calls);
  rate('each distinct text known', again.seconds, calls);
  console.log(`report: ${(finished.seconds * 1000).toFixed(0)} ms`);

  const calling = items.filter((item) => 'entry' in item).map(({ entry }) => entry);
  const projected = timed(() => calling.map(({ tool, input }) => projector.project({ tool, input })));
  const shapes = projected.result;
  const world = { knowledge: shippedKnowledge(), context };
  const described = timed(() => shapes.map((shape) => describe(shape, world).facts.flows.length));
  const decided = timed(() => shapes.map((shape) => decide(shape, { ...context, policy: baseline }).effect));
  console.log('\nmicroseconds for each distinct call');
  for (const [name, seconds] of [
    ['read its line (JSON, schema)', reading.seconds],
    ['project, both witnesses', projected.seconds],
    ['describe, once for both policies', described.seconds],
    ['decide, without describing, for each policy', decided.seconds - described.seconds],
    ['replay: all but reading', first.seconds],
  ])
    console.log(`${((1e6 * seconds) / calling.length).toFixed(1).padStart(9)}  ${name}`);
}

function addAll(replay, items) {
  for (const item of items) replay.add(item);
}

function memory() {
  const entries = Number(values.entries);
  const replay = newReplay();
  const before = process.cpuUsage();
  for (let at = 0; at < entries; at += 1) {
    const item = readCorpusLine({ number: at + 1, text: lineAt(at) }, 'corpus');
    if (item !== null) replay.add(item);
    if ((at + 1) % Math.max(1, entries / 10) === 0) {
      const peak = process.resourceUsage().maxRSS / 1024;
      const heap = globalThis.gc === undefined ? '' : `, heap ${inUse()} MB`;
      console.log(
        `${String(at + 1).padStart(9)} entries: peak ${peak.toFixed(0)} MB${heap}, ${since(before).toFixed(1)} s`,
      );
    }
  }
  const report = replay.report();
  console.log(JSON.stringify(report.counts));
  for (const { code, message } of report.warnings) console.log(`warning ${code}: ${message}`);
  rate('entries', since(before), entries);
  console.log(`report: ${(JSON.stringify(report).length / 1e6).toFixed(1)} MB of JSON`);
}

function inUse() {
  globalThis.gc();
  return (process.memoryUsage().heapUsed / 1e6).toFixed(0);
}

function lineAt(at) {
  const line = lines[at % lines.length];
  if (!values.distinct) return line;
  const entry = JSON.parse(line);
  return JSON.stringify({ ...entry, cmd: `${entry.cmd}\n# ${at}` });
}

function rate(what, seconds, calls) {
  console.log(
    `${Math.round(calls / seconds)
      .toString()
      .padStart(9)} calls a second: ${what}`,
  );
}

function itemsOf(texts) {
  return texts
    .map((text, index) => readCorpusLine({ number: index + 1, text }, 'corpus'))
    .filter((item) => item !== null);
}

function timed(run) {
  const before = process.cpuUsage();
  const result = run();
  return { result, seconds: since(before) };
}

function since(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function compiled(packs) {
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs }] });
  if (!policy.ok) throw new Error(JSON.stringify(policy.error));
  return policy.value;
}
