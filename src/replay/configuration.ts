/** What a replay compares, for its report. */

import type { Context } from '../generated/types.js';
import { digest } from '../policy/digest.js';
import { type Policy, partsOf } from '../policy/policy.js';
import { canonicalText, toPlain } from '../shape/plain.js';
import { byText } from './order.js';
import type { PolicySummary, ReplayConfiguration } from './report.js';
import type { Policies } from './settle.js';

export function configurationOf(
  { baseline, candidate }: Policies,
  context: Omit<Context, 'policy'>,
): ReplayConfiguration {
  const plain = toPlain(context);
  return {
    baseline: summaryOf(baseline),
    candidate: summaryOf(candidate),
    posture: context.posture ?? 'supervised',
    context: digest(plain.ok ? canonicalText(plain.value) : ''),
    cwd: context.workspace?.cwd ?? null,
  };
}

function summaryOf(policy: Policy): PolicySummary {
  const parts = partsOf(policy);
  const rules = [...(parts?.rules.all ?? []), ...(parts?.callRules ?? [])]
    .map(({ pack, rule }) => ({ rule: `${pack}/${rule.id}`, effect: rule.effect }))
    .sort((one, other) => byText(one.rule, other.rule));
  const packs =
    parts === undefined
      ? []
      : policy.packs.map(({ id, layer, rules: count }) => ({ id, layer, rules: count }));
  return { digest: parts === undefined ? '' : policy.digest, packs, rules };
}
