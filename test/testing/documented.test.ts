/** The examples of docs/testing.md, run as a project would: by their own test runners, against the built package. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laws } from '../../src/testing/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'portcullis-testing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Each begins with a comment that names its file. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(
  [...page.matchAll(/```\w+\n\/\/ (\S+)\n(.*?)```/gs)].map(([, name = '', code = '']) => [name, code]),
);

const TYPES = `
import type { IProperty } from 'fast-check';
import { argv, bashText, conformance, laws, type Decider, type Subject } from 'portcullis/testing';

const texts: import('fast-check').Arbitrary<string> = bashText({ programs: ['a'], depth: 1 });
const vectors: import('fast-check').Arbitrary<readonly string[]> = argv();
const decider: Decider = () => ({ effect: 'deny' });
const properties: readonly IProperty<unknown>[] = laws.map(({ property }) => property(decider));
// @ts-expect-error An effect is one of three.
const wrong: Decider = () => ({ effect: 'perhaps' });
// @ts-expect-error A promise is no answer.
const late: Decider = async () => ({ effect: 'deny' });
// @ts-expect-error An adapter has three functions.
const half: Subject['adapter'] = { readEvent: () => ({ ok: false, error: 'x' }) };
export const run = (subject: Subject): void => conformance(subject).forEach((one) => one.run());
export { half, late, properties, texts, vectors, wrong };
`;

const node = (...args: readonly string[]): { readonly status: number | null; readonly said: string } => {
  // A test runner of Node inside another one would only report to it.
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, VITEST: ___, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
};

/** As it is installed: the package by its own name, and what stands beside it. */
function install(): void {
  const modules = join(folder, 'node_modules');
  const here = join(modules, 'portcullis');
  mkdirSync(here, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== 'portcullis')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir');
  copyFileSync(join(root, 'package.json'), join(here, 'package.json'));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const built = spawnSync(
    process.execPath,
    [compiler, '-p', join(root, 'tsconfig.build.json'), '--outDir', join(here, 'dist')],
    { encoding: 'utf8' },
  );
  expect(built.stdout + built.stderr).toBe('');
}

describe('docs/testing.md', () => {
  beforeAll(() => {
    install();
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
    writeFileSync(join(folder, 'types.ts'), TYPES);
    for (const [name, code] of EXAMPLES) writeFileSync(join(folder, name), code);
  });

  it('has an example for each runner', () => {
    expect([...EXAMPLES.keys()]).toEqual(['guard.test.ts', 'adapter.test.mjs']);
  });

  it('its example for vitest passes', () => {
    const { status, said } = node('node_modules/vitest/vitest.mjs', 'run', '--root', folder, 'guard.test.ts');
    expect([status, said]).toEqual([0, expect.stringContaining(`${laws.length + 1} passed`)]);
  });

  it('its example for node:test passes', () => {
    const { status, said } = node('--test', '--test-reporter=tap', 'adapter.test.mjs');
    expect([status, said]).toEqual([0, expect.stringMatching(/# pass 2\d\n# fail 0/)]);
  });

  it('its examples, and the types that are published, are what a compiler takes', () => {
    const { status, said } = node(
      'node_modules/typescript/bin/tsc',
      ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck'],
      ...['--module', 'nodenext', '--target', 'es2023', '--types', 'node', 'guard.test.ts', 'types.ts'],
    );
    expect([status, said]).toEqual([0, '']);
  });

  it('names every law with its sentence', () => {
    const cell = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
    const rows = page.split('\n').map((line) => line.split('|').slice(1, 3).map(cell));
    for (const { name, statement } of laws) expect(rows).toContainEqual([name, statement]);
  });
});
