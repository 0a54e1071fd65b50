/**
 * What a replay says: plain JSON, a value that merges. `mergeReports` of two reports over parts of a corpus is the
 * report over both, byte for byte; so every member is a sum, a union or the first of a total order, or follows from
 * others (marked "derived").
 *
 * A _call_ is one that was recorded; an entry of the corpus with a `count` of n stands for n calls. A _distinct call_ is
 * what is decided: tool, input and the entry's own context. Entries that could not be replayed are in `notReplayed` and
 * nowhere else.
 */

import type { DecisionCode, DecisionEffect } from '../generated/types.js';

/** Grows when a member changes its meaning or goes. Reports of another version are not merged. */
export const REPORT_VERSION = 1;

export interface ReplayReport {
  readonly version: typeof REPORT_VERSION;
  /**
   * What was compared. One, where all parts were made under the same policies; none in the empty report; several are a
   * warning, `mixed-configurations`, since the numbers then speak of different questions.
   */
  readonly configurations: readonly ReplayConfiguration[];
  readonly counts: ReplayCounts;
  /** Derived. What a person must know before they trust the rest; to be shown always, and first. */
  readonly warnings: readonly ReplayWarning[];
  /** Derived from `outcomes`. `transitions[before][after]`, with every pair present. */
  readonly transitions: TransitionMatrix;
  /** Calls whose decision changes, by what the change means. */
  readonly changes: ReplayChanges;
  /** What the policies hold for review or deny, by what the call does. */
  readonly friction: FrictionReport;
  /** Derived from `outcomes` and the rules of the policies. */
  readonly rules: RuleReport;
  /** Entries that were not decided, by cause: sorted by code. */
  readonly notReplayed: readonly NotReplayed[];
  /** What the reader of a recording remarked of calls that were replayed all the same, in the same form. */
  readonly remarks: readonly NotReplayed[];
  /** What the recording says became of the calls, against what the candidate decides; sorted by `by`. */
  readonly observed: readonly ObservedOutcomes[];
  /** Calls by who decided them before and after; sorted. The numbers of `transitions` and `rules` are sums of these. */
  readonly outcomes: readonly OutcomeGroup[];
  /** Needed only to merge: a page that shows a report can leave it out. */
  readonly sketch: DistinctSketch;
  readonly limits: ReplayLimits;
}

export interface ReplayConfiguration {
  readonly baseline: PolicySummary;
  readonly candidate: PolicySummary;
  /** Posture of calls whose entry names none. */
  readonly posture: string;
  /** SHA-256 of the context that entries are merged over, posture included, in canonical JSON. */
  readonly context: string;
  /** Working directory of calls whose entry names none; null: unknown. */
  readonly cwd: string | null;
}

export interface PolicySummary {
  /** Of every pack and of what the package knows: the same digest, the same decisions. */
  readonly digest: string;
  readonly packs: readonly { readonly id: string; readonly layer: string; readonly rules: number }[];
  /** `pack/rule` of every rule in it, with its effect; sorted by name. */
  readonly rules: readonly { readonly rule: string; readonly effect: DecisionEffect }[];
}

export interface ReplayCounts {
  /** Entries read, replayed or not. */
  readonly entries: number;
  /** Calls that they stand for. */
  readonly calls: number;
  readonly replayed: Tally;
  readonly notReplayed: { readonly entries: number; readonly calls: number };
  /** Of those replayed: entries whose text was redacted when it was recorded, so that another text was decided. */
  readonly redacted: { readonly entries: number; readonly calls: number };
  /** Derived. Review or deny becomes allow: what would newly run. */
  readonly widened: Tally;
  /** Derived. Deny becomes review: what a person could newly let run. Not in `widened`. */
  readonly loosened: Tally;
  /** Derived. Allow becomes review or deny, or review becomes deny. */
  readonly tightened: Tally;
  /** Derived. The same effect on both sides, whichever rule decides. */
  readonly unchanged: Tally;
}

export interface Tally {
  readonly calls: number;
  /** Distinct calls. An estimate where `sketch.truncated`. */
  readonly distinct: number;
}

