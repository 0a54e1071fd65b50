/** The built program, as a process. Without a dist/ that is newer than src/ these are skipped, and say so. */

import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PLACE } from './run-cli.js';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const built =
  existsSync(main) && statSync(main).mtimeMs >= newest(fileURLToPath(new URL('../../src', import.meta.url)));

function newest(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((item) => item.isFile());
  return Math.max(0, ...files.map((item) => statSync(join(item.parentPath, item.name)).mtimeMs));
}

const spawn = (args: readonly string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8', env: {} });

describe.skipIf(!built)('dist/cli/main.js (skipped where it is missing or older than src/)', () => {
  it('ends with the status of the decision', () => {
    expect(spawn(['decide', ...PLACE, 'ls']).status).toBe(0);
    const denied = spawn(['decide', ...PLACE, 'ls && rm -rf ~']);
    expect(denied.status).toBe(4);
    expect(denied.stdout).toMatch(/^DENY /);
    expect(denied.stderr).toBe('');
  });

  it('answers many lines through pipes', () => {
    const ran = spawn(['decide', '--jsonl', ...PLACE], '{"cmd":"ls"}\n'.repeat(5000));
    expect(ran.status).toBe(0);
    expect(ran.stdout.split('\n')).toHaveLength(5001);
  });

  it('says nothing when the reader leaves', () => {
    const calls = `yes '{"cmd":"ls"}' | head -n 20000`;
    const pipeline = `set -o pipefail; ${calls} | "$1" "$2" decide --jsonl | head -n 1 > /dev/null; echo $?`;
    const ran = spawnSync('bash', ['-c', pipeline, 'bash', process.execPath, main], { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    expect(ran.stdout.trim()).toBe('141');
  });
});
