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
  const segments = value.forbidPathSegments ?? [];
  return (fact) => {
    if (
      segments.length > 0 &&
      fact.paths.some((path) => path.split('/').some((one) => segments.includes(one)))
    )
      return NO;
    if (fact.scope === 'unknown') return scopes?.has('unknown') === true && classes === null ? YES : MAYBE;
    if (scopes !== null && !scopes.has(fact.scope)) return NO;
    return tri(classes === null || fact.classes.some((one) => classes.has(one)));
  };
}

/** `per-command-stage`: the command itself contributes a fact that is no mere working directory. */
function hasFacts(
  value: PathSelection,
  facts: readonly PathFact[],
  view: CommandView,
  fallback: string,
): boolean {
  if (
    value.programs !== undefined &&
    !(view.facts.program !== null && value.programs.includes(view.facts.program))
  )
    return false;
  const need = value.requireFacts ?? fallback;
  if (need === 'zero-or-more') return true;
  return facts.some((fact) => need === 'one-or-more' || fact.usage !== 'cwd-prefix');
}

const pathScopesAllIn: Of<PathScopesAllIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  return (view) => {
    const facts = view.facts.paths.filter(select);
    if (!hasFacts(value, facts, view, 'one-or-more')) return NO;
    return everyOf(facts, inside);
  };
};

const pathScopesNoneIn: Of<PathScopesNoneIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  return (view) => {
    const facts = view.facts.paths.filter(select);
    if (!hasFacts(value, facts, view, 'zero-or-more')) return NO;
    return opposite(someOf(facts, inside));
  };
};

const pathScopesSomeIn: Of<PathScopesSomeIn> = (value) => {
  const select = selects(value);
  const inside = within(value);
  return (view) => someOf(view.facts.paths.filter(select), inside);
};

type HostSelection = HostsAllIn | HostsSomeIn;

function hostInside(value: HostSelection): (fact: NetworkFact) => Tri {
  const classes = value.classes === undefined ? null : new Set<string>(value.classes);
  const directions = value.direction === undefined ? null : new Set<string>(value.direction);
  const schemes = value.schemes === undefined ? null : new Set(value.schemes);
  return (fact) => {
    if (directions !== null && !directions.has(fact.direction)) return NO;
    if (schemes !== null && !(fact.scheme !== null && schemes.has(fact.scheme))) return NO;
    if (fact.host === null)
      return classes?.has('dynamic') === true && value.hosts === undefined ? YES : MAYBE;
    if (classes !== null && !classes.has(fact.class)) return NO;
    const host = fact.host;
    return tri(value.hosts === undefined || value.hosts.some((pattern) => hostMatches(pattern, host)));
  };
}

const hostsAllIn: Of<HostsAllIn> = (value) => {
  const inside = hostInside(value);
  return (view) => {
    const facts = view.facts.network;
    if (facts.length === 0 && value.requireFacts !== 'zero-or-more') return NO;
    return everyOf(facts, inside);
  };
};

const hostsSomeIn: Of<HostsSomeIn> = (value) => {
  const inside = hostInside(value);
  return (view) => someOf(view.facts.network, inside);
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
