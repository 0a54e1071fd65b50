import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePage } from './pages.mjs';
import { generateReference } from './reference.mjs';
import { generateRegistry } from './registry.mjs';
import { loadSchemas } from './schemas.mjs';
import { generateShipped } from './shipped.mjs';
import { generateTypes } from './types.mjs';
import { generateValidators } from './validators.mjs';

/**
 * @typedef {object} Output
 * @property {string} path absolute
 * @property {string} text
 * @property {boolean} committed whether git keeps it
 */

/**
 * Everything that is generated, in memory.
 *
 * @param {string} root the repository
 * @returns {Promise<Output[]>}
 */
export async function generateAll(root) {
  const schemas = loadSchemas(join(root, 'schema'));
  const file = (name) => join(root, 'src', 'generated', name);
  return [
    { path: file('types.ts'), text: await generateTypes(schemas), committed: true },
    ...generateValidators(schemas).map(({ name, text }) => ({ path: file(name), text, committed: true })),
    { path: file('replay-page.ts'), text: generatePage(root), committed: true },
    { path: file('shipped.ts'), text: generateShipped(root, schemas), committed: false },
    ...[...generateReference(root), ...generateRegistry(root)].map((output) => ({
      ...output,
      committed: true,
    })),
  ];
}

/**
 * The paths whose file is missing or has another text.
 *
 * @param {readonly Output[]} outputs
 * @returns {string[]}
 */
export function differing(outputs) {
  return outputs.filter(({ path, text }) => readIfThere(path) !== text).map(({ path }) => path);
}

/**
 * Writes what differs, each file by a rename, so that whoever reads at the same time never sees half of one.
 *
 * @param {readonly Output[]} outputs
 */
export function writeAll(outputs) {
  const stale = new Set(differing(outputs));
  for (const { path, text } of outputs) {
    if (!stale.has(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}.tmp`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
