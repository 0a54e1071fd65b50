/**
 * Writes src/generated/, docs/matchers.md and docs/registry.md from schema/, packs/ and pages/.
 *
 * `--check` writes nothing: it fails when what is committed differs from what these give, or when a file in packs/ does
 * not validate.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidInput } from './generate/invalid-input.mjs';
import { differing, generateAll, writeAll } from './generate/outputs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const outputs = await generateAll(root);
  if (process.argv.includes('--check')) {
    const stale = differing(outputs.filter((output) => output.committed));
    if (stale.length > 0) {
      const names = stale.map((path) => relative(root, path)).join(', ');
      throw new InvalidInput([
        `${names}: not what schema/, packs/ and pages/ give; run \`npm run generate\` and commit the result`,
      ]);
    }
  } else {
    writeAll(outputs);
  }
} catch (error) {
  if (!(error instanceof InvalidInput)) throw error;
  for (const problem of error.problems) console.error(`generate: ${problem}`);
  process.exitCode = 1;
}
