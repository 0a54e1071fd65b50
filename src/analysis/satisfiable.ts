/** Whether a question can have an answer at all. "No" is a proof. */

import type { Effect, Matcher } from '../generated/types.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import { type CompiledRule, DEFAULT_BOUND } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import { createUnvetoedProjector } from '../project/projector.js';
import type { Atom } from './atoms.js';
import { ALL_EFFECTS } from './compile/facts.js';
import { type Formula, formulaOf } from './compile.js';
import { consistent, type Model, type Parts } from './conflict.js';
import { and, type Budget, choices, is, isNot, negated, or } from './expr.js';
import { powersOf } from './powers.js';
import { outerViews, type Question, viewOf, type Wish } from './question.js';
import { quoted } from './search.js';

/** False is a proof. */
export function possibleAnswer({ wishes }: Question, budget: Budget): boolean {
  const allows = wishes.filter(({ rule, is: wanted }) => rule.rule.effect === 'allow' && wanted === 'met');
  const formula = and(...wishes.map(wishFormula));
  const clean = allows.length > 0;
  if (!clean) return satisfiable(formula, { budget, clean });
  if (satisfiable(and(formula, readBy(['bash'])), { budget, clean })) return true;
  // A text in another tool is allowed only with the tool's own command, which is one that the allow covers.
  const covered = [...powersOf(shipped().knowledge).shellKinds].filter((kind) => {
    const tool = and<Atom>(isNot({ on: 'simple' }), is({ on: 'kind', values: new Set([kind]) }));
    return kind !== 'bash' && satisfiable(and(...allows.map(wishFormula), tool), { budget, clean });
  });
  return covered.length > 0 && satisfiable(and(formula, readBy(covered)), { budget, clean });
}

/** A tool's own command, or one of the shell text in a tool of these kinds. */
const readBy = (kinds: readonly string[]): Formula =>
  or<Atom>(isNot({ on: 'simple' }), is({ on: 'kind', values: new Set(kinds) }));

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
    postures: [...postures.keys()],
    clean,
    budget,
  };
}

export function wishFormula({ rule, is: wanted }: Wish): Formula {
  const formula = formulaOf(rule.rule.match, wanted === 'met');
  if (rule.rule.effect !== 'allow') return formula;
  const outside: Formula = is<Atom>({ on: 'some-effect', effects: outsideOf(rule.bound ?? DEFAULT_BOUND) });
  if (wanted === 'missed') return or(formula, outside);
  const within = negated(outside);
  return and(formula, rule.bound === null ? or(within, alone(rule)) : within);
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
  const shape = createUnvetoedProjector().project(words.map(quoted).join(' '));
  const view = viewOf(shape, EXAMPLE_CONTEXT);
  const facts = view === null ? undefined : outerViews(view)[0]?.facts;
  if (facts === undefined) return and();
  const { effects, possible, paths, network } = facts;
  // What is true of a path depends on the directory that it is read in.
  const open = paths.length > 0 ? powersOf(shipped().knowledge).program('').effects : new Set<Effect>();
  const done = new Set([...effects, ...possible, ...open]);
  return and(
    isNot<Atom>({ on: 'some-effect', effects: outsideOf(done) }),
    ...(paths.length === 0 ? [isNot<Atom>({ on: 'some-path', test: and() })] : []),
    ...(network.length === 0 ? [isNot<Atom>({ on: 'some-host', test: and() })] : []),
  );
}

function vectorsIn(matcher: Matcher): readonly (readonly string[])[] {
  const [name, value] = (Object.entries(matcher)[0] ?? ['', null]) as [string, unknown];
  if (name === 'argv') return [value as string[]];
  return name === 'all' || name === 'any' ? (value as Matcher[]).flatMap(vectorsIn) : [];
}

const outsideOf = (inside: ReadonlySet<Effect>): ReadonlySet<Effect> =>
  new Set(ALL_EFFECTS.filter((effect) => !inside.has(effect)));
