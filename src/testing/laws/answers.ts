/** Laws about answers as such: there is one, it is always the same one, and it can be carried out. */

import fc from 'fast-check';
import { context } from '../arbitraries/context.js';
import { hostileText } from '../arbitraries/hostile-text.js';
import { textOf } from '../conformance/exercise.js';
import { HOSTILE_VALUES } from '../hostile-values.js';
import { type Decider, type Law, show } from './law.js';
import { anyCall, NO_PACKS, PLAIN, shell, withPacks } from './questions.js';

const EFFECTS: ReadonlySet<unknown> = new Set(['allow', 'review', 'deny']);

export const ANSWERS: readonly Law[] = [
  {
    name: 'totality',
    statement:
      'Every value in place of a call, of its tool or of its input gets an answer, and is not allowed for it.',
    property: (decider) =>
      fc.property(
        fc.constantFrom(...HOSTILE_VALUES.keys()),
        fc.constantFrom(...PLACES.keys()),
        (name, place) => {
          const call = PLACES.get(place)?.(HOSTILE_VALUES.get(name));
          const { effect } = answerOf(decider, call, `${name} as ${place}`);
          if (effect === 'allow') throw new Error(`It is allowed: ${name} as ${place}`);
        },
      ),
  },
  {
    name: 'totality of text',
    statement: 'Every text gets an answer.',
    property: (decider) =>
      fc.property(hostileText(), context(), (text, facts) => {
        const call = shell(text);
        if (!EFFECTS.has(decider(call, { context: facts, packs: NO_PACKS })?.effect))
          throw new Error(`There is no effect in the answer to ${show(call)}`);
      }),
  },
  {
    name: 'determinism',
    statement:
      'The same call in the same context under the same packs gets the same answer, whatever was decided before.',
    property: (decider) =>
      fc.property(withPacks(4), ({ packs, questions }) => {
        const ask = (): string[] =>
          questions.map(({ call, context: facts }) => textOf(decider(call, { context: facts, packs })));
        const first = ask();
        const backwards = questions
          .toReversed()
          .map(({ call, context: facts }) => textOf(decider(call, { context: facts, packs })))
          .toReversed();
        for (const [index, { call }] of questions.entries())
          if (first[index] !== backwards[index])
            throw new Error(`${first[index]} and then ${backwards[index]} for ${show(call)}`);
      }),
  },
  {
    name: 'serialisation',
    statement: 'A call that went over a wire as JSON is decided as the call itself.',
    property: (decider) =>
      fc.property(anyCall(), context(), (call, facts) => {
        const around = { context: facts, packs: NO_PACKS };
        const [before, after] = [call, JSON.parse(JSON.stringify(call)) as unknown].map(
          (one) => decider(one, around).effect,
        );
        if (before !== after) throw new Error(`${before}, and ${after} over a wire: ${show(call)}`);
      }),
  },
  {
    name: 'nobody to ask',
    statement: 'Where nobody can be asked, nothing is left to be reviewed.',
    property: (decider) =>
      fc.property(anyCall(), context(), (call, facts) => {
        const { effect } = decider(call, { context: { ...facts, canAsk: false }, packs: NO_PACKS });
        if (effect === 'review') throw new Error(`It is reviewed by nobody: ${show(call)}`);
      }),
  },
];

/** Where a value may stand that is none of a call's. */
const PLACES: ReadonlyMap<string, (value: unknown) => unknown> = new Map<string, (value: unknown) => unknown>(
  [
    ['a call', (value) => value],
    ['an input', (input) => ({ ...shell(''), input })],
    ['a tool', (tool) => ({ ...shell('x'), tool: tool ?? null })],
    [
      'a command',
      (value) => ({
        ...shell(''),
        input: Object.fromEntries(Object.keys(shell('').input as object).map((key) => [key, value])),
      }),
    ],
  ],
);

function answerOf(decider: Decider, call: unknown, given: string): { readonly effect: unknown } {
  const answer = decider(call, PLAIN) as { readonly effect: unknown } | undefined;
  if (!EFFECTS.has(answer?.effect)) throw new Error(`There is no effect in the answer to ${given}`);
  return answer as { readonly effect: unknown };
}
