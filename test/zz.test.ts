import { it } from 'vitest';
import { readFileSync } from 'node:fs';
import { allFactsOf } from './support/facts.js';
import { createUnvetoedProjector } from '../src/project/projector.js';
import { compilePolicy } from '../src/policy/policy.js';
import { decide } from '../src/decide/decide.js';
import { EXAMPLE_CONTEXT } from '../src/policy/example-context.js';
it('x', () => {
  const p = createUnvetoedProjector();
  const pol = compilePolicy();
  if (!pol.ok) { console.log(pol.error); return; }
  for (const line of readFileSync('/tmp/t/lines', 'utf8').trim().split('\n')) {
    const shape = p.project({ tool: 'bash', input: line });
    const d = decide(shape, { ...EXAMPLE_CONTEXT, policy: pol.value });
    console.log(`${d.effect.toUpperCase()} ${d.code} ${d.pack}/${d.rule} :: ${line}\n   ${d.reason}`);
    if (process.env.V) console.log(JSON.stringify(allFactsOf(line)));
  }
});
