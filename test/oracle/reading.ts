import { readBash } from '../../src/bash/read.js';
import { describe } from '../../src/commands/describe.js';
import { interpret } from '../../src/commands/interpret.js';
import type { Knowledge } from '../../src/commands/knowledge.js';
import type { GrammarBody } from '../../src/commands/registry.js';
import { literalWord } from '../../src/commands/words.js';
import type { Command, Diagnostic } from '../../src/generated/types.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { createUnvetoedProjector } from '../../src/project/projector.js';

/** What we say that a text runs. */
export interface Reading {
  readonly commands: readonly Command[];
  readonly diagnostics: readonly Diagnostic[];
  /** No diagnostic would keep an allow from counting. */
  readonly clean: boolean;
  /** A builtin runs text that we do not list, and say so: its effect is `execute` or `unknown`. */
  readonly open: boolean;
}

/**
 * Builtins that run text of their own. What it holds is not for the reader of the syntax but for the projector to
 * say, which is slower and sees more commands than stand in the text, so it is asked only for these.
 */
const TEXT_RUNNERS: ReadonlySet<string> = new Set([
  'eval',
  'trap',
  'source',
  '.',
  'mapfile',
  'readarray',
  'compgen',
  'complete',
  'bind',
  'jobs',
  'fc',
  'alias',
  'set',
]);

/** A reader as the projector configures it. */
export function createReading(): (text: string) => Reading {
  const knowledge = withoutOutputs(shippedKnowledge());
  const { assigners } = knowledge.registry;
  const projector = createUnvetoedProjector({ knowledge });
  const outputOf = (words: readonly string[]): 'cwd' | 'project' | null => {
    const { output } = interpret(words.map(literalWord), knowledge.registry);
    return output === 'cwd' || output === 'project' ? output : null;
  };
  return (text) => {
    const syntax = asReading(readBash(text, { assigners, outputOf }));
    if (!syntax.clean || !syntax.commands.some(runsText)) return syntax;
    const shape = projector.project(text);
    const { facts } = describe(shape, { knowledge, context: {} });
    const open = shape.commands.some((command, index) => {
      const { effects = [], possible = [] } = facts.commands[index] ?? {};
      const acts = [...effects, ...possible].some((effect) => effect === 'execute' || effect === 'unknown');
      return acts && runsText(command);
    });
    return { ...asReading(shape), open };
  };
}

/** Programs of the jail print what the outcome says, and no numbers or names. */
function withoutOutputs(knowledge: Knowledge): Knowledge {
  const grammarOf = (name: string): GrammarBody | undefined => {
    const body = knowledge.registry.grammarOf(name);
    const place = body?.output === 'cwd' || body?.output === 'project';
    return body === undefined || place ? body : { ...body, output: undefined };
  };
  return { ...knowledge, registry: { ...knowledge.registry, grammarOf } };
}

function asReading(found: Pick<Reading, 'commands' | 'diagnostics'>): Reading {
  const { commands, diagnostics } = found;
  return {
    commands,
    diagnostics,
    clean: diagnostics.every(({ severity }) => severity === 'info'),
    open: false,
  };
}

function runsText({ words }: Command): boolean {
  return words.slice(0, 3).some(({ value }) => value !== null && TEXT_RUNNERS.has(value));
}
