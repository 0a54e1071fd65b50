/**
 * Rules for what is reviewed again and again: for each family of commands the narrowest that its evidence supports,
 * proved off the floor and run through near misses before it is shown. Nothing is executed and nothing is written.
 */

import type { Context, Pack } from '../../generated/types.js';
import { compilePolicy, type PolicyOptions } from '../../policy/policy.js';
import type { LoadProblem } from '../../policy/problem.js';
import type { Projector } from '../../project/projector.js';
import { fail, ok, type Result } from '../../result.js';
import type { ReplayItem } from '../entry.js';
import { PER_RULE } from '../near-miss/near-misses.js';
import { byText } from '../order.js';
import { type Draft, draftsOf, packOf } from './draft.js';
import { Evidence } from './evidence.js';
import { type Seen, type Sorted, sortEvidence, THRESHOLDS, type Thresholds } from './families.js';
import { type Allowed, impactOf } from './impact.js';
import { type Dropped, type ProofTools, type Proved, prove, withRules } from './prove.js';
import { notProposed, type Proposal, type SuggestReport } from './report.js';
import { familyKey, familyName } from './sighting.js';

export interface SuggestOptions {
  readonly projector: Projector;
  /** What the calls are decided under: the shipped policy, with the packs of these. */
  readonly baseline?: PolicyOptions;
  /** An entry's own context is merged over it. */
  readonly context?: Omit<Context, 'policy'>;
  readonly thresholds?: Partial<Thresholds>;
  /** Also commands that run what the agent itself supplies. Default false. */
  readonly agentCode?: boolean;
  /** Id of the pack that is suggested. Default `suggested`. */
  readonly packId?: string;
  /** Near misses of each rule. Default 500. */
  readonly perRule?: number;
  /** Told when one draft has been looked at. */
  readonly onDraft?: () => void;
}

export interface Suggesting {
  /** Total. What cannot be decided is counted. */
  add(item: ReplayItem): void;
  /** Of what was added so far. The same for the same entries in any order. */
  report(): SuggestReport;
}

/** Fails where the baseline does not load, or holds a pack that is called as the suggested one. */
export function createSuggesting(options: SuggestOptions): Result<Suggesting, readonly LoadProblem[]> {
  const { projector, baseline = {}, context = {}, agentCode = false } = options;
  const policy = compilePolicy(baseline);
  if (!policy.ok) return fail(policy.error);
  const { packId = PACK_ID } = options;
  if (policy.value.packs.some(({ id }) => id === packId)) return fail([taken(packId)]);
  const evidence = new Evidence({ projector, policy: policy.value, context, agentCode });
  return ok({
    add: (item) => evidence.add(item),
    report: () => reportOf(evidence, { ...options, baseline, context, agentCode }),
  });
}

const PACK_ID = 'suggested';

const taken = (pack: string): LoadProblem => ({
  code: 'duplicate-pack-id',
  pointer: '',
  message: `A pack of the baseline is called ${pack} already.`,
  hint: 'Give the suggested pack another id.',
  pack,
});

type Settings = SuggestOptions & Required<Pick<SuggestOptions, 'baseline' | 'context' | 'agentCode'>>;

function reportOf(evidence: Evidence, settings: Settings): SuggestReport {
  const { counts, calls, cut } = evidence.result();
  const thresholds = { ...THRESHOLDS, ...settings.thresholds };
  const sorted = sortEvidence(calls, thresholds);
  const tools: ProofTools = {
    projector: settings.projector,
    options: settings.baseline,
    context: settings.context,
    packId: settings.packId ?? PACK_ID,
    perRule: settings.perRule ?? PER_RULE,
  };
  const { proved, dropped } = proveAll(sorted, tools, settings.onDraft);
  const kept = weigh(proved, { calls, tools });
  const rules = kept.proposals.map(({ rule }) => rule);
  return {
    corpus: { ...counts, distinct: calls.length, cut },
    thresholds,
    agentCode: settings.agentCode,
    perRule: tools.perRule,
    proposals: kept.proposals,
    together: { calls: kept.together.calls, distinct: kept.together.distinct },
    pack: rules.length === 0 ? null : packOf(tools.packId, rules),
    dropped: [...dropped, ...kept.dropped].map(({ draft, cause, message }) => ({
      rule: draft.rule.id,
      family: familyName(draft.family),
      cause,
      message,
      evidence: draft.evidence,
    })),
    notProposed: notProposed(sorted, calls),
  };
}

