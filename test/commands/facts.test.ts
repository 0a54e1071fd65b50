import { describe, expect, it } from 'vitest';
import { factTable } from '../support/fact-table.js';
import { BODIES } from '../support/grammar-bodies.js';

const PROGRAMS = [...new Set(BODIES.map(({ path }) => path[0] as string))];

/**
 * What each program does with each of its options, written down: a fact that changes shows here, as a row that says
 * another thing. `npx vitest run test/commands/facts.test.ts -u` writes the rows anew; read what changed.
 */
describe('every fact of the registry has an example', () => {
  it.each(PROGRAMS)('%s', async (program) => {
    const blocks = BODIES.filter(({ path }) => path[0] === program).map(factTable);
    await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot(`facts/${encodeURIComponent(program)}.txt`);
  });
});
