/**
 * `npm run bench`: what projecting and deciding cost beside the bare parsers, as ratios of one run.
 *
 * All rows take the same texts, round by round in turn, so that whatever else the machine does falls on all of them.
 * The figure of a row is the median over rounds of (its time / the bare parsers' time in the same round).
 * Absolute times are printed for orientation only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'unbash';
import { Language, Parser } from 'web-tree-sitter';
import { describe } from '../dist/commands/describe.js';
import { compilePolicy, createUnvetoedProjector, decide } from '../dist/index.js';
import { createNodeProjector } from '../dist/node.js';
import { shippedKnowledge } from '../dist/policy/shipped.js';

const ROUNDS = 15;
const texts = loadTexts();
const context = {
  workspace: { cwd: '/testbed', roots: ['/testbed'], temp: ['/tmp'], home: '/home/dev' },
};
const policy = compilePolicy();
if (!policy.ok) throw new Error('the shipped policy does not compile');
const full = { ...context, policy: policy.value };
const single = createUnvetoedProjector();
const projector = await createNodeProjector();
const shapes = texts.map((text) => projector.project({ tool: 'bash', input: text }));
const knowledge = shippedKnowledge();

const require = createRequire(import.meta.url);
const bash = await Language.load(readFileSync(require.resolve('tree-sitter-bash/tree-sitter-bash.wasm')));
const treeSitter = new Parser();
treeSitter.setLanguage(bash);

const rows = {
  'bare unbash': () => each(texts, (text) => parse(text)),
  'bare tree-sitter': () => each(texts, (text) => treeSitter.parse(text).delete()),
  'project, one witness': () => each(texts, (text) => single.project({ tool: 'bash', input: text })),
  'project, both witnesses': () => each(texts, (text) => projector.project({ tool: 'bash', input: text })),
  'describe a shape': () => each(shapes, (shape) => describe(shape, { knowledge, context })),
  'decide a shape (with describe)': () => each(shapes, (shape) => decide(shape, full)),
  'project (both) + decide': () =>
    each(texts, (text) => decide(projector.project({ tool: 'bash', input: text }), full)),
};

const times = Object.fromEntries(Object.keys(rows).map((name) => [name, []]));
for (let round = -2; round < ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(rows)) {
    const start = process.hrtime.bigint();
    run();
    const spent = Number(process.hrtime.bigint() - start) / 1e3 / texts.length;
    if (round >= 0) times[name].push(spent);
  }
}

const both = times['bare unbash'].map((one, round) => one + times['bare tree-sitter'][round]);
console.log(
  `${texts.length} commands, ${ROUNDS} rounds; us a command (median), ratio to both bare parsers (median)\n`,
);
for (const [name, spent] of Object.entries(times)) {
  const ratio = median(spent.map((one, round) => one / both[round]));
  console.log(
    `${name.padEnd(32)} ${median(spent).toFixed(1).padStart(8)} us ${ratio.toFixed(2).padStart(7)} x`,
  );
}
console.log(`\np50 and p99 of one command, us: ${['project', 'decide'].map(percentiles).join('; ')}`);

function each(items, work) {
  for (const item of items) work(item);
}

function percentiles(name) {
  const run =
    name === 'project'
      ? (index) => projector.project({ tool: 'bash', input: texts[index] })
      : (index) => decide(shapes[index], full);
  const spent = texts.map((_, index) => {
    let best = Number.POSITIVE_INFINITY;
    for (let pass = 0; pass < 5; pass += 1) {
      const start = process.hrtime.bigint();
      run(index);
      best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e3);
    }
    return best;
  });
  spent.sort((a, b) => a - b);
  const at = (share) => spent[Math.floor(share * (spent.length - 1))].toFixed(1);
  return `${name} ${at(0.5)} / ${at(0.99)}`;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Every 15th command of the recorded agents where that corpus is there, else the sample calls. */
function loadTexts() {
  const corpus = new URL('../../shared/corpora/agent-permissive.jsonl', import.meta.url);
  const sample = new URL('../fixtures/sample-calls.jsonl', import.meta.url);
  const lines = readFileSync(existsSync(corpus) ? corpus : sample, 'utf8')
    .trim()
    .split('\n');
  const commands = lines
    .map((line) => JSON.parse(line))
    .map((row) => row.cmd ?? row.input?.command ?? row.input);
  const all = commands.filter((text) => typeof text === 'string');
  return existsSync(corpus) ? all.filter((_, index) => index % 15 === 0) : all;
}
