import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/decide/decide.js';
import type { Decision, Pack, Rule } from '../../src/generated/types.js';
import { anyCall, anyContext, packs, ruleSet } from '../support/arbitraries.js';
import {
  ALLOW_ALL,
  type Call,
  type Facts,
  packOf,
  policyOf,
  policyWith,
  projector,
  STRICTNESS,
} from '../support/decisions.js';
import { holds } from '../support/property.js';

const calls = fc.array(fc.tuple(anyCall, anyContext), { minLength: 1, maxLength: 8 });

function decideUnder(generated: readonly Pack[], call: Call, context: Facts, baseline = true): Decision {
  const policy = policyWith(generated, baseline);
  return decide(projector.project(typeof call === 'string' ? { input: call } : call), { ...context, policy });
}

const level = ({ effect }: Decision): number => STRICTNESS[effect];

/** What the order of rules must not touch. It may choose which of the allows that do not count the reason tells of. */
const outcome = ({ effect, rule, pack, layer, command, fresh }: Decision): unknown => ({
  effect,
  rule,
  pack,
  layer,
  command,
  fresh,
});

describe('strictest-join is order-independent', () => {
  it('rules and packs in another order give the same outcome, with the same rule named', () => {
    holds(
      fc.tuple(packs, calls, fc.infiniteStream(fc.nat(1_000))),
      ([generated, pairs, dice]) => {
        const mixed = shuffled(
          generated.map((pack) => ({ ...pack, rules: shuffled(pack.rules, dice) })),
          dice,
        );
        for (const [call, context] of pairs)
          expect(outcome(decideUnder(mixed, call, context))).toEqual(
            outcome(decideUnder(generated, call, context)),
          );
      },
      { runs: 30 },
    );
  });

  it('rules that stand there twice, or in two packs under other ids, change no effect', () => {
    holds(
      fc.tuple(packs, calls),
      ([generated, pairs]) => {
        const twice = generated.map((pack) => ({
          ...pack,
          rules: [...pack.rules, ...pack.rules.map((rule) => ({ ...rule, id: `${rule.id}-again` }))],
        }));
        const copies = generated.map((pack) => ({ ...pack, id: `${pack.id}-copy` }));
        for (const [call, context] of pairs) {
          const { effect } = decideUnder(generated, call, context);
          expect(decideUnder(twice, call, context).effect).toBe(effect);
          expect(decideUnder([...copies, ...generated], call, context).effect).toBe(effect);
        }
      },
      { runs: 30 },
    );
  });
});

describe('layer monotonicity', () => {
  const added = fc.tuple(packs, ruleSet, calls);
  const only = (rules: readonly Rule[], wanted: (rule: Rule) => boolean): Pack =>
    packOf(rules.filter(wanted), 'added');

  it('adding rules that review or deny lowers nothing', () => {
    holds(
      added,
      ([generated, rules, pairs]) => {
        const extra = only(rules, (rule) => rule.effect !== 'allow');
        for (const [call, context] of pairs) {
          const before = level(decideUnder(generated, call, context));
          expect(level(decideUnder([...generated, extra], call, context))).toBeGreaterThanOrEqual(before);
        }
      },
      { runs: 30 },
    );
  });

  it('adding rules that allow raises nothing, leaves every deny and every review by rule as it is', () => {
    holds(
      added,
      ([generated, rules, pairs]) => {
        const extra = only(rules, (rule) => rule.effect === 'allow');
        for (const [call, context] of pairs) {
          const before = decideUnder(generated, call, context);
          const after = decideUnder([...generated, extra, ALLOW_ALL], call, context);
          expect(level(after)).toBeLessThanOrEqual(level(before));
          const decided = ['rule', 'floor', 'diagnostic', 'ceiling'].includes(before.code);
          if (decided && before.effect !== 'allow') expect(after.effect).toBe(before.effect);
        }
      },
      { runs: 30 },
    );
  });
});

