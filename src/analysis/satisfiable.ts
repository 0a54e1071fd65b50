/** Whether a question can have an answer at all. "No" is a proof. */

import { DENIED_HOSTS, PROTECTED_PLACES } from '../decide/allowance.js';
import type { Effect, Matcher } from '../generated/types.js';
import { type CompiledRule, DEFAULT_BOUND } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import type { Atom, PathPart } from './atoms.js';
import { ALL_EFFECTS } from './compile/facts.js';
import { type Formula, formulaOf } from './compile.js';
import { consistent, type Model, type Parts } from './conflict.js';
import { and, type Budget, choices, is, isNot, negated, or } from './expr.js';
import { powersOf } from './powers.js';

import type { Question, Wish } from './question.js';
import { type Certain, certainOf, unmet } from './unmet.js';
import { vectorPowers } from './vector.js';

/** False is a proof. */
export function possibleAnswer({ wishes }: Question, budget: Budget): boolean {
  const allows = wishes.filter(({ rule, is: wanted }) => rule.rule.effect === 'allow' && wanted === 'met');
  const met = wishes.filter(({ is: wanted }) => wanted === 'met').map(({ rule }) => rule.rule.match);
  const beside: Beside = { certain: certainOf(met), isUndenied: allows.length > 0 };
  const formula = and(...wishes.map((wish) => wishFormula(wish, beside)));
  const clean = allows.length > 0;
  if (!clean) return satisfiable(formula, { budget, clean });
  if (satisfiable(and(formula, readBy(['bash'])), { budget, clean })) return true;
  // A text in another tool is allowed only with the tool's own command, which is one that the allow covers.
  const covered = [...powersOf(shipped().knowledge).shellKinds].filter((kind) => {
    const tool = and<Atom>(is({ on: 'own' }), is({ on: 'kind', values: new Set([kind]) }));
    return (
      kind !== 'bash' && satisfiable(and(...allows.map((wish) => wishFormula(wish)), tool), { budget, clean })
    );
  });
  return covered.length > 0 && satisfiable(and(formula, readBy(covered)), { budget, clean });
}

/** A tool's own command, or one of the shell text in a tool of these kinds. */
const readBy = (kinds: readonly string[]): Formula =>
  or<Atom>(is({ on: 'own' }), is({ on: 'kind', values: new Set(kinds) }));

/** False is a proof. `clean`: of a call that was read in full. */
export function satisfiable(
  formula: Formula,
  { budget, clean }: { readonly budget: Budget; readonly clean: boolean },
): boolean {
  const model = modelOf(budget, clean);
  for (const _ of choices(formula, (parts: Parts) => consistent(parts, model), budget)) return true;
  return budget.left < 0;
}

function modelOf(budget: Budget, clean: boolean): Model {
  const { knowledge, postures } = shipped();
  return {
    powersOf: powersOf(knowledge),
    tools: knowledge.tools,
    hosts: knowledge.hosts,
    postures: [...postures.keys()],
    clean,
    budget,
  };
}

/** What is known of the command beside a wish. */
interface Beside {
  readonly certain: Certain;
  /** An allow is met, and so none of its hosts is denied. */
  readonly isUndenied: boolean;
}

const NOTHING: Beside = { certain: certainOf([]), isUndenied: false };

/** An allow is missed where it does not count, a deny or review where it is certainly not met. */
export function wishFormula({ rule, is: wanted }: Wish, { certain, isUndenied }: Beside = NOTHING): Formula {
  if (rule.rule.effect !== 'allow') return formulaOf(rule.rule.match, wanted === 'met');
  if (wanted === 'missed') return or(unmet(rule.rule.match, certain), uncovered(rule, isUndenied));
  const formula = formulaOf(rule.rule.match);
  const outside = uncovered(rule);
  const within = negated(outside);
  if (rule.bound !== null) return and(formula, within);
  const open = and(
    negated(formulaOf(DENIED_HOSTS)),
    ...(rule.guarded ? [negated(formulaOf(PROTECTED_PLACES))] : []),
  );
  return and(formula, or(within, and(alone(rule), open)));
}

/** What the rule does not cover of what it matches: other effects, denied hosts, protected places where it names none. */
export function uncovered({ bound, guarded }: CompiledRule, isUndenied = false): Formula {
  return or<Atom>(
    is({ on: 'some-effect', effects: outsideOf(bound ?? DEFAULT_BOUND) }),
    ...(isUndenied ? [] : [formulaOf(DENIED_HOSTS)]),
    ...(guarded ? [formulaOf(PROTECTED_PLACES)] : []),
  );
}

/** An exact vector that stands alone has no bound, and does what it does: no more than the engine says of it. */
function alone(rule: CompiledRule): Formula {
  return or(
    ...vectorsIn(rule.rule.match).map((words) =>
      and(is<Atom>({ on: 'simple' }), is<Atom>({ on: 'vector', words }), does(words)),
    ),
  );
}

function does(words: readonly string[]): Formula {
  const powers = vectorPowers(words);
  if (powers === null) return and();
  const { effects, accesses, talks } = powers;
  return and(
    isNot<Atom>({ on: 'some-effect', effects: outsideOf(effects) }),
    isNot<Atom>({ on: 'some-path', test: isNot<PathPart>({ of: 'access', values: accesses }) }),
    ...(talks ? [] : [isNot<Atom>({ on: 'some-host', test: and() })]),
  );
}

function vectorsIn(matcher: Matcher): readonly (readonly string[])[] {
  const [name, value] = (Object.entries(matcher)[0] ?? ['', null]) as [string, unknown];
  if (name === 'argv') return [value as string[]];
  return name === 'all' || name === 'any' ? (value as Matcher[]).flatMap(vectorsIn) : [];
}

const outsideOf = (inside: ReadonlySet<Effect>): ReadonlySet<Effect> =>
  new Set(ALL_EFFECTS.filter((effect) => !inside.has(effect)));
