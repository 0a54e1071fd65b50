import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../src/commands/describe.js';
import type { Effect } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { shippedKnowledge } from '../../src/policy/shipped.js';
import { packs } from '../support/arbitraries.js';
import {
  decideCall,
  type Policy,
  packOf,
  policyWith,
  projector,
  ruleOf,
  SHIPPED,
} from '../support/decisions.js';
import { holds } from '../support/property.js';
import { type Hole, hole } from './holes.js';

/** Effects that a generous user might allow without looking at paths. */
const GENEROUS: readonly Effect[] = [
  ...(['none', 'list', 'read', 'create', 'write', 'append', 'move', 'network', 'process'] as const),
  ...(['vcs-read', 'vcs-write', 'shell-state', 'run-project', 'remote-read'] as const),
];

/** The program refuses these arguments: an option it does not have, too few or too many operands. */
const isRefused = (line: string): boolean =>
  describeShape(projector.project(line), {
    knowledge: shippedKnowledge(),
    context: EXAMPLE_CONTEXT,
  }).facts.commands.some((facts) => !facts.known);

/** What is allowed with the word open, and not for this value of it. */
function isBroken({ open, filled }: Hole, policy: Policy): boolean {
  if (decideCall(open, { policy }).effect !== 'allow') return false;
  return decideCall(filled, { policy }).effect !== 'allow' && !isRefused(filled);
}

describe('concretisation', () => {
  const policies: ReadonlyMap<string, Policy> = new Map([
    ['the shipped policy', SHIPPED],
    [
      'a policy that allows by effects alone',
      policyWith([packOf([ruleOf('allow', { effectsAllIn: [...GENEROUS] })])]),
    ],
  ]);

  for (const [name, policy] of policies) {
    it(`under ${name}, an allowed call with an undecoded word is allowed for every value of it`, () => {
      holds(hole, (one) => expect(isBroken(one, policy) && one).toBe(false), { runs: 1_500 });
    });
  }

  it('under random packs too', () => {
    holds(
      fc.tuple(packs, fc.array(hole, { minLength: 10, maxLength: 20 })),
      ([generated, holes]) => {
        const policy = policyWith(generated, true);
        for (const one of holes) expect(isBroken(one, policy) && one).toBe(false);
      },
      { runs: 60 },
    );
  });

  it('an allowed loop is allowed for each value of its variable', () => {
    const words = fc.array(
      fc.constantFrom('a', 'src/a.ts', '-rf', '/etc/hosts', '.env', '~', 'docs', '../x'),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    const body = fc.constantFrom(
      'cat',
      'ls',
      'wc -l',
      'mkdir -p',
      'touch',
      'rm',
      'echo',
      'grep -n x',
      'git log --',
      'cp a',
    );
    holds(
      fc.tuple(words, body),
      ([values, command]) => {
        const { effect } = decideCall(`for x in ${values.join(' ')}; do ${command} "$x"; done`);
        if (effect !== 'allow') return;
        for (const value of values)
          expect([value, decideCall(`${command} ${value}`).effect]).toEqual([value, 'allow']);
      },
      { runs: 300 },
    );
  });
});
