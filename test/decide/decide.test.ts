import { describe, expect, it } from 'vitest';
import type { DecisionEffect, Effect, Rule, ToolKind } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { partsOf } from '../../src/policy/policy.js';
import { shipped } from '../../src/policy/shipped.js';
import {
  ALLOW_ALL,
  type Call,
  decideCall,
  type Facts,
  KNOWN_EFFECTS,
  packOf,
  policyWith,
  projector,
  ruleOf,
} from '../support/decisions.js';

const postures = [...shipped().postures.keys()] as NonNullable<Facts['posture']>[];

describe('the parent’s ceiling, then asking', () => {
  const policy = policyWith([
    packOf([
      ruleOf('allow', { program: 'ls' }, 'a'),
      ruleOf('review', { program: 'cat' }, 'b'),
      ruleOf('deny', { program: 'rm' }, 'c'),
    ]),
  ]);
  it.each<[string, DecisionEffect, boolean, DecisionEffect, string]>([
    ['ls', 'allow', true, 'allow', 'rule'],
    ['ls', 'allow', false, 'allow', 'rule'],
    ['ls', 'review', true, 'review', 'ceiling'],
    ['ls', 'review', false, 'deny', 'nobody-to-ask'],
    ['ls', 'deny', true, 'deny', 'ceiling'],
    ['ls', 'deny', false, 'deny', 'ceiling'],
    ['cat a', 'allow', true, 'review', 'rule'],
    ['cat a', 'allow', false, 'deny', 'nobody-to-ask'],
    ['cat a', 'review', true, 'review', 'rule'],
    ['cat a', 'review', false, 'deny', 'nobody-to-ask'],
    ['cat a', 'deny', true, 'deny', 'ceiling'],
    ['cat a', 'deny', false, 'deny', 'ceiling'],
    ['rm a', 'allow', true, 'deny', 'rule'],
    ['rm a', 'review', false, 'deny', 'rule'],
    ['rm a', 'deny', false, 'deny', 'rule'],
  ])('%s, ceiling %s, can ask %s: %s by %s', (line, ceiling, canAsk, effect, code) => {
    const context: Facts = { ...EXAMPLE_CONTEXT, ceiling, canAsk };
    expect(decideCall(line, { policy, context })).toMatchObject({ effect, code });
  });

  it('nobody to ask is a matter of the posture, too', () => {
    const context: Facts = { ...EXAMPLE_CONTEXT, posture: 'unattended', ceiling: 'review' };
    expect(decideCall('ls', { policy, context })).toMatchObject({ effect: 'deny', code: 'nobody-to-ask' });
  });
});

describe('a set of rules', () => {
  const table: readonly (readonly [rules: readonly Rule[], line: string, effect: string, code: string])[] = [
    [[], 'ls', 'review', 'no-rule'],
    [[], '# nothing', 'allow', 'nothing-to-run'],
    [[ruleOf('allow', { program: 'ls' })], 'ls', 'allow', 'rule'],
    [[ruleOf('allow', { program: 'ls' }), ruleOf('review', { program: 'ls' }, 's')], 'ls', 'review', 'rule'],
    [[ruleOf('allow', { program: 'ls' }), ruleOf('deny', { program: 'ls' }, 's')], 'ls', 'deny', 'rule'],
    [[ruleOf('allow', { program: 'ls' })], 'ls; cat a', 'review', 'no-rule'],
    [[ruleOf('allow', { program: 'ls' })], 'ls > a', 'review', 'effect-bound'],
    [[ruleOf('allow', { always: true })], '"$X"', 'review', 'diagnostic'],
    [
      [ruleOf('allow', { program: 'cp' }), ruleOf('allow', { always: true }, 's')],
      'cp a b',
      'review',
      'effect-bound',
    ],
    [
      [ruleOf('allow', { program: 'cat' }), ruleOf('deny', { arg0In: ['a'] }, 's')],
      'cat -- "$X"',
      'review',
      'uncertain-match',
    ],
    [[ruleOf('allow', { program: 'sudo' })], 'sudo ls', 'deny', 'floor'],
  ];
  it.each(table)('%j on %s: %s by %s', (rules, line, effect, code) => {
    expect(decideCall(line, { policy: policyWith([packOf(rules)]) })).toMatchObject({ effect, code });
  });
});

describe('what only a person approves', () => {
  const all: readonly Effect[] = [...KNOWN_EFFECTS];
  const calls: readonly (readonly [ToolKind, Call])[] = [
    ['ask-user', { tool: 'AskUserQuestion', input: { questions: [] } }],
    ['mode-change', { tool: 'ExitPlanMode', input: { plan: 'x' } }],
    ['spawn', { tool: 'Task', input: { prompt: 'x', description: 'x', subagent_type: 'x' } }],
    ['message', { tool: 'SendMessage', input: { to: 'x', message: 'x' } }],
    ['background', { tool: 'Monitor', input: { command: 'ls' } }],
  ];
  const kinds = calls.map(([kind]) => kind);
  const packs = [
    ALLOW_ALL,
    packOf([ruleOf('allow', { always: true })]),
    packOf([ruleOf('allow', { all: [{ toolKind: [...kinds] }, { effectsAllIn: [...all] }] })]),
    packOf(
      calls.map(([, call], index) =>
        ruleOf(
          'allow',
          {
            any: [
              { tool: typeof call === 'string' ? call : call.tool },
              { all: [{ tool: '*' }, { effectsAllIn: [...all] }] },
            ],
          },
          `r${index}`,
        ),
      ),
    ),
  ];

  it.each(calls)('%s: no pack of the user allows it, in any posture', (kind, call) => {
    expect(projector.project(typeof call === 'string' ? { input: call } : call).kind).toBe(kind);
    for (const pack of packs) {
      for (const baseline of [true, false]) {
        const policy = policyWith([pack], baseline);
        for (const posture of postures) {
          const tool = typeof call === 'string' ? 'bash' : call.tool;
          const context: Facts = {
            ...EXAMPLE_CONTEXT,
            posture,
            tools: { [tool]: { kind, tier: 'read', trusted: true, annotations: { readOnlyHint: true } } },
          };
          const decision = decideCall(call, { policy, context });
          const asked = decision.effect === 'review';
          expect([posture, asked ? decision.fresh : decision.effect]).toEqual([
            posture,
            posture === 'unattended' ? 'deny' : true,
          ]);
          expect(decision).toMatchObject({
            rule: 'only-by-a-person',
            code: posture === 'unattended' ? 'nobody-to-ask' : 'floor',
          });
        }
      }
    }
  });
});

describe('an error in the middle of a decision', () => {
  it('while a rule is tried', () => {
    const policy = policyWith([packOf([ruleOf('allow', { program: 'ls' })])]);
    const rule = partsOf(policy)?.rules.byProgram.get('ls')?.[0]?.matcher as unknown as {
      command: () => never;
    };
    rule.command = () => {
      throw new RangeError('too deep');
    };
    for (const [context, effect, code] of [
      [{}, 'review', 'work-limit'],
      [{ canAsk: false }, 'deny', 'nobody-to-ask'],
      [{ ceiling: 'deny' }, 'deny', 'ceiling'],
    ] as const)
      expect(decideCall('ls', { policy, context })).toMatchObject({ effect, code });
  });
});
