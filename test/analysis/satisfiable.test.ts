import { describe, expect, it } from 'vitest';
import type { Wish } from '../../src/analysis/question.js';
import { possibleAnswer } from '../../src/analysis/satisfiable.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { asked, fulfils } from '../support/questions.js';
import { allowed, met, missed } from '../support/wishes.js';

describe('the steps of a proof', () => {
  const QUESTIONS: readonly (readonly [string, readonly Wish[]])[] = [
    ['two programs', [met({ program: 'ls' }), met({ program: 'cat' })]],
    ['one of many', [met({ program: ['a', 'b'] }), missed({ any: [{ program: 'a' }, { program: 'b' }] })]],
    [
      'an allow',
      [
        allowed({ any: [{ program: 'ls' }, { program: 'cat' }] }),
        met({ any: [{ program: 'rm' }, { argv: ['dd'] }] }),
      ],
    ],
    [
      'many alternatives',
      [
        met({ any: [{ program: 'ls' }, { program: 'cat' }] }),
        met({ any: [{ program: 'rm' }, { program: 'cp' }] }),
        met({ any: [{ program: 'mv' }, { program: 'dd' }] }),
      ],
    ],
  ];

  it.each(QUESTIONS)('%s: are as many as it takes, and one less proves nothing', (_, wishes) => {
    let steps = 0;
    for (; asked(wishes, steps) !== 'disjoint'; steps += 1)
      expect(possibleAnswer({ wishes }, { left: steps })).toBe(true);
    const budget = { left: steps };
    expect([possibleAnswer({ wishes }, budget), budget.left]).toEqual([false, 0]);
  });
});

describe('an exact vector', () => {
  it('may use what another directory holds', () => {
    const wishes = [allowed({ argv: ['cat', 'config'] }), met({ effectsSomeIn: ['secret-read'] })];
    const aws = { ...EXAMPLE_CONTEXT.workspace, cwd: '/home/dev/.aws' };
    expect(fulfils('cat config', { wishes }, { ...EXAMPLE_CONTEXT, workspace: aws })).toBe(true);
    expect(asked(wishes)).toBe('possible');
  });

  it('without a path uses nothing that a directory holds', () => {
    const wishes = [allowed({ argv: ['reboot'] }), met({ effectsSomeIn: ['power'] })];
    expect(asked(wishes)).toBe('possible');
    expect(asked([...wishes, met({ effectsSomeIn: ['secret-read'] })])).toBe('disjoint');
  });
});

describe('an allow that is missed', () => {
  it('says nothing of how the call was read', () => {
    const loose = met({ input: { pointer: '/dangerously_disable_sandbox', equals: true } });
    expect(asked([missed({ program: 'ls' }, 'allow'), loose])).toBe('possible');
    expect(asked([allowed({ program: 'ls' }), loose])).toBe('disjoint');
  });
});
