import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import { decide } from '../../src/decide/decide.js';
import { validateCallFacts, validateDecision, validateShape } from '../../src/generated/validators.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import { policyWith, projector, SHIPPED } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { anything, HOSTILE, HOSTILE_TEXTS } from './hostile.js';

const overWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const pairs = fc.tuple(anyCall, anyContext);

describe('serialisation round trip', () => {
  it('a shape and a context that went over a wire decide the same; a decision is plain JSON', () => {
    holds(
      fc.tuple(packs, fc.array(pairs, { minLength: 1, maxLength: 6 })),
      ([generated, calls]) => {
        const policy = policyWith(generated, true);
        for (const [call, context] of calls) {
          const shape = projector.project(typeof call === 'string' ? { input: call } : call);
          const decision = decide(shape, { ...context, policy });
          expect(overWire(shape)).toEqual(shape);
          expect(decide(overWire(shape), { ...overWire(context), policy })).toEqual(decision);
          expect(overWire(decision)).toEqual(decision);
        }
      },
      { runs: 50 },
    );
  });
});

describe('schema conformity', () => {
  it('every projected shape, its facts and its decision are what their schemas say', () => {
    holds(
      pairs,
      ([call, context]) => {
        const shape = projector.project(typeof call === 'string' ? { input: call } : call);
        expect([validateShape(shape), validateShape.errors]).toEqual([true, null]);
        const { facts } = describeShape(shape, { knowledge: shippedKnowledge(), context });
        expect([validateCallFacts(facts), validateCallFacts.errors]).toEqual([true, null]);
        const decision = decide(shape, { ...context, policy: SHIPPED });
        expect([validateDecision(decision), validateDecision.errors]).toEqual([true, null]);
      },
      { runs: 300 },
    );
  });

  it('so are those of calls and texts that nobody means', () => {
    const calls = [...HOSTILE.values(), ...[...HOSTILE_TEXTS.values()].filter((text) => text.length < 1e6)];
    const check = (call: unknown): void => {
      const shape = projector.project(call);
      expect(validateShape(shape)).toBe(true);
      expect(validateDecision(decide(shape, { policy: SHIPPED }))).toBe(true);
    };
    for (const call of calls) check(call);
    holds(anything, check, { runs: 200 });
  });
});
