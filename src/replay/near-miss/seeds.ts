/** Calls that a rule covers, to be mutated: its examples, those the search begins with, and with options more. */

import { type Candidate, seeds as candidates } from '../../analysis/candidates.js';
import { hintsOf } from '../../analysis/hints.js';
import { answers, outerViews, viewOf } from '../../analysis/question.js';
import { spelled } from '../../analysis/search.js';
import type { RuleExample } from '../../generated/types.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import type { CompiledRule } from '../../policy/rule.js';
import type { ToolCall } from '../../project/projector.js';
import { type Engine, isClean, type Seed, seedOf, type World } from './seed.js';
import { spread } from './space.js';

export interface Seeds {
  /** Allowed, and the rule covers a command of each. */
  readonly covered: readonly Seed[];
  /** Near twins that the policy does not allow, for kinds whose effect is the seed's. */
  readonly twins: readonly Seed[];
}

/** Seeds beyond a rule's own examples are chosen, spread over the registry, up to this number in all. */
export const SEEDS = 64;
/** Calls that are tried for them. */
export const MOST_TRIED = 20_000;

export function seedsOf(rule: CompiledRule, engine: Engine, most: number = SEEDS): Seeds {
  const { match = [], noMatch = [] } = rule.rule.examples ?? {};
  const covered = match
    .map((example) => seedOfExample(example, engine))
    .filter((seed) => seed.effect === 'allow');
  const twins = noMatch
    .map((example) => seedOfExample(example, engine))
    .filter((seed) => seed.effect !== 'allow');
  const seen = new Set(covered.map(({ call }) => JSON.stringify(call)));
  const more: Seed[] = [];
  const found = [...coveredCalls(rule, engine)];
  for (const index of spread(found.length, 0)) {
    if (covered.length + more.length >= most) break;
    const call = found[index] as ToolCall;
    for (const one of [call, ...withOptions(call, engine, rule)]) {
      const key = JSON.stringify(one);
      if (seen.has(key) || covered.length + more.length >= most) continue;
      seen.add(key);
      more.push(seedOf(one, EXAMPLE_CONTEXT, engine));
    }
  }
  return { covered: [...covered, ...more], twins };
}

function seedOfExample(example: RuleExample, engine: Engine): Seed {
  if (typeof example === 'string') return seedOf({ tool: 'bash', input: example }, EXAMPLE_CONTEXT, engine);
  const context = { ...EXAMPLE_CONTEXT, ...(example.context ?? {}) } as World;
  return seedOf({ tool: example.tool ?? 'bash', input: example.input }, context, engine);
}

function* coveredCalls(rule: CompiledRule, engine: Engine): Generator<ToolCall> {
  let tried = 0;
  for (const candidate of candidates(hintsOf([rule.rule.match]))) {
    if (tried >= MOST_TRIED) return;
    tried += 1;
    const call = callOf(candidate);
    if (isCovered(call, { rule, engine })) yield call;
  }
}

const callOf = ({ words, tool, input }: Candidate): ToolCall =>
  words === null ? { tool, input } : { tool: 'bash', input: words.map(spelled).join(' ') };

function isCovered(
  call: ToolCall,
  { rule, engine }: { readonly rule: CompiledRule; readonly engine: Engine },
): boolean {
  const shape = engine.projector.project(call);
  const view = isClean(shape) ? viewOf(shape, EXAMPLE_CONTEXT) : null;
  if (view === null) return false;
  const question = { wishes: [{ rule, is: 'met' as const }] };
  return (
    outerViews(view).some((one) => answers(question, one)) &&
    seedOf(call, EXAMPLE_CONTEXT, engine).effect === 'allow'
  );
}

/** The same with options that the grammar lists and the rule covers: two flags, and one with a value. */
function withOptions(call: ToolCall, engine: Engine, rule: CompiledRule): readonly ToolCall[] {
  const { text, commands } = seedOf(call, EXAMPLE_CONTEXT, engine);
  const [command] = commands;
  if (text === null || command?.body === undefined) return [];
  const at = (command.words[command.opening - 1]?.span ?? [0, 0])[1];
  const insert = (options: string): ToolCall => ({
    ...call,
    input: `${text.slice(0, at)} ${options}${text.slice(at)}`,
  });
  const flags = command.body.optionList.filter(
    ({ value, rest }) => value === undefined && rest === undefined,
  );
  const valued = command.body.optionList.filter(
    ({ value, optional }) => value === 'data' && optional !== true,
  );
  const letters = flags.flatMap(({ names }) => names.filter((name) => /^-[A-Za-z]$/.test(name)).slice(0, 1));
  const longs = flags.flatMap(({ names }) => names.filter((name) => name.startsWith('--')).slice(0, 1));
  const value = valued.flatMap(({ names }) => names.filter((name) => name.startsWith('--')).slice(0, 1))[0];
  const tries = [
    ...(letters.length > 1 ? [`${letters[0]} ${letters[1]}`] : []),
    ...longs.slice(0, 2),
    ...(value === undefined ? [] : [`${value} x`]),
  ];
  return tries.map(insert).filter((one) => isCovered(one, { rule, engine }));
}