export interface ReplayWarning {
  readonly code: ReplayWarningCode;
  /** A sentence, with the numbers in it. */
  readonly message: string;
}

export type ReplayWarningCode =
  /** There was nothing to replay, or nothing could be: the report shows nothing of the candidate. */
  | 'nothing-replayed'
  /** Some entries could not be replayed. */
  | 'not-replayed'
  /** Some entries were redacted. */
  | 'redacted'
  /** The reader remarked something of calls that were replayed. */
  | 'remarks'
  /** The parts were made under different policies or contexts. */
  | 'mixed-configurations'
  /** The candidate is the baseline. */
  | 'same-policy'
  /** A list is longer than `limits` lets it be: its first members are there, all are counted. */
  | 'list-cut'
  /** There are more distinct calls than `limits.distinct`: their numbers are estimates. */
  | 'distinct-estimated';

export type TransitionMatrix = { readonly [before in DecisionEffect]: TransitionRow };
export type TransitionRow = { readonly [after in DecisionEffect]: Tally };

/** Each list holds distinct calls, the shortest texts first, then by text, and at most `limits.changes` of them. */
export interface ReplayChanges {
  /** Widening: review or deny becomes allow. */
  readonly newlyAllowed: ChangeList;
  /** Loosening: deny becomes review. Nothing of it runs without a person; with one, it may. */
  readonly newlyAskable: ChangeList;
  /** Tightening: allow becomes review. */
  readonly newlyReviewed: ChangeList;
  /** Tightening: allow or review becomes deny. */
  readonly newlyDenied: ChangeList;
}

export interface ChangeList {
  /** Derived: of all that changed so, listed here or not. */
  readonly total: Tally;
  /** There are more than the list holds. */
  readonly cut: boolean;
  readonly list: readonly ChangedCall[];
}

export interface ChangedCall {
  readonly call: ReplayCall;
  readonly before: Outcome;
  readonly after: Outcome;
  /** How many recorded calls are this one. */
  readonly calls: number;
  readonly entries: number;
  /** Where it was recorded: the first `limits.places` by source and line. `entries` says of how many. */
  readonly places: readonly Place[];
}

export interface ReplayCall {
  /** Name of the tool as recorded. */
  readonly tool: string;
  /** Of a shell call, the command; of any other, its input in canonical JSON. Not yet made safe to show. */
  readonly text: string;
  /** Of a text longer than `limits.text` UTF-16 units, which is cut there: its whole length. */
  readonly length?: number;
  /** The entry's own context, in canonical JSON, where it has one. */
  readonly context?: string;
  /** SHA-256, in hexadecimal, of tool, input and context: the same digest, the same distinct call. */
  readonly digest: string;
}

/** Who decided. */
export interface Decider {
  readonly effect: DecisionEffect;
  readonly code: DecisionCode;
  /** `pack/rule`; null where no rule decided, and the code says why. */
  readonly rule: string | null;
}

export interface Outcome extends Decider {
  /** The operator's reason. */
  readonly reason: string;
}

export interface Place {
  /** Name of the corpus as it was given. */
  readonly source: string;
  /** Of the corpus, counted from 1. */
  readonly line: number;
  /** The entry's own identifier, where it has one. */
  readonly id?: string;
  /** Where the entry says that it was recorded: `FILE:LINE`, or the name of what recorded it. */
  readonly recorded?: string;
}

export interface FrictionReport {
  /** Derived from `outcomes`: calls that are reviewed or denied. */
  readonly baseline: HeldTally;
  readonly candidate: HeldTally;
  /** There are more than `limits.families`; the first by name are listed. */
  readonly cut: boolean;
  /** Sorted by the canonical text of tool, program, subcommands and options. A page sorts by `candidate` for people. */
  readonly families: readonly FrictionFamily[];
}

export interface HeldTally {
  readonly reviewed: number;
  readonly denied: number;
}

