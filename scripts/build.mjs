/** src/ → dist/: generates, empties dist/, compiles. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => `${root}${path}`;

run(at('scripts/generate.mjs'));
rmSync(at('dist'), { recursive: true, force: true });
run(at('node_modules/typescript/bin/tsc'), '-p', at('tsconfig.build.json'));
if (existsSync(at('dist/cli/main.js'))) chmodSync(at('dist/cli/main.js'), 0o755);

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
