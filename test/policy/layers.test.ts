import { describe, expect, it } from 'vitest';
import { isLayerName, LAYERS } from '../../src/policy/layers.js';
import { loadPack } from '../../src/policy/pack.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { packOf, ruleOf } from '../support/decisions.js';

const codesIn = (
  layer: keyof typeof LAYERS,
  effect: 'allow' | 'deny',
  effects: readonly ('unknown' | 'read')[],
): string[] => {
  const match = { all: [{ program: 'x' }, { effectsAllIn: [...effects] }] };
  const loaded = loadPack(packOf([ruleOf(effect, match)]), layer);
  return loaded.ok ? [] : loaded.error.map(({ code }) => code);
};

describe('layers', () => {
  it.each([
    ['floor', 'deny', ['unknown'], []],
    ['floor', 'allow', ['read'], ['layer-cannot-allow']],
    ['floor', 'allow', ['unknown'], ['layer-cannot-allow', 'shipped-unknown']],
    ['shipped', 'deny', ['unknown'], []],
    ['shipped', 'allow', ['read'], []],
    ['shipped', 'allow', ['unknown'], ['shipped-unknown']],
    ['user-project', 'allow', ['unknown'], []],
    ['user-project', 'deny', ['unknown'], []],
  ] as const)('%s may hold a rule that says %s of %s: %j', (layer, effect, effects, codes) => {
    expect(codesIn(layer, effect, effects)).toEqual(codes);
  });

  it('names are those of the table, and no names of other objects', () => {
    for (const name of Object.keys(LAYERS)) expect(isLayerName(name)).toBe(true);
    for (const name of ['session', 'FLOOR', '__proto__', 'constructor', '', null, undefined, 1, {}])
      expect(isLayerName(name)).toBe(false);
  });

  it.each([
    'floor',
    'shipped',
    'package',
    'repository',
    'user-global',
    'managed',
    'session',
    '__proto__',
    '',
  ])('compilePolicy takes no packs for the layer %j', (layer) => {
    const compiled = compilePolicy({ layers: [{ layer: layer as never, packs: [packOf([])] }] });
    expect(compiled).toMatchObject({ ok: false, error: [{ code: 'layer-not-supported', pointer: '' }] });
  });
});
