/** A real bash runs what `quoted` spells: in the jail of the oracle, where nothing can be executed. */

import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { quoted } from '../../src/testing/index.js';
import { oracleForTests } from '../oracle/available.js';
import { bytes } from '../support/argv-match.js';
import { SEED } from '../support/seeded.js';

const made = await oracleForTests();

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.string({
    unit: fc.constantFrom(
      ...['a', '1', ' ', "'", '"', '\\', '$', '`', '\n', '\t', '!', '*', '~', 'é', '\u0007'],
    ),
    maxLength: 6,
  }),
  fc.constantFrom('', 'if', 'A=1', '-', '{a,b}', '#', '\u0085', '$(c9)', '`c9`', '~', '*', '!!'),
);
const spelled = fc
  .array(
    word.filter((text) => !text.includes('\0')),
    { maxLength: 5 },
  )
  .chain((rest) => {
    const vector = ['c1', ...rest];
    return quoted(vector).map((text) => ({ vector, text }));
  });

describe.skipIf(!made.available)('bash runs the argument vector that was quoted', () => {
  afterAll(() => (made.available ? made.oracle.close() : undefined));

  it('and nothing else', async () => {
    if (!made.available) return;
    for (const { vector, text } of fc.sample(spelled, { seed: SEED, numRuns: 400 })) {
      const { ran } = await made.oracle.run(text, { outcomes: [0] });
      expect([text, ran.map(({ argv }) => argv)]).toEqual([text, [vector.map(bytes)]]);
    }
  });
});
