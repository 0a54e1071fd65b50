/**
 * What a change of policy changes. Rules that both policies hold cancel; what is left is asked of the solver, so that
 * "nothing" is a proof, and what is shown is a call on which the two policies decide otherwise.
 */

import { decide } from '../decide/decide.js';
import type { Decision, DecisionEffect } from '../generated/types.js';
import { type Policy, type PolicyParts, partsOf } from '../policy/policy.js';
import type { CompiledRule } from '../policy/rule.js';
import type { Projector, ToolCall } from '../project/projector.js';
import { canonicalText, type Plain } from '../shape/plain.js';
import { callPossible, searchCall } from './call-rules.js';
import type { Budget } from './expr.js';
import { LIMITS, type Limits } from './overlap.js';
import type { Question, Wish, World } from './question.js';
import { possibleAnswer } from './satisfiable.js';
import { type Found, search } from './search.js';

export type ChangeKind = 'newly-allowed' | 'newly-reviewed' | 'newly-denied';

export interface Change {
  readonly kind: ChangeKind;
  /** The rule that came or went, `pack/rule`. */
  readonly rule: string;
  readonly cause: 'added' | 'removed';
  readonly call: ToolCall;
  readonly context: World;
  /** Postures in which the decision changes so. */
  readonly postures: readonly string[];
  readonly before: DecisionEffect;
  readonly after: DecisionEffect;
}

/** The rules leave room for such a change, and no call was found that shows one. */
export interface OpenChange {
  readonly kind: ChangeKind;
  readonly rule: string;
  readonly cause: 'added' | 'removed';
  readonly code: 'budget' | 'no-witness';
}

export interface PolicyDiff {
  /** Of each kind: there is none, and that is a proof. */
  readonly nothing: { readonly [kind in ChangeKind]: boolean };
  /** Newly allowed first. One call for each rule and kind: an example, not a list of all. */
  readonly changes: readonly Change[];
  readonly open: readonly OpenChange[];
}

export interface DiffOptions {
  readonly projector: Projector;
  readonly limits?: Limits;
}

/** Undefined where one of the two is no policy that `compilePolicy` returned. */
export function diffPolicies(
  policies: { readonly before: Policy; readonly after: Policy },
  { projector, limits = LIMITS }: DiffOptions,
): PolicyDiff | undefined {
  const before = partsOf(policies.before);
  const after = partsOf(policies.after);
  if (before === undefined || after === undefined) return undefined;
  const asked = new Comparison({ before: sidesOf(before), after: sidesOf(after) }, policies, {
    projector,
    limits,
  });
  return asked.result();
}

/** The rules of a policy by what they do. */
interface Side {
  readonly allows: readonly CompiledRule[];
  readonly reviews: readonly CompiledRule[];
  readonly denies: readonly CompiledRule[];
  readonly keys: ReadonlySet<string>;
}

function sidesOf({ rules, callRules }: PolicyParts): Side {
  const all = [...rules.all, ...callRules];
  const of = (effect: DecisionEffect) => all.filter(({ rule }) => rule.effect === effect);
  return { allows: of('allow'), reviews: of('review'), denies: of('deny'), keys: new Set(all.map(ruleKey)) };
}

/** Rules with one key decide the same, whatever they are called. */
export const ruleKey = ({ rule, bound }: CompiledRule): string =>
  canonicalText([rule.effect, rule.match, bound === null ? null : [...bound].sort()] as unknown as Plain);

class Comparison {
  private readonly changes: Change[] = [];
  private readonly open: OpenChange[] = [];

  constructor(
    private readonly sides: { readonly before: Side; readonly after: Side },
    private readonly policies: { readonly before: Policy; readonly after: Policy },
    private readonly options: Required<DiffOptions>,
  ) {}

  /** Asks kind by kind, which is the order in which changes are told. */
  result(): PolicyDiff {
    const { before, after } = this.sides;
    const came = (one: CompiledRule): boolean => !before.keys.has(ruleKey(one));
    const went = (one: CompiledRule): boolean => !after.keys.has(ruleKey(one));
    for (const rule of after.allows.filter(came)) this.ask('newly-allowed', rule, 'added');
    for (const rule of [...before.denies, ...before.reviews].filter(went))
      this.ask('newly-allowed', rule, 'removed');
    for (const rule of after.reviews.filter(came)) this.ask('newly-reviewed', rule, 'added');
    for (const rule of [...before.allows, ...before.denies].filter(went))
      this.ask('newly-reviewed', rule, 'removed');
    for (const rule of after.denies.filter(came)) this.ask('newly-denied', rule, 'added');
    const has = (kind: ChangeKind): boolean =>
      [...this.changes, ...this.open].some((one) => one.kind === kind);
    return {
      nothing: {
        'newly-allowed': !has('newly-allowed'),
        'newly-reviewed': !has('newly-reviewed'),
        'newly-denied': !has('newly-denied'),
      },
      changes: this.changes,
      open: this.open,
    };
  }

