/**
 * Mutants of the analysis: `node bench/mutants.mjs [--group proof|search] [--file PARTS] [--sample N --seed S] [--jobs N]
 * [--thorough] [--list] [--json FILE]`. Each mutant is one change of one place; the tests of test/analysis have to notice it.
 * Exit status 1 where fewer than 95 % are killed, or bench/mutants/equivalent.json is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GROUPS, testsOf } from './mutants/groups.mjs';
import { mutantsOf } from './mutants/operators.mjs';
import { killAll } from './mutants/pool.mjs';
import { printReport, summaryOf } from './mutants/report.mjs';

const { values } = parseArgs({
  options: {
    group: { type: 'string', default: 'proof' },
    file: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    thorough: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const root = new URL('../', import.meta.url);
const files = (GROUPS[values.group] ?? []).filter((file) => includesPart(file, values.file));
const generated = files.flatMap((file) => mutantsOf(file, readFileSync(new URL(file, root), 'utf8')));
const mutants = sampled(generated, Number(values.sample ?? generated.length), Number(values.seed));

if (values.list) for (const one of mutants) console.log(describe(one));
else {
  const excused = JSON.parse(readFileSync(new URL('mutants/equivalent.json', import.meta.url), 'utf8'));
  const results = await killAll(mutants, (file) => testsOf(file, values), { jobs: Number(values.jobs) });
  const summary = summaryOf({ results, generated, excused, files });
  printReport(summary, describe);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(summary, null, 1));
  process.exitCode = summary.isGood ? 0 : 1;
}

function includesPart(file, parts) {
  return parts.split(',').some((part) => file.includes(part));
}

function describe({ file, line, column, operator, original, mutated }) {
  return `${file}:${line}:${column} ${operator}: ${original} → ${mutated}`;
}

/** The same ones for the same seed: a linear congruential generator chooses, the order stays. */
function sampled(all, count, seed) {
  if (count >= all.length) return all;
  let state = seed >>> 0;
  const ranked = all.map((mutant, index) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { mutant, index, rank: state };
  });
  const chosen = ranked.sort((left, right) => left.rank - right.rank).slice(0, count);
  return chosen.sort((left, right) => left.index - right.index).map(({ mutant }) => mutant);
}
