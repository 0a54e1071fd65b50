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
it('p', () => {
  const holes = fc.sample(hole, { numRuns: 1200, seed: Number(process.env.S ?? 1) });
  const ms = fc.sample(commandLeaf, { numRuns: 300, seed: 3 }).map((m) => [m, compileMatcher(m, '', { problems: [] })] as const);
  const found = new Map<string, { n: number; e: string }>();
  for (const { open, filled } of holes) {
    const a = view(open), b = view(filled);
    for (const [m, c] of ms) {
      const x = c.command(a), y = c.command(b);
      if (x === 1 || x === y) continue;
      const k = `${Object.keys(m)[0]} ${x}->${y}`;
      const e = `${JSON.stringify(m)}  ||  ${open}  ||  ${filled}`;
      const old = found.get(k);
      if (!old) found.set(k, { n: 1, e }); else { old.n += 1; if (e.length < old.e.length) old.e = e; }
    }
  }
  for (const [k, v] of [...found].sort()) console.log(k, v.n, v.e);
});