function proveAll(
  sorted: Sorted,
  tools: ProofTools,
  onDraft: () => void = () => {},
): { readonly proved: readonly Proved[]; readonly dropped: readonly Dropped[] } {
  const proved: Proved[] = [];
  const dropped: Dropped[] = [];
  const everything = [...sorted.backed.flatMap(({ seen }) => seen), ...sorted.thin, ...sorted.barred];
  for (const draft of draftsOf(sorted.backed)) {
    const siblings = siblingsOf(draft, everything);
    const result = prove(draft, siblings, tools);
    if (result.ok) proved.push(result.value);
    else dropped.push(result.error);
    onDraft();
  }
  return { proved, dropped };
}

/** Commands that the rule is not for: of the same family, else of the same program or tool. */
function siblingsOf({ family, seen }: Draft, everything: readonly Seen[]): readonly Seen[] {
  const own = new Set(seen);
  const others = everything.filter((one) => !own.has(one));
  const same = others.filter(({ sighting }) => familyKey(sighting.family) === familyKey(family));
  if (same.length > 0) return same;
  return others.filter(
    ({ sighting }) => sighting.family.program === family.program && sighting.family.tool === family.tool,
  );
}

interface Weighed {
  readonly proposals: readonly Proposal[];
  readonly dropped: readonly Dropped[];
  readonly together: Allowed;
}

/** Leaves out what saves no review, or allows a command that is not in its evidence, until nothing is left out. */
function weigh(
  proved: readonly Proved[],
  world: { readonly calls: Parameters<typeof impactOf>[0]; readonly tools: ProofTools },
): Weighed {
  const { calls, tools } = world;
  const together = withRules(
    proved.map(({ rule }) => rule),
    tools,
  );
  if (!together.ok) return { proposals: [], together: NOTHING, dropped: proved.map(notTogether) };
  const impact = impactOf(
    calls,
    { alone: proved.map(({ policy }) => policy), together: together.value },
    tools,
  );
  const dropped: Dropped[] = [];
  const proposals: Proposal[] = [];
  for (const [index, { draft, rule, nearMisses, remarks }] of proved.entries()) {
    const alone = impact.alone[index] ?? NOTHING;
    const part = impact.part.get(`${tools.packId}/${rule.id}`) ?? { calls: 0, distinct: 0 };
    const own = new Set(draft.seen.map(({ sighting }) => sighting.key));
    const beyond = alone.newly.find(({ sightings }) => sightings.some(({ key }) => !own.has(key)));
    if (beyond !== undefined)
      dropped.push({
        draft,
        cause: 'beyond-evidence',
        message: `It also allows ${JSON.stringify(beyond.text)}.`,
      });
    else if (part.calls === 0)
      dropped.push({
        draft,
        cause: 'saves-nothing',
        message: 'Each call with it is held for something else.',
      });
    else
      proposals.push({
        rule,
        kind: draft.kind,
        family: familyName(draft.family),
        evidence: draft.evidence,
        saves: { calls: alone.calls, distinct: alone.distinct },
        takesPart: part,
        examples: alone.examples,
        nearMisses,
        remarks,
      });
  }
  if (dropped.length > 0) {
    const left = weigh(
      proved.filter(({ draft }) => !dropped.some((one) => one.draft === draft)),
      world,
    );
    return { ...left, dropped: [...dropped, ...left.dropped] };
  }
  proposals.sort(
    (one, other) =>
      other.saves.calls - one.saves.calls ||
      other.takesPart.calls - one.takesPart.calls ||
      byText(one.rule.id, other.rule.id),
  );
  return { proposals, dropped, together: impact.together };
}

const NOTHING: Allowed = { calls: 0, distinct: 0, examples: [], newly: [] };

const notTogether = ({ draft }: Proved): Dropped => ({
  draft,
  cause: 'not-loaded',
  message: 'The pack of all suggestions does not load beside the baseline.',
});

/** The pack as a file holds it. */
export const packText = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;
