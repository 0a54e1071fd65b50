import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUnder } from '../../src/decide/decide-under.js';
import {
  compilePolicy,
  createUnvetoedProjector,
  decide,
  describeCall,
  type Policy,
} from '../../src/index.js';
import { CHANGED, SHIPPED } from '../replay/corpora.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import { holds } from '../support/property.js';

const projector = createUnvetoedProjector();

const policyOf = (layers: readonly object[]): Policy | null => {
  const policy = compilePolicy({ layers: [{ layer: 'user-project', packs: layers }] });
  return policy.ok ? policy.value : null;
};

describe('decideUnder', () => {
  it('decides as `decide` does under each policy, whatever the call and the context', () => {
    holds(
      fc.tuple(anyCall, anyContext, packs),
      ([call, context, layers]) => {
        const shape = projector.project(call);
        const policies = [SHIPPED, policyOf(layers) ?? CHANGED, CHANGED, SHIPPED];
        const { decisions } = decideUnder(shape, context, policies);
        expect(decisions).toEqual(policies.map((policy) => decide(shape, { ...context, policy })));
      },
      { runs: 300 },
    );
  });

  it('gives the facts of the call, and says why there are none', () => {
    const shape = projector.project({ tool: 'bash', input: 'git push' });
    const described = describeCall(shape, {});
    expect(decideUnder(shape, {}, [SHIPPED, CHANGED])).toMatchObject({
      facts: described.ok ? described.value : null,
      refused: null,
    });
    expect(decideUnder(shape, { posture: 'none' }, [SHIPPED])).toMatchObject({
      facts: null,
      refused: { code: 'invalid-context' },
    });
    expect(decideUnder({}, {}, [SHIPPED]).refused?.code).toBe('invalid-shape');
    expect(decideUnder(shape, {}, [{} as Policy]).refused?.code).toBe('invalid-policy');
  });

  it('says so where nobody can be asked and the context is none', () => {
    const shape = projector.project({ tool: 'bash', input: 'ls' });
    const decided = decideUnder(shape, { canAsk: false, posture: 'none' }, [SHIPPED]);
    expect(decided.decisions[0]).toMatchObject({ effect: 'deny', code: 'nobody-to-ask' });
    expect(decided.refused?.code).toBe('invalid-context');
  });
});
