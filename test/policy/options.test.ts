import { describe, expect, it } from 'vitest';
import { MOST_PACKS } from '../../src/policy/options.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { packOf, ruleOf } from '../support/decisions.js';

const layer = 'user-project';
const throwing = {
  get layers(): unknown {
    throw new Error('Reading this throws.');
  },
};
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();

describe('the options of compilePolicy', () => {
  it.each<[string, unknown, string, string]>([
    ['null', null, 'options', ''],
    ['a text', 'x', 'options', ''],
    ['a list', [], 'options', ''],
    ['a getter that throws', throwing, 'threw', ''],
    ['a revoked proxy', proxy, 'threw', ''],
    ['a baseline that is no boolean', { baseline: 'no' }, 'options', '/baseline'],
    ['a baseline that is null', { baseline: null }, 'options', '/baseline'],
    ['layers that are a number', { layers: 5 }, 'options', '/layers'],
    ['layers that are null', { layers: null }, 'options', '/layers'],
    ['layers that are an object', { layers: {} }, 'options', '/layers'],
    ['more layers than anyone has', { layers: new Array(4_294_967_295) }, 'options', '/layers'],
    ['a layer that is null', { layers: [null] }, 'layer-not-supported', ''],
    ['a layer without a name', { layers: [{ packs: [] }] }, 'layer-not-supported', ''],
    [
      'a layer whose name is no text',
      { layers: [{ layer: Object.create(null), packs: [] }] },
      'layer-not-supported',
      '',
    ],
    ['a layer that is shipped', { layers: [{ layer: 'shipped', packs: [] }] }, 'layer-not-supported', ''],
    ['a layer without packs', { layers: [{ layer }] }, 'options', '/layers/0/packs'],
    ['packs that are an object', { layers: [{ layer, packs: packOf([]) }] }, 'options', '/layers/0/packs'],
    [
      'more packs than anyone has',
      { layers: [{ layer, packs: new Array(MOST_PACKS + 1) }] },
      'options',
      '/layers/0/packs',
    ],
    ['a hole among the packs', { layers: [{ layer, packs: new Array(1) }] }, 'not-plain', ''],
  ])('%s: a problem', (_, options, code, pointer) => {
    const compiled = compilePolicy(options as never);
    expect(compiled).toMatchObject({ ok: false, error: [{ code, pointer }] });
    for (const { message, hint } of compiled.ok ? [] : compiled.error) {
      expect(message).not.toBe('');
      expect(hint).not.toBe('');
    }
  });

  it('problems of options and of packs are told together', () => {
    const packs = [packOf([ruleOf('allow', { selfRecursive: true })]), 1];
    const compiled = compilePolicy({ baseline: 1, layers: [null, { layer, packs }] } as never);
    expect(compiled.ok ? [] : compiled.error.map(({ code }) => code)).toEqual([
      'options',
      'layer-not-supported',
      'call-rule-allows',
      'schema',
    ]);
  });

  it('none, and members that are undefined, are the defaults', () => {
    const plain = compilePolicy();
    for (const options of [undefined, {}, { baseline: undefined, layers: undefined }, { layers: [] }])
      expect(compilePolicy(options as never)).toEqual(plain);
  });

  it('each member is read once', () => {
    let reads = 0;
    const options = {
      get layers(): unknown {
        reads += 1;
        return reads === 1 ? [] : 5;
      },
    };
    expect(compilePolicy(options as never).ok).toBe(true);
  });
});
