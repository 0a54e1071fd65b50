/**
 * `npm start`: decides the calls of fixtures/sample-calls.jsonl and shows them as a table.
 * `npm start -- 'ls && rm -rf ~'`: decides that command, and ends with the status of `portcullis decide` (0 allow,
 * 3 review, 4 deny). Builds first where dist/ is missing or older than its sources.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'dist', 'cli', 'main.js');
const sample = join(root, 'fixtures', 'sample-calls.jsonl');

const text = process.argv.slice(2);
if (!upToDate()) run([join(root, 'scripts', 'build.mjs')], ['ignore', 2, 2]);
if (text.length > 0) run([cli, 'decide', '--', ...text], 'inherit');
else run([cli, 'demo', sample], 'inherit');

function upToDate() {
  if (!existsSync(cli)) return false;
  const built = statSync(cli).mtimeMs;
  return ['src', 'schema', 'packs'].every((folder) => newest(join(root, folder)) <= built);
}

/** Time of the last change to a file below a folder, or 0. Generated files do not count: the build writes them. */
function newest(folder) {
  if (!existsSync(folder)) return 0;
  const times = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && !item.parentPath.endsWith('generated'))
    .map((item) => statSync(join(item.parentPath, item.name)).mtimeMs);
  return Math.max(0, ...times);
}

/** Ends this process with the child's status where that is not 0. */
function run(args, stdio) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio });
  if (status !== 0) process.exit(status ?? 1);
}
