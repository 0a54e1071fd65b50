/** Mutates what rules cover and decides each mutation; what each is to be comes from its kind, not from the engine. */

import { decide } from '../../decide/decide.js';
import type { Decision } from '../../generated/types.js';
import type { CompiledRule } from '../../policy/rule.js';
import { STRICTNESS } from '../../policy/strictness.js';
import { canonicalText, toPlain } from '../../shape/plain.js';
import type { Kind, Miss } from './kind.js';
import { KINDS } from './kinds.js';
import {
  type Failing,
  type Failure,
  type KindReport,
  MOST_SHOWN,
  type NearMissReport,
  type RuleReport,
} from './report.js';
import { type Engine, isClean, type Seed } from './seed.js';
import { seedsOf } from './seeds.js';
import { shrink } from './shrink.js';
import { joined, type Space, spread } from './space.js';

export interface NearMissOptions extends Engine {
  /** Near misses of each rule at most. Default 500. */
  readonly perRule?: number;
  /** Calls of each rule that are mutated at most, beyond its own examples. Default 64. */
  readonly seeds?: number;
  /** Which variants are taken where there are more; the same number gives the same report. Default 1. */
  readonly seed?: number;
  /** Ids of kinds; all where absent. */
  readonly kinds?: readonly string[];
  /** Called when a rule is done. */
  readonly onRule?: (report: RuleReport) => void;
}

export const PER_RULE = 500;

/** Rules that do not allow are passed over. Deterministic; linear in the rules and in `perRule`. */
export function nearMisses(rules: readonly CompiledRule[], options: NearMissOptions): NearMissReport {
  const { perRule = PER_RULE, seed = 1, kinds = KINDS.map(({ id }) => id), policy } = options;
  const chosen = KINDS.filter(({ id }) => kinds.includes(id));
  const reports = rules
    .filter(({ rule }) => rule.effect === 'allow')
    .map((rule) => {
      const report = ofRule(rule, chosen, { ...options, perRule, seed });
      options.onRule?.(report);
      return report;
    });
  return { policy: policy.digest, seed, perRule, rules: reports };
}

type Settings = NearMissOptions & Required<Pick<NearMissOptions, 'perRule' | 'seed'>>;

function ofRule(rule: CompiledRule, kinds: readonly Kind[], settings: Settings): RuleReport {
  const { covered, twins } = seedsOf(rule, settings, settings.seeds);
  const seen = new Set([...covered, ...twins].map((one) => keyOf(one)));
  const spaces = kinds.map((kind) => ({ kind, space: spaceOf(kind, { covered, twins, rule }) }));
  const reports = new Map<Kind, KindReport>();
  let left = settings.perRule;
  // Small kinds are made in full; the others share what they leave.
  const bySize = [...spaces].sort((one, other) => one.space.size - other.space.size);
  for (const [index, { kind, space }] of bySize.entries()) {
    const share = Math.ceil(left / (bySize.length - index));
    const report = ofKind(kind, space, { seen, share, settings });
    left -= report.generated;
    reports.set(kind, report);
  }
  const ordered = kinds.map((kind) => reports.get(kind) as KindReport);
  const sum = (of: (report: KindReport) => number): number =>
    ordered.reduce((all, report) => all + of(report), 0);
  return {
    rule: `${rule.pack}/${rule.rule.id}`,
    seeds: covered.length,
    twins: twins.length,
    generated: sum(({ generated }) => generated),
    gotThrough: sum(({ gotThrough }) => gotThrough),
    kinds: ordered,
  };
}

interface FromSeed {
  readonly seed: Seed;
  readonly miss: Miss;
}

function spaceOf(
  kind: Kind,
  { covered, twins, rule }: { covered: readonly Seed[]; twins: readonly Seed[]; rule: CompiledRule },
): Space<FromSeed> {
  const seeds = kind.family === 'equal' ? [...covered, ...twins] : covered;
  return joined(
    seeds.map((seed) => {
      const space = kind.space(seed, rule);
      return {
        size: space.size,
        at: (index: number) => {
          const miss = space.at(index);
          return miss === null ? null : { seed, miss };
        },
      };
    }),
  );
}

interface Making {
  /** Calls that were made for this rule, of any kind. */
  readonly seen: Set<string>;
  readonly share: number;
  readonly settings: Settings;
}

function ofKind(kind: Kind, space: Space<FromSeed>, { seen, share, settings }: Making): KindReport {
  let generated = 0;
  const counts: { [failing in Failing]: number } = { 'got-through': 0, 'deny-lost': 0, stricter: 0 };
  const failures: Failure[] = [];
  for (const index of spread(space.size, settings.seed)) {
    if (generated >= share) break;
    const made = space.at(index);
    if (made === null || isSeen(made.miss, seen)) continue;
    generated += 1;
    const judged = judge(made, settings);
    if (judged === null) continue;
    counts[judged.failing] += 1;
    if (counts[judged.failing] <= MOST_SHOWN) failures.push(failureOf(made, judged, settings));
  }
  const failed = counts['got-through'] + counts['deny-lost'] + counts.stricter;
  return {
    kind: kind.id,
    family: kind.family,
    possible: space.size,
    generated,
    asExpected: generated - failed,
    gotThrough: counts['got-through'],
    denyLost: counts['deny-lost'],
    stricter: counts.stricter,
    failures,
  };
}

function isSeen(miss: Miss, seen: Set<string>): boolean {
  const key = keyOf(miss);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

function keyOf({ call, context }: Pick<Miss, 'call' | 'context'>): string {
  const plain = toPlain([call, context]);
  return plain.ok ? canonicalText(plain.value) : '';
}

interface Judged {
  readonly failing: Failing;
  readonly decision: Decision;
}

/** Null: as expected. */
function judge({ seed, miss }: FromSeed, { projector, policy }: Engine): Judged | null {
  const shape = projector.project(miss.call);
  const decision = decide(shape, { ...miss.context, policy });
  const failing = failingOf(miss, decision, seed.clean && isClean(shape));
  return failing === null ? null : { failing, decision };
}

function failingOf({ expects }: Miss, { effect }: Decision, areClean: boolean): Failing | null {
  if (expects === 'held' || expects === 'denied') {
    if (effect === 'allow') return 'got-through';
    return expects === 'denied' && effect !== 'deny' ? 'deny-lost' : null;
  }
  if (STRICTNESS[effect] < STRICTNESS[expects]) return 'got-through';
  return effect !== expects && areClean ? 'stricter' : null;
}

function failureOf({ seed, miss }: FromSeed, { failing, decision }: Judged, engine: Engine): Failure {
  const isHeld = miss.expects === 'held';
  return {
    failing,
    expected: isHeld
      ? 'not allow'
      : miss.expects === 'denied'
        ? 'deny'
        : (miss.expects as Decision['effect']),
    effect: decision.effect,
    by: decision.rule === null ? decision.code : `${decision.pack}/${decision.rule}`,
    seed: seed.call,
    call: miss.call,
    ...(miss.context === seed.context ? {} : { context: miss.context }),
    shrunk: shrink(miss, {
      ...engine,
      fails: (call) => judge({ seed, miss: { ...miss, call } }, engine)?.failing === failing,
    }),
  };
}
