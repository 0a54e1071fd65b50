/**
 * Decides every row of a corpus with the shipped policy, and shows where it causes friction:
 *
 *     node bench/corpus.mjs FILE [--cwd DIR] [--sample N] [--seed S] [--top K]
 *
 * It also says where every program is known: in what share of the calls, and of the rows that are not from
 * mini-swe-agent, each row counted once.
 *
 * FILE is JSON Lines with the members `cmd` (a shell command), `source`, and `n` (how often it was seen, default 1).
 * Expects a build. Apart from the times, the same file and options give the same output. Exit status 1 when a row
 * made the engine throw.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe } from '../dist/commands/describe.js';
import { compilePolicy, createProjector, decide } from '../dist/index.js';
import { shippedKnowledge } from '../dist/policy/shipped.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cwd: { type: 'string', default: '/home/dev/project' },
    sample: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    top: { type: 'string', default: '20' },
  },
});
const [file, ...others] = positionals;
if (file === undefined || others.length > 0) {
  console.error('usage: node bench/corpus.mjs FILE [--cwd DIR] [--sample N] [--seed S] [--top K]');
  process.exit(2);
}

const policy = compilePolicy();
if (!policy.ok) throw new Error('the shipped policy does not compile');
const context = {
  posture: 'supervised',
  workspace: { cwd: values.cwd, roots: [values.cwd], home: '/home/dev', temp: ['/tmp'] },
};
const projector = await createProjector();
const INSIDE = new Set(['writable-project', 'project']);
const knowledge = shippedKnowledge();
const programs = new Set(knowledge.registry.programs);

const rows = readRows(file);
const decided = [];
const thrown = [];
let slowest = { us: -1, row: null };
for (const row of rows) {
  const start = process.hrtime.bigint();
  try {
    const shape = projector.project({ tool: 'bash', input: row.cmd });
    const decision = decide(shape, { ...context, policy: policy.value });
    const us = Number(process.hrtime.bigint() - start) / 1e3;
    if (us > slowest.us) slowest = { us, row };
    const reason = decision.effect === 'review' ? reasonOf(shape, decision) : '';
    decided.push({ row, decision, reason, strangers: strangersOf(shape) });
  } catch (error) {
    thrown.push({ row, error });
  }
}
report();
process.exitCode = thrown.length > 0 ? 1 : 0;

function report() {
  const seen = sum(rows, (row) => row.n);
  console.log(`${file}: ${rows.length} rows, seen ${seen} times; cwd ${values.cwd}`);
  console.log(`policy ${policy.value.digest}`);
  console.log(`thrown: ${thrown.length}`);
  for (const { row, error } of thrown.slice(0, 20)) console.log(`  ${shown(row.cmd)}: ${error}`);
  known();
  shares();
  reasons(Number(values.top));
  if (slowest.row !== null)
    console.log(`\nslowest row: ${(slowest.us / 1e3).toFixed(1)} ms, ${slowest.row.cmd.length} code units`);
  sample(Number(values.sample), Number(values.seed));
}

/** Programs without a grammar. A file by path is no program that could have one. */
function strangersOf(shape) {
  const { commands } = describe(shape, { knowledge, context }).facts;
  return commands
    .filter((facts, index) => shape.commands[index].form === 'simple' && facts.program !== null)
    .map(({ program }) => program)
    .filter((program) => !programs.has(program));
}

function known() {
  const full = decided.filter(({ strangers }) => strangers.length === 0);
  const others = (list) => list.filter(({ row }) => !row.source.startsWith('mini-swe-agent')).length;
  const seen = (list) => sum(list, ({ row }) => row.n);
  const share = (part, all) => `${part} of ${all} (${((100 * part) / all).toFixed(2)} %)`;
  console.log(`\nevery program known: ${share(seen(full), seen(decided))} of calls`);
  console.log(`  ${share(others(full), others(decided))} of rows that are not from mini-swe-agent`);
  const unknown = new Map();
  for (const { row, strangers } of decided)
    for (const name of new Set(strangers)) unknown.set(name, (unknown.get(name) ?? 0) + row.n);
  const ordered = [...unknown].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1));
  for (const [name, count] of ordered.slice(0, Number(values.top)))
    console.log(`${String(count).padStart(7)}   ${shown(name)}`);
}

