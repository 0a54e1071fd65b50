/**
 * Rules about the call: whether a call can be found that such a rule matches and all of whose commands an allow covers.
 */

import { isInterpreter } from '../commands/hidden.js';
import type { Effect, FlowMatcher, Matcher } from '../generated/types.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import { type CompiledRule, compileRule, DEFAULT_BOUND } from '../policy/rule.js';
import { shipped } from '../policy/shipped.js';
import { YES } from '../policy/tri.js';
import type { Atom } from './atoms.js';
import { ALL_EFFECTS } from './compile/facts.js';
import { type Formula, formulaOf } from './compile.js';
import { and, type Budget, is, isNot, or } from './expr.js';
import { everyCommand, viewOf, type Wish } from './question.js';
import { satisfiable, wishFormula } from './satisfiable.js';
import { type Found, type Search, search } from './search.js';

/** False is a proof that no call meets the rule while the allow covers each of its commands. */
export function callPossible(allow: CompiledRule, rule: CompiledRule, budget: Budget): boolean {
  return possible(rule.rule.match, true, { allow, budget });
}

interface World {
  readonly allow: CompiledRule;
  readonly budget: Budget;
}

function possible(matcher: Matcher, wanted: boolean, world: World): boolean {
  const [name, value] = (Object.entries(matcher)[0] ?? ['any', []]) as [string, never];
  if (name === 'not') return possible(value, !wanted, world);
  if (name === 'all' || name === 'any') {
    const items = value as Matcher[];
    if (items.length === 0) return !wanted;
    const each = items.map((item) => possible(item, wanted, world));
    return (name === 'all') === wanted ? each.every(Boolean) : each.some(Boolean);
  }
  if (name === 'flow') return !wanted || flowPossible(value, world);
  if (name === 'selfRecursive') return !wanted || recursionPossible(world);
  // Of the tool and the context anything may be true.
  return true;
}

/** Effects, one of which a command has that runs what it is handed (`test/analysis/axioms.test.ts`). */
const RUNNING: ReadonlySet<Effect> = new Set<Effect>(['execute', 'hidden-execute', 'install', 'unknown']);

function flowPossible({ from, to, runs, via }: FlowMatcher, { allow, budget }: World): boolean {
  const covered = wishFormula({ rule: allow, is: 'met' });
  // What is handed something does not stand alone, and so an exact vector is bounded like any other rule.
  const handed = wishFormula({ rule: { ...allow, bound: allow.bound ?? DEFAULT_BOUND }, is: 'met' });
  // A transparent wrapper is covered by what it runs, and does nothing itself.
  const inert = isNot<Atom>({
    on: 'some-effect',
    effects: new Set(ALL_EFFECTS.filter((effect) => effect !== 'none')),
  });
  const mayBe = (cover: Formula, formula: Formula): boolean =>
    satisfiable(and(or(cover, inert), formula), { budget, clean: true });
  const runner = runs === true ? [is<Atom>({ on: 'some-effect', effects: RUNNING })] : [];
  const isOne = via === undefined && runs !== true && mayBe(covered, and(formulaOf(from), formulaOf(to)));
  return isOne || (mayBe(covered, formulaOf(from)) && mayBe(handed, and(formulaOf(to), ...runner)));
}

/** A function's call is a name that the call itself defines, so that its effect is unknown; the definition is a command, too. */
const recursionPossible = ({ allow, budget }: World): boolean =>
  satisfiable(
    and(
      wishFormula({ rule: allow, is: 'met' }),
      isNot<Atom>({ on: 'simple' }),
      is<Atom>({ on: 'kind', values: new Set(['bash']) }),
    ),
    { budget, clean: true },
  ) &&
  satisfiable(
    and(
      wishFormula({ rule: allow, is: 'met' }),
      is<Atom>({ on: 'some-effect', effects: new Set(['unknown']) }),
    ),
    { budget, clean: true },
  );

/** A call of one or two commands that the rule matches, each of which fulfils the wishes. */
export function searchCall(rule: CompiledRule, wishes: readonly Wish[], tools: Search): Found | null {
  const joint = (text: string): Found | null => {
    const found = { call: { tool: 'bash', input: text }, context: EXAMPLE_CONTEXT };
    const view = viewOf(tools.projector.project(found.call), found.context);
    if (view === null || rule.matcher.call(view) !== YES || !everyCommand({ wishes }, view)) return null;
    return tools.accepts?.(found) === false ? null : found;
  };
  for (const { from, to } of flowsIn(rule.rule.match)) {
    const ends = [from, to].map((end) =>
      search({ wishes: [...wishes, { rule: asRule(end), is: 'met' }] }, { ...tools, accepts: isText }),
    );
    const [one, other] = ends.map((found) => found?.call.input);
    if (typeof one !== 'string' || typeof other !== 'string') continue;
    for (const target of [other, ...interpreters()])
      for (const text of jointsOf(one, target)) {
        const found = joint(text);
        if (found !== null) return found;
      }
  }
  return joint('f() { f | f & }; f');
}

/** Programs that run what they read, by the registry. */
function interpreters(): readonly string[] {
  const { registry } = shipped().knowledge;
  return registry.programs.filter((program) => isInterpreter(program, registry)).slice(0, 12);
}

const isText = ({ call }: Found): boolean => typeof call.input === 'string';

const jointsOf = (one: string, other: string): readonly string[] => [
  one,
  `${one} | ${other}`,
  `${other} "$(${one})"`,
  `${other} <<< "$(${one})"`,
  `${one} > a; ${other} < a`,
  `${one} > a.txt; ${other} a.txt`,
];

function flowsIn(matcher: Matcher): readonly FlowMatcher[] {
  const [name, value] = (Object.entries(matcher)[0] ?? ['', null]) as [string, unknown];
  if (name === 'flow') return [value as FlowMatcher];
  return name === 'all' || name === 'any' ? (value as Matcher[]).flatMap(flowsIn) : [];
}

/** One end of a flow, as a rule that denies. */
const asRule = (match: Matcher): CompiledRule =>
  compileRule(
    { id: 'end', effect: 'deny', match, reason: '', provenance: { source: 'analysis' } },
    { pack: 'analysis', layer: 'floor', index: 0, pointer: '' },
    { problems: [] },
  );
