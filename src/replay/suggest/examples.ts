/** Calls that a suggested rule matches, and near twins that it does not; each has been tried. */

import type { Context, Rule, RuleExample, RuleExamples } from '../../generated/types.js';
import { checkPack } from '../../policy/check.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import type { Policy } from '../../policy/policy.js';
import type { CompiledRule } from '../../policy/rule.js';
import type { Projector, ToolCall } from '../../project/projector.js';
import type { Plain } from '../../shape/plain.js';
import { KINDS } from '../near-miss/kinds.js';
import { seedOf, type World } from '../near-miss/seed.js';
import { spread } from '../near-miss/space.js';
import { byText } from '../order.js';
import { type Draft, packOf } from './draft.js';
import type { ReviewedCall } from './evidence.js';
import type { Seen } from './families.js';

/** Longer texts are no examples that a person reads; of each kind so many are shown. */
export const EXAMPLE_LIMITS = { text: 200, match: 3, siblings: 2, twins: 3 } as const;
/** Calls that are tried for one kind of near miss, and commands that are tried as examples. */
const TRIED = { misses: 12, commands: 40 } as const;

export interface ExampleTools {
  readonly projector: Projector;
  /** Of the corpus: an example that holds only there says so. */
  readonly context: Omit<Context, 'policy'>;
  /** The baseline with the rule. */
  readonly policy: Policy;
  readonly compiled: CompiledRule;
  /** Commands of the same program that the rule is not for. */
  readonly siblings: readonly Seen[];
}

/** Null: no command of the evidence stands by itself as an example, or no near twin was found. */
export function examplesFor(draft: Draft, tools: ExampleTools): RuleExamples | null {
  const match = trueOf(draft.rule, 'match', examplesOf(draft.seen, tools.context), tools).slice(
    0,
    EXAMPLE_LIMITS.match,
  );
  const [first] = match;
  if (first === undefined) return null;
  const siblings = trueOf(draft.rule, 'noMatch', examplesOf(tools.siblings, tools.context), tools);
  const twins = trueOf(draft.rule, 'noMatch', twinsOf(first, tools), tools).sort(byLength);
  const noMatch = [...siblings.slice(0, EXAMPLE_LIMITS.siblings), ...twins.slice(0, EXAMPLE_LIMITS.twins)];
  return noMatch.length === 0 ? null : { match: [...match], noMatch };
}

/**
 * The shortest first: commands by themselves, then the calls that they stand in; each then also in the workspace of the
 * corpus, as it may be true only there.
 */
function examplesOf(seen: readonly Seen[], { workspace }: Omit<Context, 'policy'>): readonly RuleExample[] {
  const shortest = (all: readonly RuleExample[]): readonly RuleExample[] =>
    all
      .filter((one) => textOf(one).length <= EXAMPLE_LIMITS.text)
      .sort(byLength)
      .slice(0, TRIED.commands);
  const shown = [
    ...shortest(seen.flatMap(({ sighting }) => (sighting.text === null ? [] : [sighting.text]))),
    ...shortest(seen.flatMap(({ calls }) => calls.map(exampleOf))),
  ];
  if (workspace === undefined) return shown;
  return [
    ...shown,
    ...shown.map((one): RuleExample => ({ ...callOf(one), context: { workspace: { ...workspace } } })),
  ];
}

const exampleOf = ({ tool, input }: ReviewedCall): RuleExample =>
  tool === 'bash' && typeof input === 'string' ? input : { tool, input };

const callOf = (example: RuleExample): ToolCall =>
  typeof example === 'string'
    ? { tool: 'bash', input: example }
    : { tool: example.tool ?? 'bash', input: example.input };

const textOf = (example: RuleExample): string =>
  typeof example === 'string' ? example : JSON.stringify(example);

const byLength = (one: RuleExample, other: RuleExample): number =>
  textOf(one).length - textOf(other).length || byText(textOf(one), textOf(other));

/** Those that are what they are meant to be; of the same call the first. */
function trueOf(
  rule: Rule,
  kind: 'match' | 'noMatch',
  examples: readonly RuleExample[],
  { projector }: Pick<ExampleTools, 'projector'>,
): readonly RuleExample[] & RuleExample[] {
  if (examples.length === 0) return [];
  const pack = packOf('examples', [{ ...rule, examples: { [kind]: [...examples] } }]);
  const { problems } = checkPack(pack, { projector });
  const wrong = new Set(problems.map(({ pointer }) => pointer));
  const seen = new Set<string>();
  return examples.filter((example, index) => {
    const key = JSON.stringify(callOf(example));
    if (wrong.has(`/rules/0/examples/${kind}/${index}`) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Kinds that change the command itself: what they make is near it. */
const TWIN_KINDS: ReadonlySet<string> = new Set([
  'path-escape',
  'host-confusion',
  'added-option',
  'redirected',
  'substitution',
]);

/** Of each kind of near miss, the shortest of the first that are made of the example. */
function twinsOf(
  example: RuleExample,
  { projector, policy, compiled }: ExampleTools,
): readonly RuleExample[] {
  const own = typeof example === 'string' ? {} : ((example.context ?? {}) as World);
  const seed = seedOf(callOf(example), { ...EXAMPLE_CONTEXT, ...own }, { projector, policy });
  return KINDS.filter(({ id }) => TWIN_KINDS.has(id)).flatMap((kind) => {
    const space = kind.space(seed, compiled);
    const made: RuleExample[] = [];
    for (const index of spread(space.size, 1)) {
      if (made.length >= TRIED.misses) break;
      const miss = space.at(index);
      if (miss === null || miss.context !== seed.context) continue;
      made.push(asExample(miss.call, typeof example === 'string' ? undefined : example.context));
    }
    return made
      .filter((one) => textOf(one).length <= EXAMPLE_LIMITS.text)
      .sort(byLength)
      .slice(0, 1);
  });
}

const asExample = ({ tool, input }: ToolCall, context: object | undefined): RuleExample =>
  typeof input === 'string' && tool === 'bash' && context === undefined
    ? input
    : { tool: tool ?? 'bash', input: input as Plain, ...(context === undefined ? {} : { context }) };
