/** A rule for commands of one family, before anything is proved of it. */

import type { Pack, Rule } from '../../generated/types.js';
import { type Backed, type EvidenceCounts, evidenceOf } from './families.js';
import { matchOf } from './match.js';
import { familyName, type Trait } from './sighting.js';

export interface Draft extends Backed {
  readonly rule: Rule;
  readonly evidence: EvidenceCounts;
}

/** In the order of `backed`; ids differ. */
export function draftsOf(backed: readonly Backed[]): readonly Draft[] {
  const taken = new Set<string>();
  return backed.map((one) => {
    const evidence = evidenceOf(one.seen);
    const id = freeId(one, taken);
    taken.add(id);
    const { calls, distinct, sessions } = evidence;
    const rule: Rule = {
      id,
      effect: 'allow',
      match: matchOf(one),
      reason: reasonOf(one),
      provenance: {
        source: 'portcullis suggest',
        reference: `${counted(calls, 'reviewed call')}, ${counted(distinct, 'different command')}, ${counted(sessions, 'session')}`,
      },
    };
    return { ...one, rule, evidence };
  });
}

/** What is written, and what is checked: one pack of these rules. */
export const packOf = (id: string, rules: readonly Rule[]): Pack => ({
  version: 1,
  id,
  metadata: {
    title: 'Suggested',
    description:
      'Allowed: what was reviewed again and again. Suggested from recorded calls, for a person to judge.',
  },
  rules: [...rules],
});

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function freeId({ kind, family }: Backed, taken: ReadonlySet<string>): string {
  const words = familyName(family)
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MOST_OF_ID)
    .toLowerCase();
  const id = `allow-${words}${SUFFIX[kind]}`;
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? id : `${id}-${number}`;
    if (!taken.has(tried)) return tried;
  }
}

const MOST_OF_ID = 60;
const SUFFIX = { open: '', named: '-by-name', exact: '-exactly' } as const;

function reasonOf({ kind, family, seen }: Backed): string {
  const traits = seen.flatMap(({ sighting }) => sighting.traits);
  const name = familyName(family);
  const effects = listed(traits, (trait) =>
    trait.of === 'effect' && trait.effect !== 'none' ? trait.effect : null,
  );
  const places = listed(traits, (trait) =>
    trait.of === 'place' && trait.access !== 'cwd' ? trait.scope : null,
  );
  const hosts = listed(traits, (trait) => (trait.of === 'host' ? trait.host : null));
  const subject = {
    open: `${name} with options that were seen`,
    named: `${name} with options that were seen, of operands that are called as those that were seen`,
    exact: `Exactly these calls of ${name}`,
  }[kind];
  const does = effects.length === 0 ? 'without an effect' : `with no more than ${effects.join(', ')}`;
  const where = places.length === 0 ? '' : `, in ${places.join(', ')} alone`;
  const whom = hosts.length === 0 ? '' : `, from ${hosts.join(', ')} alone`;
  return `${subject}, ${does}${where}${whom}.`;
}

const listed = (traits: readonly Trait[], of: (trait: Trait) => string | null): readonly string[] =>
  [...new Set(traits.map(of).filter((one) => one !== null))].sort();
