/**
 * What a command with exactly these words can be, wherever it stands alone: no more effects and accesses than the
 * engine says of it, but for what depends on where its paths lie and on what is there already
 * (`test/analysis/axioms.test.ts`).
 */

import type { Access, Effect } from '../generated/types.js';
import { EXAMPLE_CONTEXT } from '../policy/example-context.js';
import { shipped } from '../policy/shipped.js';
import { createUnvetoedProjector } from '../project/projector.js';
import { EFFECTS_OF_ACCESS } from './domains/paths.js';
import { powersOf } from './powers.js';
import { outerViews, viewOf } from './question.js';
import { quoted } from './search.js';

export interface VectorPowers {
  readonly effects: ReadonlySet<Effect>;
  readonly accesses: ReadonlySet<Access>;
  readonly talks: boolean;
}

/**
 * Null: nothing is known of it, as in another directory its first word may be another program. Once for each list of
 * words, since a rule is asked about as often as there are others.
 */
export function vectorPowers(words: readonly string[]): VectorPowers | null {
  const known = knownPowers.get(words);
  if (known !== undefined) return known;
  const powers = describedPowers(words);
  knownPowers.set(words, powers);
  return powers;
}

const knownPowers = new WeakMap<readonly string[], VectorPowers | null>();

function describedPowers(words: readonly string[]): VectorPowers | null {
  const { knowledge } = shipped();
  const first = words[0] ?? '';
  const name = first.slice(first.lastIndexOf('/') + 1);
  if (first.includes('/') && knowledge.registry.grammarOf(name) !== undefined) return null;
  const view = viewOf(createUnvetoedProjector().project(words.map(quoted).join(' ')), EXAMPLE_CONTEXT);
  const facts = view === null ? undefined : outerViews(view)[0]?.facts;
  if (facts === undefined) return null;
  // Some directories, such as that of a repository's data, are told of wherever a command runs in them.
  const accesses = new Set<Access>(['cwd', ...facts.paths.map(({ access }) => access)]);
  const placed = [...accesses].flatMap((access) => [
    ...(EFFECTS_OF_ACCESS[access] ?? []),
    ...powersOf(knowledge).anywhere(access),
  ]);
  return {
    effects: new Set([...facts.effects, ...facts.possible, ...placed]),
    accesses,
    talks: facts.network.length > 0,
  };
}
