/** What is suggested, and what is not and why. Plain JSON. */

import type { Pack, Rule } from '../../generated/types.js';
import type { LoadProblem } from '../../policy/problem.js';
import { byText } from '../order.js';
import type { CorpusCounts, ReviewedCall } from './evidence.js';
import {
  type Backed,
  callsIn,
  type EvidenceCounts,
  type Seen,
  type Sorted,
  type Thresholds,
} from './families.js';
import type { Allowed, Saved } from './impact.js';
import type { DropCause } from './prove.js';
import { type BarredCode, familyName } from './sighting.js';

export interface SuggestReport {
  readonly corpus: CorpusCounts & {
    /** Distinct calls that are reviewed. */
    readonly distinct: number;
    /** There were more than are kept (EVIDENCE_LIMITS): what is suggested rests on a part of them. */
    readonly cut: boolean;
  };
  readonly thresholds: Thresholds;
  readonly agentCode: boolean;
  readonly perRule: number;
  /** By calls saved, most first. */
  readonly proposals: readonly Proposal[];
  /** What all of them newly allow. */
  readonly together: Saved;
  /** Every proposal as one pack; null: there is none. */
  readonly pack: Pack | null;
  /** Drafts that did not stand a check; never proposals. */
  readonly dropped: readonly DroppedDraft[];
  /** Reviewed commands for which there is no draft; one call may have several. */
  readonly notProposed: readonly NotProposed[];
}

export interface Proposal {
  readonly rule: Rule;
  readonly kind: Backed['kind'];
  readonly family: string;
  readonly evidence: EvidenceCounts;
  /** What it newly allows by itself. */
  readonly saves: Saved;
  /** What all together newly allow and it has a part in. */
  readonly takesPart: Saved;
  readonly examples: Allowed['examples'];
  /** That were made of it; none got through. */
  readonly nearMisses: number;
  readonly remarks: readonly LoadProblem[];
}

export interface DroppedDraft {
  readonly rule: string;
  readonly family: string;
  readonly cause: DropCause;
  readonly message: string;
  readonly evidence: EvidenceCounts;
}

export interface NotProposed {
  readonly family: string;
  /** `thin`: too little evidence. `held`: a rule or a diagnostic holds the call, whatever is allowed. */
  readonly code: BarredCode | 'thin' | 'held';
  /** The effect, place, host, rule or code. */
  readonly detail: string;
  readonly calls: number;
  readonly distinct: number;
  readonly example: string;
}

/** By calls, most first. */
export function notProposed(
  { thin, barred }: Sorted,
  calls: readonly ReviewedCall[],
): readonly NotProposed[] {
  const groups = new Map<string, Group>();
  const note = (name: Omit<Group, 'calls' | 'texts'>, seen: Pick<Seen, 'calls'>, text: string): void => {
    const key = JSON.stringify([name.family, name.code, name.detail]);
    const group = groups.get(key) ?? { ...name, calls: new Set<ReviewedCall>(), texts: [] };
    for (const call of seen.calls) group.calls.add(call);
    group.texts.push(text);
    groups.set(key, group);
  };
  for (const seen of thin) note({ family: nameOf(seen), code: 'thin', detail: '' }, seen, textOf(seen));
  for (const seen of barred) {
    const { code, detail } = seen.sighting.barred ?? { code: 'thin' as const, detail: '' };
    note({ family: nameOf(seen), code, detail }, seen, textOf(seen));
  }
  for (const call of calls)
    if (call.heldBy !== null)
      note({ family: call.tool, code: 'held', detail: call.heldBy }, { calls: [call] }, call.text);
  return [...groups.values()]
    .map(shown)
    .sort(
      (one, other) =>
        other.calls - one.calls ||
        byText(
          JSON.stringify([one.family, one.code, one.detail]),
          JSON.stringify([other.family, other.code, other.detail]),
        ),
    );
}

interface Group extends Pick<NotProposed, 'family' | 'code' | 'detail'> {
  readonly calls: Set<ReviewedCall>;
  readonly texts: string[];
}

const shown = ({ family, code, detail, calls, texts }: Group): NotProposed => ({
  family,
  code,
  detail,
  calls: callsIn(calls),
  distinct: texts.length,
  example: [...texts].sort((one, other) => one.length - other.length || byText(one, other))[0] ?? '',
});

const nameOf = ({ sighting }: Seen): string => familyName(sighting.family);

const textOf = ({ sighting, calls }: Seen): string =>
  sighting.text ?? calls.map(({ text }) => text).sort(byText)[0] ?? '';
