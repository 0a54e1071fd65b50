/** Compiles layers of packs to the policy that `decide` takes. The sealed floor is always in it. */

import type { Knowledge } from '../commands/knowledge.js';
import { shippedDigest } from '../generated/shipped.js';
import type { Posture } from '../generated/types.js';
import { fail, ok, type Result } from '../result.js';
import { canonicalText, toPlain } from '../shape/plain.js';
import { digest } from './digest.js';
import type { LayerName } from './layers.js';
import { liftRules } from './lift.js';
import { readPolicyOptions } from './options.js';
import { type LoadedPack, loadPack, PACK_LIMITS } from './pack.js';
import type { LoadProblem } from './problem.js';
import type { CompiledRule } from './rule.js';
import { shipped } from './shipped.js';

export interface PolicyLayer {
  readonly layer: Exclude<LayerName, 'floor' | 'shipped'>;
  readonly packs: readonly unknown[];
}

export interface PolicyOptions {
  /** Layers above what is shipped. */
  readonly layers?: readonly PolicyLayer[];
  /** False leaves only the floor and `layers`. Default true. */
  readonly baseline?: boolean;
  /**
   * Default denies, `pack/rule`, that do not count (`portcullis.deny-home-deletion/home-deletion`). What they denied is
   * then for the other rules to say, mostly a review. A rule of the floor, or a name that is none, is a problem.
   */
  readonly dangerouslyLift?: readonly string[];
}

/** What a policy tells of a pack in it. */
export interface PackSummary {
  readonly id: string;
  readonly layer: LayerName;
  /** How many. */
  readonly rules: number;
}

declare const compiled: unique symbol;

/** What `compilePolicy` returned. Opaque: only values that came from there are taken as a policy. */
export interface Policy {
  readonly [compiled]: true;
  /** Digest of every pack in it, with their layers: the same digest, the same decisions. */
  readonly digest: string;
  readonly packs: readonly PackSummary[];
}

export interface PolicyParts {
  readonly rules: RuleIndex;
  readonly callRules: readonly CompiledRule[];
  readonly postures: ReadonlyMap<string, Posture>;
  readonly knowledge: Knowledge;
}

/** Command rules by program, so that a decision looks only at rules that can be about it. */
export interface RuleIndex {
  readonly any: readonly CompiledRule[];
  readonly byProgram: ReadonlyMap<string, readonly CompiledRule[]>;
  readonly all: readonly CompiledRule[];
}

const policies = new WeakMap<object, PolicyParts>();

/** Total: every problem of the options and of every pack is listed. Linear in the packs. */
export function compilePolicy(options: PolicyOptions = {}): Result<Policy, readonly LoadProblem[]> {
  const request = readPolicyOptions(options);
  const problems = [...request.problems];
  const data = shipped();
  const loaded: LoadedPack[] = [...data.floor, ...(request.baseline ? data.baseline : [])];
  for (const { layer, value } of request.packs) {
    const result = loadPack(value, layer);
    if (result.ok) loaded.push(result.value);
    else problems.push(...result.error);
  }
  problems.push(...duplicates(loaded));
  const lifted = liftRules(loaded, request.lifted);
  problems.push(...lifted.problems);
  return problems.length > 0 ? fail(problems) : ok(assemblePolicy(lifted.packs, lifted.names));
}

/** What a policy is made of; undefined for anything that did not come from `compilePolicy`. */
export const partsOf = (policy: unknown): PolicyParts | undefined =>
  typeof policy === 'object' && policy !== null ? policies.get(policy) : undefined;

/** A policy of exactly these packs: without the floor, where it is not among them. */
export function assemblePolicy(packs: readonly LoadedPack[], lifted: readonly string[] = []): Policy {
  const summaries = packs.map(({ pack, layer, rules }) =>
    Object.freeze({ id: pack.id, layer, rules: rules.length }),
  );
  const rules = packs.flatMap((pack) => pack.rules);
  return makePolicy(rules, { digest: digestOf(packs, lifted), packs: Object.freeze(summaries) });
}

/** For the checker, which tries one rule at a time: without the floor, and without a digest, which takes its time. */
export const policyOfRule = (rule: CompiledRule): Policy => makePolicy([rule], { digest: '', packs: [] });

function makePolicy(rules: readonly CompiledRule[], shown: Pick<Policy, 'digest' | 'packs'>): Policy {
  const data = shipped();
  const policy = Object.freeze({ ...shown }) as Policy;
  policies.set(policy, {
    rules: indexRules(rules.filter((rule) => rule.kind === 'command')),
    callRules: rules.filter((rule) => rule.kind === 'call'),
    postures: data.postures,
    knowledge: data.knowledge,
  });
  return policy;
}

function indexRules(rules: readonly CompiledRule[]): RuleIndex {
  const any: CompiledRule[] = [];
  const byProgram = new Map<string, CompiledRule[]>();
  for (const rule of rules) {
    if (rule.programs === null) any.push(rule);
    for (const program of rule.programs ?? []) {
      const known = byProgram.get(program);
      if (known === undefined) byProgram.set(program, [rule]);
      else known.push(rule);
    }
  }
  return { any, byProgram, all: rules };
}

function digestOf(packs: readonly LoadedPack[], lifted: readonly string[]): string {
  const texts = packs.map(({ pack, layer }) => {
    const plain = toPlain(pack, PACK_LIMITS);
    return `${layer}:${plain.ok ? canonicalText(plain.value) : ''}`;
  });
  const without = lifted.map((name) => `lifted:${name}`);
  return digest([shippedDigest, ...texts.sort(), ...without].join('\n'));
}

function duplicates(packs: readonly LoadedPack[]): LoadProblem[] {
  const seen = new Set<string>();
  const found: LoadProblem[] = [];
  for (const { pack } of packs) {
    if (seen.has(pack.id)) {
      found.push({
        code: 'duplicate-pack-id',
        pointer: '/id',
        message: `Two packs are called ${pack.id}, so that a rule's name would not say which one decided.`,
        hint: 'Give each pack its own id.',
        pack: pack.id,
      });
    }
    seen.add(pack.id);
  }
  return found;
}