describe('floor supremacy', () => {
  it('no pack, posture, ceiling or other fact of the context lowers a decision of the floor', () => {
    const floor = policyOf({ baseline: false });
    const workspace = {
      cwd: '/home/dev/project',
      roots: ['/home/dev/project'],
      temp: ['/tmp'],
      home: '/home/dev',
    };
    const loosened: fc.Arbitrary<Facts> = anyContext.map((context) => ({
      ...context,
      workspace,
      hosts: { listed: ['*.example.com', '169.254.169.254', 'metadata.google.internal', 'example.com'] },
      grants: [{ effect: 'allow' }],
      verdicts: [{ effect: 'allow' }],
      history: [{ effect: 'allow' }],
    }));
    let denied = 0;
    holds(
      fc.tuple(packs, fc.array(fc.tuple(anyCall, loosened), { minLength: 1, maxLength: 8 })),
      ([generated, pairs]) => {
        const policy = policyWith([...generated, ALLOW_ALL], true);
        for (const [call, context] of pairs) {
          const shape = projector.project(typeof call === 'string' ? { input: call } : call);
          const sealed = decide(shape, { workspace, policy: floor });
          if (sealed.code !== 'floor') continue;
          denied += 1;
          expect(level(decide(shape, { ...context, policy }))).toBeGreaterThanOrEqual(level(sealed));
        }
      },
      { runs: 30 },
    );
    expect(denied).toBeGreaterThan(5);
  });

  it('roots that hold a protected place do not open it', () => {
    const wide: Facts = {
      workspace: {
        cwd: '/',
        roots: ['/', '/home/dev', '/etc'],
        writable: ['/'],
        temp: ['/'],
        home: '/home/dev',
      },
    };
    for (const line of [
      'rm -rf /',
      'rm -rf /etc',
      'rm -rf /home/dev',
      'echo x >> /home/dev/.bashrc',
      'cat /home/dev/.ssh/id_rsa',
      'chmod -R 777 /usr',
      'dd if=a of=/dev/sda',
      'echo x > /etc/cron.d/x',
    ])
      expect([line, decideUnder([ALLOW_ALL], line, wide).effect]).toEqual([line, 'deny']);
  });
});

describe('ceiling monotonicity', () => {
  it("a decision under a ceiling is the stricter of its own and the parent's; with nobody to ask, a deny", () => {
    holds(
      fc.tuple(packs, calls),
      ([generated, pairs]) => {
        for (const [call, { ceiling: _, ...context }] of pairs) {
          const canAsk = context.canAsk !== false && context.posture !== 'unattended';
          const own = level(decideUnder(generated, call, context));
          for (const ceiling of ['allow', 'review', 'deny'] as const) {
            const joined = Math.max(own, STRICTNESS[ceiling]);
            const expected = joined === STRICTNESS.review && !canAsk ? STRICTNESS.deny : joined;
            expect(level(decideUnder(generated, call, { ...context, ceiling }))).toBe(expected);
          }
        }
      },
      { runs: 30 },
    );
  });

  it('also of a call that cannot be read', () => {
    expect(decide({}, { policy: policyOf(), ceiling: 'deny' }).effect).toBe('deny');
  });
  it('with nobody to ask, a call that cannot be read is denied', () => {
    expect(decide({}, { policy: policyOf(), canAsk: false }).effect).toBe('deny');
  });
});

describe('diagnostics never allow', () => {
  it('whatever the packs say, a call with a diagnostic worse than info is not allowed', () => {
    const policy = policyWith([ALLOW_ALL], true);
    holds(
      fc.tuple(anyCall, anyContext, fc.constantFrom('warning' as const, 'error' as const)),
      ([call, context, severity]) => {
        const shape = projector.project(typeof call === 'string' ? { input: call } : call);
        const own = shape.diagnostics.some((one) => one.severity !== 'info');
        if (own) expect(decide(shape, { ...context, policy }).effect).not.toBe('allow');
        const diagnostic = { code: 'parse-error', severity, span: [0, 0], message: 'Made up.' };
        const plain = JSON.parse(JSON.stringify(shape)) as typeof shape;
        const marked = { ...plain, diagnostics: [...plain.diagnostics, diagnostic] };
        expect(decide(marked, { ...context, policy }).effect).not.toBe('allow');
      },
      { runs: 300 },
    );
  });
});

function shuffled<T>(items: readonly T[], dice: IterableIterator<number>): T[] {
  return items
    .map((item) => ({ item, at: dice.next().value as number }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
