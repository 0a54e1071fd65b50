/** Matchers on what a command does: effects, paths, hosts. */

import { hostMatches } from '../../commands/network/hosts.js';
import type {
  Effect,
  HostsAllIn,
  HostsSomeIn,
  NetworkFact,
  PathFact,
  PathScopesAllIn,
  PathScopesNoneIn,
  PathScopesSomeIn,
} from '../../generated/types.js';
import { everyOf, MAYBE, NO, opposite, someOf, type Tri, tri, YES } from '../tri.js';
import type { CommandView } from '../view.js';
import type { Build } from './types.js';

type Of<Value> = Build<CommandView, Value>;

/** `unknown` is an effect like the others here: it has to be named, and no rule but a user's may name it. */
const effectsAllIn: Of<Effect[]> = (value) => {
  const wanted = new Set(value);
  return (view) => {
    if (!view.facts.effects.every((effect) => wanted.has(effect))) return NO;
    return view.facts.possible.every((effect) => wanted.has(effect)) ? YES : MAYBE;
  };
};

const effectsSomeIn: Of<Effect[]> = (value) => {
  const wanted = new Set(value);
  return (view) => {
    if (view.facts.effects.some((effect) => wanted.has(effect))) return YES;
    return view.facts.possible.some((effect) => wanted.has(effect)) ? MAYBE : NO;
  };
};

type PathSelection = PathScopesAllIn | PathScopesNoneIn | PathScopesSomeIn;

function selects(value: PathSelection): (fact: PathFact) => boolean {
  const access = value.access === undefined ? null : new Set<string>(value.access);
  const usages = value.usages === undefined ? null : new Set<string>(value.usages);
  const exact = new Set(value.allowExactPaths ?? []);
  return (fact) =>
    (access === null || access.has(fact.access)) &&
    (usages === null || usages.has(fact.usage)) &&
    !(fact.paths.length > 0 && fact.paths.every((path) => exact.has(path)));
}

/** A path that is not known may lie anywhere. */
function within(value: PathSelection): (fact: PathFact) => Tri {
  const scopes = value.scopes === undefined ? null : new Set<string>(value.scopes);
  const classes = value.classes === undefined ? null : new Set(value.classes);
  return (fact) => {
    if (fact.scope === 'unknown')
      return tri(classes === null && coversUnknown(fact, scopes)) === YES ? YES : MAYBE;
    if (scopes !== null && !scopes.has(fact.scope)) return NO;
    return tri(classes === null || fact.classes.some((one) => classes.has(one)));
  };
}

/** A glob that may mean a protected file is denied, or what it is without that: a matcher that names both is sure. */
function coversUnknown(fact: PathFact, scopes: ReadonlySet<string> | null): boolean {
  if (scopes === null) return false;
  const [, otherwise] = fact.scopes;
  return scopes.has('unknown') || (otherwise !== undefined && scopes.has('denied') && scopes.has(otherwise));
}

/** Whether a path of the fact has one of the segments that the matcher forbids. */
function trespasses(value: PathSelection): (fact: PathFact) => Tri {
  const forbidden = new Set(value.forbidPathSegments ?? []);
  if (forbidden.size === 0) return () => NO;
  return (fact) => {
    if (fact.paths.length === 0) return MAYBE;
    return someOf(fact.paths, (path) =>
      someOf(path.split('/'), (segment) => {
        if (forbidden.has(segment)) return YES;
        if (!fact.below) return NO;
        return [...forbidden].some((name) => mayMean(segment, name)) ? MAYBE : NO;
      }),
    );
  };
}

