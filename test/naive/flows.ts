/** Matchers on the call: what one command produces reaches another, and functions that start themselves. */

import type { FactFlow, Matcher, Shape } from '../../src/generated/types.js';
import { matches, type NaiveCall } from './matchers.js';
import { every, some, type Truth } from './truth.js';

export function flow(value: NonNullable<Matcher['flow']>, call: NaiveCall): Truth {
  const commands = [...call.shape.commands.keys()];
  const truths: Truth[] = [];
  for (const from of commands) {
    for (const to of commands) {
      if (!reaches(value, call.facts.flows, from, to)) continue;
      truths.push(every([matches(value.from, call, from), matches(value.to, call, to)]));
    }
  }
  return some(truths);
}

/**
 * Some walk along flows leads from one to the other, and its last step is of the kind asked for. What a wrapper's
 * command puts out is the wrapper's output, so a walk may climb from a command to the wrapper that runs it; having
 * climbed it does not go down again at once.
 */
function reaches(
  { via, runs }: NonNullable<Matcher['flow']>,
  flows: readonly FactFlow[],
  from: number,
  to: number,
): boolean {
  if (from === to && via === undefined && runs !== true) return true;
  const isLast = (step: FactFlow): boolean =>
    step.to === to && (via === undefined || via.includes(step.via)) && (runs !== true || step.runs);
  let ends: readonly { readonly at: number; readonly climbed: boolean }[] = [{ at: from, climbed: false }];
  // No walk without a circle is longer than there are places to be.
  for (let length = 0; length <= 2 * flows.length + 1; length += 1) {
    const steps = ends.flatMap(({ at, climbed }) =>
      flows.filter((step) => step.from === at && !(climbed && step.via === 'operand')),
    );
    if (steps.some(isLast)) return true;
    const climbs = flows.filter((step) => step.via === 'operand' && ends.some(({ at }) => at === step.to));
    const next = [
      ...ends,
      ...steps.map((step) => ({ at: step.to, climbed: false })),
      ...climbs.map((step) => ({ at: step.from, climbed: true })),
    ];
    const distinct = next.filter(
      (one, index) => next.findIndex(({ at, climbed }) => at === one.at && climbed === one.climbed) === index,
    );
    if (distinct.length === ends.length) return false;
    ends = distinct;
  }
  return false;
}

/** The body of a function calls it, in a pipeline or in the background. */
export function isForkBomb(shape: Shape): boolean {
  return shape.commands.some(({ form, words, body }) => {
    const name = words[0]?.value;
    if (form !== 'function' || typeof name !== 'string' || body === undefined) return false;
    return shape.commands.some((inner) => {
      if (
        inner.form !== 'simple' ||
        inner.words[0]?.value !== name ||
        !around(shape, inner.environment).includes(body)
      )
        return false;
      const together = shape.commands.filter((other) => other.pipeline === inner.pipeline).length;
      const kind = shape.environments[inner.environment]?.kind;
      return inner.background || together > 1 || kind === 'background';
    });
  });
}

/** The environment and those around it. */
function around(shape: Shape, environment: number): readonly number[] {
  const parent = shape.environments[environment]?.parent ?? null;
  return parent === null ? [environment] : [environment, ...around(shape, parent)];
}
