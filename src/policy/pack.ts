/** Loads one pack: plain copy, size and depth, schema, then its rules. All problems are reported at once. */

import type { Pack } from '../generated/types.js';
import { validatePack } from '../generated/validators/Pack.js';
import { fail, ok, type Result } from '../result.js';
import { deepFreeze } from '../shape/freeze.js';
import { type PlainLimits, toPlain } from '../shape/plain.js';
import type { LayerName } from './layers.js';
import type { LoadProblem } from './problem.js';
import { type CompiledRule, compileRule } from './rule.js';
import { schemaProblems } from './schema-problems.js';

/** Checked before validation, since validating a very deep value would exhaust the stack. */
export const PACK_LIMITS: PlainLimits = { depth: 40, values: 1_000_000, text: 20_000_000 };

const SCHEMA_HINT = 'See schema/pack.schema.json, or docs/matchers.md for the matchers.';

export interface LoadedPack {
  readonly pack: Pack;
  readonly layer: LayerName;
  readonly rules: readonly CompiledRule[];
}

/**
 * Total; linear in the pack up to the limits of its patterns. What is loaded is a frozen copy, as every policy of the
 * process may share it.
 */
export function loadPack(value: unknown, layer: LayerName): Result<LoadedPack, readonly LoadProblem[]> {
  const plain = toPlain(value, PACK_LIMITS);
  if (!plain.ok) {
    return fail([
      { ...plain.error, hint: 'A pack is a JSON object as schema/pack.schema.json describes it.' },
    ]);
  }
  if (!validatePack(plain.value)) return fail(schemaProblems(validatePack, SCHEMA_HINT));
  const pack = deepFreeze(plain.value as unknown as Pack);
  const problems: LoadProblem[] = [];
  const seen = new Set<string>();
  const rules = pack.rules.map((rule, index) => {
    const pointer = `/rules/${index}`;
    if (seen.has(rule.id)) {
      problems.push({
        code: 'duplicate-rule-id',
        pointer: `${pointer}/id`,
        message: `Two rules are called ${rule.id}.`,
        hint: 'Give each rule of a pack its own id.',
      });
    }
    seen.add(rule.id);
    return Object.freeze(compileRule(rule, { pack: pack.id, layer, index, pointer }, { problems }));
  });
  if (problems.length > 0) return fail(problems.map((problem) => ({ ...problem, pack: pack.id })));
  return ok(Object.freeze({ pack, layer, rules: Object.freeze(rules) }));
}
