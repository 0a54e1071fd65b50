import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/replay/near-miss/fill.js';
import { holds } from '../../support/property.js';

describe('a template', () => {
  it.each([
    ['{seed}; {payload}', 'ls; rm x'],
    ['sh -c {both*}', "sh -c 'ls; rm x'"],
    ['eval {payload*}', "eval 'rm x'"],
    ['echo {base64}', 'echo cm0geA=='],
    ['echo {hex}', 'echo 726d2078'],
    ["printf '{octal}'", "printf '\\162\\155\\040\\170'"],
    ["echo -e '{escapes}'", "echo -e '\\x72\\x6d\\x20\\x78'"],
    ['echo {reversed}', "echo 'x mr'"],
    ['echo {rot13}', "echo 'ez k'"],
    ['{unknown} ${seed}', '{unknown} $ls'],
  ])('%s', (template, filled) => {
    expect(fill(template, { seed: 'ls', payload: 'rm x' })).toBe(filled);
  });

  it('is none where the payload cannot be encoded', () => {
    expect(fill('{base64}', { payload: 'é' })).toBeNull();
  });

  it('encodes any ASCII text as base64 does', () => {
    holds(
      fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
      (payload) => {
        expect(fill('{base64}', { payload })).toBe(Buffer.from(payload).toString('base64'));
      },
      { runs: 200 },
    );
  });
});
