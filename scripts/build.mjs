/** src/ → dist/: generates, empties dist/, compiles, adds the wasm of the second witness. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${root}${path}`;

run(at('scripts/generate.mjs'));
rmSync(at('dist'), { recursive: true, force: true });
run(at('node_modules/typescript/bin/tsc'), '-p', at('tsconfig.build.json'));
if (existsSync(at('dist/cli/main.js'))) chmodSync(at('dist/cli/main.js'), 0o755);
// Copied, so that installing runs no script of the grammar's package; licences are in THIRD_PARTY_NOTICES.md.
mkdirSync(at('dist/wasm'));
for (const file of ['web-tree-sitter/web-tree-sitter.wasm', 'tree-sitter-bash/tree-sitter-bash.wasm']) {
  copyFileSync(at(`node_modules/${file}`), at(`dist/wasm/${basename(file)}`));
}

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
