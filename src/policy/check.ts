/** Checks a pack as its author means it: it loads, and its examples match while its near twins do not. */

import { covers } from '../decide/allowance.js';
import { checkInputs } from '../decide/check.js';
import { matchRules } from '../decide/match.js';
import type { Context, RuleExample } from '../generated/types.js';
import type { Projector, ToolCall } from '../project/projector.js';
import { fail, ok, type Result } from '../result.js';
import { EXAMPLE_CONTEXT } from './example-context.js';
import { isLayerName, type LayerName } from './layers.js';
import { layerProblem, optionsProblem } from './options.js';
import { loadPack } from './pack.js';
import { type Policy, policyOfRule } from './policy.js';
import type { LoadProblem } from './problem.js';
import { type CompiledRule, DEFAULT_BOUND } from './rule.js';

export interface CheckReport {
  /** False: the pack is rejected. */
  readonly ok: boolean;
  readonly pack: string | null;
  readonly rules: number;
  readonly examples: number;
  readonly problems: readonly LoadProblem[];
  /** What a person should know of a pack that loads: effects that allow rules name, rules without examples. */
  readonly remarks: readonly LoadProblem[];
}

/** Total. */
export function checkPack(
  value: unknown,
  options: { readonly projector: Projector; readonly layer?: LayerName },
): CheckReport {
  const given = readOptions(options);
  const loaded = given.ok ? loadPack(value, given.value.layer) : fail([given.error]);
  if (!given.ok || !loaded.ok) {
    const found = loaded.ok ? [] : loaded.error;
    return { ok: false, pack: null, rules: 0, examples: 0, problems: found, remarks: [] };
  }
  const { pack, rules } = loaded.value;
  const problems: LoadProblem[] = [];
  const remarks: LoadProblem[] = [];
  let examples = 0;
  for (const [index, rule] of rules.entries()) {
    const at = `/rules/${index}`;
    const runner = { rule, policy: policyOfRule(rule), projector: given.value.projector };
    for (const kind of ['match', 'noMatch'] as const) {
      for (const [number, example] of (rule.rule.examples?.[kind] ?? []).entries()) {
        examples += 1;
        const wrong = runExample(runner, example, kind);
        if (wrong !== null) {
          problems.push({
            code: 'example',
            pointer: `${at}/examples/${kind}/${number}`,
            message: wrong,
            hint: 'Change the rule or the example.',
            pack: pack.id,
          });
        }
      }
    }
    remarks.push(...remarksOn(rule, at));
  }
  return { ok: problems.length === 0, pack: pack.id, rules: rules.length, examples, problems, remarks };
}

function readOptions(
  options: unknown,
): Result<{ readonly projector: Projector; readonly layer: LayerName }, LoadProblem> {
  try {
    const { projector, layer = 'user-project' } = options as { projector?: unknown; layer?: unknown };
    if (!isLayerName(layer)) return fail(layerProblem(layer));
    if (typeof (projector as Projector).project !== 'function')
      return fail(optionsProblem('/projector', 'The projector has no function `project`.'));
    return ok({ projector: projector as Projector, layer });
  } catch {
    return fail(optionsProblem('', 'The options are no object with a projector.'));
  }
}

interface Runner {
  readonly rule: CompiledRule;
  /** Of that rule alone. */
  readonly policy: Policy;
  readonly projector: Projector;
}

/** Null: as promised. */
function runExample(runner: Runner, example: RuleExample, kind: 'match' | 'noMatch'): string | null {
  const call =
    typeof example === 'string'
      ? { tool: 'bash', input: example }
      : { tool: example.tool ?? 'bash', input: example.input };
  const extra = typeof example === 'string' ? {} : ((example.context ?? {}) as Partial<Context>);
  const result = matches(runner, call, { ...EXAMPLE_CONTEXT, ...extra });
  const shown = JSON.stringify(typeof example === 'string' ? example : example.input);
  if (result === null) return `The example ${shown} cannot be decided.`;
  if (kind === 'match' && !result) return `The rule does not match ${shown}.`;
  if (kind === 'noMatch' && result) return `The rule matches ${shown}, which is meant as a near twin.`;
  return null;
}

/** Whether the rule would count; null where the call cannot be decided. */
function matches({ rule, policy, projector }: Runner, call: ToolCall, context: Facts): boolean | null {
  let shape: unknown;
  try {
    shape = projector.project(call);
  } catch {
    // A projector that is not ours may throw.
    return null;
  }
  const checked = checkInputs(shape, { ...context, policy });
  if (!checked.ok) return null;
  const found = matchRules(checked.value).filter(({ certain }) => certain || rule.rule.effect === 'review');
  if (rule.rule.effect !== 'allow') return found.length > 0;
  return found.some(({ command }) => command !== null && covers(rule, command));
}

type Facts = Omit<Context, 'policy'>;

function remarksOn(rule: CompiledRule, pointer: string): LoadProblem[] {
  const remarks: LoadProblem[] = [];
  const dangerous = [...(rule.bound ?? [])].filter((effect) => !DEFAULT_BOUND.has(effect));
  if (rule.rule.effect === 'allow' && dangerous.length > 0) {
    remarks.push({
      code: 'dangerous-effect',
      pointer: `${pointer}/match`,
      message: `${rule.rule.id} allows commands with these effects: ${dangerous.join(', ')}.`,
      hint: 'Name only effects that the rule is for.',
      pack: rule.pack,
    });
  }
  if (rule.rule.examples?.match === undefined || rule.rule.examples.noMatch === undefined) {
    remarks.push({
      // What a rule lets through is what must be shown.
      code: rule.rule.effect === 'allow' ? 'allow-without-examples' : 'no-examples',
      pointer,
      message: `${rule.rule.id} has no ${rule.rule.examples?.match === undefined ? 'examples' : 'near twins'}.`,
      hint: 'Give calls that it matches, and near twins that it does not.',
      pack: rule.pack,
    });
  }
  return remarks;
}
