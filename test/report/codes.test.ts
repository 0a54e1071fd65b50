import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODES, meaningOf } from '../../src/report/codes.js';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

const LISTED = new Set([...page('ci.md').matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));

describe('codes of findings', () => {
  it.each([...CODES.keys()])('%s is in the docs', (code) => {
    expect(LISTED.has(code)).toBe(true);
  });

  it('one that is not listed has a sentence, too', () => {
    expect(meaningOf('__proto__')).toBe('A finding of the kind __proto__.');
  });
});