/** By how often each row was seen; then, of those allowed, the share of rows, each counted once. */
function shares() {
  console.log(
    `\n${'allow'.padStart(8)}${'review'.padStart(9)}${'deny'.padStart(9)}   rows      seen  allow, rows   source`,
  );
  const sources = [...new Set(decided.map(({ row }) => row.source))].sort();
  for (const source of [...sources, null]) {
    const own = decided.filter(({ row }) => source === null || row.source === source);
    const all = sum(own, ({ row }) => row.n);
    const share = (effect) => {
      const part = sum(
        own.filter(({ decision }) => decision.effect === effect),
        ({ row }) => row.n,
      );
      return `${((100 * part) / all).toFixed(2)} %`;
    };
    const [allow, review, deny] = ['allow', 'review', 'deny'].map(share);
    const allowedRows = own.filter(({ decision }) => decision.effect === 'allow').length;
    const rowShare = `${((100 * allowedRows) / own.length).toFixed(2)} %`.padStart(13);
    const counts = `${String(own.length).padStart(7)} ${String(all).padStart(9)}${rowShare}`;
    console.log(
      `${allow.padStart(8)}${review.padStart(9)}${deny.padStart(9)}${counts}   ${source ?? '(all)'}`,
    );
  }
}

function reasons(top) {
  const groups = new Map();
  for (const { row, decision, reason } of decided) {
    if (decision.effect !== 'review') continue;
    const group = groups.get(reason) ?? { seen: 0, rows: 0, example: row.cmd };
    group.seen += row.n;
    group.rows += 1;
    if (row.cmd.length < group.example.length) group.example = row.cmd;
    groups.set(reason, group);
  }
  const ordered = [...groups].sort(([a, left], [b, right]) => right.seen - left.seen || (a < b ? -1 : 1));
  console.log(
    `\nmost frequent reasons for review (${Math.min(top, ordered.length)} of ${ordered.length}): seen, rows, reason, shortest example`,
  );
  for (const [reason, group] of ordered.slice(0, top)) {
    console.log(`${String(group.seen).padStart(7)} ${String(group.rows).padStart(6)}   ${reason}`);
    console.log(`${' '.repeat(17)}${shown(group.example)}`);
  }
}

/** The diagnostic; the rule; or the first command that nothing covers: its program, its effects, where it goes. */
function reasonOf(shape, decision) {
  if (decision.code === 'diagnostic') {
    const blocking = decision.diagnostics.find(({ severity }) => severity !== 'info');
    return `diagnostic ${blocking?.code}`;
  }
  if (decision.rule !== null) return `${decision.code} ${decision.pack}/${decision.rule}`;
  const command = decision.command === null ? undefined : shape.commands[decision.command];
  if (command === undefined) return decision.code;
  const facts = describe(shape, { knowledge, context }).facts.commands[decision.command];
  const places = facts.paths.map((path) => path.scope).filter((scope) => !INSIDE.has(scope));
  const hosts = facts.network.map((fact) => `${fact.class} host`);
  const where = [...new Set([...places, ...hosts])].sort();
  const name = [facts.program ?? `(${command.form})`, ...facts.subcommands].join(' ');
  const code = decision.code === 'no-rule' ? '' : ` (${decision.code})`;
  return `${name}: ${facts.effects.join(', ')}${where.length > 0 ? `; ${where.join(', ')}` : ''}${code}`;
}

/** Allowed rows at random, for a person to read. */
function sample(count, seed) {
  if (count === 0) return;
  const allowed = decided.filter(({ decision }) => decision.effect === 'allow');
  const random = generator(seed);
  // Fisher and Yates, as far as is needed.
  for (let at = 0; at < Math.min(count, allowed.length); at += 1) {
    const other = at + Math.floor(random() * (allowed.length - at));
    [allowed[at], allowed[other]] = [allowed[other], allowed[at]];
  }
  console.log(`\n${Math.min(count, allowed.length)} of ${allowed.length} allowed rows, seed ${seed}`);
  for (const { row, decision } of allowed.slice(0, count)) {
    console.log(`${(decision.rule ?? decision.code).padEnd(24)} ${JSON.stringify(row.cmd)}`);
  }
}

/** Numbers in [0, 1) by a linear congruential generator (the constants of Numerical Recipes). */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function readRows(path) {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { cmd, source, n } = JSON.parse(line);
      return {
        cmd,
        source: typeof source === 'string' ? source : '(none)',
        n: typeof n === 'number' ? n : 1,
      };
    });
}

function shown(text) {
  const line = JSON.stringify(text).slice(1, -1);
  return line.length > 110 ? `${line.slice(0, 110)}…` : line;
}

function sum(items, of) {
  return items.reduce((total, item) => total + of(item), 0);
}
