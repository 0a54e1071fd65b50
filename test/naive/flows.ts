/** Matchers on the call: what one command produces reaches another, and functions that start themselves. */

import type { Command, FactFlow, Matcher, Shape } from '../../src/generated/types.js';
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

/**
 * The body of a function calls it in the background, or in two stages of one pipeline. A single stage of a pipeline
 * that is not behind a condition may do so without an end.
 */
export function isForkBomb(shape: Shape): Truth {
  return some(
    shape.commands.map((definition) => {
      const name = definition.words[0]?.value;
      const { body } = definition;
      if (definition.form !== 'function' || typeof name !== 'string' || body === undefined) return false;
      const calls = shape.commands.filter(
        (inner) =>
          inner.form === 'simple' &&
          inner.words[0]?.value === name &&
          !['operand', 'language'].includes(inner.origin) &&
          around(shape, inner.environment).includes(body),
      );
      const inBody = (call: Command): readonly number[] => {
        const all = around(shape, call.environment);
        return all.slice(0, all.indexOf(body));
      };
      const kindOf = (one: number): string | undefined => shape.environments[one]?.kind;
      if (calls.some((call) => call.background || inBody(call).some((one) => kindOf(one) === 'background')))
        return true;
      const stages = calls.flatMap((call) =>
        inBody(call)
          .filter((one) => kindOf(one) === 'pipeline')
          .map((environment) => ({ call, environment, pipeline: pipelineOf(shape, environment) })),
      );
      const twice = stages.some((one) =>
        stages.some(
          (other) => one.environment !== other.environment && one.pipeline.first === other.pipeline.first,
        ),
      );
      if (twice) return true;
      const free = stages.some(
        ({ call, pipeline }) =>
          !['and', 'or'].includes(pipeline.operator) &&
          !call.compounds
            .slice(definition.compounds.length + 1)
            .some((one) => !['brace-group', 'subshell', 'function', 'coproc'].includes(one)),
      );
      return free ? 'unknown' : false;
    }),
  );
}

/** The first stage of the pipeline in which this stage stands, and how that is joined to what precedes it. */
function pipelineOf(shape: Shape, stage: number): { readonly first: number; readonly operator: string } {
  const siblings = shape.environments
    .map((one, index) => ({ ...one, index, opening: openingOf(shape, index) }))
    .filter((one) => one.kind === 'pipeline' && one.parent === shape.environments[stage]?.parent)
    .sort((one, other) => one.opening - other.opening);
  const upTo = siblings.slice(0, siblings.findIndex(({ index }) => index === stage) + 1);
  const operatorOf = (one: (typeof siblings)[number] | undefined): string =>
    shape.commands[one?.opening ?? -1]?.operator ?? 'start';
  const first = upTo.findLast((one) => operatorOf(one) !== 'pipe') ?? upTo[0];
  return { first: first?.index ?? stage, operator: operatorOf(first) };
}

/** Index of the first command in a stage that stands in no substitution there. */
function openingOf(shape: Shape, stage: number): number {
  return shape.commands.findIndex(({ environment }) => {
    const all = around(shape, environment);
    const at = all.indexOf(stage);
    return at >= 0 && all.slice(0, at).every((one) => shape.environments[one]?.kind !== 'substitution');
  });
}

/** The environment and those around it. */
function around(shape: Shape, environment: number): readonly number[] {
  const parent = shape.environments[environment]?.parent ?? null;
  return parent === null ? [environment] : [environment, ...around(shape, parent)];
}
