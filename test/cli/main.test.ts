/** The built program, as a process. `npm run build` first: without dist/ these are skipped, and say so. */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PLACE } from './run-cli.js';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const built = existsSync(main);

const spawn = (args: readonly string[], input = ''): ReturnType<typeof spawnSync<'utf8'>> =>
  spawnSync(process.execPath, [main, ...args], { input, encoding: 'utf8', env: {} });

describe.skipIf(!built)('dist/cli/main.js (skipped without dist/)', () => {
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
    const pipeline =
      'yes \'{"cmd":"ls"}\' | head -n 20000 | "$1" "$2" decide --jsonl | head -n 1 > /dev/null; echo "${PIPESTATUS[2]}"';
    const ran = spawnSync('bash', ['-c', pipeline, 'bash', process.execPath, main], { encoding: 'utf8' });
    expect(ran.stderr).toBe('');
    expect(ran.stdout.trim()).toBe('141');
  });
});
