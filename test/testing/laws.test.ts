/** The laws as data hold of the engine; and each fails for a decider that breaks it. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/decide/decide.js';
import type { Pack } from '../../src/generated/types.js';
import type { Policy } from '../../src/policy/policy.js';
import { type Answer, type Decider, laws } from '../../src/testing/index.js';
import { policyWith, projector } from '../support/decisions.js';
import { SCALE } from '../support/property.js';
import { SEED } from '../support/seeded.js';

const policies = new WeakMap<readonly Pack[], Policy>();

/** Packs of the laws come again and again: each set is compiled once. */
function policyOf(packs: readonly Pack[]): Policy {
  const known = policies.get(packs) ?? policyWith(packs, true);
  policies.set(packs, known);
  return known;
}

const sound: Decider = (call, { context, packs }) =>
  decide(projector.project(call), { ...context, policy: policyOf(packs) });

const RUNS = 60;
const check = (name: string, decider: Decider, runs: number): fc.RunDetails<unknown> => {
  const law = laws.find((one) => one.name === name);
  if (law === undefined) throw new Error(`There is no law ${name}.`);
  return fc.check(law.property(decider), {
    seed: SEED,
    numRuns: Math.ceil(runs * SCALE),
    endOnFailure: true,
  });
};

describe('the laws as data hold of the engine', () => {
  for (const { name, statement, property } of laws)
    it(`${name}: ${statement}`, () => {
      fc.assert(property(sound), { seed: SEED, numRuns: Math.ceil(RUNS * SCALE) });
    });
});

const textOf = (call: unknown): string => {
  const { input } = (call ?? {}) as { input?: { command?: unknown } | null };
  return typeof input?.command === 'string' ? input.command : '';
};
const allow: Answer = { effect: 'allow' };
let asked = 0;

/** The law, what breaks it, and a decider that does. */
const BROKEN: readonly (readonly [string, string, Decider])[] = [
  [
    'totality',
    'takes an input for granted',
    (call, around) => {
      const { input } = call as { input: { command: string } };
      return input.command === undefined ? sound(call, around) : sound(call, around);
    },
  ],
  [
    'totality of text',
    'gives up on controls',
    (call, around) =>
      /\p{Cc}/u.test(textOf(call).replace(/\s/g, '')) ? ({} as Answer) : sound(call, around),
  ],
  [
    'determinism',
    'allows every third call',
    (call, around) => {
      asked += 1;
      return asked % 3 === 0 ? allow : sound(call, around);
    },
  ],
  [
    'serialisation',
    'knows calls that it has seen by identity',
    (() => {
      const seen = new WeakSet<object>();
      return (call, around) => {
        const before = seen.has(call as object);
        if (typeof call === 'object' && call !== null && !before) seen.add(call);
        asked += 1;
        return asked % 2 === 0 && !before ? { effect: 'deny' } : sound(call, around);
      };
    })(),
  ],
  [
    'nobody to ask',
    'forgets that nobody is there',
    (call, { context: { canAsk: _, ...context }, packs }) =>
      sound(call, { context: { ...context, posture: 'supervised' }, packs }),
  ],
  [
    'appending',
    'looks at the last command alone',
    (call, around) => {
      const last =
        textOf(call)
          .split(/&&|;|\||&|\n/)
          .at(-1) ?? '';
      return textOf(call) === ''
        ? sound(call, around)
        : sound({ tool: 'Bash', input: { command: last } }, around);
    },
  ],
  [
    'quoting',
    'denies by the text',
    (call, around) => (/\\[a-z]/.test(textOf(call)) ? { effect: 'deny' } : sound(call, around)),
  ],
  [
    'nesting',
    'allows what stands in parentheses',
    (call, around) => (/^\(.*\)$/s.test(textOf(call)) ? allow : sound(call, around)),
  ],
  [
    'unclear text',
    'allows what it cannot read',
    (call, around) => {
      const bad = projector.project(call).diagnostics.some(({ severity }) => severity === 'error');
      return bad && textOf(call) !== '' ? allow : sound(call, around);
    },
  ],
  [
    'floor supremacy',
    'lets rules that allow win',
    (call, around) => {
      const allows = around.packs.some(({ rules }) => rules.some(({ effect }) => effect === 'allow'));
      return allows ? allow : sound(call, around);
    },
  ],
  [
    'strictest join',
    'lets the first rule win',
    (call, around) => {
      const [first] = around.packs;
      return sound(call, {
        ...around,
        packs: first === undefined ? [] : [{ ...first, rules: first.rules.slice(0, 1) }],
      });
    },
  ],
  [
    'tightening',
    'takes any rule for one that allows',
    (call, around) => (around.packs.some(({ rules }) => rules.length > 1) ? allow : sound(call, around)),
  ],
  [
    'an allow lifts no deny',
    'reviews what rules disagree about',
    (call, around) => {
      const answer = sound(call, around);
      const allows = around.packs.some(({ id }) => id === 'allow-all');
      return allows && answer.effect === 'deny' ? { effect: 'review' } : answer;
    },
  ],
  [
    'ceiling',
    'has no ceiling',
    (call, { context: { ceiling: _, ...context }, packs }) => sound(call, { context, packs }),
  ],
  [
    'no facts from the call',
    'believes the call',
    (call, around) => {
      const { input } = (call ?? {}) as { input?: { trusted?: unknown } | null };
      return input?.trusted === true ? allow : sound(call, around);
    },
  ],
  [
    'two audiences',
    'tells the agent the reason',
    (call, around) => {
      const answer = sound(call, around) as Answer & { readonly reason: string };
      return { ...answer, agent: { message: answer.reason } };
    },
  ],
];

describe('a decider that breaks a law is found', () => {
  it.each(BROKEN)('%s: one that %s', (name, _what, decider) => {
    const found = check(name, decider, 300);
    expect(found.failed).toBe(true);
    expect(found.errorInstance).toBeInstanceOf(Error);
  });

  it('for each law there is one', () => {
    expect(BROKEN.map(([name]) => name)).toEqual(laws.map(({ name }) => name));
  });
});
