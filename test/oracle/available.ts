import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOracle, type OracleResult } from './oracle.js';

/** The oracle for a test file, built where that is possible; else a notice on the terminal that names what is missing. */
export async function oracleForTests(): Promise<OracleResult> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const server = join(here, '../../.oracle/server');
  let said = '';
  if (!existsSync(server) || statSync(server).mtimeMs < statSync(join(here, 'server.c')).mtimeMs) {
    const build = [join(here, 'build.mjs'), '--no-fuzzers'];
    said = spawnSync(process.execPath, build, { encoding: 'utf8' }).stdout.trim();
  }
  let made = await createOracle({ servers: 2 });
  if (!made.available && said.startsWith('NOTICE'))
    made = { available: false, reason: said.replace(/^.*skipped: /, '') };
  if (!made.available) writeSync(2, `\nNOTICE: tests against a real bash are SKIPPED: ${made.reason}\n`);
  return made;
}
