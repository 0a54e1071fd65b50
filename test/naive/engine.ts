/**
 * The naive engine: DESIGN §4 and §5 as an executable specification. Every rule is tried on every command, patterns
 * are V8's, nothing is prepared beforehand. Facts are an input, as they are of the real one.
 */

import type {
  CallFacts,
  DecisionEffect,
  Effect,
  Matcher,
  Pack,
  Posture,
  Rule,
  Shape,
} from '../../src/generated/types.js';
import { shipped } from '../../src/policy/shipped.js';
import type { Facts } from '../support/decisions.js';
import { standsAlone } from './alone.js';
import { type About, aboutOf, knowsProgram, matches, type NaiveCall, only } from './matchers.js';
import type { Truth } from './truth.js';

export interface NaiveLayer {
  readonly layer: 'floor' | 'shipped' | 'user-project';
  readonly packs: readonly Pack[];
}

export interface NaiveDecision {
  readonly effect: DecisionEffect;
  /** Which step decided; `uncovered` for every way in which no allow counts. */
  readonly code: string;
  readonly rule: string | null;
}

interface Hit {
  readonly rule: Rule;
  readonly pack: string;
  readonly floor: boolean;
  readonly vouches: boolean;
  /** -1: the call. */
  readonly command: number;
  readonly truth: Truth;
}

export function naiveDecide(
  shape: Shape,
  facts: CallFacts,
  layers: readonly NaiveLayer[],
  context: Facts,
): NaiveDecision {
  const posture = shipped().postures.get(context.posture ?? 'supervised') as Posture;
  const canAsk = context.canAsk !== false && posture.canAsk !== false;
  const commands = [...shape.commands.keys()].map((index) => aboutOf(shape, facts, index));
  const call: NaiveCall = { shape, facts, context, posture: posture.id, commands };
  const decided = judge(call, hitsOf(call, layers), posture, canAsk);
  // §5.10 and §5.9: the parent's ceiling, and then nobody to ask; both only tighten.
  const ceiling = context.ceiling ?? 'allow';
  const order = ['allow', 'review', 'deny'];
  const joined: NaiveDecision =
    order.indexOf(ceiling) > order.indexOf(decided.effect)
      ? { ...decided, effect: ceiling, code: 'ceiling' }
      : decided;
  return joined.effect === 'review' && !canAsk
    ? { ...joined, effect: 'deny', code: 'nobody-to-ask' }
    : joined;
}

function judge(call: NaiveCall, hits: readonly Hit[], posture: Posture, canAsk: boolean): NaiveDecision {
  const { shape, facts } = call;
  const by = (hit: Hit, code = hit.floor ? 'floor' : 'rule'): NaiveDecision => ({
    effect: hit.rule.effect,
    code,
    rule: hit.rule.id,
  });
  // §4.4: a deny needs true, a review also fires on unknown. §5.4: the strictest wins, wherever it comes from.
  const denies = hits.filter((hit) => hit.rule.effect === 'deny');
  const certain = first(denies.filter((hit) => hit.truth === true));
  if (certain !== undefined) return by(certain);
  const review = first(hits.filter((hit) => hit.rule.effect === 'review'));
  if (review !== undefined) return by(review);
  // §5.3
  if (shape.diagnostics.some((one) => one.severity !== 'info')) return nothing('review', 'diagnostic');
  // §4.2: an allow over nothing is none, save for empty text and comments.
  const isEmpty = shape.kind === 'bash' && shape.commands.length === 0;
  const isComment = (line: string): boolean => line.trim() === '' || line.trim().startsWith('#');
  if (isEmpty && shape.text.split('\n').every(isComment)) return nothing('allow', 'nothing-to-run');
  const allows = hits.filter((hit) => hit.rule.effect === 'allow' && hit.truth === true);
  let named: Hit | undefined;
  for (const command of shape.commands.keys()) {
    if (facts.commands[command]?.transparent === true) continue;
    const counting = allows.filter((hit) => hit.command === command && counts(hit, call, posture, canAsk));
    if (counting.length === 0) return nothing('review', 'uncovered');
    named ??= first(counting);
  }
  if (named === undefined) return nothing('review', 'uncovered');
  // A deny that holds for some value of what is not known: no value may be allowed.
  const maybe = first(denies);
  return maybe === undefined ? by(named) : { ...by(maybe, 'uncertain-match'), effect: 'review' };
}

