/** Compiles one rule: its test, its kind, its effect bound, and the programs it can be about. */

import type { Effect, Matcher, Rule } from '../generated/types.js';
import { LAYERS, type LayerName } from './layers.js';
import { type CompiledMatcher, compileMatcher } from './matchers/compile.js';
import { listOf, type MatcherContext } from './matchers/types.js';
import type { LoadProblem } from './problem.js';

export interface CompiledRule {
  readonly rule: Rule;
  readonly pack: string;
  readonly layer: LayerName;
  /** Where it stands in the pack. */
  readonly index: number;
  readonly kind: 'command' | 'call';
  readonly matcher: CompiledMatcher;
  /** Effects that an allow may cover; null: the rule fixes one exact argument vector. */
  readonly bound: ReadonlySet<Effect> | null;
  /** Names no effect, and so covers no path in a protected place either (scope `denied`). */
  readonly guarded: boolean;
  /** Programs it can match, or null for any. */
  readonly programs: ReadonlySet<string> | null;
}

/** Effects that an allow rule covers without naming any; of places, then, none that is protected. */
export const DEFAULT_BOUND: ReadonlySet<Effect> = new Set<Effect>([
  'none',
  'list',
  'read',
  'decode',
  'vcs-read',
  'create',
  'shell-state',
]);

export function compileRule(
  rule: Rule,
  place: {
    readonly pack: string;
    readonly layer: LayerName;
    readonly index: number;
    readonly pointer: string;
  },
  context: MatcherContext,
): CompiledRule {
  const matcher = compileMatcher(rule.match, `${place.pointer}/match`, context);
  const report = (code: string, pointer: string, message: string, hint: string): void => {
    context.problems.push({ code, pointer: `${place.pointer}${pointer}`, message, hint });
  };
  if (matcher.kind === 'mixed') {
    report(
      'mixed-rule',
      '/match',
      'The rule mixes matchers about one command with matchers about the call.',
      'Put the command matchers beneath `flow`, or make two rules.',
    );
  }
  if (matcher.kind === 'call' && rule.effect === 'allow') {
    report(
      'call-rule-allows',
      '/effect',
      'A rule about the call bounds no command, so it cannot allow.',
      'Allow by what each command does: `effectsAllIn`, `program`, `tokens`.',
    );
  }
  if (rule.ask === 'fresh' && rule.effect !== 'review') {
    report(
      'fresh-needs-review',
      '/ask',
      '`ask` is for rules with the effect review.',
      'Remove it, or set the effect to review.',
    );
  }
  const powers = LAYERS[place.layer];
  if (rule.effect === 'allow' && !powers.allows) {
    report(
      'layer-cannot-allow',
      '/effect',
      `The layer ${place.layer} cannot allow.`,
      'Move the rule to another layer.',
    );
  }
  const exact = fixesVector(rule.match);
  const named = boundOf(rule.match);
  if (rule.effect === 'allow' && !powers.vouches && named?.has('unknown') === true) {
    report(
      'shipped-unknown',
      '/match',
      'A shipped rule cannot allow what is not known.',
      'Leave `unknown` out.',
    );
  }
  const programs = programsOf(rule.match);
  if (rule.effect === 'allow' && named?.has('unknown') === true && programs === null) {
    report(
      'unknown-needs-program',
      '/match',
      'The rule allows what is not known, of any program.',
      'Name the program that you vouch for.',
    );
  }
  return {
    rule,
    pack: place.pack,
    layer: place.layer,
    index: place.index,
    kind: matcher.kind === 'call' ? 'call' : 'command',
    matcher,
    bound: exact && powers.vouches ? null : (named ?? DEFAULT_BOUND),
    guarded: named === null,
    programs,
  };
}

/** A problem whose pointer is within the rule, as one of its pack. */
export const inPack = (problem: LoadProblem, { index, pack }: CompiledRule): LoadProblem => ({
  ...problem,
  pointer: `/rules/${index}${problem.pointer}`,
  pack,
});

function only(matcher: Matcher): readonly [string, unknown] {
  return Object.entries(matcher)[0] ?? ['', null];
}

/** Effects that the rule names where it must hold: `effectsAllIn` in a conjunction, or in every alternative. */
function boundOf(matcher: Matcher): ReadonlySet<Effect> | null {
  const [name, value] = only(matcher);
  if (name === 'effectsAllIn') return new Set(value as Effect[]);
  if (name === 'all') return combine((value as Matcher[]).map(boundOf), intersect);
  if (name === 'any') return everyGiven((value as Matcher[]).map(boundOf));
  return null;
}

function fixesVector(matcher: Matcher): boolean {
  const [name, value] = only(matcher);
  if (name === 'argv') return true;
  if (name === 'all') return (value as Matcher[]).some(fixesVector);
  return name === 'any' && (value as Matcher[]).length > 0 && (value as Matcher[]).every(fixesVector);
}

function programsOf(matcher: Matcher): ReadonlySet<string> | null {
  const [name, value] = only(matcher);
  if (name === 'program') return new Set(listOf(value as string | string[]));
  // A path names the program by its last segment where it names one at all, as `/bin/rm` does.
  if (name === 'argv')
    return new Set((value as string[]).slice(0, 1).map((first) => first.slice(first.lastIndexOf('/') + 1)));
  if (name === 'tokens') {
    const first = (value as (string | { anyOf: string[] })[])[0];
    if (first === undefined) return null;
    return new Set(typeof first === 'string' ? [first] : first.anyOf);
  }
  if (name === 'all') return combine((value as Matcher[]).map(programsOf), intersect);
  if (name === 'any') return everyGiven((value as Matcher[]).map(programsOf));
  return null;
}

type Sets<T> = readonly (ReadonlySet<T> | null)[];

function combine<T>(
  sets: Sets<T>,
  join: (a: ReadonlySet<T>, b: ReadonlySet<T>) => ReadonlySet<T>,
): ReadonlySet<T> | null {
  const given = sets.filter((set): set is ReadonlySet<T> => set !== null);
  return given.length === 0 ? null : given.reduce(join);
}

const intersect = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...a].filter((item) => b.has(item)));

function everyGiven<T>(sets: Sets<T>): ReadonlySet<T> | null {
  if (sets.length === 0) return null;
  const all = new Set<T>();
  for (const set of sets) {
    if (set === null) return null;
    for (const item of set) all.add(item);
  }
  return all;
}
