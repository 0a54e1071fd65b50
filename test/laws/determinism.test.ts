import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/decide/decide.js';
import { createUnvetoedProjector } from '../../src/project/projector.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import { type Call, policyWith, projector } from '../support/decisions.js';
import { holds } from '../support/property.js';

const asCall = (call: Call): unknown => (typeof call === 'string' ? { input: call } : call);

describe('determinism', () => {
  it('the same call, context and packs give the same decision, whatever was decided before', () => {
    holds(
      fc.tuple(packs, fc.array(fc.tuple(anyCall, anyContext), { minLength: 2, maxLength: 6 })),
      ([generated, calls]) => {
        const decideAll = (): unknown[] => {
          const policy = policyWith(generated, true);
          const reader = createUnvetoedProjector();
          return calls.map(([call, context]) => decide(reader.project(asCall(call)), { ...context, policy }));
        };
        const policy = policyWith(generated, true);
        const backwards = calls
          .toReversed()
          .map(([call, context]) => decide(projector.project(asCall(call)), { ...context, policy }))
          .toReversed();
        const first = decideAll();
        expect(first).toEqual(decideAll());
        expect(first).toEqual(backwards);
      },
      { runs: 50 },
    );
  });
});
