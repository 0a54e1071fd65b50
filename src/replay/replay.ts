/**
 * Decides recorded calls under two policies, one entry after the other. Each distinct call is projected and decided
 * once while it is remembered; what is remembered is bounded, and so is the report, so that memory does not grow with
 * the corpus.
 */

import { mergeContext } from '../decide/merge-context.js';
import type { Context, CorpusEntry, Shape } from '../generated/types.js';
import type { Policy } from '../policy/policy.js';
import type { Projector } from '../project/projector.js';
import { canonicalText, type Plain, toPlain } from '../shape/plain.js';
import { Accumulator } from './accumulate.js';
import type { Changed } from './changes.js';
import { configurationOf } from './configuration.js';
import { isRemark } from './corpus/problem.js';
import type { LostEntry, ReplayedEntry, ReplayItem } from './entry.js';
import type { Family } from './friction.js';
import { Memo, type MemoSize } from './memo.js';
import { type Group, KEY_DIGITS } from './outcomes.js';
import { type Place, REPLAY_LIMITS, type ReplayLimits, type ReplayReport } from './report.js';
import { type DistinctCall, type Policies, projectCall, type Settled, type Side, settle } from './settle.js';

export interface ReplayOptions {
  readonly projector: Projector;
  readonly baseline: Policy;
  /** May be the baseline: then nothing changes, and the report tells what the policy does. */
  readonly candidate: Policy;
  /** What entries are merged over: an entry's own context wins, of the workspace member by member. */
  readonly context?: Omit<Context, 'policy'>;
  /** Each at least 1. Default REPLAY_LIMITS. */
  readonly limits?: Partial<Omit<ReplayLimits, 'text'>>;
  readonly memory?: Partial<ReplayMemory>;
}

/** Bounds on what is remembered of calls that were seen. */
export interface ReplayMemory {
  /** Calls that were decided. */
  readonly decided: MemoSize;
  /** Calls that were projected, for those that come again with another context. */
  readonly projected: MemoSize;
}

/** About 30,000 calls of 300 units that were decided, and 2,000 that were projected. */
export const REPLAY_MEMORY: ReplayMemory = {
  decided: { units: 40_000_000 },
  projected: { units: 2_600_000 },
};

export interface Replay {
  /** Total. What cannot be decided is counted by its cause. */
  add(item: ReplayItem): void;
  /** Of what was added so far. */
  report(): ReplayReport;
}

export function createReplay(options: ReplayOptions): Replay {
  return new Replaying(options);
}

class Replaying implements Replay {
  private readonly accumulator: Accumulator;
  private readonly decided: Memo<Known>;
  private readonly projected: Memo<Shape>;
  private readonly context: Omit<Context, 'policy'>;
  private readonly policies: Policies;
  private readonly projector: Projector;

  constructor({ projector, baseline, candidate, context = {}, limits = {}, memory = {} }: ReplayOptions) {
    this.accumulator = new Accumulator(limitsOf(limits));
    this.decided = new Memo(memory.decided ?? REPLAY_MEMORY.decided);
    this.projected = new Memo(memory.projected ?? REPLAY_MEMORY.projected);
    this.context = context;
    this.policies = { baseline, candidate };
    this.projector = projector;
    this.accumulator.configure(configurationOf(this.policies, context));
  }

  add(item: ReplayItem): void {
    if ('entry' in item) this.addEntry(item);
    else this.addProblem(item);
  }

  report(): ReplayReport {
    return this.accumulator.report();
  }

  private addEntry(item: ReplayedEntry): void {
    const { entry } = item;
    const calls = entry.count ?? 1;
    if (!Number.isSafeInteger(calls) || calls < 1) {
      this.lose(item, { code: 'not-an-entry', message: 'The count is not a whole number above 0.' }, ONE);
      return;
    }
    const known = entry.fidelity === 'truncated' ? TRUNCATED : this.known(entry);
    if (known.settled.kind === 'refused') this.lose(item, known.settled, { entries: 1, calls });
    else this.count(known as Known & { readonly settled: Decided }, item, calls);
  }

  private addProblem({ source, line, problem }: LostEntry): void {
    const { code, message, count = 1 } = problem;
    const kind = isRemark(code) ? 'remarks' : 'lost';
    this.accumulator.fault(kind, code, { source, line, message }, { entries: count, calls: count });
  }

  private lose(
    item: ReplayedEntry,
    { code, message }: { readonly code: string; readonly message: string },
    lost: { readonly entries: number; readonly calls: number },
  ): void {
    this.accumulator.fault('lost', code, { ...placeOf(item), message }, lost);
  }

