/**
 * How often real commands are read without objection, by corpus: `node bench/clean-rates.mjs [directory]`, after a
 * build. The corpora (JSON Lines with a member `cmd`) are not part of the package; by default they are looked for in
 * ../shared/corpora. Rates are over distinct texts that `bash -n` accepts, where bash is there to ask.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readBash } from '../dist/bash/read.js';

const CORPORA = ['agent-permissive', 'nl2bash', 'tldr', 'gha-run', 'dockerfile-run'];
const directory = process.argv[2] ?? new URL('../../shared/corpora', import.meta.url).pathname;
const assigners = new Set([
  'declare',
  'export',
  'local',
  'mapfile',
  'printf',
  'read',
  'readarray',
  'typeset',
  'unset',
]);
const hasBash = spawnSync('bash', ['-n', '-c', '--', ':']).status === 0;

console.log(`corpus${' '.repeat(16)}texts   clean   without errors   mean   most frequent objections`);
for (const name of CORPORA) {
  const file = `${directory}/${name}.jsonl`;
  if (!existsSync(file)) console.log(`${name}: not there, not run`);
  else report(name, distinct(file));
}

function report(name, texts) {
  let invalid = 0;
  let clean = 0;
  let withoutErrors = 0;
  const codes = new Map();
  const start = performance.now();
  const read = texts.map((text) => [text, readBash(text, { assigners })]);
  const mean = ((performance.now() - start) / texts.length) * 1000;
  for (const [text, { diagnostics }] of read) {
    const objections = diagnostics.filter(({ severity }) => severity !== 'info');
    if (objections.length === 0) {
      clean += 1;
      withoutErrors += 1;
    } else if (hasBash && !isValid(text)) invalid += 1;
    else {
      if (objections.every(({ severity }) => severity !== 'error')) withoutErrors += 1;
      for (const code of new Set(objections.map((one) => one.code)))
        codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  const valid = texts.length - invalid;
  const percent = (count) => `${((100 * count) / valid).toFixed(2)} %`.padStart(8);
  const frequent = [...codes].sort((left, right) => right[1] - left[1]).slice(0, 5);
  console.log(
    `${name.padEnd(20)} ${String(valid).padStart(6)} ${percent(clean)} ${percent(withoutErrors).padStart(13)}` +
      `   ${mean.toFixed(0).padStart(4)} us   ${frequent.map(([code, count]) => `${code} ${count}`).join(', ')}`,
  );
}

/** Bash reads the text and runs nothing. What it warns of (a here-document cut short) is no valid text for us. */
function isValid(text) {
  if (text.includes('\0')) return false;
  const { status, stderr } = spawnSync('bash', ['-n', '-c', '--', text], { encoding: 'utf8' });
  return status === 0 && stderr === '';
}

function distinct(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return [...new Set(lines.filter((line) => line !== '').map((line) => JSON.parse(line).cmd))];
}
