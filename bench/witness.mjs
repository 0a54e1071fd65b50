/**
 * What the second witness costs: `node bench/witness.mjs [cost] [memory] [hostile] [invented]`, after a build; without
 * names, all.
 *
 * cost     projecting with one and with both witnesses, as ratios to the two bare parsers on the same texts in the same
 *          round. Processor time, not the clock, so that other work on the machine counts for less.
 * memory   the process after each 20,000 of 100,000 projections.
 * hostile  repetitive and nested texts of 8,000 to 64,000 characters: milliseconds that the witness adds.
 * invented commands of the corpora that are denied with both witnesses and not with one: each is one that only the
 *          second sees.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'unbash';
import { Language, Parser } from 'web-tree-sitter';
import { compilePolicy, createUnvetoedProjector, decide } from '../dist/index.js';
import { createNodeProjector } from '../dist/node.js';

const ROUNDS = 15;
const CORPORA = [
  'agent-permissive',
  'labelled-policy',
  'nl2bash',
  'tldr',
  'gha-run',
  'dockerfile-run',
  'makefile-recipes',
  'torture-permissive',
];
const one = createUnvetoedProjector();
const both = await createNodeProjector();
const asked = process.argv.slice(2);
for (const [name, run] of Object.entries({ cost, memory, hostile, invented })) {
  if (asked.length === 0 || asked.includes(name)) await run();
}

async function cost() {
  const texts = loadTexts();
  const wasm = readFileSync(new URL('../dist/wasm/tree-sitter-bash.wasm', import.meta.url));
  const treeSitter = new Parser().setLanguage(await Language.load(wasm));
  const rows = {
    unbash: (text) => parse(text),
    'tree-sitter': (text) => treeSitter.parse(text).delete(),
    'project, one witness': (text) => one.project(text),
    'project, both': (text) => both.project(text),
  };
  const times = Object.fromEntries(Object.keys(rows).map((name) => [name, []]));
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(rows)) {
      const spent = processorTime(() => texts.forEach(run)) / texts.length;
      if (round >= 0) times[name].push(spent);
    }
  }
  const bare = times.unbash.map((spent, round) => spent + times['tree-sitter'][round]);
  console.log(
    `${texts.length} commands, ${ROUNDS} rounds: us a command, ratio to both bare parsers (medians)`,
  );
  for (const [name, spent] of Object.entries(times)) {
    const ratio = median(spent.map((time, round) => time / bare[round]));
    console.log(
      `${name.padEnd(24)} ${median(spent).toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(7)} x`,
    );
  }
}

function invented() {
  const directory = new URL('../../shared/corpora', import.meta.url).pathname;
  const policy = compilePolicy().value;
  const workspace = { cwd: '/testbed', roots: ['/testbed'], temp: ['/tmp'], home: '/home/dev' };
  let rows = 0;
  let denied = 0;
  const only = [];
  for (const name of CORPORA) {
    const file = `${directory}/${name}.jsonl`;
    if (!existsSync(file)) {
      console.log(`${name}: not there, not run`);
      continue;
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    const texts = lines.filter((line) => line !== '').map((line) => JSON.parse(line).cmd);
    for (const text of new Set(texts)) {
      rows += 1;
      const effect = (projector) => decide(projector.project(text), { policy, workspace }).effect;
      if (effect(both) !== 'deny') continue;
      denied += 1;
      if (effect(one) !== 'deny') only.push([name, text]);
    }
  }
  console.log(`${rows} commands, ${denied} denied, ${only.length} of them only with the second witness`);
  for (const [name, text] of only) console.log(`  ${name}: ${JSON.stringify(text).slice(0, 200)}`);
}

function memory() {
  const texts = [
    'a | b | c\nd && e `x` `y`',
    'for f in *.py; do echo "$f" $(basename $f); done',
    'x=$(cmd) 2>/dev/null; echo "$x"',
    'cat <<E\n $(date) `who`\nE\n',
    'echo ( bad',
    '{ a; } <<< b',
  ];
  console.log('\nprojections, resident MB, heap MB');
  for (let count = 0; count <= 100_000; count += 1) {
    both.project(`${texts[count % texts.length]} ${count % 1000}`);
    if (count % 20_000 !== 0) continue;
    const { rss, heapUsed } = process.memoryUsage();
    console.log(
      `${String(count).padStart(7)} ${(rss / 1e6).toFixed(0).padStart(6)} ${(heapUsed / 1e6).toFixed(0).padStart(6)}`,
    );
  }
}

function hostile() {
  const repeated = [
    'a && ',
    'a | b | c\nd && e\n',
    '`a` ',
    '$(a) ',
    'a <<E\n$(b)\nE\n',
    '>f ',
    'a=b ',
    '! ',
    '$x-',
  ];
  const shapes = [
    ...repeated.map((unit) => [JSON.stringify(unit), (size) => `${unit.repeat(size / unit.length)}a`]),
    ['one document', (size) => `a <<E\n${'`b` $(c)\n'.repeat(size / 9)}E\n`],
    ['nested if', (size) => `${'if a; then '.repeat(size / 15)}b${'; fi'.repeat(size / 15)}`],
    ['open "$(', (size) => '"$('.repeat(size / 3)],
    ['test', (size) => `[ ${'a -a '.repeat(size / 6)}b ]`],
    ['array', (size) => `a=(${'`x` '.repeat(size / 4)})`],
  ];
  const sizes = [8_000, 16_000, 32_000, 64_000];
  console.log(`\nms that the witness adds at ${sizes.join(', ')} characters`);
  for (const [name, make] of shapes) {
    const added = sizes.map((size) => {
      const text = make(size);
      const alone = processorTime(() => one.project(text));
      return (processorTime(() => both.project(text)) - alone) / 1_000;
    });
    console.log(`${name.padEnd(26)} ${added.map((ms) => ms.toFixed(0).padStart(6)).join('')}`);
  }
}

/** Microseconds. */
function processorTime(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

function median(values) {
  return [...values].sort((left, right) => left - right)[values.length >> 1];
}

/** Every 15th command of the recorded agents where that corpus is there, else the sample calls. */
function loadTexts() {
  const corpus = new URL('../../shared/corpora/agent-permissive.jsonl', import.meta.url);
  const file = existsSync(corpus) ? corpus : new URL('../fixtures/sample-calls.jsonl', import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const texts = rows.map((row) => row.cmd ?? row.input?.command ?? row.input);
  return texts.filter((text, index) => typeof text === 'string' && (file !== corpus || index % 15 === 0));
}
