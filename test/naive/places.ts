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
  if (fact.scope === 'unknown')
    return value.scopes?.includes('unknown') === true && value.classes === undefined ? true : 'unknown';
  const inClass = value.classes === undefined || fact.classes.some((one) => has(value.classes, one));
  return has(value.scopes, fact.scope) && inClass;
}

/** A path has a segment that the matcher forbids; a segment with wildcards may be any that begins and ends alike. */
function trespasses({ forbidPathSegments = [] }: Paths, fact: PathFact): Truth {
  if (forbidPathSegments.length === 0) return false;
  if (fact.paths.length === 0) return 'unknown';
  const segments = fact.paths.flatMap((path) => path.split('/'));
  if (segments.some((segment) => forbidPathSegments.includes(segment))) return true;
  const patterns = segments.filter((segment) => fact.below && /[*?[]/.test(segment));
  const mayBe = (pattern: string, name: string): boolean => {
    const [, front = '', back = ''] = /^([^*?[]*).*?([^*?[\]]*)$/s.exec(pattern) ?? [];
    return name.startsWith(front) && name.slice(front.length).endsWith(back);
  };
  return forbidPathSegments.some((name) => patterns.some((pattern) => mayBe(pattern, name))) && 'unknown';
}

interface PossiblyHeld {
  readonly possible?: true;
}

/** Some of these holds and is so; one that only may hold makes no more than a maybe of it. */
const someHeld = <Fact extends PossiblyHeld>(facts: readonly Fact[], is: (fact: Fact) => Truth): Truth =>
  some(facts.map((fact) => every([is(fact), fact.possible === true ? 'unknown' : true])));

/** All of these that hold are so. */
const allHeld = <Fact extends PossiblyHeld>(facts: readonly Fact[], is: (fact: Fact) => Truth): Truth =>
  every(facts.map((fact) => some([is(fact), fact.possible === true ? 'unknown' : false])));

/** Some fact holds: where no word may be an option, those that only may hold are the readings of one word. */
function anyHeld(facts: readonly PossiblyHeld[], about: About): Truth {
  if (facts.some((fact) => fact.possible === undefined)) return true;
  return facts.length > 0 && (about.facts.operandsCertain || 'unknown');
}

function enough(value: Paths, about: About, by: string): Truth {
  if (value.programs !== undefined && !value.programs.includes(about.facts.program ?? '\0')) return false;
  const facts = selected(value, about);
  const need = value.requireFacts ?? by;
  if (need === 'zero-or-more') return true;
  return anyHeld(need === 'one-or-more' ? facts : facts.filter((fact) => fact.usage !== 'cwd-prefix'), about);
}

export const pathMatchers: Clauses = {
  pathScopesAllIn: (value: Paths, about) =>
    every([
      enough(value, about, 'one-or-more'),
      allHeld(selected(value, about), (fact) => lies(value, fact)),
      not(someHeld(selected(value, about), (fact) => trespasses(value, fact))),
    ]),
  pathScopesNoneIn: (value: Paths, about) =>
    every([
      enough(value, about, 'zero-or-more'),
      not(someHeld(selected(value, about), (fact) => lies(value, fact))),
      not(someHeld(selected(value, about), (fact) => trespasses(value, fact))),
    ]),
  pathScopesSomeIn: (value: Paths, about) =>
    someHeld(selected(value, about), (fact) => every([lies(value, fact), not(trespasses(value, fact))])),
};

/** Whole, or `*.` and everything below. */
const isHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) && !host.startsWith('.') : host === pattern;

function reaches(value: Hosts, fact: NetworkFact): Truth {
  const { host, scheme } = fact;
  const anyHost = value.classes?.includes('dynamic') === true && value.hosts === undefined;
  const isListed = (name: string): boolean => value.hosts?.some((pattern) => isHost(pattern, name)) ?? true;
  return every([
    has(value.direction, fact.direction),
    // Nothing is known of the URL where its host is not.
    value.schemes === undefined ||
      (scheme === null ? host === null && 'unknown' : value.schemes.includes(scheme)),
    host === null ? anyHost || 'unknown' : has(value.classes, fact.class) && isListed(host),
  ]);
}

export const hostMatchers: Clauses = {
  hostsAllIn: (value: Hosts, about) =>
    every([
      value.requireFacts === 'zero-or-more' || anyHeld(about.facts.network, about),
      allHeld(about.facts.network, (fact) => reaches(value, fact)),
    ]),
  hostsSomeIn: (value: Hosts, { facts }) => someHeld(facts.network, (fact) => reaches(value, fact)),
};
