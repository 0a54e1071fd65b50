import fc from 'fast-check';
import { it } from 'vitest';
import { ALLOW_ALL, decideCall, packOf, policyWith, ruleOf, SHIPPED, projector } from './support/decisions.js';
import { describe as d } from '../src/commands/describe.js';
import { shippedKnowledge } from '../src/policy/shipped.js';
import { EXAMPLE_CONTEXT } from '../src/policy/example-context.js';
import { hole } from './laws/holes.js';
const eff = (line: string) => d(projector.project(line), { knowledge: shippedKnowledge(), context: EXAMPLE_CONTEXT }).facts.commands;
it('p', { timeout: 110_000 }, () => {
  const holes = fc.sample(hole, { numRuns: Number(process.env.N ?? 6000), seed: Number(process.env.S ?? 1) });
  const user = policyWith([packOf([ruleOf('allow', { effectsAllIn: ['none', 'list', 'read', 'create', 'write', 'append', 'network', 'vcs-read', 'vcs-write', 'shell-state', 'run-project', 'metadata','process'] })])]);
  let allowed = 0;
  for (const [name, policy] of [['shipped', SHIPPED], ['user', user]] as const) {
    const seen = new Set();
    for (const { open, filled } of holes) {
      const a = decideCall(open, { policy });
      if (a.effect !== 'allow') continue;
      allowed += 1;
      const b = decideCall(filled, { policy });
      if (b.effect === 'allow') continue;
      if (b.effect === 'review' && /unknown/.test(b.reason) && /not in its grammar|too few operands|takes no value|too many|lacks|is not modelled/.test(b.reason)) continue;
      const k = open.split(' ')[0] + b.code + b.effect;
      if (seen.has(k)) continue;
      seen.add(k);
      console.log(name, '||', open, '||', filled, '||', b.effect, b.code, b.reason.slice(0, 150), '||', JSON.stringify(eff(open).map((f) => [f.effects, f.possible])));
    }
  }
  console.log('ALLOWED', allowed);
});
