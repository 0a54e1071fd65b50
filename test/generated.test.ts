import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { differing, generateAll } from '../scripts/generate/outputs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

it('the committed types and validators are those that schema/ gives', async () => {
  const outputs = await generateAll(root);
  const stale = differing(outputs.filter((output) => output.committed));
  expect(stale.map((path) => relative(root, path))).toEqual([]);
});
