/** A kind of mutation, and what it makes. */

import type { DecisionEffect } from '../../generated/types.js';
import type { CompiledRule } from '../../policy/rule.js';
import type { ToolCall } from '../../project/projector.js';
import type { Seed, World } from './seed.js';
import { EMPTY, type Space } from './space.js';

/** `dangerous`: not allowed. `unknown`: not allowed. `equal`: as the seed, and never more permissive. */
export type Family = 'dangerous' | 'equal' | 'unknown';

export interface Kind {
  readonly id: string;
  readonly family: Family;
  /** What it does, as the documentation says it. */
  readonly summary: string;
  /** Also applied to near twins, which are not allowed: `equal` alone. */
  space(seed: Seed, rule: CompiledRule): Space<Miss>;
}

export interface Miss {
  readonly call: ToolCall;
  readonly context: World;
  /** By construction. `denied`: a deny that its payload has when it stands alone must survive. */
  readonly expects: 'held' | 'denied' | DecisionEffect;
  /** Texts without which it would not be what it is: kept while it is made smaller. */
  readonly keeps: readonly string[];
}

/** A bash text made from the seed's; null passes on. */
export const textMiss = (
  seed: Seed,
  text: string | null,
  { expects = 'held', keeps = [], context = seed.context }: Partial<Omit<Miss, 'call'>> = {},
): Miss | null => (text === null ? null : { call: { ...seed.call, input: text }, context, expects, keeps });

/** A space for seeds that are bash texts. */
export const ofText = (seed: Seed, make: (text: string) => Space<Miss>): Space<Miss> =>
  seed.text === null ? EMPTY : make(seed.text);
