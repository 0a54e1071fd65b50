import { describe, expect, it } from 'vitest';
import { read } from '../../support/bash.js';
import { GENERATORS, type Kind } from './campaign.js';
import { HOLDERS, LEAVES } from './constructs.js';
import { shrink } from './shrink.js';
import { tokensOf } from './tokens.js';

const take = (kind: Kind, seed: number, count: number): string[] => {
  const next = GENERATORS[kind](seed);
  return Array.from({ length: count }, next);
};

describe.each(Object.keys(GENERATORS) as Kind[])('the generator %s', (kind) => {
  it('gives the same texts for one seed, and others for another', () => {
    expect(take(kind, 7, 200)).toEqual(take(kind, 7, 200));
    expect(take(kind, 7, 200)).not.toEqual(take(kind, 8, 200));
  });

  it('gives different texts, of which enough are read as clean', () => {
    const texts = take(kind, 7, 500);
    expect(new Set(texts).size).toBeGreaterThan(400);
    const clean = texts.filter((text) => read(text).diagnostics.every(({ severity }) => severity === 'info'));
    expect(clean.length).toBeGreaterThan(50);
  });
});

describe('constructs', () => {
  it('without a place for another are nearly all read as clean', () => {
    const unclean = LEAVES.filter((text) =>
      read(text).diagnostics.some(({ severity }) => severity !== 'info'),
    );
    expect(unclean).toEqual(['set -- a b; c1 "${@:2}" "${!#}"']);
  });

  it('with one are listed with what stands there', () => {
    for (const holder of HOLDERS) {
      const programs = read(holder.replace(/@[12]/g, 'inner')).commands.map(({ words }) => words[0]?.value);
      expect(programs, holder).toContain('inner');
    }
  });
});

describe('tokens', () => {
  it('joined are the text', () => {
    for (const text of [...take('soup', 3, 100), ...take('nesting', 3, 100)]) {
      expect(tokensOf(text).join('')).toBe(text);
    }
  });
});

describe('shrinking', () => {
  it('leaves what is needed to fail', async () => {
    const fails = async (text: string): Promise<boolean> => text.includes('$(') && text.includes('c7');
    expect(await shrink('c1 a; x=$(c2 "b c") && c7 | c8', fails)).toBe('$(c7');
  });
});
