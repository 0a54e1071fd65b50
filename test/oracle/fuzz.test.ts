import { afterAll, describe, expect, it } from 'vitest';
import { oracleForTests } from './available.js';
import { campaign, type Kind } from './fuzz/campaign.js';
import { createReading } from './reading.js';

/**
 * A bounded part of what is run by hand (see README.md here): the same texts every time, as many as the machine
 * can within the seconds, so that a slow one only sees fewer of them.
 */
const PARTS: readonly { readonly kind: Kind; readonly seed: number; readonly inputs: number }[] = [
  { kind: 'soup', seed: 20_261, inputs: 400 },
  { kind: 'mutation', seed: 20_261, inputs: 400 },
  { kind: 'nesting', seed: 20_261, inputs: 500 },
  { kind: 'grammar', seed: 20_261, inputs: 200 },
  { kind: 'state', seed: 20_261, inputs: 300 },
  { kind: 'published', seed: 20_261, inputs: 300 },
];
const SECONDS = 7;

const made = await oracleForTests();

describe.skipIf(!made.available)('texts that are read as clean run as they are read', () => {
  afterAll(() => (made.available ? made.oracle.close() : undefined));
  const read = made.available ? createReading() : undefined;

  it.each(PARTS)(
    '$kind, seed $seed',
    async ({ kind, seed, inputs }) => {
      if (!made.available || read === undefined) return;
      const end = Date.now() + SECONDS * 1_000;
      const { oracle } = made;
      const tally = await campaign({
        kind,
        seed,
        oracle,
        read,
        goOn: ({ ran, findings }) => findings.length === 0 && ran < inputs && Date.now() < end,
      });
      expect(tally.findings).toEqual([]);
      expect(tally.ran).toBeGreaterThan(0);
    },
    60_000,
  );
});