/** Held calls that do alike, by the facts of the command that the decision names: not by their text. */
export interface FrictionFamily {
  readonly tool: string;
  /** Null: not known before it runs, or no single command is to blame (a diagnostic, a rule about the whole call). */
  readonly program: string | null;
  readonly subcommands: readonly string[];
  /**
   * Names of options as the registry lists them first, each once, sorted; one that it does not know as it is spelled.
   * Not more than 20, and of each name in a family not more than 80 UTF-16 units.
   */
  readonly options: readonly string[];
  /** Calls that the baseline holds. */
  readonly baseline: HeldTally;
  /** Calls that the candidate holds. */
  readonly candidate: HeldTally;
  /** Calls that the candidate holds, by who decided: `pack/rule`, a decision code, or `diagnostic:CODE`; sorted by name. */
  readonly by: readonly { readonly by: string; readonly calls: number }[];
  /** The call with the shortest text, of these the first. */
  readonly example: ReplayCall;
}

export interface RuleReport {
  readonly baseline: RuleSide;
  readonly candidate: RuleSide;
}

export interface RuleSide {
  /** Rules that took part, sorted by name. */
  readonly rules: readonly RuleTally[];
  /** Calls that no rule decided, by decision code; sorted. */
  readonly codes: readonly (Tally & { readonly code: DecisionCode; readonly effect: DecisionEffect })[];
  /** Rules of the policy that decided nothing, sorted; with the calls in which they still took part. */
  readonly idle: readonly {
    readonly rule: string;
    readonly effect: DecisionEffect;
    readonly matched: number;
  }[];
}

export interface RuleTally {
  /** `pack/rule`. */
  readonly rule: string;
  /** Of the calls that it decided; a posture or ceiling may have made a review a deny. */
  readonly effects: { readonly [effect in DecisionEffect]: number };
  /** Calls that it decided: the decision names it. */
  readonly decided: Tally;
  /** Calls in which it matched and counted, whether or not the decision names it: a call of many commands names one. */
  readonly matched: number;
}

export interface NotReplayed {
  /** Of the reader (CORPUS_PROBLEM_CODES), or `truncated`, or of the engine: `invalid-context`, `invalid-policy`. */
  readonly code: string;
  readonly entries: number;
  readonly calls: number;
  /** The first `limits.places` by source and line. */
  readonly places: readonly (Place & { readonly message: string })[];
}

export interface ObservedOutcomes {
  /** Who gave the outcome, as the corpus says. */
  readonly by: string;
  /** Calls: `matrix[observed][candidate]`. */
  readonly matrix: {
    readonly [observed in DecisionEffect]: { readonly [candidate in DecisionEffect]: number };
  };
}

export interface OutcomeGroup {
  readonly before: Decider;
  readonly after: Decider;
  readonly calls: number;
  /** Derived from the sketch. */
  readonly distinct: number;
}

/** The distinct calls with the smallest hashes: exact up to `limits.distinct` of them, and a fair sample beyond. */
export interface DistinctSketch {
  /** There are more than are kept. */
  readonly truncated: boolean;
  /** Of each of `outcomes`, at its place: hashes of its distinct calls, 13 hexadecimal digits, sorted. */
  readonly keys: readonly (readonly string[])[];
  /** Calls in which a rule matched and counted, by `pack/rule`, sorted: of the baseline, of the candidate. */
  readonly matched: {
    readonly baseline: readonly (readonly [rule: string, calls: number])[];
    readonly candidate: readonly (readonly [rule: string, calls: number])[];
  };
}

/** What keeps a report, and the memory of a replay, small. Of two reports, the smaller limit holds for their merge. */
export interface ReplayLimits {
  /** Distinct calls that are counted one by one. */
  readonly distinct: number;
  /** Distinct calls in each list of changes. */
  readonly changes: number;
  readonly families: number;
  /** Places listed of each changed call and of each cause in `notReplayed`. */
  readonly places: number;
  /** UTF-16 units of a call's text. Always that of REPLAY_LIMITS. */
  readonly text: number;
}

/** 65,536 distinct calls, 10,000 changes of each kind, 10,000 families, 20 places, 100,000 units of text. */
export const REPLAY_LIMITS: ReplayLimits = {
  distinct: 65_536,
  changes: 10_000,
  families: 10_000,
  places: 20,
  text: 100_000,
};
