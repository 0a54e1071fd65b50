/** Runs both engines on random packs and calls, and compares what they say. */

import fc from 'fast-check';
import { describe as describeShape } from '../../src/commands/describe.js';
import { decide } from '../../src/decide/decide.js';
import type { Decision, Pack, Shape } from '../../src/generated/types.js';
import { compilePolicy, type Policy } from '../../src/policy/policy.js';
import { shipped, shippedKnowledge } from '../../src/policy/shipped.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import { type Facts, projector } from '../support/decisions.js';
import { type NaiveDecision, type NaiveLayer, naiveDecide } from './engine.js';

export interface Seen {
  decisions: number;
  allow: number;
  review: number;
  deny: number;
  byRule: number;
  uncertain: number;
}

interface World {
  readonly packs: readonly Pack[];
  readonly baseline: boolean;
}

/** Calls that each random policy decides. */
const CALLS = 20;

/** Throws at the first disagreement, with the rules that it takes and no others. */
export function agree(parts: { readonly decisions: number; readonly seed: number }): Seen {
  const seen: Seen = { decisions: 0, allow: 0, review: 0, deny: 0, byRule: 0, uncertain: 0 };
  const calls = fc.array(fc.tuple(anyCall, anyContext), { minLength: CALLS, maxLength: CALLS });
  const check = fc.property(packs, fc.boolean(), calls, (generated, baseline, pairs) => {
    const world = { packs: generated, baseline };
    const policy = compile(world);
    for (const [call, context] of pairs) {
      const shape = projector.project(typeof call === 'string' ? { input: call } : call);
      const { real, naive } = decideBoth({ world, policy, shape, context });
      if (differ(real, naive)) throw new Error(report(world, shape, context));
      seen.decisions += 1;
      seen[real.effect] += 1;
      if (real.code === 'rule') seen.byRule += 1;
      if (real.code === 'uncertain-match') seen.uncertain += 1;
    }
  });
  const run = fc.check(check, {
    seed: parts.seed,
    numRuns: Math.ceil(parts.decisions / CALLS),
    endOnFailure: true,
  });
  if (run.failed) throw run.errorInstance;
  return seen;
}

function decideBoth(parts: {
  readonly world: World;
  readonly policy: Policy;
  readonly shape: Shape;
  readonly context: Facts;
}): { readonly real: NaiveDecision; readonly naive: NaiveDecision } {
  const { world, policy, shape, context } = parts;
  const data = shipped();
  const layers: NaiveLayer[] = [
    { layer: 'floor', packs: data.floor.map((one) => one.pack) },
    { layer: 'shipped', packs: world.baseline ? data.baseline.map((one) => one.pack) : [] },
    { layer: 'user-project', packs: world.packs },
  ];
  const { facts } = describeShape(shape, { knowledge: shippedKnowledge(), context });
  return {
    real: shortOf(decide(shape, { ...context, policy })),
    naive: naiveDecide(shape, facts, layers, context),
  };
}

function compile({ packs: generated, baseline }: World): Policy {
  const compiled = compilePolicy({ baseline, layers: [{ layer: 'user-project', packs: generated }] });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return compiled.value;
}

const UNCOVERED: ReadonlySet<string> = new Set(['no-rule', 'effect-bound', 'posture-cap']);

/** The steps in which no allow counts are one to the naive engine. */
function shortOf({ effect, code, rule }: Decision): NaiveDecision {
  return { effect, code: UNCOVERED.has(code) ? 'uncovered' : code, rule };
}

const differ = (one: NaiveDecision, other: NaiveDecision): boolean =>
  one.effect !== other.effect || one.code !== other.code || one.rule !== other.rule;

/** The disagreement under as few rules as still show it. */
function report(world: World, shape: Shape, context: Facts): string {
  let smallest = world;
  const both = (of: World): ReturnType<typeof decideBoth> =>
    decideBoth({ world: of, policy: compile(of), shape, context });
  for (let shrunk = true; shrunk; ) {
    shrunk = false;
    for (const candidate of smaller(smallest)) {
      const { real, naive } = both(candidate);
      if (!differ(real, naive)) continue;
      smallest = candidate;
      shrunk = true;
      break;
    }
  }
  const { real, naive } = both(smallest);
  const rules = smallest.packs.flatMap((pack) =>
    pack.rules.map(({ id, effect, match }) => ({ id, effect, match })),
  );
  const call = shape.text === '' ? { tool: shape.tool, input: shape.input } : shape.text;
  return `real ${JSON.stringify(real)}\nnaive ${JSON.stringify(naive)}\ncall ${JSON.stringify(call)}\ncontext ${JSON.stringify(
    context,
  )}\nbaseline ${smallest.baseline}\nrules ${JSON.stringify(rules)}`;
}

function* smaller(world: World): Generator<World> {
  if (world.baseline) yield { ...world, baseline: false };
  for (const [at, pack] of world.packs.entries()) {
    yield { ...world, packs: world.packs.filter((_, index) => index !== at) };
    for (const rule of pack.rules) {
      const less = { ...pack, rules: pack.rules.filter((one) => one !== rule) };
      yield { ...world, packs: world.packs.map((one, index) => (index === at ? less : one)) };
    }
  }
}
