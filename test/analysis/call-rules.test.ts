import { describe, expect, it } from 'vitest';
import { callPossible, searchCall } from '../../src/analysis/call-rules.js';
import type { Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { type CompiledRule, compileRule } from '../../src/policy/rule.js';
import { projector, ruleOf } from '../support/decisions.js';
import { allowed, compiled } from '../support/wishes.js';

const PIPE: Matcher = { flow: { from: { program: 'cat' }, to: { program: 'wc' } } };
/** Of ends that do something, which a wrapper by itself does not. */
const READ: Matcher = {
  flow: {
    from: { all: [{ program: 'cat' }, { effectsSomeIn: ['read'] }] },
    to: { all: [{ program: 'wc' }, { effectsSomeIn: ['read'] }] },
  },
};
const RUN: Matcher = { flow: { from: { program: 'cat' }, to: { program: 'sh' }, runs: true } };
const both: Matcher = { program: ['cat', 'wc'] };
const all = (...parts: Matcher[]): Matcher => ({ all: parts });
const any = (...parts: Matcher[]): Matcher => ({ any: parts });
const not = (one: Matcher): Matcher => ({ not: one });

/** A rule that the loader would not take: that it allows the unknown of any program. */
const vouching = (match: Matcher): CompiledRule =>
  compileRule(
    ruleOf('allow', match),
    { pack: 'test', layer: 'user-project', index: 0, pointer: '' },
    { problems: [] },
  );

describe('a call that a rule about calls matches, and an allow covers command by command', () => {
  /** What the allow asks, what the rule about the call says, and whether there may be such a call. */
  const TABLE: readonly (readonly [string, Matcher, Matcher, boolean])[] = [
    ['both ends', both, READ, true],
    ['the first end alone', { program: 'cat' }, READ, false],
    ['the second end alone', { program: 'wc' }, READ, false],
    ['neither end', { program: 'ls' }, READ, false],
    ['ends of any kind', { program: 'ls' }, { flow: { from: { always: true }, to: { always: true } } }, true],
    ['an end that is no command at all', both, { flow: { from: any(), to: { always: true } } }, false],
    [
      'an end that does nothing, in a wrapper',
      { program: 'ls' },
      { flow: { from: { program: 'env' }, to: { program: 'env' } } },
      true,
    ],
    [
      'an end that does something the allow has not',
      { program: 'ls' },
      { flow: { from: { effectsSomeIn: ['network'] }, to: { always: true } } },
      false,
    ],
    [
      'what runs, with the effect',
      all({ program: ['cat', 'sh'] }, { effectsAllIn: ['read', 'execute'] }),
      RUN,
      true,
    ],
    [
      'what runs, installed',
      all({ program: ['cat', 'sh'] }, { effectsAllIn: ['read', 'install'] }),
      { flow: { from: { program: 'cat' }, to: { always: true }, runs: true } },
      false,
    ],
    [
      'what runs, without an effect',
      all({ program: ['cat', 'sh'] }, { effectsAllIn: ['read', 'none'] }),
      RUN,
      false,
    ],
    [
      'what need not run, without an effect',
      all({ program: ['cat', 'sh'] }, { effectsAllIn: ['read', 'none'] }),
      { flow: { from: { program: 'cat' }, to: { program: 'sh' } } },
      true,
    ],
    [
      'what runs, by its effect',
      { effectsAllIn: ['read', 'execute'] },
      { flow: { from: { always: true }, to: { effectsSomeIn: ['read'] }, runs: true } },
      true,
    ],
    [
      'what runs unseen',
      { effectsAllIn: ['read', 'hidden-execute'] },
      { flow: { from: { always: true }, to: { effectsSomeIn: ['read'] }, runs: true } },
      true,
    ],
    [
      'what is installed',
      { effectsAllIn: ['read', 'install'] },
      { flow: { from: { always: true }, to: { effectsSomeIn: ['read'] }, runs: true } },
      true,
    ],
    [
      'what only reads',
      { effectsAllIn: ['read'] },
      { flow: { from: { always: true }, to: { effectsSomeIn: ['read'] }, runs: true } },
      false,
    ],
    [
      'what asks for a looser guard',
      { input: { pointer: '/dangerously_disable_sandbox', equals: true } },
      { flow: { from: { effectsSomeIn: ['read'] }, to: { always: true } } },
      false,
    ],
    ['no such flow', { program: 'ls' }, not(READ), true],
    ['not no such flow', { program: 'ls' }, not(not(READ)), false],
    ['a flow and a posture', both, all(READ, { posture: ['supervised'] }), true],
    [
      'a flow that is not there, and a posture',
      { program: 'ls' },
      all(READ, { posture: ['supervised'] }),
      false,
    ],
    [
      'a posture, and a flow that is not there',
      { program: 'ls' },
      all({ posture: ['supervised'] }, READ),
      false,
    ],
    [
      'a flow that is not there, or a posture',
      { program: 'ls' },
      any(READ, { posture: ['supervised'] }),
      true,
    ],
    ['one of two flows', both, any(RUN, READ), true],
    ['neither of two flows', { program: 'ls' }, any(RUN, READ), false],
    ['not all of two', { program: 'ls' }, not(all(READ, RUN)), true],
    ['not any, of one that is not there', { program: 'ls' }, not(any(READ, not(READ))), false],
    ['none of none', { program: 'ls' }, all(READ, any()), false],
    ['all of none', both, all(READ, all()), false],
    ['not all of none', both, all(READ, not(all())), true],
    ['not any of none', both, all(READ, not(any())), true],
    ['recursion without the unknown', { program: 'ls' }, { selfRecursive: true }, false],
    ['no recursion', { program: 'ls' }, not({ selfRecursive: true }), true],
  ];

  it.each(TABLE)('%s', (_, allow, match, expected) => {
    const rule = compiled('deny', match);
    expect(rule.kind).toBe('call');
    const budget = { left: 100_000 };
    expect(callPossible(allowed(allow).rule, rule, budget)).toBe(expected);
    expect(budget.left).toBeGreaterThan(0);
  });

  it('recursion is of a function that is defined and of a name that nobody described', () => {
    const recursive = compiled('deny', { selfRecursive: true });
    const of = (match: Matcher): boolean => callPossible(vouching(match), recursive, { left: 100_000 });
    expect(of({ effectsAllIn: ['none', 'unknown'] })).toBe(true);
    expect(of({ effectsAllIn: ['none'] })).toBe(false);
    const runs = compiled('deny', {
      flow: { from: { always: true }, to: { effectsSomeIn: ['read'] }, runs: true },
    });
    expect(callPossible(vouching({ effectsAllIn: ['read', 'unknown'] }), runs, { left: 100_000 })).toBe(true);
    expect(of(all({ effectsAllIn: ['none', 'unknown'] }, { argCount: { min: 0 } }))).toBe(false);
    expect(of(all({ effectsAllIn: ['none', 'unknown'] }, { toolKind: 'mcp' }))).toBe(false);
  });
});

describe('the search for such a call', () => {
  const SHOWN: readonly (readonly [string, Matcher, Matcher, string])[] = [
    ['a pipe', { program: ['cat', 'wc'] }, PIPE, 'cat | wc'],
    [
      'a flow among other things',
      { program: ['cat', 'wc'] },
      all({ posture: ['supervised'] }, PIPE),
      'cat | wc',
    ],
    [
      'one of two flows',
      { program: ['cat', 'wc'] },
      any({ flow: { from: { program: 'ls' }, to: { program: 'ls' } } }, PIPE),
      'cat | wc',
    ],
    [
      'what is run',
      all({ program: ['cat', 'sh'] }, { effectsAllIn: ['none', 'read', 'execute', 'unknown'] }),
      RUN,
      'cat | sh',
    ],
  ];

  it.each(SHOWN)('%s', (_, allow, match, text) => {
    const found = searchCall(compiled('deny', match), [allowed(allow)], { projector, calls: 60 });
    expect(found).toEqual({ call: { tool: 'bash', input: text }, context: EXAMPLE_CONTEXT });
  });

  const WRITING: Matcher = { effectsAllIn: ['none', 'read', 'write', 'create', 'overwrite'] };
  const VIA: readonly (readonly ['substitution' | 'file', string])[] = [
    ['substitution', 'wc "$(cat)"'],
    ['file', 'cat > a; wc < a'],
  ];

  it.each(VIA)('finds a flow by a %s', (via, text) => {
    const match: Matcher = { flow: { from: { program: 'cat' }, to: { program: 'wc' }, via: [via] } };
    const found = searchCall(compiled('deny', match), [allowed(all(both, WRITING))], {
      projector,
      calls: 60,
    });
    expect(found?.call.input).toBe(text);
  });

  it('tries the programs that run what they read', () => {
    const run = compiled('deny', { flow: { from: { program: 'cat' }, to: { always: true }, runs: true } });
    const search = (allow: Matcher) => searchCall(run, [allowed(allow)], { projector, calls: 60 });
    const text = search(
      all(
        { program: ['cat', 'sh', 'bash', 'python3'] },
        { effectsAllIn: ['none', 'read', 'execute', 'unknown'] },
      ),
    );
    expect(String(text?.call.input)).toContain('cat | ');
    expect(search({ program: 'cat' })).toBeNull();
  });

  it('finds recursion', () => {
    const wishes = [
      { rule: vouching({ effectsAllIn: ['none', 'unknown', 'background', 'shell-state'] }), is: 'met' },
    ] as const;
    const found = searchCall(compiled('deny', { selfRecursive: true }), wishes, { projector, calls: 60 });
    expect(found?.call.input).toBe('f() { f | f & }; f');
  });

  it('finds nothing that the allow does not cover, or that is not accepted', () => {
    const search = (allow: Matcher, isAccepted: boolean) =>
      searchCall(compiled('deny', PIPE), [allowed(allow)], {
        projector,
        calls: 60,
        accepts: () => isAccepted,
      });
    expect(search({ program: 'cat' }, true)).toBeNull();
    expect(search({ program: ['cat', 'wc'] }, false)).toBeNull();
    expect(search({ program: ['cat', 'wc'] }, true)).not.toBeNull();
  });
});
