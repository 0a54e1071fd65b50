/**
 * What each check of src/bash/checks/ is worth: `node bench/ablation.mjs [check …]`, after a build.
 *
 * For each check, a process in which that check does nothing reads the recorded cases (../shared/cases, not part of the
 * package), and counts the texts read without objection of which bash ran a command, or made a file, that the reading
 * does not list: with the leading reader and its checks alone, and with the second witness. Without names, all checks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Name of the function, the module it is in, and what it returns when it finds nothing wrong. */
const CHECKS = [
  ['checkTouch', 'checks/words.js', ''],
  ['checkDecoded', 'checks/words.js', ''],
  ['checkBraceQuotes', 'checks/words.js', ''],
  ['checkDuplication', 'checks/redirects.js', '/^(?:\\d+-?|-)$/.test(target.text) ? "descriptor" : "file"'],
  ['checkArithmeticText', 'checks/expansions.js', ''],
  ['checkIndexText', 'checks/expansions.js', ''],
  ['checkParenthesis', 'checks/expansions.js', ''],
  ['checkQuoteInExpansion', 'checks/expansions.js', ''],
  ['checkCompoundEnd', 'checks/expansions.js', ''],
  ['checkGaps', 'checks/gaps.js', ''],
  ['checkDocument', 'checks/documents.js', ''],
  ['checkStrippedTabs', 'checks/documents.js', ''],
  ['checkParseErrors', 'checks/scripts.js', ''],
  ['checkNestedHereDocuments', 'checks/scripts.js', ''],
  ['checkPrograms', 'checks/programs.js', ''],
  ['checkIndirect', 'checks/indirect.js', ''],
  ['checkEvaluatedVariables', 'checks/evaluated-variable.js', ''],
  ['checkDoubleDollar', 'checks/expansions.js', ''],
  ['checkOlderEnd', 'checks/older-bash.js', ''],
  ['holdsCommandInSubscript', 'checks/evaluated-name.js', 'false'],
  ['prefilter', 'prefilter.js', '{ diagnostics: [], fatal: false, lines: 0, glued: [] }'],
];

const CASES = new URL('../../shared/cases/', import.meta.url);
const FILES = ['misparses', 'constructs', 'adversarial'];
/** As in test/bash/recorded-runs.test.ts: builtins that run text, and texts that the trace garbles. */
const LEFT_OUT =
  /^(?:eval|trap|compgen|mapfile|\.|set -k|PS4=)|^(?:export|declare) (?:-\w )?a=\(|\$'(?:[^']*\\c|\\x)/;

if (process.env.ABLATION === undefined) main();
else await measure(CHECKS.find(([name]) => name === process.env.ABLATION));

function main() {
  if (!existsSync(CASES)) throw new Error('The recorded cases are not there.');
  const asked = process.argv.slice(2);
  const names = ['none', ...CHECKS.map(([name]) => name)].filter(
    (name) => asked.length === 0 || asked.includes(name),
  );
  console.log(`${'dropped'.padEnd(26)}   one witness: clean, misses   both: clean, misses`);
  for (const name of names) {
    const env = { ...process.env, ABLATION: name };
    const { stdout, status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name}: exit code ${status}`);
    const { one, both, example } = JSON.parse(stdout);
    const show = ({ clean, misses }) => `${String(clean).padStart(16)} ${String(misses).padStart(8)}`;
    console.log(`${name.padEnd(26)}   ${show(one)} ${show(both)}   ${example === null ? '' : example}`);
  }
}

async function measure(check) {
  if (check !== undefined) register(`data:text/javascript,${encodeURIComponent(hook(check))}`);
  const { readBash } = await import('../dist/bash/read.js');
  const { createTreeSitterWitness } = await import('../dist/bash/witness/witness.js');
  const { shippedKnowledge } = await import('../dist/policy/shipped.js');
  const { runnerImport } = await import('vite');
  const { module: match } = await runnerImport(
    fileURLToPath(new URL('../test/support/argv-match.ts', import.meta.url)),
  );
  const wasm = (name) => readFileSync(new URL(`../dist/wasm/${name}.wasm`, import.meta.url));
  const witness = await createTreeSitterWitness({
    runtimeWasm: wasm('web-tree-sitter'),
    grammarWasm: wasm('tree-sitter-bash'),
  });
  const alone = { assigners: shippedKnowledge().registry.assigners };
  const options = { ...alone, witnesses: [witness] };
  const one = { clean: 0, misses: 0 };
  const both = { clean: 0, misses: 0 };
  let example = null;
  for (const row of FILES.flatMap(rows)) {
    const syntax = readBash(row.input, options);
    const objections = syntax.diagnostics.filter(({ severity }) => severity !== 'info');
    if (objections.some(({ code }) => code !== 'witnesses-disagree')) continue;
    const agreed = objections.length === 0;
    // Where the two disagree, the reading also lists what only the second saw.
    const read = agreed ? syntax : readBash(row.input, alone);
    const missed = !LEFT_OUT.test(row.input) && misses(row, read, match);
    for (const count of agreed ? [one, both] : [one]) {
      count.clean += 1;
      if (missed) count.misses += 1;
    }
    if (missed && agreed) example ??= JSON.stringify(row.input);
  }
  console.log(JSON.stringify({ one, both, example }));
}

function misses(row, { commands }, { bytes, explains, isArtefact }) {
  const ran = row.bash_runs.some(
    (argv) => !isArtefact(argv) && !commands.some((command) => explains(command, argv)),
  );
  if (ran) return true;
  const targets = commands.flatMap(({ redirects }) => redirects.map(({ target }) => target));
  const names = (target, file) => target !== null && (target.value === null || bytes(target.value) === file);
  return (row.files_after ?? []).some((file) => !targets.some((target) => names(target, file)));
}

function rows(name) {
  const lines = readFileSync(new URL(`${name}.jsonl`, CASES), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** A loader under which the function returns at once. */
function hook([name, file, result]) {
  return `
    export async function load(url, context, next) {
      const loaded = await next(url, context);
      if (!url.endsWith(${JSON.stringify(`/dist/bash/${file}`)})) return loaded;
      const source = String(loaded.source).replace(/export function ${name}\\([^]*?\\) \\{/, '$& return ${result};');
      if (source === String(loaded.source)) throw new Error('nothing was dropped');
      return { ...loaded, source };
    }`;
}
