/** Short ways to decide in tests. */

import { decide } from '../../src/decide/decide.js';
import type { Context, Decision, DecisionEffect, Matcher, Pack, Rule } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compilePolicy, type Policy, type PolicyOptions } from '../../src/policy/policy.js';
import { createUnvetoedProjector } from '../../src/project/projector.js';
import { KNOWN_EFFECTS } from '../../src/testing/arbitraries/fact-matchers.js';

export type { Decision, Policy };
export { KNOWN_EFFECTS };
export type Facts = Omit<Context, 'policy'>;

export const projector = createUnvetoedProjector();

/** A bash line by itself, or a call to any tool. */
export type Call = string | { readonly tool: string; readonly input: unknown };

export const STRICTNESS: { readonly [effect in DecisionEffect]: number } = { allow: 0, review: 1, deny: 2 };

export const strictest = (effects: readonly DecisionEffect[]): DecisionEffect =>
  effects.reduce((one, other) => (STRICTNESS[other] > STRICTNESS[one] ? other : one), 'allow');

/** The policy of these options, where a test takes for granted that it loads. */
export function policyOf(options?: PolicyOptions): Policy {
  const compiled = compilePolicy(options);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error, null, 1));
  return compiled.value;
}

export const SHIPPED: Policy = policyOf();

/** The floor and these packs. */
export const policyWith = (packs: readonly Pack[], baseline = false): Policy =>
  policyOf({ baseline, layers: [{ layer: 'user-project', packs }] });

export function decideCall(
  call: Call,
  options: { readonly policy?: Policy; readonly context?: Facts } = {},
): Decision {
  const shape = projector.project(typeof call === 'string' ? { tool: 'bash', input: call } : call);
  return decide(shape, { ...(options.context ?? EXAMPLE_CONTEXT), policy: options.policy ?? SHIPPED });
}

export function ruleOf(effect: DecisionEffect, match: Matcher, id = 'r'): Rule {
  return { id, effect, match, reason: `Rule ${id}.`, provenance: { source: 'test' } };
}

export const packOf = (rules: readonly Rule[], id = 'test'): Pack => ({ version: 1, id, rules: [...rules] });

/** Allows a command whatever it does, as far as a user's layer can. */
export const ALLOW_ALL: Pack = packOf([ruleOf('allow', { effectsAllIn: [...KNOWN_EFFECTS] })], 'allow-all');
