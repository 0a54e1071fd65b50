/**
 * Runs the tests of the analysis on one mutant after another. In: `{ mutant, tests }` or, to begin with, `{ mutant: { files } }` and
 * `tests` null for a run of the tests in these files on the code as it is, `[]` for loading them only. Out: one line of JSON for each thing that happens.
 */
import { writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLoader } from './loader.mjs';
import { collect, vitest } from './suite.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const loader = createLoader({ vitest });
const suites = new Map();
// Written at once, so that it is told even if what follows never ends.
const tell = (event) => writeSync(1, `${JSON.stringify(event)}\n`);

process.on('message', async ({ mutant, tests }) => {
  if (mutant.files !== undefined) return tell({ done: await baseline(mutant.files, tests === null) });
  const { file, source } = mutant;
  const touched = loader.replace(root + file, source);
  for (const name of suites.keys()) if (touched.has(root + name)) suites.delete(name);
  const killer = await firstFailure(tests, (name) => touched.has(root + name));
  loader.replace(root + file, null);
  for (const name of suites.keys()) if (touched.has(root + name)) suites.delete(name);
  tell({ done: killer });
});

async function testsOf(name) {
  if (!suites.has(name)) suites.set(name, await collect(() => loader.load(root + name)));
  return suites.get(name);
}

/** Of each test its time. A test that fails on the code as it is ends the run. */
async function baseline(files, isRun) {
  await loader.load(`${root}test/support/seeded.ts`);
  const found = [];
  for (const file of files) {
    const start = performance.now();
    const tests = await testsOf(file);
    found.push({ file, index: -1, name: 'loads', ms: performance.now() - start });
    for (const [index, { name, run }] of (isRun ? tests : []).entries()) {
      const begun = performance.now();
      try {
        await run();
      } catch (error) {
        throw new Error(`${file}: ${name}: ${error.message}`);
      }
      found.push({ file, index, name, ms: performance.now() - begun });
    }
  }
  return found;
}

/** Files that do not import what was changed cannot fail. */
async function firstFailure(tests, isTouched) {
  for (const { file, index, name } of tests) {
    if (!isTouched(file)) continue;
    tell({ at: `${file}: ${name}` });
    try {
      const suite = await testsOf(file);
      await suite[index]?.run();
    } catch (error) {
      return { test: `${file}: ${name}`, why: String(error?.message ?? error).slice(0, 200) };
    }
  }
  return null;
}

tell({ ready: true });
