/**
 * Packs the package and checks the tarball as a user gets it: publint, the resolution of its types, and that its entry
 * points load with nothing beside them but the declared dependencies, and `testing` with its peers. Expects dist/ to be built.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { name, dependencies, peerDependencies, exports } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'check-package-'));

try {
  const [packed] = JSON.parse(output('npm', ['pack', '--json', '--pack-destination', folder]));
  const tarball = join(folder, packed.filename);
  console.log(
    `${packed.filename}: ${packed.entryCount} files, ${packed.size} bytes packed, ${packed.unpackedSize} unpacked`,
  );
  run(tool('publint'), ['--strict', tarball]);
  run(tool('attw'), [tarball, '--profile', 'esm-only']);
  install(tarball);
  const entries = Object.keys(exports).filter((entry) => exports[entry].default !== undefined);
  load(entries.filter((entry) => entry !== './testing'));
  link(Object.keys(peerDependencies));
  load(entries);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Unpacks it as npm would, with links to the dependencies in place of downloads. */
function install(tarball) {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  link(Object.keys(dependencies));
}

function link(packages) {
  for (const dependency of packages) {
    const place = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', dependency), place, 'dir');
  }
}

function load(entries) {
  const code = entries.map((entry) => `import ${JSON.stringify(entry.replace('.', name))};\n`).join('');
  writeFileSync(join(folder, 'entries.mjs'), code);
  run(process.execPath, [join(folder, 'entries.mjs')]);
}

function tool(command) {
  return join(root, 'node_modules', '.bin', command);
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}: exit code ${status}`);
}

function output(command, args) {
  const { status, error, stdout } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}: exit code ${status}`);
  return stdout.toString();
}
