/** Matchers on the call as a whole. */

import type { FactFlow, FlowMatcher, Shape } from '../../generated/types.js';
import { MAYBE, NO, type Tri, tri, YES } from '../tri.js';
import { type CallView, commandViews } from '../view.js';
import type { Build } from './types.js';

/**
 * Follows the flows from every command that `from` matches. What a wrapper's command puts out is the wrapper's
 * output, and what the wrapper reads is its command's input; going up and at once down again is no flow.
 * Linear in commands times flows.
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
    if (!targets.some((target) => target !== NO)) return NO;
    let best: Tri = NO;
    for (const [index, one] of views.entries()) {
      const source = from.command(one);
      if (source === NO) continue;
      const reached = reachable(index, view.facts.flows, ends);
      // One command may do both, unless a way of flowing is asked for.
      if (via === null && value.runs !== true) reached.add(index);
      for (const target of reached) {
        const hit = Math.min(source, targets[target] ?? NO) as Tri;
        if (hit === YES) return YES;
        if (hit === MAYBE) best = MAYBE;
      }
    }
    return best;
  };
};

/** Commands reached by a walk whose last step `ends` accepts. */
function reachable(
  start: number,
  flows: readonly FactFlow[],
  ends: (step: FactFlow) => boolean,
): Set<number> {
  const found = new Set<number>();
  const seen = new Set<string>();
  const pending: { readonly at: number; readonly up: boolean }[] = [{ at: start, up: false }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const key = `${next.at} ${next.up}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const step of flows) {
      if (step.from === next.at && !(next.up && step.via === 'operand')) {
        if (ends(step)) found.add(step.to);
        pending.push({ at: step.to, up: false });
      }
      if (step.via === 'operand' && step.to === next.at) pending.push({ at: step.from, up: true });
    }
  }
  return found;
}

const selfRecursive: Build<CallView, true> = () => (view) =>
  tri(view.shape.commands.some((command) => command.form === 'function' && forks(view.shape, command)));

/** The body calls the function itself in a pipeline or in the background. */
function forks(shape: Shape, definition: Shape['commands'][number]): boolean {
  const name = definition.words[0]?.value;
  if (typeof name !== 'string' || definition.body === undefined) return false;
  const inBody = (environment: number): boolean => {
    for (let at: number | null = environment; at !== null; at = shape.environments[at]?.parent ?? null) {
      if (at === definition.body) return true;
    }
    return false;
  };
  const pipelines = new Map<number, number>();
  for (const one of shape.commands) pipelines.set(one.pipeline, (pipelines.get(one.pipeline) ?? 0) + 1);
  return shape.commands.some(
    (one) =>
      one.form === 'simple' &&
      one.words[0]?.value === name &&
      inBody(one.environment) &&
      (one.background ||
        (pipelines.get(one.pipeline) ?? 0) > 1 ||
        environmentKind(shape, one.environment) === 'background'),
  );
}

const environmentKind = (shape: Shape, environment: number): string =>
  shape.environments[environment]?.kind ?? 'main';

export const CALL_MATCHERS: ReadonlyMap<string, Build<CallView>> = new Map<string, Build<CallView>>([
  ['flow', flow as Build<CallView>],
  ['selfRecursive', selfRecursive as Build<CallView>],
]);