  private known(entry: CorpusEntry): Known {
    const quick = quickKey(entry);
    const remembered = quick === null ? undefined : this.decided.get(quick);
    if (remembered !== undefined) return remembered;
    const plain = toPlain([entry.tool ?? 'bash', entry.input, entry.context ?? null]);
    if (!plain.ok)
      return { settled: { kind: 'refused', code: 'not-an-entry', message: plain.error.message } };
    const [tool, input, context] = plain.value as [Plain, Plain, Plain];
    if (typeof tool !== 'string')
      return { settled: { kind: 'refused', code: 'not-an-entry', message: 'The tool is not a string.' } };
    const key = quick ?? `json ${canonicalText(plain.value)}`;
    const again = quick === null ? this.decided.get(key) : undefined;
    if (again !== undefined) return again;
    const made: Known = { settled: this.settle({ tool, input, context }) };
    this.decided.set(key, made);
    return made;
  }

  private settle(call: DistinctCall): Settled {
    const key = canonicalText([call.tool, call.input]);
    const remembered = this.projected.get(key);
    const shape = remembered ?? projectCall(this.projector, call);
    if (remembered === undefined) this.projected.set(key, shape);
    const context = call.context === null ? this.context : mergeContext(this.context, call.context as object);
    return settle(call, { shape, context, policies: this.policies });
  }

  private count(known: Known & { readonly settled: Decided }, item: ReplayedEntry, calls: number): void {
    const { entry } = item;
    const { accumulator } = this;
    known.counters ??= this.countersOf(known.settled);
    const { group, matched, changed, families } = known.counters;
    accumulator.replayed.entries += 1;
    accumulator.replayed.calls += calls;
    group.calls += calls;
    for (const counter of matched) counter.calls += calls;
    for (const { family, side, by, effect } of families) family.hold(side, effect, by, calls);
    if (changed !== null) {
      changed.calls += calls;
      changed.entries += 1;
      changed.places.add(placeOf(item));
    }
    if (entry.fidelity === 'redacted') {
      accumulator.redacted.entries += 1;
      accumulator.redacted.calls += calls;
    }
    if (entry.observed !== undefined)
      accumulator.observe(
        entry.observed.by,
        entry.observed.effect,
        known.settled.after.outcome.effect,
        calls,
      );
  }

  /** Looked up once for a call that comes a thousand times. */
  private countersOf({ call, before, after }: Decided): Counters {
    const { accumulator } = this;
    const sides = [
      ['baseline', before],
      ['candidate', after],
    ] as const;
    accumulator.outcomes.note(before.outcome, after.outcome, call.digest.slice(0, KEY_DIGITS));
    return {
      group: accumulator.outcomes.group(before.outcome, after.outcome),
      matched: sides.flatMap(([name, side]) => side.matched.map((rule) => accumulator.match(name, rule))),
      changed: accumulator.changes.at({ call, before: before.outcome, after: after.outcome }),
      families: sides.flatMap(([name, side]) => this.heldIn(name, side, call)),
    };
  }

  private heldIn(name: HeldIn['side'], { held, outcome }: Side, call: Decided['call']): readonly HeldIn[] {
    if (held === null) return [];
    const family = this.accumulator.friction.at(held.family, call);
    return family === null ? [] : [{ family, side: name, by: held.by, effect: outcome.effect }];
  }
}

const ONE = { entries: 1, calls: 1 } as const;

/** What ran is not known: the beginning of a text may well be allowed where the whole is not. */
const TRUNCATED: Known = {
  settled: { kind: 'refused', code: 'truncated', message: 'The recording cut the call.' },
};

type Decided = Extract<Settled, { readonly kind: 'decided' }>;

interface Known {
  readonly settled: Settled;
  counters?: Counters;
}

interface Counters {
  readonly group: Group;
  readonly matched: readonly { calls: number }[];
  readonly changed: Changed | null;
  readonly families: readonly HeldIn[];
}

interface HeldIn {
  readonly family: Family;
  readonly side: 'baseline' | 'candidate';
  readonly by: string;
  readonly effect: Decided['before']['outcome']['effect'];
}

/** Most entries are a text for a shell without a context: no canonical text needs to be made of them. */
function quickKey({ tool = 'bash', input, context }: CorpusEntry): string | null {
  return typeof tool === 'string' && typeof input === 'string' && context === undefined
    ? `text ${tool.length} ${tool} ${input}`
    : null;
}

function placeOf({ source, line, entry }: ReplayedEntry): Place {
  const { id, source: recorded } = entry;
  const file = recorded?.line === undefined ? recorded?.file : `${recorded.file ?? ''}:${recorded.line}`;
  const where = file ?? recorded?.name;
  return {
    source,
    line,
    ...(id === undefined ? {} : { id }),
    ...(where === undefined ? {} : { recorded: where }),
  };
}

function limitsOf(limits: Partial<ReplayLimits>): ReplayLimits {
  const at = (name: keyof ReplayLimits): number => Math.max(1, limits[name] ?? REPLAY_LIMITS[name]);
  return {
    distinct: at('distinct'),
    changes: at('changes'),
    families: at('families'),
    places: at('places'),
    text: REPLAY_LIMITS.text,
  };
}
