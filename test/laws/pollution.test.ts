import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPolicy } from '../../src/analysis/load.js';
import { decide } from '../../src/decide/decide.js';
import { compilePolicy } from '../../src/policy/policy.js';
import { anyCall, anyContext, packs } from '../support/arbitraries.js';
import {
  ALLOW_ALL,
  type Facts,
  type Policy,
  packOf,
  policyWith,
  projector,
  ruleOf,
  SHIPPED,
} from '../support/decisions.js';
import { holds } from '../support/property.js';

/** Every member that some object of ours may lack: what code could read from a prototype by mistake. */
const OPTIONAL: readonly string[] = [
  ...new Set(
    [
      ...readFileSync(new URL('../../src/generated/types.ts', import.meta.url), 'utf8').matchAll(
        /^\s+(\w+)\?:/gm,
      ),
    ].map((match) => match[1] as string),
  ),
  ...[
    'effect',
    'code',
    'rule',
    'rules',
    'ok',
    'error',
    'severity',
    'diagnostics',
    'effects',
    'rm',
    'git',
    'allow',
  ],
];

/** Read from the prototype today where an object lacks them: grammars as parsed, words, options of readers. */
const READ_BY_MISTAKE: ReadonlySet<string> = new Set([
  ...[
    'effects',
    'keyed',
    'implicit',
    'bundling',
    'permute',
    'singleDashLong',
    'bare',
    'responseFiles',
    'value',
  ],
  ...[
    'optional',
    'more',
    'until',
    'rest',
    'unless',
    'when',
    'default',
    'stdin',
    'appendInput',
    'values',
    'separator',
  ],
  ...[
    'unlisted',
    'otherwise',
    'any',
    'all',
    'none',
    'operandsAtLeast',
    'operandsAtMost',
    'firstOperand',
    'source',
    'denied',
  ],
  ...[
    'input',
    'sends',
    'match',
    'cap',
    'shadowed',
    'declared',
    'elements',
    'base',
    'prefix',
    'nested',
    'variables',
  ],
  ...[
    'required',
    'limits',
    'body',
    'operands',
    'numeric',
    'replaces',
    'runs',
    'tail',
    'endOfOptions',
    'transparent',
  ],
  ...['plus', 'target', 'targets', 'glob', 'negated', 'listed', 'possible', 'pattern', 'suffix'],
]);

const VALUES = [true, false, 'data', 'allow', [], ['ls'], {}, 0] as const;

/** Runs something while every object of the program seems to have these members. */
function poisoned<T>(names: readonly string[], value: unknown, run: () => T): T {
  try {
    for (const name of names)
      Object.defineProperty(Object.prototype, name, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    return run();
  } finally {
    for (const name of names) delete (Object.prototype as unknown as Record<string, unknown>)[name];
  }
}

/** An object of the caller's that takes nothing from the prototype. */
const bare = (members: object): object => Object.assign(Object.create(null), members);

/** Both outcomes as text, which holds own members alone. */
function outcome(call: unknown, context: Facts, policy: Policy): string {
  try {
    const shape = projector.project(
      bare(typeof call === 'string' ? { tool: 'bash', input: call } : (call as object)),
    );
    return JSON.stringify([
      shape,
      decide(shape, bare({ ...bare({ posture: 'supervised', ...context, policy }) })),
    ]);
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

describe('a polluted Object.prototype changes nothing', () => {
  const harmless = OPTIONAL.filter((name) => !READ_BY_MISTAKE.has(name));

  it('neither what is projected nor what is decided', () => {
    expect(harmless.length).toBeGreaterThan(100);
    holds(
      fc.tuple(packs, fc.array(fc.tuple(anyCall, anyContext), { minLength: 2, maxLength: 5 })),
      ([generated, pairs]) => {
        const policy = policyWith([...generated, ALLOW_ALL], true);
        const cases = pairs.map(([call, context]) => ({
          call,
          context,
          clean: outcome(call, context, policy),
        }));
        for (const value of VALUES) {
          const dirty = poisoned(harmless, value, () =>
            cases.map((one) => outcome(one.call, one.context, policy)),
          );
          expect(dirty).toEqual(cases.map((one) => one.clean));
        }
      },
      { runs: 20 },
    );
  });

  it('nor what a policy compiles to', () => {
    const rules = [
      ruleOf('deny', { program: 'touch' }),
      ruleOf('allow', { effectsAllIn: ['none', 'list'] }, 's'),
    ];
    const digest = (): string => {
      const layers = [{ layer: 'user-project' as const, packs: [packOf(rules)] }];
      const compiled = compilePolicy({ baseline: true, layers });
      return compiled.ok ? compiled.value.digest : JSON.stringify(compiled.error);
    };
    const clean = digest();
    for (const value of VALUES) expect(poisoned(harmless, value, digest)).toBe(clean);
  });

  it('nor whether a policy is proved', () => {
    const rule = ruleOf('allow', { all: [{ program: 'rm' }, { effectsAllIn: ['none', 'delete'] }] });
    const layers = [{ layer: 'user-project' as const, packs: [packOf([rule])] }];
    const compiled = compilePolicy({ layers });
    const digest = compiled.ok ? compiled.value.digest : '';
    for (const [name, value] of [
      ['dangerouslyUnproved', true],
      ['proved', [digest]],
    ] as const)
      expect(poisoned([name], value, () => loadPolicy({ layers }).ok)).toBe(false);
  });

  // Each of these alone would turn what is reviewed or denied into an allow.
  for (const [name, value, line] of [
    ['rest', 'data', 'rm -rf ~'],
    ['optional', true, 'rg --pre x'],
    ['permute', false, 'find . -delete'],
    ['firstOperand', [], 'find . -delete'],
  ] as const) {
    it(`not even a member named ${name}`, () => {
      const context = {
        workspace: { cwd: '/home/dev/project', roots: ['/home/dev/project'], home: '/home/dev' },
      };
      const clean = outcome(line, context, SHIPPED);
      expect(poisoned([name], value, () => outcome(line, context, SHIPPED))).toBe(clean);
    });
  }

  // Words are plain objects: a member that they lack is read from the prototype.
  it.fails('not even a member named base', () => {
    const context = {
      workspace: { cwd: '/home/dev/project', roots: ['/home/dev/project'], home: '/home/dev' },
    };
    const clean = outcome('cat "$X"', context, SHIPPED);
    expect(poisoned(['base'], 'project', () => outcome('cat "$X"', context, SHIPPED))).toBe(clean);
  });
});
