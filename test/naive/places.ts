/** Matchers on paths and hosts. A place that is not known may be any. */

import type { Matcher, NetworkFact, PathFact } from '../../src/generated/types.js';
import type { About, Clauses } from './matchers.js';
import { every, not, some, type Truth } from './truth.js';

type Paths = NonNullable<Matcher['pathScopesAllIn']>;
type Hosts = NonNullable<Matcher['hostsAllIn']>;

const has = <T>(list: readonly T[] | undefined, item: T): boolean =>
  list === undefined || list.includes(item);

/** The facts that the matcher is about. */
function selected({ access, usages, allowExactPaths = [] }: Paths, { facts }: About): readonly PathFact[] {
  return facts.paths.filter((fact) => {
    const exempt = fact.paths.length > 0 && fact.paths.every((path) => allowExactPaths.includes(path));
    return has(access, fact.access) && has(usages, fact.usage) && !exempt;
  });
}

function lies(value: Paths, fact: PathFact): Truth {
  const segments = fact.paths.flatMap((path) => path.split('/'));
  if (value.forbidPathSegments?.some((segment) => segments.includes(segment)) === true) return false;
  if (fact.scope === 'unknown')
    return value.scopes?.includes('unknown') === true && value.classes === undefined ? true : 'unknown';
  const inClass = value.classes === undefined || fact.classes.some((one) => has(value.classes, one));
  return has(value.scopes, fact.scope) && inClass;
}

function enough(value: Paths, about: About, by: string): boolean {
  if (value.programs !== undefined && !value.programs.includes(about.facts.program ?? '\0')) return false;
  const facts = selected(value, about);
  const need = value.requireFacts ?? by;
  if (need === 'per-command-stage') return facts.some((fact) => fact.usage !== 'cwd-prefix');
  return need === 'zero-or-more' || facts.length > 0;
}

const truths = (value: Paths, about: About): Truth[] =>
  selected(value, about).map((fact) => lies(value, fact));

export const pathMatchers: Clauses = {
  pathScopesAllIn: (value: Paths, about) =>
    enough(value, about, 'one-or-more') && every(truths(value, about)),
  pathScopesNoneIn: (value: Paths, about) =>
    enough(value, about, 'zero-or-more') && not(some(truths(value, about))),
  pathScopesSomeIn: (value: Paths, about) => some(truths(value, about)),
};

/** Whole, or `*.` and everything below. */
const isHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && !host.startsWith('.') : host === pattern;

function reaches(value: Hosts, fact: NetworkFact): Truth {
  const { host, scheme } = fact;
  if (!has(value.direction, fact.direction)) return false;
  if (value.schemes !== undefined && (scheme === null || !value.schemes.includes(scheme))) return false;
  if (host === null)
    return value.classes?.includes('dynamic') === true && value.hosts === undefined ? true : 'unknown';
  return has(value.classes, fact.class) && (value.hosts?.some((pattern) => isHost(pattern, host)) ?? true);
}

export const hostMatchers: Clauses = {
  hostsAllIn: (value: Hosts, { facts }) =>
    (value.requireFacts === 'zero-or-more' || facts.network.length > 0) &&
    every(facts.network.map((fact) => reaches(value, fact))),
  hostsSomeIn: (value: Hosts, { facts }) => some(facts.network.map((fact) => reaches(value, fact))),
};
