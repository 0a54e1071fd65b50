/** A world small enough to try every call of: the truth that the analysis is held against. */

import fc from 'fast-check';
import { answers, outerViews, viewOf, type Wish, type World } from '../../src/analysis/question.js';
import type { Rule } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { loadPack } from '../../src/policy/pack.js';
import type { CompiledRule } from '../../src/policy/rule.js';
import type { CommandView } from '../../src/policy/view.js';
import { ruleSet } from '../support/arbitraries/packs.js';
import { anyCall, simpleCommand } from '../support/arbitraries.js';
import { projector } from '../support/decisions.js';
import { SEED } from '../support/seeded.js';

const HEADS = [
  ...['ls', 'cat', 'rm', 'cp', 'sed', 'git', 'git log', 'git push', 'git status', 'curl', 'npm', 'make'],
  ...['helper', 'tee', 'find', 'chmod', 'sudo', 'sh', 'touch'],
];
const OPTIONS = ['', '-n', '-rf', '--force', '-o x', '--amend', '-x'];
const OPERANDS = [
  ...['', 'a', 'README.md', '/etc/hosts', '/tmp/x', '/', '.env', '.git/hooks/pre-commit', '+x'],
  ...['http://localhost:3000/', 'https://example.com/x', 'src/a.ts docs', '1,5p', 'run a'],
];
const AROUND: readonly (readonly [string, string])[] = [
  ['', ''],
  ['FOO=x ', ''],
  ['LD_PRELOAD=x ', ''],
  ['', ' > a'],
  ['', ' 2>> /tmp/x'],
  ['', ' < /etc/hosts'],
];

const TOOLS = [
  ...[
    'Read',
    'Write',
    'Edit',
    'Glob',
    'WebFetch',
    'Task',
    'mcp__db__query',
    'mcp__fs__read',
    'strange',
  ].flatMap((tool) =>
    ['README.md', '/etc/shadow', 'http://localhost:3000/'].map((text) => ({
      tool,
      input: { file_path: text, path: text, content: 'x', url: text, q: 'x' },
    })),
  ),
];

const CONTEXTS: readonly World[] = [
  EXAMPLE_CONTEXT,
  {
    ...EXAMPLE_CONTEXT,
    posture: 'explore',
    tools: { mcp__db__query: { trusted: true, annotations: { readOnlyHint: true } } },
  },
];

/** Of each call, its outer commands, in each context. */
function smallWorld(random: number): readonly CommandView[] {
  const texts = HEADS.flatMap((head) =>
    OPTIONS.flatMap((option) =>
      OPERANDS.flatMap((operand, index) => {
        const [before, after] = AROUND[(index + option.length + head.length) % AROUND.length] as readonly [
          string,
          string,
        ];
        const plain = [head, option, operand].filter((one) => one !== '').join(' ');
        return [plain, `${before}${plain}${after}`];
      }),
    ),
  );
  const calls = [
    ...new Set(texts),
    ...fc.sample(simpleCommand, { numRuns: random, seed: SEED }),
    ...fc.sample(anyCall, { numRuns: random, seed: SEED }),
    ...TOOLS,
  ];
  return calls.flatMap((call) => {
    const shape = projector.project(typeof call === 'string' ? { tool: 'bash', input: call } : call);
    return CONTEXTS.flatMap((context) => {
      const view = viewOf(shape, context);
      return view === null ? [] : outerViews(view);
    });
  });
}

/** Rules about commands, in a layer that may vouch. */
function smallRules(count: number): readonly CompiledRule[] {
  const rules: Rule[] = fc.sample(ruleSet, { numRuns: count, seed: SEED + 1 }).flat();
  return rules.flatMap((rule, index) => {
    const loaded = loadPack(
      { version: 1, id: 'world', rules: [{ ...rule, id: `r${index}` }] },
      'user-project',
    );
    return loaded.ok ? loaded.value.rules.filter(({ kind }) => kind === 'command') : [];
  });
}

/** The world, the rules and what is true of them; the same number has the same ones, which are made once. */
export function smallTruth(pairs: number): SmallTruth {
  const known = truths.get(pairs) ?? truthOf(pairs);
  truths.set(pairs, known);
  return known;
}

export interface SmallTruth {
  readonly world: readonly CommandView[];
  readonly rules: readonly CompiledRule[];
  readonly truth: Truth;
}

const truths = new Map<number, SmallTruth>();

function truthOf(pairs: number): SmallTruth {
  const world = smallWorld(pairs);
  return { world, rules: smallRules(pairs < 5_000 ? 80 : 600), truth: new Truth(world) };
}

class Truth {
  private readonly met = new Map<string, Uint8Array>();

  constructor(private readonly world: readonly CommandView[]) {}

  /** A command of the world that fulfils both wishes. */
  witness(one: Wish, other: Wish): CommandView | null {
    const [left, right] = [this.column(one), this.column(other)];
    const at = left.findIndex((value, index) => value === 1 && right[index] === 1);
    return at < 0 ? null : (this.world[at] as CommandView);
  }

  private column(wish: Wish): Uint8Array {
    const key = `${wish.rule.rule.id} ${wish.is}`;
    const known = this.met.get(key);
    if (known !== undefined) return known;
    const column = Uint8Array.from(this.world, (view) => (answers({ wishes: [wish] }, view) ? 1 : 0));
    this.met.set(key, column);
    return column;
  }
}
