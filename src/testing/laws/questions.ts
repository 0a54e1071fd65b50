/** What deciders are asked in the laws: calls, and packs that have something to do with them. */

import fc from 'fast-check';
import type { Pack } from '../../generated/types.js';
import { EXAMPLE_CONTEXT } from '../../policy/example-context.js';
import { shippedKnowledge } from '../../policy/shipped.js';
import { createUnvetoedProjector, type Projector } from '../../project/projector.js';
import { argv } from '../arbitraries/argv.js';
import { bashText } from '../arbitraries/bash-text.js';
import { type ContextFacts, context } from '../arbitraries/context.js';
import { packs } from '../arbitraries/pack.js';
import { path } from '../arbitraries/path.js';
import { quoted } from '../arbitraries/quoted.js';
import { quotedWord } from '../arbitraries/spellings.js';
import { toolCall } from '../arbitraries/tool-call.js';
import type { Around } from './law.js';

export interface Question {
  readonly call: { readonly tool: string; readonly input: unknown };
  readonly context: ContextFacts;
}

/** One list, so that a decider may keep what it compiled for it. */
export const NO_PACKS: readonly Pack[] = [];

/** The workspace of the examples, and nothing else. */
export const PLAIN: Around = { context: EXAMPLE_CONTEXT, packs: NO_PACKS };

/** A call of the tool that the registry lists first among those that run shell. */
export function shell(text: string): Question['call'] {
  const grammar = shippedKnowledge().tools.tools.find(({ kind }) => kind === 'bash');
  return { tool: grammar?.names[0] ?? 'bash', input: { [grammar?.text?.[0] ?? 'command']: text } };
}

/** One command of any program, by itself or writing to a path, which is often a protected one. */
export function line(programs: readonly string[] = commands()): fc.Arbitrary<string> {
  const command = argv({ programs }).chain((vector) => quoted(vector));
  return fc.oneof(
    { weight: 3, arbitrary: command },
    {
      weight: 1,
      arbitrary: fc.tuple(command, path().map(quotedWord)).map(([text, file]) => `${text} > ${file}`),
    },
  );
}

/** Programs that decide for themselves: of a wrapper without its command there is nothing to decide. */
export function commands(): readonly string[] {
  const { registry } = shippedKnowledge();
  known ??= registry.programs.filter((name) => registry.grammarOf(name)?.transparent === false);
  return known;
}
let known: readonly string[] | undefined;

export const anyCall = (programs?: readonly string[]): fc.Arbitrary<Question['call']> =>
  fc.oneof(
    { weight: 4, arbitrary: line(programs).map(shell) },
    { weight: 2, arbitrary: toolCall() },
    { weight: 2, arbitrary: bashText(programs === undefined ? {} : { programs }).map(shell) },
  );

/** A few programs, packs about them, and calls of them. */
export const withPacks = (
  most: number,
): fc.Arbitrary<{ readonly packs: readonly Pack[]; readonly questions: readonly Question[] }> =>
  fc.shuffledSubarray([...commands()], { minLength: 3, maxLength: 6 }).chain((programs) =>
    fc.record(
      {
        packs: packs({ programs }),
        questions: fc.array(fc.record({ call: anyCall(programs), context: context() }), {
          minLength: 1,
          maxLength: most,
        }),
      },
      { noNullPrototype: true },
    ),
  );

/** Somebody is there, and nobody has decided before: what is asked of the rules alone. */
export const asked = ({ ceiling: _, ...facts }: ContextFacts): ContextFacts => ({
  ...facts,
  posture: 'supervised',
  canAsk: true,
});

let projector: Projector | undefined;

/** Whether the text is read without a diagnostic that keeps an allow from counting. */
export function isClean(call: unknown): boolean {
  projector ??= createUnvetoedProjector();
  return projector.project(call).diagnostics.every(({ severity }) => severity === 'info');
}
