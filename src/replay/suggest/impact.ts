/** What suggestions would newly allow in the corpus, each by itself and all together. */

import { decideUnder } from '../../decide/decide-under.js';
import type { Context } from '../../generated/types.js';
import type { Policy } from '../../policy/policy.js';
import type { Projector } from '../../project/projector.js';
import { byText } from '../order.js';
import { contextOf, type ReviewedCall } from './evidence.js';
import { callsIn } from './families.js';

export interface Saved {
  readonly calls: number;
  readonly distinct: number;
}

export interface Allowed extends Saved {
  /** Of `MOST_SHOWN` distinct calls, the shortest. */
  readonly examples: readonly { readonly text: string; readonly calls: number }[];
  readonly newly: readonly ReviewedCall[];
}

export const MOST_SHOWN = 5;

export interface Impact {
  /** In the order of the policies. */
  readonly alone: readonly Allowed[];
  readonly together: Allowed;
  /** Calls that all together allow and in which a rule (`pack/rule`) took part. */
  readonly part: ReadonlyMap<string, Saved>;
}

/** An allow rule lifts a review and nothing else, so that only reviewed calls are decided anew. */
export function impactOf(
  calls: readonly ReviewedCall[],
  policies: { readonly alone: readonly Policy[]; readonly together: Policy },
  world: { readonly projector: Projector; readonly context: Omit<Context, 'policy'> },
): Impact {
  const all = [policies.together, ...policies.alone];
  const newly: ReviewedCall[][] = all.map(() => []);
  const part = new Map<string, ReviewedCall[]>();
  for (const call of calls) {
    if (call.heldBy !== null) continue;
    const shape = world.projector.project({ tool: call.tool, input: call.input });
    const { decisions } = decideUnder(shape, contextOf(call, world.context), all);
    for (const [index, decision] of decisions.entries())
      if (decision.effect === 'allow') (newly[index] as ReviewedCall[]).push(call);
    const [together] = decisions;
    if (together?.effect !== 'allow') continue;
    const rules = new Set(
      together.matched.filter(({ counted }) => counted).map(({ pack, rule }) => `${pack}/${rule}`),
    );
    for (const rule of rules) part.set(rule, [...(part.get(rule) ?? []), call]);
  }
  const [together, ...alone] = newly.map(allowedOf);
  return {
    together: together as Allowed,
    alone,
    part: new Map([...part].map(([rule, own]) => [rule, savedOf(own)])),
  };
}

const savedOf = (calls: readonly ReviewedCall[]): Saved => ({
  calls: callsIn(calls),
  distinct: calls.length,
});

function allowedOf(newly: readonly ReviewedCall[]): Allowed {
  const shortest = [...newly].sort(
    (one, other) => one.text.length - other.text.length || byText(one.text, other.text),
  );
  return {
    ...savedOf(newly),
    examples: shortest.slice(0, MOST_SHOWN).map(({ text, calls }) => ({ text, calls })),
    newly,
  };
}
