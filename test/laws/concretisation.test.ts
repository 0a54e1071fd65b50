import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { packs } from '../support/arbitraries.js';
import { decideCall, packOf, policyWith, ruleOf } from '../support/decisions.js';
import { holds } from '../support/property.js';
import { type Hole, hole, isRefused } from './holes.js';

/** Effects that a generous user might allow without looking at paths. */
const GENEROUS: readonly Effect[] = [
  ...([
    'none',
    'list',
    'read',
    'create',
    'write',
    'append',
    'move',
    'metadata',
    'network',
    'process',
  ] as const),
  ...(['vcs-read', 'vcs-write', 'shell-state', 'run-project', 'remote-read'] as const),
];

/** Null, or the call that is allowed with the word open and not for this value of it. */
function broken({ open, filled }: Hole, options: Options): string | null {
  if (decideCall(open, options).effect !== 'allow') return null;
  if (decideCall(filled, options).effect === 'allow' || isRefused(filled)) return null;
  return `${open} is allowed, ${filled} is not`;
}

type Options = NonNullable<Parameters<typeof decideCall>[1]>;

describe('concretisation', () => {
  const generous = policyWith([packOf([ruleOf('allow', { effectsAllIn: [...GENEROUS] })])]);
  const worlds: ReadonlyMap<string, Options> = new Map<string, Options>([
    ['under the shipped policy', {}],
    ['under it in the posture explore', { context: { ...EXAMPLE_CONTEXT, posture: 'explore' } }],
    ['under a policy that allows by effects alone', { policy: generous }],
  ]);

  for (const [name, options] of worlds) {
    it(`${name}, an allowed call with an undecoded word is allowed for every value of it`, () => {
      holds(
        hole,
        (one) => {
          expect(broken(one, options)).toBeNull();
        },
        { runs: 800 },
      );
    });
  }

  it('under random packs too', () => {
    holds(
      fc.tuple(packs, fc.array(hole, { minLength: 10, maxLength: 20 })),
      ([generated, holes]) => {
        const policy = policyWith(generated, true);
        for (const one of holes) expect(broken(one, { policy })).toBeNull();
      },
      { runs: 60 },
    );
  });

  // A file named `-ea` makes the pattern of `grep PATTERN *` an operand that is read.
  it('also where the word may be an option that moves the operands', () => {
    expect(broken({ open: 'grep /etc/shadow *', filled: 'grep /etc/shadow -ea b' }, {})).toBeNull();
  });
  it('also of jq', () => {
    expect(broken({ open: 'jq / *', filled: 'jq / -f b' }, {})).toBeNull();
  });
  it('also where the word may be an operand of another kind', () => {
    expect(
      broken({ open: 'chmod .git/config a *', filled: 'chmod .git/config a -x' }, { policy: generous }),
    ).toBeNull();
  });

  it('also where the word is an argument of a script', () => {
    const script = policyWith([packOf([ruleOf('allow', { effectsAllIn: ['execute', 'read'] })])]);
    expect(
      broken({ open: 'python3 src/a.py "$X"', filled: 'python3 src/a.py /etc/shadow' }, { policy: script }),
    ).toBeNull();
  });

  it('and where it is one of the words of a loop', () => {
    const filled = 'npm test -- /etc/shadow';
    expect(broken({ open: 'for f in a /etc/shadow; do npm test -- "$f"; done', filled }, {})).toBeNull();
  });

  it('an allowed loop is allowed for each value of its variable', () => {
    const words = fc.array(
      fc.constantFrom('a', 'src/a.ts', '-rf', '/etc/hosts', '.env', '~', 'docs', '../x', '-i', '--pre=./x'),
      { minLength: 1, maxLength: 3 },
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
      'rg x',
      'sed p',
    );
    holds(
      fc.tuple(words, body),
      ([values, command]) => {
        const { effect } = decideCall(`for x in ${values.join(' ')}; do ${command} "$x"; done`);
        if (effect !== 'allow') return;
        for (const value of values) {
          const line = `${command} ${value}`;
          if (!isRefused(line)) expect([line, decideCall(line).effect]).toEqual([line, 'allow']);
        }
      },
      { runs: 400 },
    );
  });
});
