/**
 * Collects what a policy reviews, call by call. The same corpus in another order is the same evidence: numbers are
 * sums, and where there is more than is kept, what is kept is chosen by digest.
 */

import { mergeContext } from '../../decide/merge-context.js';
import type { Context, CorpusEntry } from '../../generated/types.js';
import { digest } from '../../policy/digest.js';
import type { Policy } from '../../policy/policy.js';
import type { Projector } from '../../project/projector.js';
import { canonicalText, type Plain, toPlain } from '../../shape/plain.js';
import { isRemark } from '../corpus/problem.js';
import type { ReplayedEntry, ReplayItem } from '../entry.js';
import { FirstOf } from '../first-of.js';
import { Memo, type MemoSize } from '../memo.js';
import { byText } from '../order.js';
import { type Sighting, sightingOf } from './sighting.js';
import { reviewedBy } from './uncovered.js';

/** Distinct reviewed calls that are kept, and sessions of one call that are told apart. */
export const EVIDENCE_LIMITS = { calls: 100_000, sessions: 64 } as const;

export interface ReviewedCall {
  readonly digest: string;
  readonly tool: string;
  readonly input: Plain;
  /** The entry's own; null where it has none. */
  readonly context: Plain;
  /** Of a shell its text, of another tool its input as JSON. */
  readonly text: string;
  /** How often it was recorded. */
  calls: number;
  readonly sessions: Set<string>;
  /** What no rule covers in it; empty: an allow rule changes nothing. */
  readonly sightings: readonly Sighting[];
  /** The rule or code that holds it whatever is allowed; null: none. */
  readonly heldBy: string | null;
}

export interface EvidenceOptions {
  readonly projector: Projector;
  readonly policy: Policy;
  readonly context: Omit<Context, 'policy'>;
  readonly agentCode: boolean;
}

export interface CorpusCounts {
  /** Recorded calls that were decided. */
  readonly calls: number;
  readonly reviewed: number;
  readonly denied: number;
  /** Entries that could not be decided: they are none, are truncated, or have a context that is none. */
  readonly lost: number;
}

export class Evidence {
  private readonly reviewed = new FirstOf<ReviewedCall>(EVIDENCE_LIMITS.calls, (one, other) =>
    byText(one.digest, other.digest),
  );
  private readonly decided = new Memo<Decided>(DECIDED);
  private readonly counts = { calls: 0, reviewed: 0, denied: 0, lost: 0 };

  constructor(private readonly options: EvidenceOptions) {}

  /** Total. */
  add(item: ReplayItem): void {
    if ('entry' in item) this.addEntry(item);
    else if (!isRemark(item.problem.code)) this.counts.lost += item.problem.count ?? 1;
  }

  result(): {
    readonly counts: CorpusCounts;
    readonly calls: readonly ReviewedCall[];
    readonly cut: boolean;
  } {
    const calls = this.reviewed.sorted();
    return { counts: { ...this.counts }, calls, cut: this.reviewed.cut };
  }

  private addEntry({ entry, source }: ReplayedEntry): void {
    const calls = entry.count ?? 1;
    const plain = toPlain([entry.tool ?? 'bash', entry.input, entry.context ?? null]);
    const isCall = plain.ok && typeof (plain.value as readonly Plain[])[0] === 'string';
    if (!Number.isSafeInteger(calls) || calls < 1 || entry.fidelity === 'truncated' || !isCall) {
      this.counts.lost += 1;
      return;
    }
    const key = digest(canonicalText(plain.value));
    const known = this.decided.get(key) ?? this.decide(key, plain.value as readonly Plain[]);
    if (known === 'lost') {
      this.counts.lost += 1;
      return;
    }
    this.counts.calls += calls;
    if (known === 'allow') return;
    if (known === 'deny') {
      this.counts.denied += calls;
      return;
    }
    this.counts.reviewed += calls;
    const kept = this.reviewed.take(key, () => known);
    if (kept === null) return;
    kept.calls += calls;
    if (kept.sessions.size < EVIDENCE_LIMITS.sessions) kept.sessions.add(sessionOf(entry, source));
  }

  private decide(key: string, [tool, input, context]: readonly Plain[]): Decided {
    const decided = this.decideCall(key, {
      tool: tool as string,
      input: input as Plain,
      context: context ?? null,
    });
    this.decided.set(key, decided);
    return decided;
  }

  private decideCall(key: string, call: Pick<ReviewedCall, 'tool' | 'input' | 'context'>): Decided {
    const { projector, policy, agentCode } = this.options;
    const shape = projector.project({ tool: call.tool, input: call.input });
    const found = reviewedBy(shape, contextOf(call, this.options.context), policy);
    if (found.kind === 'refused') return 'lost';
    if (found.kind === 'not-reviewed') return found.effect;
    const uncovered = found.kind === 'uncovered' ? found.commands : [];
    return {
      ...call,
      digest: key,
      text: shape.kind === 'bash' ? shape.text : canonicalText(call.input),
      calls: 0,
      sessions: new Set(),
      sightings: uncovered.map((view) => sightingOf(view, agentCode)),
      heldBy: found.kind === 'held' ? found.by : null,
    };
  }
}

/** `allow`, `deny`: not reviewed. `lost`: the context is none. */
type Decided = 'allow' | 'deny' | 'lost' | ReviewedCall;

/** About 35,000 calls. */
const DECIDED: MemoSize = { units: 40_000_000 };

/** That of the replay with the call's own over it. */
export const contextOf = (
  { context }: Pick<ReviewedCall, 'context'>,
  world: Omit<Context, 'policy'>,
): Omit<Context, 'policy'> =>
  context === null ? world : (mergeContext(world, context as object) as Omit<Context, 'policy'>);

/** A recording that names no session counts as one, by where it comes from. */
const sessionOf = ({ session, source }: CorpusEntry, corpus: string): string =>
  session ?? source?.name ?? source?.file ?? corpus;
