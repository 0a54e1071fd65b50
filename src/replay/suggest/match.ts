/** The narrowest matcher over commands: their program and subcommands, and of everything else only what they have. */

import type { Access, Effect, Matcher, Scope } from '../../generated/types.js';
import { canonicalText } from '../../shape/plain.js';
import { byText } from '../order.js';
import type { Backed, Seen } from './families.js';
import { namedOperands } from './operand-name.js';
import type { Family, Trait } from './sighting.js';

export function matchOf({ kind, family, seen }: Backed): Matcher {
  const traits = seen.flatMap(({ sighting }) => sighting.traits);
  const words =
    kind === 'exact'
      ? vectorsOf(seen)
      : [subjectOf(family), ...optionsOf(seen), ...variablesOf(seen), ...namesOf(traits)];
  const clauses: readonly Matcher[] = [
    ...words,
    ...(kind !== 'exact' && !traits.some(({ of }) => of === 'substitution') ? [NO_SUBSTITUTION] : []),
    { effectsAllIn: effectsIn(traits) },
    ...placesOf(traits),
    ...hostsOf(traits, seen),
  ];
  return { all: [...clauses] };
}

const NO_SUBSTITUTION: Matcher = { noSubstitution: true };

/** Sorted, so that the same evidence gives the same rule. */
const unique = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].sort(byText);

const effectsIn = (traits: readonly Trait[]): Effect[] =>
  unique(traits.flatMap((trait) => (trait.of === 'effect' ? [trait.effect] : [])));

function subjectOf({ tool, program, subcommands }: Family): Matcher {
  if (tool !== null) return { tool };
  return subcommands.length === 0 ? { program: program ?? '' } : { tokens: [program ?? '', ...subcommands] };
}

function vectorsOf(seen: readonly Seen[]): readonly Matcher[] {
  const vectors = new Map(
    seen.map(({ sighting }) => {
      const vector = [...(sighting.vector ?? [])];
      return [canonicalText(vector), vector] as const;
    }),
  );
  const all = [...vectors].sort(([one], [other]) => byText(one, other)).map(([, argv]) => ({ argv }));
  return all.length === 1 ? all : [{ any: all }];
}

function optionsOf(seen: readonly Seen[]): readonly Matcher[] {
  if (seen.some(({ sighting }) => sighting.family.tool !== null)) return [];
  const sets = seen.map(({ sighting }) =>
    sighting.traits.flatMap((trait) => (trait.of === 'option' ? [trait.option] : [])),
  );
  const names = unique(sets.flat());
  const none: Matcher = { flagAllowlist: {} };
  if (names.length === 0) return [none];
  const some: Matcher = { flagAllowlist: { names } };
  return sets.some((set) => set.length === 0) ? [{ any: [none, some] }] : [some];
}

function variablesOf(seen: readonly Seen[]): readonly Matcher[] {
  if (seen.some(({ sighting }) => sighting.family.tool !== null)) return [];
  const sets = seen.map(({ sighting }) =>
    sighting.traits.flatMap((trait) => (trait.of === 'variable' ? [trait.variable] : [])),
  );
  const names = unique(sets.flat());
  const none: Matcher = { envAssignmentCount: { max: 0 } };
  if (names.length === 0) return [none];
  const one: Matcher = { all: [{ envAssignmentNameIn: { names } }, { envAssignmentCount: { max: 1 } }] };
  return sets.some((set) => set.length === 0) ? [{ any: [none, one] }] : [one];
}

function namesOf(traits: readonly Trait[]): readonly Matcher[] {
  const counts = traits.flatMap((trait) => (trait.of === 'operands' ? [trait.count] : []));
  const names = traits.flatMap((trait) => (trait.of === 'name' ? [trait.name] : []));
  if (counts.length === 0) return [];
  return [
    namedOperands(
      [...new Set(counts)].sort((one, other) => one - other),
      names,
    ),
  ];
}

/** What a use that is not seen has no place in; a tree is another use than a single file, with the same effect. */
const TREES: readonly (readonly [Access, Access])[] = [
  ['delete', 'delete-tree'],
  ['metadata', 'metadata-tree'],
];

function placesOf(traits: readonly Trait[]): readonly Matcher[] {
  const byAccess = new Map<Access, Set<Scope>>();
  const exact = new Set<string>();
  for (const trait of traits) {
    if (trait.of !== 'place') continue;
    for (const path of trait.paths ?? []) exact.add(path);
    if (trait.paths !== null) continue;
    const scopes = byAccess.get(trait.access) ?? new Set<Scope>();
    byAccess.set(trait.access, scopes.add(trait.scope));
  }
  const but = exact.size === 0 ? {} : { allowExactPaths: [...exact].sort(byText) };
  const all = unique([...byAccess.values()].flatMap((scopes) => [...scopes]));
  const general: Matcher =
    all.length === 0
      ? { pathScopesNoneIn: but }
      : { pathScopesAllIn: { scopes: all, ...but, requireFacts: 'zero-or-more' } };
  const bySet = new Map<string, { readonly access: Access[]; readonly scopes: Scope[] }>();
  for (const [access, set] of byAccess) {
    const scopes = unique([...set]);
    if (scopes.length === all.length) continue;
    const key = scopes.join(' ');
    const group = bySet.get(key) ?? { access: [], scopes };
    group.access.push(access);
    bySet.set(key, group);
  }
  const narrower = [...bySet]
    .sort(([one], [other]) => byText(one, other))
    .map(
      ([, { access, scopes }]): Matcher => ({
        pathScopesAllIn: { access: unique(access), scopes, ...but, requireFacts: 'zero-or-more' },
      }),
    );
  const unseenTrees = TREES.filter(([one, tree]) => byAccess.has(one) && !byAccess.has(tree)).map(
    ([, tree]): Matcher => ({ pathScopesNoneIn: { access: [tree] } }),
  );
  return [general, ...narrower, ...unseenTrees];
}

function hostsOf(traits: readonly Trait[], seen: readonly Seen[]): readonly Matcher[] {
  const effects = effectsIn(traits);
  if (!effects.includes('network')) return [];
  const hosts = unique(traits.flatMap((trait) => (trait.of === 'host' ? [trait.host] : [])));
  const quiet: Matcher = { not: { sends: true } };
  // Only exact vectors name no host.
  if (traits.some(({ of }) => of === 'unnamed-host')) return [quiet];
  const named: Matcher = { hostsAllIn: { hosts, direction: ['fetch'] } };
  const offline: Matcher = { effectsAllIn: effects.filter((effect) => effect !== 'network') };
  const all = seen.every(({ sighting }) => sighting.traits.some(({ of }) => of === 'host'));
  return [all ? named : { any: [named, offline] }, quiet];
}
