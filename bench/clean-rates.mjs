/**
 * How often real commands are read without objection, by corpus: `node bench/clean-rates.mjs [corpus …]`, after a
 * build. The corpora (JSON Lines with a member `cmd`) are not part of the package; they are looked for in
 * ../shared/corpora. Rates are over distinct texts that `bash -n` accepts, where bash is there to ask: by the leading
 * reader alone, by both witnesses, by both with each text inside `bash -lc '…'`, and by both without errors (a warning
 * says that a command is read but not known, such as `$cmd x`). Then the most frequent objections of both.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createUnvetoedProjector } from '../dist/index.js';
import { createNodeProjector } from '../dist/node.js';

const CORPORA = ['agent-permissive', 'nl2bash', 'tldr', 'gha-run', 'dockerfile-run', 'labelled-policy'];
const directory = new URL('../../shared/corpora', import.meta.url).pathname;
const names = process.argv.length > 2 ? process.argv.slice(2) : CORPORA;
const hasBash = spawnSync('bash', ['-n', '-c', '--', ':']).status === 0;
const one = createUnvetoedProjector();
const both = await createNodeProjector();

console.log(
  `${'corpus'.padEnd(18)}  texts      one     both  wrapped  without errors   most frequent objections`,
);
for (const name of names) {
  const file = `${directory}/${name}.jsonl`;
  if (existsSync(file)) report(name, distinct(file));
  else console.log(`${name}: not there, not run`);
}

function report(name, texts) {
  const counts = { invalid: 0, one: 0, both: 0, wrapped: 0, withoutErrors: 0 };
  const codes = new Map();
  for (const text of texts) {
    const objections = objectionsOf(both, text);
    if (objections.length > 0 && hasBash && !isValid(text)) {
      counts.invalid += 1;
      continue;
    }
    if (objectionsOf(one, text).length === 0) counts.one += 1;
    if (objections.length === 0) counts.both += 1;
    if (objections.every(({ severity }) => severity !== 'error')) counts.withoutErrors += 1;
    if (objectionsOf(both, `bash -lc '${text.replaceAll("'", "'\\''")}'`).length === 0) counts.wrapped += 1;
    for (const code of new Set(objections.map((objection) => objection.code)))
      codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const valid = texts.length - counts.invalid;
  const percent = (count) => `${((100 * count) / valid).toFixed(2)} %`.padStart(8);
  const frequent = [...codes].sort((left, right) => right[1] - left[1]).slice(0, 6);
  console.log(
    `${name.padEnd(18)} ${String(valid).padStart(6)} ${percent(counts.one)} ${percent(counts.both)} ` +
      `${percent(counts.wrapped)} ${percent(counts.withoutErrors).padStart(15)}   ` +
      frequent.map(([code, count]) => `${code} ${count}`).join(', '),
  );
}

function objectionsOf(projector, text) {
  const { diagnostics } = projector.project({ tool: 'bash', input: text });
  return diagnostics.filter(({ severity }) => severity !== 'info');
}

/** Bash reads the text and runs nothing. What it warns of (a here-document cut short) is no valid text for us. */
function isValid(text) {
  if (text.includes('\0')) return false;
  const { status, stderr } = spawnSync('bash', ['-n', '-c', '--', text], { encoding: 'utf8' });
  return status === 0 && stderr === '';
}

/** Texts with the templates of a workflow (`${{ … }}`) as they are once filled in. */
function distinct(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const texts = lines.filter((line) => line !== '').map((line) => JSON.parse(line).cmd);
  return [...new Set(texts.map((text) => text.replace(/\$\{\{.*?\}\}/gs, 'X')))];
}
