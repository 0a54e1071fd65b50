/** Allow rules against the floor: where they meet, the call that shows it, and what would keep them apart. */

import type { Matcher } from '../generated/types.js';
import type { LoadProblem } from '../policy/problem.js';
import { type CompiledRule, compileRule } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import type { Projector, ToolCall } from '../project/projector.js';
import { clauseMet } from './clause-met.js';
import { LIMITS, type Limits, overlap, type Verdict } from './overlap.js';

export interface Meeting {
  readonly allow: string;
  readonly floor: string;
  readonly verdict: Exclude<Verdict, { readonly kind: 'disjoint' }>;
  /** The part of the floor's rule that the witness meets, without the alternatives that it does not. */
  readonly clause: Matcher | null;
  /** A matcher that, beside the rule's own, keeps it off the whole floor; null: none was found. */
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
  const meetings = allows.flatMap((allow) =>
    floor.flatMap((other): readonly Meeting[] => {
      const verdict = overlap({ allow, other }, { projector }, limits);
      if (verdict.kind === 'disjoint') return [];
      const separator = separatorOf(allow, floor, { projector }, limits);
      const clause = verdict.kind === 'overlap' ? clauseMet(other, verdict.witness, { projector }) : null;
      return [{ allow: allow.rule.id, floor: other.rule.id, verdict, clause, separator }];
    }),
  );
  return { pairs: allows.length * floor.length, meetings };
}

const ZERO = 'zero-or-more';
const OPEN_HOSTS = ['listed', 'public', 'loopback', 'private'] as const;
const INSIDE = ['writable-project', 'project'] as const;

/** Conditions that keep most rules off the floor, mildest first. */
const SEPARATORS: readonly Matcher[] = [
  { pathScopesAllIn: { scopes: [...INSIDE, 'temp', 'home', 'system', 'outside'], requireFacts: ZERO } },
  { pathScopesAllIn: { scopes: [...INSIDE, 'temp'], requireFacts: ZERO } },
  { pathScopesAllIn: { scopes: [...INSIDE], requireFacts: ZERO } },
  { hostsAllIn: { classes: [...OPEN_HOSTS], requireFacts: ZERO } },
  {
    all: [
      { pathScopesAllIn: { scopes: [...INSIDE, 'temp'], requireFacts: ZERO } },
      { hostsAllIn: { classes: [...OPEN_HOSTS], requireFacts: ZERO } },
    ],
  },
  { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] },
  {
    all: [
      { pathScopesAllIn: { scopes: [...INSIDE, 'temp'], requireFacts: ZERO } },
      { effectsAllIn: ['none', 'list', 'read', 'vcs-read', 'shell-state', 'create', 'write', 'append'] },
    ],
  },
  {
    all: [
      { pathScopesAllIn: { scopes: [...INSIDE], requireFacts: ZERO } },
      { effectsAllIn: ['none', 'list', 'read', 'vcs-read'] },
    ],
  },
  {
    all: [
      { pathScopesAllIn: { scopes: [...INSIDE], requireFacts: ZERO } },
      { hostsAllIn: { classes: ['loopback'], requireFacts: ZERO } },
    ],
  },
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
      return floor.every((other) => overlap({ allow: separated, other }, tools, proofs).kind === 'disjoint');
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
