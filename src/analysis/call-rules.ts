/**
 * Rules about the call: whether a call can be found that such a rule matches and all of whose commands an allow covers.
 */

import type { Effect, FlowMatcher, Matcher } from '../generated/types.js';
import { compileMatcher } from '../policy/matchers/compile.js';
import type { CompiledRule } from '../policy/rule.js';
import type { Projector } from '../project/projector.js';
import type { Atom } from './atoms.js';
import { ALL_EFFECTS } from './compile/facts.js';
import { type Formula, formulaOf } from './compile.js';
import { and, type Budget, is, isNot, or } from './expr.js';
import { everyCommand, type Wish } from './question.js';
import { satisfiable, wishFormula } from './satisfiable.js';
import { type Found, search } from './search.js';

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

function flowPossible({ from, to, runs }: FlowMatcher, { allow, budget }: World): boolean {
  const covered = wishFormula({ rule: allow, is: 'met' });
  // A transparent wrapper is covered by what it runs, and does nothing itself.
  const inert = isNot<Atom>({
    on: 'some-effect',
    effects: new Set(ALL_EFFECTS.filter((effect) => effect !== 'none')),
  });
  const mayBe = (formula: Formula): boolean =>
    satisfiable(and(or(covered, inert), formula), { budget, clean: true });
  const runner = runs === true ? [is<Atom>({ on: 'some-effect', effects: RUNNING })] : [];
  return mayBe(formulaOf(from)) && mayBe(and(formulaOf(to), ...runner));
}

/** A function's call is a name that the call itself defines, so that its effect is unknown. */
const recursionPossible = ({ allow, budget }: World): boolean =>
  satisfiable(
    and(
      wishFormula({ rule: allow, is: 'met' }),
      is<Atom>({ on: 'some-effect', effects: new Set(['unknown']) }),
    ),
    { budget, clean: true },
  );

/** A call of one or two commands that the allow covers and the rule matches. */
export function searchCall(
  allow: CompiledRule,
  rule: CompiledRule,
  tools: { readonly projector: Projector; readonly calls: number },
): Found | null {
  const met: Wish = { rule: allow, is: 'met' };
  const joint = (text: string): Found | null =>
    everyCommand({ call: { tool: 'bash', input: text }, allow, rule, projector: tools.projector });
  for (const { from, to } of flowsIn(rule.rule.match)) {
    const source = search({ wishes: [met, { rule: asRule(from), is: 'met' }] }, tools);
    const target = search({ wishes: [met, { rule: asRule(to), is: 'met' }] }, tools);
    if (source === null || target === null) continue;
    const [one, other] = [source.call.input, target.call.input];
    if (typeof one !== 'string' || typeof other !== 'string') continue;
    for (const text of [
      one,
      `${one} | ${other}`,
      `${other} "$(${one})"`,
      `${other} <<< "$(${one})"`,
      `${one} > a; ${other} < a`,
    ]) {
      const found = joint(text);
      if (found !== null) return found;
    }
  }
  return joint('f() { f | f & }; f');
}

function flowsIn(matcher: Matcher): readonly FlowMatcher[] {
  const [name, value] = (Object.entries(matcher)[0] ?? ['', null]) as [string, unknown];
  if (name === 'flow') return [value as FlowMatcher];
  return name === 'all' || name === 'any' ? (value as Matcher[]).flatMap(flowsIn) : [];
}

/** One end of a flow, as a rule that denies. */
function asRule(match: Matcher): CompiledRule {
  return {
    rule: { id: 'end', effect: 'deny', match, reason: '', provenance: { source: 'analysis' } },
    pack: 'analysis',
    layer: 'floor',
    kind: 'command',
    matcher: compileMatcher(match, '', { problems: [] }),
    bound: null,
    programs: null,
  };
}
