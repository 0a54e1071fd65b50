/**
 * Builds the oracle in `.oracle/`, which git ignores: Debian's static bash, the server, and the fuzzers compiled.
 * Where something is missing it says what and ends with status 0, as the tests then skip.
 *
 *     node test/oracle/build.mjs [--no-fuzzers]
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, '.oracle');
mkdirSync(built, { recursive: true });

const problem = fetchBash() ?? compileServer();
if (problem !== null) {
  console.log(`NOTICE: no oracle here, so the tests that need it are skipped: ${problem}`);
  process.exit(0);
}
const fuzzers = !process.argv.includes('--no-fuzzers');
const typescript =
  fuzzers &&
  run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(root, 'test/oracle/tsconfig.json'),
  ]);
if (typescript) {
  console.error(`The fuzzers do not compile:\n${typescript}`);
  process.exit(1);
}
// Node looks for the kind of module in the nearest package.
writeFileSync(join(built, 'package.json'), '{ "type": "module" }\n');
console.log('The oracle is ready in .oracle/.');

/** Unpacks, and does not install, the package. */
function fetchBash() {
  const bash = join(built, 'bash-static');
  if (existsSync(bash)) return null;
  const folder = mkdtempSync(join(tmpdir(), 'bash-static-'));
  try {
    let failed = run('apt-get', ['download', 'bash-static'], folder);
    if (failed !== null && run('apt-get', ['update'], folder) === null) {
      failed = run('apt-get', ['download', 'bash-static'], folder);
    }
    if (failed !== null) return `\`apt-get download bash-static\` failed: ${failed}`;
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (archive === undefined) return '`apt-get download bash-static` brought no package';
    const unpacked = run('dpkg', ['-x', archive, 'unpacked'], folder);
    if (unpacked !== null) return `\`dpkg -x\` failed: ${unpacked}`;
    const program = ['bin/bash-static', 'usr/bin/bash-static']
      .map((path) => join(folder, 'unpacked', path))
      .find((path) => existsSync(path));
    if (program === undefined) return 'the package holds no bash-static';
    copyFileSync(program, `${bash}.${process.pid}`);
    renameSync(`${bash}.${process.pid}`, bash);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compileServer() {
  // Renamed when done: two test files may build at once.
  const made = join(built, `server.${process.pid}`);
  const failed = run('gcc', ['-O2', '-Wall', '-Wextra', '-o', made, join(root, 'test/oracle/server.c')]);
  if (failed === null) renameSync(made, join(built, 'server'));
  return failed === null ? null : `gcc: ${failed}`;
}

/** Null where it went well, else what it said. */
function run(program, arguments_, folder = root) {
  const { status, error, stdout, stderr } = spawnSync(program, arguments_, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) return error.code === 'ENOENT' ? `${program} is missing` : error.message;
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}