const nothing = (effect: DecisionEffect, code: string): NaiveDecision => ({ effect, code, rule: null });

/** Every rule on every command (§4.1: a rule with a matcher about the call is tried once, on the call). */
function hitsOf(call: NaiveCall, layers: readonly NaiveLayer[]): readonly Hit[] {
  const hits: Hit[] = [];
  for (const { layer, packs } of layers) {
    for (const pack of packs) {
      for (const rule of pack.rules) {
        const places = isAboutCall(rule.match) ? [-1] : [...call.shape.commands.keys()];
        for (const command of places) {
          const truth = matches(rule.match, call, command);
          const place = { floor: layer === 'floor', vouches: layer === 'user-project' };
          if (truth !== false) hits.push({ rule, pack: pack.id, ...place, command, truth });
        }
      }
    }
  }
  return hits;
}

function isAboutCall(matcher: Matcher): boolean {
  const [name, value] = only(matcher);
  if (name === 'all' || name === 'any') return (value as Matcher[]).some(isAboutCall);
  if (name === 'not') return isAboutCall(value as Matcher);
  return name === 'flow' || name === 'selfRecursive';
}

/** §4.3 and §5.5: the allow lies within its own bound, and within the posture's cap. */
function counts(hit: Hit, call: NaiveCall, posture: Posture, canAsk: boolean): boolean {
  const about = call.commands[hit.command] as About;
  const effects = [...about.facts.effects, ...about.facts.possible];
  const vector = hit.vouches && fixesVector(hit.rule.match);
  const bound =
    vector && standsAlone(call, hit.command)
      ? null
      : ((vector ? null : named(hit.rule.match)) ?? DEFAULT_BOUND);
  // Where the registry knows the program but not this use of it, nobody can vouch for what the use does.
  const vouched = (effect: Effect): boolean => effect !== 'unknown' || !knowsProgram(about);
  const within = (limit: readonly Effect[] | null): boolean =>
    limit === null || effects.every((effect) => limit.includes(effect) && vouched(effect));
  // §5.9: without supervision no rule covers programs that the agent supplies.
  const supplied =
    !vector && bound?.some((effect) => ['execute', 'spawn', 'background'].includes(effect)) === true;
  // A rule that names no effect leaves protected places to others.
  const guarded =
    named(hit.rule.match) === null &&
    matches({ pathScopesSomeIn: { scopes: ['denied'] } }, call, hit.command) === true;
  const denied = matches({ hostsSomeIn: { classes: ['denied'] } }, call, hit.command) === true;
  return within(bound) && !guarded && !denied && within(posture.cap ?? null) && (canAsk || !supplied);
}

const DEFAULT_BOUND: readonly Effect[] = [
  ...(['none', 'list', 'read', 'decode', 'vcs-read', 'create', 'shell-state'] as const),
];

/** Effects that hold by the rule's own words in every case in which it matches; null where it names none. */
function named(matcher: Matcher): readonly Effect[] | null {
  const [name, value] = only(matcher);
  if (name === 'effectsAllIn') return value as Effect[];
  if (name !== 'all' && name !== 'any') return null;
  const parts = (value as Matcher[]).map(named);
  const given = parts.filter((part) => part !== null);
  if (name === 'any') return given.length === parts.length && parts.length > 0 ? given.flat() : null;
  return given.length === 0
    ? null
    : given.reduce((one, other) => one.filter((effect) => other.includes(effect)));
}

function fixesVector(matcher: Matcher): boolean {
  const [name, value] = only(matcher);
  if (name === 'all') return (value as Matcher[]).some(fixesVector);
  if (name === 'any') return (value as Matcher[]).length > 0 && (value as Matcher[]).every(fixesVector);
  return name === 'argv';
}

/** Which of several hits is named: the floor's, a fresh review, a certain one, the first command's, by ids. */
function first(hits: readonly Hit[]): Hit | undefined {
  const key = (hit: Hit): string =>
    [
      hit.floor ? 0 : 1,
      hit.rule.ask === 'fresh' ? 0 : 1,
      hit.truth === true ? 0 : 1,
      String(hit.command + 1).padStart(6, '0'),
      hit.pack,
      hit.rule.id,
    ].join('\t');
  return [...hits].sort((one, other) => (key(one) < key(other) ? -1 : 1))[0];
}
