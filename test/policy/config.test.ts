import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/policy/config.js';
import { HOSTILE } from '../laws/hostile.js';

describe('readConfig', () => {
  it('takes a config as it is', () => {
    const config = { version: 1, packs: ['a.json'], checks: { failOnWarnings: true } };
    expect(readConfig(config)).toEqual({ ok: true, value: config });
  });

  it.each([
    [{}, ['schema ', 'schema ']],
    [{ version: 1, packs: [] }, ['schema /packs']],
    [{ version: 1, packs: ['/a.json'] }, ['schema /packs/0']],
    [{ version: 1, packs: [''] }, ['schema /packs/0']],
    [{ version: 1, packs: ['a.json', 'b.json', 'a.json'] }, ['named-twice /packs/2']],
    [{ version: 1, packs: ['a.json'], corpora: ['a', 'a'] }, ['named-twice /corpora/1']],
    [{ version: 1, packs: ['a.json'], context: { posture: 'bold' } }, ['schema /context/posture']],
    [{ version: 1, packs: ['a.json'], checks: { acceptWidening: true } }, ['schema /checks']],
  ])('reports every problem of %j', (value, expected) => {
    const read = readConfig(value);
    expect(read.ok ? [] : read.error.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(expected);
    for (const { message, hint } of read.ok ? [] : read.error) expect(message + hint).toMatch(/\.$/);
  });

  it.each([...HOSTILE])('refuses %s, without throwing', (_, value) => {
    const read = readConfig(value);
    expect(read.ok).toBe(false);
    expect(read.ok ? 0 : read.error.length).toBeGreaterThan(0);
  });
});
