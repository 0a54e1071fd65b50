/**
 * Rules that change no decision: all that they match is decided at least as strictly by others (shadowed), or the same
 * by others of their own effect (redundant). Each is a proof over commands all of whose words are known.
 */

import type { Matcher } from '../../generated/types.js';
import type { CompiledRule } from '../../policy/rule.js';
import { STRICTNESS } from '../../policy/strictness.js';
import { clausesOf } from '../clauses.js';
import { type Formula, formulaOf } from '../compile.js';
import { and, type Budget, or } from '../expr.js';
import type { Limits } from '../overlap.js';
import { satisfiable, uncovered, wishFormula } from '../satisfiable.js';
import { certainOf, unmet } from '../unmet.js';

export interface Covered {
  readonly kind: 'shadowed' | 'redundant';
  /** Few enough that none can be left out. */
  readonly by: readonly CompiledRule[];
}

/** Null where the rule may decide something by itself, and where that is not known within the steps of one proof. */
export function coveredRule(
  rule: CompiledRule,
  { others, limits }: { readonly others: readonly CompiledRule[]; readonly limits: Limits },
): Covered | null {
  if (rule.kind === 'call') return null;
  const near = others.filter((other) => other !== rule && other.kind === 'command' && mayShare(rule, other));
  const stricter = near.filter((other) => STRICTNESS[other.rule.effect] > STRICTNESS[rule.rule.effect]);
  const budget: Budget = { left: limits.steps };
  const shadow = smallestCover(rule, stricter, budget);
  if (shadow !== null) return { kind: 'shadowed', by: shadow };
  const equal = near.filter((other) => other.rule.effect === rule.rule.effect);
  const twin = smallestCover(rule, equal, budget);
  return twin === null ? null : { kind: 'redundant', by: twin };
}

/** False where the two ask for other programs, or for other first words: what needs no proof. */
function mayShare({ rule, programs }: CompiledRule, other: CompiledRule): boolean {
  const isCommon = [...(programs ?? [])].some((name) => other.programs?.has(name) === true);
  if (programs !== null && other.programs !== null && !isCommon) return false;
  const starts = startsOf(rule.match);
  return startsOf(other.rule.match).every((one) => starts.every((start) => agree(one, start)));
}

/** The first words that all of the rule's clauses ask for. */
function startsOf(matcher: Matcher): readonly NonNullable<Matcher['tokens']>[] {
  const starts =
    known.get(matcher) ??
    clausesOf(matcher).flatMap(({ matcher: { tokens } }) => (tokens === undefined ? [] : [tokens]));
  known.set(matcher, starts);
  return starts;
}

const known = new WeakMap<Matcher, readonly NonNullable<Matcher['tokens']>[]>();

const agree = (one: NonNullable<Matcher['tokens']>, other: NonNullable<Matcher['tokens']>): boolean =>
  one.every((choice, index) => {
    const against = other[index];
    return against === undefined || wordsOf(choice).some((word) => wordsOf(against).includes(word));
  });

const wordsOf = (choice: NonNullable<Matcher['tokens']>[number]): readonly string[] =>
  typeof choice === 'string' ? [choice] : choice.anyOf;

/** More rules than these are not taken together: the proof grows with each. */
const MOST_TOGETHER = 40;

function smallestCover(
  rule: CompiledRule,
  others: readonly CompiledRule[],
  budget: Budget,
): readonly CompiledRule[] | null {
  const alone = others.find((other) => coveredBy(rule, [other], budget));
  if (alone !== undefined) return [alone];
  if (others.length < 2 || others.length > MOST_TOGETHER || !coveredBy(rule, others, budget)) return null;
  return others.reduce<readonly CompiledRule[]>((kept, other) => {
    const fewer = kept.filter((one) => one !== other);
    return coveredBy(rule, fewer, budget) ? fewer : kept;
  }, others);
}

/** True is a proof. */
function coveredBy(rule: CompiledRule, others: readonly CompiledRule[], budget: Budget): boolean {
  budget.left -= others.length;
  if (budget.left < 0) return false;
  const clean = rule.rule.effect === 'allow';
  const formula = and(wishFormula({ rule, is: 'met' }), ...others.map((other) => notDeciding(other, rule)));
  return !satisfiable(formula, { budget, clean });
}

/** When the other does not make up for the rule. A deny that is uncertain keeps a call from being allowed, and no more. */
function notDeciding(other: CompiledRule, { rule }: CompiledRule): Formula {
  if (rule.effect === 'allow' && other.rule.effect !== 'allow') return formulaOf(other.rule.match, false);
  const undecided = unmet(other.rule.match, certainOf([rule.match]));
  if (other.rule.effect !== 'allow') return undecided;
  return or(undecided, uncovered(other, rule.effect === 'allow'));
}
