import { describe, expect, it } from 'vitest';
import { PATTERN_LIMITS, tightenLimits } from '../../../src/policy/pattern/limits.js';

describe('limits of patterns', () => {
  it('are the standard ones when nothing usable is given', () => {
    const unusable = [
      undefined,
      null,
      7,
      'positions',
      [],
      { positions: '5' },
      { states: Number.NaN },
      { steps: -1 },
    ];
    for (const given of unusable) expect(tightenLimits(given)).toEqual(PATTERN_LIMITS);
  });

  it('can be tightened but not loosened', () => {
    expect(tightenLimits({ positions: 5, states: 1e9 })).toEqual({ ...PATTERN_LIMITS, positions: 5 });
    expect(tightenLimits({ steps: Number.POSITIVE_INFINITY, edges: 0 })).toEqual({
      ...PATTERN_LIMITS,
      edges: 0,
    });
  });

  it('survive a getter or a proxy that throws', () => {
    const getter = Object.defineProperty({}, 'positions', {
      get() {
        throw new Error('hostile');
      },
    });
    const proxy = new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('hostile');
        },
      },
    );
    expect(tightenLimits(getter)).toEqual(PATTERN_LIMITS);
    expect(tightenLimits(proxy)).toEqual(PATTERN_LIMITS);
  });

  it('ignore what is inherited', () => {
    expect(tightenLimits(Object.create({ positions: 1 }))).toEqual(PATTERN_LIMITS);
  });
});