/** Whether a segment with wildcards may match the name: by what stands before the first and after the last. */
function mayMean(segment: string, name: string): boolean {
  const first = segment.search(/[*?[]/);
  if (first < 0) return false;
  const last = Math.max(...['*', '?', '[', ']'].map((char) => segment.lastIndexOf(char)));
  const [front, back] = [segment.slice(0, first), segment.slice(last + 1)];
  return name.length >= front.length + back.length && name.startsWith(front) && name.endsWith(back);
}

interface PossiblyHeld {
  readonly possible?: true;
}

/** A fact that holds only for some value is never certain to be one of those asked for. */
const someHeld = <Fact extends PossiblyHeld>(facts: readonly Fact[], test: (fact: Fact) => Tri): Tri =>
  someOf(facts, (fact) => (fact.possible === true ? least(test(fact), MAYBE) : test(fact)));

/** Nor is it certain to be an exception to what holds of all. */
const allHeld = <Fact extends PossiblyHeld>(facts: readonly Fact[], test: (fact: Fact) => Tri): Tri =>
  everyOf(facts, (fact) => (fact.possible === true ? most(test(fact), MAYBE) : test(fact)));

const least = (one: Tri, other: Tri): Tri => (one < other ? one : other);
const most = (one: Tri, other: Tri): Tri => (one > other ? one : other);

/**
 * Whether the command has such a fact at all. Where no word may turn out to be an option, facts that only may hold
 * are the several readings of one word, and one of them does.
 */
function given(facts: readonly PossiblyHeld[], view: CommandView): Tri {
  if (facts.some((fact) => fact.possible !== true)) return YES;
  if (facts.length === 0) return NO;
  return view.facts.operandsCertain ? YES : MAYBE;
}

/** `per-command-stage`: the command itself contributes a fact that is no mere working directory. */
function hasFacts(
  value: PathSelection,
  facts: readonly PathFact[],
  view: CommandView,
  fallback: string,
): Tri {
  const { program } = view.facts;
  if (value.programs !== undefined && !(program !== null && value.programs.includes(program))) return NO;
  const need = value.requireFacts ?? fallback;
  if (need === 'zero-or-more') return YES;
  const counted = need === 'one-or-more' ? facts : facts.filter((fact) => fact.usage !== 'cwd-prefix');
  return given(counted, view);
}

const pathScopesAllIn: Of<PathScopesAllIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  const trespass = trespasses(value);
  return (view) => {
    const facts = view.facts.paths.filter(select);
    const need = hasFacts(value, facts, view, 'one-or-more');
    return least(need, least(opposite(someHeld(facts, trespass)), allHeld(facts, inside)));
  };
};

const pathScopesNoneIn: Of<PathScopesNoneIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  const trespass = trespasses(value);
  return (view) => {
    const facts = view.facts.paths.filter(select);
    const need = hasFacts(value, facts, view, 'zero-or-more');
    return least(need, opposite(most(someHeld(facts, trespass), someHeld(facts, inside))));
  };
};

const pathScopesSomeIn: Of<PathScopesSomeIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  const trespass = trespasses(value);
  return (view) =>
    someHeld(view.facts.paths.filter(select), (fact) => least(inside(fact), opposite(trespass(fact))));
};

type HostSelection = HostsAllIn | HostsSomeIn;

function hostInside(value: HostSelection): (fact: NetworkFact) => Tri {
  const classes = value.classes === undefined ? null : new Set<string>(value.classes);
  const directions = value.direction === undefined ? null : new Set<string>(value.direction);
  const schemes = value.schemes === undefined ? null : new Set(value.schemes);
  const scheme = (fact: NetworkFact): Tri => {
    if (schemes === null) return YES;
    if (fact.scheme !== null) return tri(schemes.has(fact.scheme));
    // A host that is known and has no scheme is no URL (`ssh host`); of one that is not known, nothing is.
    return fact.host === null ? MAYBE : NO;
  };
  const host = (fact: NetworkFact): Tri => {
    const name = fact.host;
    if (name === null) return classes?.has('dynamic') === true && value.hosts === undefined ? YES : MAYBE;
    if (classes !== null && !classes.has(fact.class)) return NO;
    return tri(value.hosts === undefined || value.hosts.some((pattern) => hostMatches(pattern, name)));
  };
  return (fact) => {
    if (directions !== null && !directions.has(fact.direction)) return NO;
    return least(scheme(fact), host(fact));
  };
}

const hostsAllIn: Of<HostsAllIn> = (value) => {
  const inside = hostInside(value);
  return (view) => {
    const facts = view.facts.network;
    const some = value.requireFacts === 'zero-or-more' ? YES : given(facts, view);
    return least(some, allHeld(facts, inside));
  };
};

const hostsSomeIn: Of<HostsSomeIn> = (value) => {
  const inside = hostInside(value);
  return (view) => someHeld(view.facts.network, inside);
};

const sends: Of<true> = () => (view) => (view.facts.sends ? YES : view.facts.maySend ? MAYBE : NO);

export const FACT_MATCHERS: ReadonlyMap<string, Build<CommandView>> = new Map<string, Build<CommandView>>([
  ['effectsAllIn', effectsAllIn as Build<CommandView>],
  ['effectsSomeIn', effectsSomeIn as Build<CommandView>],
  ['pathScopesAllIn', pathScopesAllIn as Build<CommandView>],
  ['pathScopesNoneIn', pathScopesNoneIn as Build<CommandView>],
  ['pathScopesSomeIn', pathScopesSomeIn as Build<CommandView>],
  ['hostsAllIn', hostsAllIn as Build<CommandView>],
  ['hostsSomeIn', hostsSomeIn as Build<CommandView>],
  ['sends', sends as Build<CommandView>],
]);
