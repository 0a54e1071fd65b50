/** Allow rules against the floor: where they meet, the call that shows it, and what would keep them apart. */

import type { Effect, Matcher } from '../generated/types.js';
import type { LoadProblem } from '../policy/problem.js';
import { type CompiledRule, compileRule } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import type { Projector, ToolCall } from '../project/projector.js';
import { clauseMet } from './clause-met.js';
import { LIMITS, type Limits, overlap, type Verdict } from './overlap.js';
import { possibleAnswer } from './satisfiable.js';

export interface Meeting {
  readonly allow: string;
  readonly floor: string;
  readonly verdict: Exclude<Verdict, { readonly kind: 'disjoint' }>;
  /** The part of the floor's rule that the witness meets, without the alternatives that it does not. */
  readonly clause: Matcher | null;
  /** A matcher that, beside the rule's own, keeps it off the whole floor and leaves something of it; null: none was found. */
  readonly separator: Matcher | null;
}

export interface FloorReport {
  /** Pairs of an allow rule and a rule of the floor that were asked about. */
  readonly pairs: number;
  readonly meetings: readonly Meeting[];
}

/** Every allow rule of these against every rule of the floor; an empty list of meetings is a proof. */
export function meetFloor(
  rules: readonly CompiledRule[],
  { projector }: { readonly projector: Projector },
  limits: Limits = LIMITS,
): FloorReport {
  const floor = shipped().floor.flatMap((pack) => pack.rules);
  const allows = rules.filter(({ rule }) => rule.effect === 'allow');
  const meetings = allows.flatMap((allow) => {
    const met = floor.flatMap((other) => {
      const verdict = overlap({ allow, other }, { projector }, limits);
      return verdict.kind === 'disjoint' ? [] : [{ other, verdict }];
    });
    if (met.length === 0) return [];
    const separator = separatorOf(allow, floor, { projector }, limits);
    return met.map(({ other, verdict }): Meeting => {
      const clause = verdict.kind === 'overlap' ? clauseMet(other, verdict.witness, { projector }) : null;
      return { allow: allow.rule.id, floor: other.rule.id, verdict, clause, separator };
    });
  });
  return { pairs: allows.length * floor.length, meetings };
}

/** Every place but those that the floor protects. */
const PLACES: Matcher = {
  pathScopesAllIn: {
    scopes: ['writable-project', 'project', 'temp', 'home', 'system', 'outside'],
    requireFacts: 'zero-or-more',
  },
};
const OPEN_HOSTS: Matcher = {
  hostsAllIn: { classes: ['listed', 'public', 'loopback', 'private'], requireFacts: 'zero-or-more' },
};
/** Of what talks to no host that is known the floor takes it that it may send anywhere. */
const THIS_MACHINE: Matcher = { hostsAllIn: { classes: ['loopback'] } };
const READING = ['none', 'list', 'read', 'vcs-read'] as const satisfies readonly Effect[];

/** Conditions that keep most rules off the floor, mildest first. */
const SEPARATORS: readonly Matcher[] = [
  PLACES,
  OPEN_HOSTS,
  { all: [PLACES, OPEN_HOSTS] },
  { effectsAllIn: [...READING] },
  { all: [PLACES, { effectsAllIn: [...READING, 'shell-state', 'create', 'write', 'append'] }] },
  { all: [PLACES, THIS_MACHINE] },
];

function separatorOf(
  allow: CompiledRule,
  floor: readonly CompiledRule[],
  tools: { readonly projector: Projector },
  limits: Limits,
): Matcher | null {
  const proofs = { ...limits, calls: 0 };
  // What the floor itself asks for, ruled out: for rules of it that none of the usual conditions keeps away.
  const opposites = floor
    .filter(
      (other) => other.kind === 'command' && overlap({ allow, other }, tools, proofs).kind !== 'disjoint',
    )
    .map(({ rule }): Matcher => ({ not: rule.match }));
  const most: Matcher = opposites.length === 1 ? (opposites[0] as Matcher) : { all: opposites };
  return (
    [...SEPARATORS, ...(opposites.length === 0 ? [] : [most])].find((separator) => {
      const match = { all: [allow.rule.match, separator] };
      const separated = compileRule({ ...allow.rule, match }, { ...allow, pointer: '' }, { problems: [] });
      const isApart = floor.every(
        (other) => overlap({ allow: separated, other }, tools, proofs).kind === 'disjoint',
      );
      // What leaves nothing of the rule keeps it off the floor as well, and is of no use to its author.
      return isApart && possibleAnswer({ wishes: [{ rule: separated, is: 'met' }] }, { left: limits.steps });
    }) ?? null
  );
}

/** The same of one rule, as problems for those who wrote it; pointers are within the rule. */
export function floorProblems(
  rule: CompiledRule,
  { projector, limits = LIMITS }: { readonly projector: Projector; readonly limits?: Limits },
): readonly LoadProblem[] {
  return meetFloor([rule], { projector }, limits).meetings.map(
    ({ allow, floor, verdict, clause, separator }) => {
      const shown =
        verdict.kind === 'overlap'
          ? `The allow rule ${allow} also covers ${callText(verdict.witness.call)}, which the floor's ${floor} holds`
          : `That the allow rule ${allow} keeps off the floor's ${floor} could not be shown (${verdict.code})`;
      return {
        code: verdict.kind === 'overlap' ? 'meets-floor' : `floor-${verdict.code}`,
        pointer: '/match',
        message: `${shown}${clause === null ? '' : ` by \`${JSON.stringify(clause)}\``}.`,
        hint:
          separator === null
            ? 'Name fewer effects, or the places and hosts that the rule is for.'
            : `Add, beside what it asks for: ${JSON.stringify(separator)}`,
        ...(verdict.kind === 'overlap' ? { witness: callText(verdict.witness.call) } : {}),
      };
    },
  );
}

export const callText = ({ tool, input }: ToolCall): string =>
  typeof input === 'string' ? `\`${input}\`` : `${tool ?? 'bash'} ${JSON.stringify(input)}`;
