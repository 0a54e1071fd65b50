/** Everything that a suggestion has to stand before it is shown. */

import { createAdviser } from '../../analysis/advice/advice.js';
import { callText } from '../../analysis/floor.js';
import { loadPolicy } from '../../analysis/load.js';
import type { Context, Rule } from '../../generated/types.js';
import { checkPack } from '../../policy/check.js';
import { compilePolicy, type Policy, type PolicyOptions, partsOf } from '../../policy/policy.js';
import type { LoadProblem } from '../../policy/problem.js';
import type { CompiledRule } from '../../policy/rule.js';
import type { Projector } from '../../project/projector.js';
import { fail, ok, type Result } from '../../result.js';
import { nearMisses } from '../near-miss/near-misses.js';
import { type Draft, packOf } from './draft.js';
import { examplesFor } from './examples.js';
import type { Seen } from './families.js';

export interface ProofTools {
  readonly projector: Projector;
  /** The baseline, without the suggestion. */
  readonly options: PolicyOptions;
  readonly context: Omit<Context, 'policy'>;
  readonly packId: string;
  /** Near misses of each rule. */
  readonly perRule: number;
}

/** `floor`: it is not proved that it keeps off the floor. `near-miss`: one gets through. */
export type DropCause =
  | 'floor'
  | 'not-loaded'
  | 'no-examples'
  | 'advice'
  | 'near-miss'
  | 'beyond-evidence'
  | 'saves-nothing';

export interface Dropped {
  readonly draft: Draft;
  readonly cause: DropCause;
  readonly message: string;
}

export interface Proved {
  readonly draft: Draft;
  /** With its examples. */
  readonly rule: Rule;
  /** The baseline with this rule alone. */
  readonly policy: Policy;
  /** Near misses that were made, none of which got through. */
  readonly nearMisses: number;
  readonly remarks: readonly LoadProblem[];
}

/** Total. `siblings`: commands of the same program that the rule is not for. */
export function prove(draft: Draft, siblings: readonly Seen[], tools: ProofTools): Result<Proved, Dropped> {
  const drop = (cause: DropCause, message: string): Result<Proved, Dropped> =>
    fail({ draft, cause, message });
  const { projector, packId } = tools;
  const alone = loadPolicy({ layers: [{ layer: 'user-project', packs: [packOf(packId, [draft.rule])] }] });
  if (!alone.ok) return drop(causeOf(alone.error), messageOf(alone.error));
  const before = withRules([draft.rule], tools);
  const compiled = before.ok ? ruleIn(before.value, packId) : undefined;
  if (!before.ok || compiled === undefined)
    return drop('not-loaded', before.ok ? '' : messageOf(before.error));
  const { context } = tools;
  const examples = examplesFor(draft, { projector, context, policy: before.value, compiled, siblings });
  if (examples === null)
    return drop(
      'no-examples',
      'No call of it is covered by itself. An exact vector counts only where the rest of the call has no part in what it does.',
    );
  const rule: Rule = { ...draft.rule, examples };
  const checked = checkPack(packOf(packId, [rule]), { projector });
  if (!checked.ok) return drop('no-examples', messageOf(checked.problems));
  const after = withRules([rule], tools);
  const final = after.ok ? ruleIn(after.value, packId) : undefined;
  if (!after.ok || final === undefined) return drop('not-loaded', after.ok ? '' : messageOf(after.error));
  const beside = rulesOf(after.value).filter((one) => one !== final);
  const { problems, remarks } = createAdviser({ projector })([final], beside);
  if (problems.length > 0) return drop(causeOf(problems), messageOf(problems));
  const useless = remarks.filter(({ code }) => USELESS.has(code));
  if (useless.length > 0) return drop('advice', messageOf(useless));
  const [missed] = nearMisses([final], { projector, policy: after.value, perRule: tools.perRule }).rules;
  const through = missed?.kinds
    .flatMap(({ failures }) => failures)
    .find(({ failing }) => failing === 'got-through');
  if (missed === undefined || missed.gotThrough > 0)
    return drop('near-miss', through === undefined ? '' : `${callText(through.shrunk)} got through.`);
  return ok({ draft, rule, policy: after.value, nearMisses: missed.generated, remarks });
}

/** The baseline with these rules. */
export function withRules(
  rules: readonly Rule[],
  { options, packId }: Pick<ProofTools, 'options' | 'packId'>,
): Result<Policy, readonly LoadProblem[]> {
  const layers = [
    ...(options.layers ?? []),
    { layer: 'user-project', packs: [packOf(packId, rules)] } as const,
  ];
  return compilePolicy({ ...options, layers });
}

/** The rule changes nothing, or not what it says. */
const USELESS: ReadonlySet<string> = new Set(['dead-rule', 'redundant-rule', 'shadowed-rule']);

const rulesOf = (policy: Policy): readonly CompiledRule[] => partsOf(policy)?.rules.all ?? [];

const ruleIn = (policy: Policy, pack: string): CompiledRule | undefined =>
  rulesOf(policy).find((one) => one.pack === pack);

const causeOf = (problems: readonly LoadProblem[]): DropCause =>
  problems.some(({ code }) => code === 'meets-floor' || code.startsWith('floor-')) ? 'floor' : 'not-loaded';

const messageOf = (problems: readonly LoadProblem[]): string =>
  problems.map(({ code, message }) => `${code}: ${message}`).join(' ');
