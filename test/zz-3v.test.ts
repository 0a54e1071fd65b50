import fc from 'fast-check';
import { it } from 'vitest';
import { checkInputs } from '../src/decide/check.js';
import { EXAMPLE_CONTEXT } from '../src/policy/example-context.js';
import { compileMatcher } from '../src/policy/matchers/compile.js';
import { commandViews } from '../src/policy/view.js';
import { projector, SHIPPED } from './support/decisions.js';
import { commandLeaf } from './support/arbitraries/packs.js';
import { hole } from './laws/holes.js';
const view = (line: string) => {
  const checked = checkInputs(projector.project({ input: line }), { ...EXAMPLE_CONTEXT, policy: SHIPPED });
  if (!checked.ok) throw new Error(checked.error.message);
  return commandViews(checked.value.view).find(({ command }) => command.parent === null && command.form === 'simple')!;
};
it('p', { timeout: 100000 }, () => {
  const holes = fc.sample(hole, { numRuns: 2500, seed: Number(process.env.S ?? 1) });
  const ms = fc.sample(commandLeaf, { numRuns: 300, seed: 3 }).map((m) => [m, compileMatcher(m, '', { problems: [] })] as const);
  const found = new Map<string, { n: number; e: string[] }>();
  for (const { open, filled } of holes) {
    const a = view(open), b = view(filled);
    if (!b.facts.known || b.facts.effects.includes('unknown')) continue;
    for (const [m, c] of ms) {
      if ('noSubstitution' in m) continue;
      const x = c.command(a), y = c.command(b);
      if (x === 1 || x === y) continue;
      const k = `${Object.keys(m)[0]} ${x}->${y}`;
      const e = `${JSON.stringify(m)}  ||  ${open}  ||  ${filled}`;
      const old = found.get(k) ?? { n: 0, e: [] };
      old.n += 1; old.e.push(e); found.set(k, old);
    }
  }
  for (const [k, v] of [...found].sort()) { const es = v.e.sort((x, y) => x.length - y.length); for (const e of es.slice(0, 4)) console.log('##', k, v.n, e); }
});
