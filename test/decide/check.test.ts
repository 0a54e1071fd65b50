import { describe, expect, it, vi } from 'vitest';
import { decide } from '../../src/decide/decide.js';
import { describeCall } from '../../src/decide/describe-call.js';
import type { DecisionEffect } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { type Facts, projector, SHIPPED } from '../support/decisions.js';

vi.mock('../../src/commands/describe.js', () => ({
  describe: () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
}));

describe('an error while the call is described', () => {
  const shape = projector.project({ tool: 'bash', input: 'ls' });

  it.each<[Facts, DecisionEffect, string]>([
    [{}, 'review', 'work-limit'],
    [{ canAsk: false }, 'deny', 'nobody-to-ask'],
    [{ posture: 'unattended' }, 'deny', 'nobody-to-ask'],
    [{ ceiling: 'review' }, 'review', 'work-limit'],
    [{ ceiling: 'deny' }, 'deny', 'ceiling'],
    [{ ceiling: 'review', canAsk: false }, 'deny', 'nobody-to-ask'],
  ])('with %j: %s by %s', (context, effect, code) => {
    expect(decide(shape, { ...EXAMPLE_CONTEXT, ...context, policy: SHIPPED })).toMatchObject({
      effect,
      code,
      rule: null,
      category: expect.stringMatching(/^not-/),
    });
  });

  it('is an error of those who only look', () => {
    expect(describeCall(shape, EXAMPLE_CONTEXT)).toMatchObject({
      ok: false,
      error: expect.stringContaining('too large'),
    });
  });
});
