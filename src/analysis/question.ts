/** A question: rules that a call is to meet, and rules that it is not to meet. The engine answers it for one call. */

import { describe } from '../commands/describe.js';
import { covers } from '../decide/allowance.js';
import type { Context, Matcher, Shape } from '../generated/types.js';
import { compileMatcher } from '../policy/matchers/compile.js';
import type { CompiledRule } from '../policy/rule.js';
import { shippedKnowledge } from '../policy/shipped.js';
import { NO, type Tri, YES } from '../policy/tri.js';
import { type CallView, type CommandView, commandViews } from '../policy/view.js';

export type World = Omit<Context, 'policy'>;

export interface Wish {
  readonly rule: CompiledRule;
  /** `met`: it matches for certain, and an allow covers the command. `missed`: certainly not. */
  readonly is: 'met' | 'missed';
}

export interface Question {
  readonly wishes: readonly Wish[];
}

/** Null where the shape says that it was not read in full. */
export function viewOf(shape: Shape, context: World): CallView | null {
  if (shape.diagnostics.some(({ severity }) => severity !== 'info')) return null;
  const { facts, interpretations } = describe(shape, { knowledge: shippedKnowledge(), context });
  return { shape, facts, interpretations, context, posture: context.posture ?? 'supervised' };
}

/** Commands of the call itself, without those inside of others. */
export const outerViews = (view: CallView): readonly CommandView[] =>
  commandViews(view).filter(({ command }) => command.parent === null);

export function answers({ wishes }: Question, view: CommandView): boolean {
  return wishes.every((wish) => fulfils(wish, view));
}

function fulfils({ rule, is }: Wish, view: CommandView): boolean {
  const found = rule.kind === 'call' ? rule.matcher.call(view.call) : rule.matcher.command(view);
  if (rule.rule.effect !== 'allow') return found === (is === 'met' ? YES : NO);
  const counts = found === YES && covers(rule, view);
  return counts === (is === 'met');
}

/** How near the command comes, from 0 to the number of wishes: the guide of the search, and no proof of anything. */
export function nearness({ wishes }: Question, view: CommandView): number {
  return wishes.reduce((sum, wish) => sum + (wish.is === 'met' ? MET_WEIGHS : 1) * nearnessOf(wish, view), 0);
}

/** Most calls miss most rules: what is to be met says where to look. */
const MET_WEIGHS = 4;

function nearnessOf(wish: Wish, view: CommandView): number {
  if (fulfils(wish, view)) return 1;
  const part = score(wish.rule.rule.match, wish.is === 'met', view);
  const outside = wish.is === 'met' && wish.rule.rule.effect === 'allow' && !covers(wish.rule, view);
  return 0.9 * part - (outside ? 0.2 : 0);
}

function score(matcher: Matcher, wanted: boolean, view: CommandView): number {
  const [name, value] = (Object.entries(matcher)[0] ?? ['any', []]) as [string, never];
  if (name === 'not') return score(value, !wanted, view);
  if ((name === 'all' || name === 'any') && (value as Matcher[]).length > 0) {
    const scores = (value as Matcher[]).map((item) => score(item, wanted, view));
    if ((name === 'all') === wanted) return scores.reduce((sum, one) => sum + one, 0) / scores.length;
    return Math.max(...scores);
  }
  const found = leaf(matcher)(view);
  return wanted ? found / 2 : 1 - found / 2;
}

const leaves = new WeakMap<Matcher, (view: CommandView) => Tri>();

function leaf(matcher: Matcher): (view: CommandView) => Tri {
  const known = leaves.get(matcher);
  if (known !== undefined) return known;
  const compiled = compileMatcher(matcher, '', { problems: [] });
  const test = compiled.kind === 'call' ? (view: CommandView) => compiled.call(view.call) : compiled.command;
  leaves.set(matcher, test);
  return test;
}

/** Whether each command of the call fulfils the wishes; a transparent wrapper is what it runs. */
export const everyCommand = ({ wishes }: Question, view: CallView): boolean =>
  commandViews(view).every((one) => one.facts.transparent || answers({ wishes }, one));