  private ask(kind: ChangeKind, rule: CompiledRule, cause: 'added' | 'removed'): void {
    const name = { kind, rule: `${rule.pack}/${rule.rule.id}`, cause };
    const { projector, limits } = this.options;
    const budget: Budget = { left: limits.steps };
    const accepts = (found: Found): boolean => this.changeOf(kind, found) !== null;
    const questions = this.questions(kind, rule, cause);
    const isPossible =
      rule.kind === 'call'
        ? this.allowing(kind).some((allow) => callPossible(allow, rule, budget))
        : questions.some((question) => possibleAnswer(question, budget));
    if (!isPossible) return;
    const found =
      rule.kind === 'call'
        ? searchCall(rule, [], { projector, calls: limits.calls, accepts })
        : firstOf(questions, (question) => search(question, { projector, calls: limits.calls, accepts }));
    const change = found === null ? null : this.changeOf(kind, found);
    if (found !== null && change !== null) this.changes.push({ ...name, ...found, ...change });
    else this.open.push({ ...name, code: budget.left < 0 ? 'budget' : 'no-witness' });
  }

  /** Allows that a call needs which a rule about calls held, or holds. */
  private allowing(kind: ChangeKind): readonly CompiledRule[] {
    return kind === 'newly-allowed' ? this.sides.after.allows : this.sides.before.allows;
  }

  /** One for each way in which the change can come about. */
  private questions(kind: ChangeKind, rule: CompiledRule, cause: 'added' | 'removed'): readonly Question[] {
    const { before, after } = this.sides;
    const met: Wish = { rule, is: 'met' };
    const missed = (rules: readonly CompiledRule[]): readonly Wish[] =>
      rules.filter((one) => one.kind === 'command').map((one) => ({ rule: one, is: 'missed' as const }));
    const held = (side: Side): readonly Wish[] => missed([...side.denies, ...side.reviews]);
    if (kind === 'newly-denied') return [{ wishes: [met, ...missed(before.denies)] }];
    if (kind === 'newly-reviewed')
      return rule.rule.effect === 'allow'
        ? [{ wishes: [met, ...held(before), ...missed(after.allows)] }]
        : [{ wishes: [met, ...missed([...(cause === 'added' ? before : after).denies])] }];
    if (rule.rule.effect === 'allow') return [{ wishes: [met, ...held(after), ...missed(before.allows)] }];
    return after.allows.map((allow) => ({ wishes: [met, { rule: allow, is: 'met' }, ...held(after)] }));
  }

  /** How the decision on the call changes, where it changes so in some posture. */
  private changeOf(
    kind: ChangeKind,
    { call, context }: Found,
  ): Pick<Change, 'postures' | 'before' | 'after'> | null {
    const shape = this.options.projector.project(call);
    const changed = [...(partsOf(this.policies.after)?.postures.keys() ?? [])].flatMap((posture) => {
      const given = { ...context, posture };
      const before = effectOf(decide(shape, { ...given, policy: this.policies.before }));
      const after = effectOf(decide(shape, { ...given, policy: this.policies.after }));
      return before !== after && `newly-${PAST[after]}` === kind ? [{ posture, before, after }] : [];
    });
    const shown = changed.find(({ posture }) => posture === 'supervised') ?? changed[0];
    if (shown === undefined) return null;
    return { postures: changed.map(({ posture }) => posture), before: shown.before, after: shown.after };
  }
}

/** A review that nobody can answer is one all the same. */
const effectOf = ({ effect, code }: Decision): DecisionEffect =>
  code === 'nobody-to-ask' ? 'review' : effect;

const PAST: { readonly [effect in DecisionEffect]: string } = {
  allow: 'allowed',
  review: 'reviewed',
  deny: 'denied',
};

function firstOf<Item, Answer>(items: readonly Item[], ask: (item: Item) => Answer | null): Answer | null {
  for (const item of items) {
    const answer = ask(item);
    if (answer !== null) return answer;
  }
  return null;
}
