/** Runs both engines on random packs and calls, and compares what they say. */

import fc from 'fast-check';
import { describe as describeShape } from '../../src/commands/describe.js';
import { decide } from '../../src/decide/decide.js';
import type { CallFacts, Decision, Pack, Shape } from '../../src/generated/types.js';
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

/** Calls that are decided under each of some policies, since reading a call costs more than deciding it. */
const CALLS = 15;
const POLICIES = 6;

/** Throws at the first disagreement, with the rules that it takes and no others. */
export function agree(parts: { readonly decisions: number; readonly seed: number }): Seen {
  const seen: Seen = { decisions: 0, allow: 0, review: 0, deny: 0, byRule: 0, uncertain: 0 };
  const calls = fc.array(fc.tuple(anyCall, anyContext), { minLength: CALLS, maxLength: CALLS });
  const worlds = fc.array(fc.record({ packs, baseline: fc.boolean() }), {
    minLength: POLICIES,
    maxLength: POLICIES,
  });
  const check = fc.property(worlds, calls, (several, pairs) => {
    const policies = several.map((world) => ({ world, policy: compile(world) }));
    for (const [call, context] of pairs) {
      const shape = projector.project(typeof call === 'string' ? { input: call } : call);
      const { facts } = describeShape(shape, { knowledge: shippedKnowledge(), context });
      for (const { world, policy } of policies) {
        const { real, naive } = decideBoth({ world, policy, shape, facts, context });
        if (differ(real, naive)) throw new Error(report({ world, shape, facts, context }));
        seen.decisions += 1;
        seen[real.effect] += 1;
        if (real.code === 'rule') seen.byRule += 1;
        if (real.code === 'uncertain-match') seen.uncertain += 1;
      }
    }
  });
  const run = fc.check(check, {
    seed: parts.seed,
    numRuns: Math.ceil(parts.decisions / (CALLS * POLICIES)),
    endOnFailure: true,
  });
  if (run.failed) throw run.errorInstance;
  return seen;
}

interface Case {
  readonly world: World;
  readonly shape: Shape;
  readonly facts: CallFacts;
  readonly context: Facts;
}

function decideBoth(parts: Case & { readonly policy: Policy }): {
  readonly real: NaiveDecision;
  readonly naive: NaiveDecision;
} {
  const { world, policy, shape, facts, context } = parts;
  const data = shipped();
  const layers: NaiveLayer[] = [
    { layer: 'floor', packs: data.floor.map((one) => one.pack) },
    { layer: 'shipped', packs: world.baseline ? data.baseline.map((one) => one.pack) : [] },
    { layer: 'user-project', packs: world.packs },
  ];
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
function report(found: Case): string {
  const { shape, context } = found;
  let smallest = found.world;
  const both = (of: World): ReturnType<typeof decideBoth> =>
    decideBoth({ ...found, world: of, policy: compile(of) });
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
