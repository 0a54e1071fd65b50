/** Matchers about what a command does: effects, paths and hosts. */

import fc from 'fast-check';
import { ALL_EFFECTS } from '../../analysis/compile/facts.js';
import { DIRECTIONS, HOST_CLASSES } from '../../analysis/domains/hosts.js';
import { ACCESSES, SCOPES, USAGES } from '../../analysis/domains/paths.js';
import type { Effect, Matcher } from '../../generated/types.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import { leaf, partly, some } from './leaves.js';
import type { PolicyWords } from './policy-words.js';

/** Every effect but `unknown`, which a rule may name of a certain program alone. */
export const KNOWN_EFFECTS: readonly Effect[] = ALL_EFFECTS.filter((effect) => effect !== 'unknown');

const HARMLESS: readonly Effect[] = ['none', 'list', 'read', 'vcs-read', 'shell-state', 'write', 'create'];

/** A few of them, those that do little, all that are known, or all. */
export const effects: fc.Arbitrary<Effect[]> = fc
  .oneof(
    some<Effect>(ALL_EFFECTS, 6),
    fc.constant<readonly Effect[]>([...HARMLESS, 'network', 'delete']),
    fc.constant<readonly Effect[]>(KNOWN_EFFECTS),
    fc.constant<readonly Effect[]>(ALL_EFFECTS),
  )
  .map((list) => [...list]);

export function factMatchers({
  programs,
}: Pick<Required<PolicyWords>, 'programs'>): readonly (fc.Arbitrary<Matcher> | Weighted)[] {
  const classes = [
    ...new Set(
      shippedKnowledge()
        .paths(false)
        .entries.map(({ entry }) => entry.class),
    ),
  ];
  const scopes = partly({
    scopes: fc.subarray([...SCOPES], { minLength: 1 }),
    access: some(ACCESSES),
    usages: some(USAGES),
    classes: some(classes),
    programs: some(programs),
    allowExactPaths: some(['/dev/null', '/tmp/x', '/home/dev/project/README.md']),
    forbidPathSegments: some(['.git', 'src', 'etc']),
    requireFacts: fc.constantFrom(
      'one-or-more' as const,
      'per-command-stage' as const,
      'zero-or-more' as const,
    ),
  });
  const requireFacts = fc.constantFrom('one-or-more' as const, 'zero-or-more' as const);
  return [
    { weight: 3, arbitrary: leaf('effectsAllIn', effects) },
    leaf('effectsSomeIn', effects),
    { weight: 2, arbitrary: leaf('pathScopesAllIn', scopes) },
    leaf('pathScopesNoneIn', scopes),
    leaf('pathScopesSomeIn', scopes),
    leaf('hostsAllIn', partly({ ...hosts, requireFacts })),
    leaf('hostsSomeIn', partly(hosts)),
    leaf('sends', fc.constant(true)),
  ];
}

export interface Weighted {
  readonly weight: number;
  readonly arbitrary: fc.Arbitrary<Matcher>;
}

const hosts = {
  hosts: some(['example.com', '*.example.com', 'localhost', '169.254.169.254']),
  classes: some(HOST_CLASSES),
  direction: some(DIRECTIONS),
  schemes: some(['http', 'https']),
};
