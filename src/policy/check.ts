/** Checks a pack as its author means it: it loads, and its examples match while its near twins do not. */

import { checkInputs } from '../decide/check.js';
import { matchRules } from '../decide/match.js';
import type { Context, Rule, RuleExample, Shape } from '../generated/types.js';
import type { Projector } from '../project/projector.js';
import { EXAMPLE_CONTEXT } from './example-context.js';
import type { LayerName } from './layers.js';
import { loadPack } from './pack.js';
import { assemblePolicy } from './policy.js';
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
  const loaded = loadPack(value, options.layer ?? 'user-project');
  if (!loaded.ok) {
    return { ok: false, pack: null, rules: 0, examples: 0, problems: loaded.error, remarks: [] };
  }
  const { pack, rules } = loaded.value;
  const problems: LoadProblem[] = [];
  const remarks: LoadProblem[] = [];
  let examples = 0;
  for (const [index, rule] of rules.entries()) {
    const at = `/rules/${index}`;
    const runner = { rule, pack: loaded.value, projector: options.projector };
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

interface Runner {
  readonly rule: CompiledRule;
  readonly pack: Parameters<typeof assemblePolicy>[0][number];
  readonly projector: Projector;
}

/** Null: as promised. */
function runExample(runner: Runner, example: RuleExample, kind: 'match' | 'noMatch'): string | null {
  const call =
    typeof example === 'string'
      ? { tool: 'bash', input: example }
      : { tool: example.tool ?? 'bash', input: example.input };
  const shape = runner.projector.project(call);
  const extra = typeof example === 'string' ? {} : ((example.context ?? {}) as Partial<Context>);
  const result = matches(runner, shape, { ...EXAMPLE_CONTEXT, ...extra });
  const shown = JSON.stringify(typeof example === 'string' ? example : example.input);
  if (result === null) return `The example ${shown} cannot be decided.`;
  if (kind === 'match' && !result) return `The rule does not match ${shown}.`;
  if (kind === 'noMatch' && result) return `The rule matches ${shown}, which is meant as a near twin.`;
  return null;
}

function matches(runner: Runner, shape: Shape, context: Omit<Context, 'policy'>): boolean | null {
  const policy = assemblePolicy([{ ...runner.pack, rules: [runner.rule] }]);
  const checked = checkInputs(shape, { ...context, policy });
  if (!checked.ok) return null;
  const found = matchRules(checked.value).filter((match) => counts(match.rule.rule, match.certain));
  if (runner.rule.rule.effect !== 'allow') return found.length > 0;
  const bound = runner.rule.bound;
  return found.some(
    (match) => bound === null || (match.command?.facts.effects ?? []).every((effect) => bound.has(effect)),
  );
}

const counts = (rule: Rule, certain: boolean): boolean => certain || rule.effect === 'review';

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
      code: 'no-examples',
      pointer,
      message: `${rule.rule.id} has no ${rule.rule.examples?.match === undefined ? 'examples' : 'near twins'}.`,
      hint: 'Give calls that it matches, and near twins that it does not.',
      pack: rule.pack,
    });
  }
  return remarks;
}
