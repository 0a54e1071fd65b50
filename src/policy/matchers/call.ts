/** Matchers on the call as a whole. */

import type { FactFlow, FlowMatcher } from '../../generated/types.js';
import { MAYBE, NO, type Tri, YES } from '../tri.js';
import { type CallView, commandViews } from '../view.js';
import { selfRecursive } from './self-recursive.js';
import type { Build } from './types.js';

/**
 * Follows the flows from every command that `from` matches. What a wrapper's command puts out is the wrapper's
 * output, and what the wrapper reads is its command's input; going up and at once down again is no flow.
 * Linear in commands and flows: one walk from the certain sources together, one from all.
 */
const flow: Build<CallView, FlowMatcher> = (value, pointer, context, inner) => {
  const from = inner(value.from, `${pointer}/from`, context);
  const to = inner(value.to, `${pointer}/to`, context);
  for (const [name, part] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (part.kind === 'call' || part.kind === 'mixed') {
      context.problems.push({
        code: 'mixed-rule',
        pointer: `${pointer}/${name}`,
        message: 'The ends of a flow are commands.',
        hint: 'Use command matchers here.',
      });
    }
  }
  const via = value.via === undefined ? null : new Set<string>(value.via);
  const ends = (step: FactFlow): boolean =>
    (via === null || via.has(step.via)) && (value.runs !== true || step.runs);
  return (view) => {
    const views = commandViews(view);
    const targets = views.map((one) => to.command(one));
    if (targets.every((target) => target === NO)) return NO;
    const sources = views.map((one) => from.command(one));
    const steps = new Steps(view.facts.flows);
    let best: Tri = NO;
    for (const strength of [YES, MAYBE] as const) {
      const starts = [...sources.keys()].filter((index) => (sources[index] as Tri) >= strength);
      const reached = reachable(starts, steps, ends);
      // One command may do both, unless a way of flowing is asked for.
      if (via === null && value.runs !== true) for (const index of starts) reached.add(index);
      for (const target of reached) best = Math.max(best, Math.min(strength, targets[target] ?? NO)) as Tri;
      if (best >= strength) return best;
    }
    return best;
  };
};

/** The flows by where they begin, and the wrappers by what they run. */
class Steps {
  readonly down = new Map<number, FactFlow[]>();
  readonly wrappers = new Map<number, number[]>();

  constructor(flows: readonly FactFlow[]) {
    for (const step of flows) {
      add(this.down, step.from, step);
      if (step.via === 'operand') add(this.wrappers, step.to, step.from);
    }
  }
}

function add<T>(map: Map<number, T[]>, key: number, item: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

/** Commands reached from any of the starts by a walk whose last step `ends` accepts. */
function reachable(starts: readonly number[], steps: Steps, ends: (step: FactFlow) => boolean): Set<number> {
  const found = new Set<number>();
  // Having come up from a command to its wrapper is another state than having come along a flow.
  const seen = { along: new Set(starts), up: new Set<number>() };
  const pending = starts.map((at) => ({ at, up: false }));
  const visit = (at: number, up: boolean): void => {
    const known = up ? seen.up : seen.along;
    if (known.has(at)) return;
    known.add(at);
    pending.push({ at, up });
  };
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const step of steps.down.get(next.at) ?? []) {
      if (next.up && step.via === 'operand') continue;
      if (ends(step)) found.add(step.to);
      visit(step.to, false);
    }
    for (const wrapper of steps.wrappers.get(next.at) ?? []) visit(wrapper, true);
  }
  return found;
}

export const CALL_MATCHERS: ReadonlyMap<string, Build<CallView>> = new Map<string, Build<CallView>>([
  ['flow', flow as Build<CallView>],
  ['selfRecursive', selfRecursive as Build<CallView>],
]);
