import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/replay/near-miss/fill.js';
import { material } from '../../../src/replay/near-miss/material.js';
import { decideCall } from '../../support/decisions.js';

const { payloads, paths, spelledPaths, targets, sources, hosts } = material();

describe('what near misses are made of', () => {
  it.each(payloads)('$text alone: $alone', ({ text, alone }) => {
    expect(decideCall(text).effect).toBe(alone);
  });

  it.each([...paths, ...spelledPaths])('no command may read %s', (path) => {
    expect(decideCall(`cat ${path}`).effect).not.toBe('allow');
  });

  it.each(targets)('nothing may be written to %s', (target) => {
    expect(decideCall(`echo x > ${target}`).effect).not.toBe('allow');
  });

  it.each(sources)('nothing may be read from %s', (source) => {
    expect(decideCall(`cat < ${source}`).effect).not.toBe('allow');
  });

  it.each(hosts)('%s is not this machine', (template) => {
    const url = template.replaceAll('{host}', 'localhost').replaceAll('{path}', '/a');
    expect(decideCall(`curl -s '${url}'`).effect).not.toBe('allow');
  });

  it('every form can be filled', () => {
    const unfilled = material().forms.filter(
      ({ text }) => fill(text, { seed: 'ls', payload: 'id' }) === null,
    );
    expect(unfilled).toEqual([]);
  });
});
