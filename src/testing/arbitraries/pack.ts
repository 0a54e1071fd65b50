/** Packs. */

import fc from 'fast-check';
import type { Pack, Rule } from '../../generated/types.js';
import type { PolicyWords } from './policy-words.js';
import { rule } from './rule.js';

export interface PackOptions extends PolicyWords {
  /** Default `generated`. Two packs of one policy need different ones. */
  readonly id?: string;
  /** At most so many rules; there is at least one. Default 4. */
  readonly rules?: number;
}

/**
 * A pack that loads: valid by `schema/pack.schema.json` and by `compilePolicy`, with rules of both kinds about the
 * words given. Rules have the ids `r0`, `r1`, ….
 *
 * Shrinks to one rule. Limits: those of `rule`.
 */
export function pack(options: PackOptions = {}): fc.Arbitrary<Pack> {
  const { id = 'generated', rules, ...words } = options;
  return ruleSet({ rules: rules ?? 4, words }).map((set) => ({ version: 1, id, rules: set }));
}

/** At least one pack, with ids of their own: `generated-0`, `generated-1`, …. Default: at most 3 of at most 4 rules. */
export function packs(options: PolicyWords & { readonly packs?: number } = {}): fc.Arbitrary<Pack[]> {
  const { packs: most = 3, ...words } = options;
  return fc
    .array(ruleSet({ rules: 4, words }), { minLength: 1, maxLength: most })
    .map((sets) => sets.map((rules, index) => ({ version: 1, id: `generated-${index}`, rules })));
}

/** Rules with ids of their own. */
export function ruleSet(options: {
  readonly rules: number;
  readonly words: PolicyWords;
}): fc.Arbitrary<Rule[]> {
  return fc
    .array(rule(options.words), { minLength: 1, maxLength: options.rules })
    .map((rules) => rules.map((one, index) => ({ ...one, id: `r${index}` })));
}
