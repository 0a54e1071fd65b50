import { describe, expect, it } from 'vitest';
import { describe as describeShape } from '../../../src/commands/describe.js';
import type { CommandFacts } from '../../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import { shippedKnowledge } from '../../../src/policy/shipped.js';
import { namedOperands, operandNames } from '../../../src/replay/suggest/operand-name.js';
import { projector } from './corpora.js';

const factsOf = (input: string): CommandFacts =>
  describeShape(projector.project({ tool: 'bash', input }), {
    knowledge: shippedKnowledge(),
    context: EXAMPLE_CONTEXT,
  }).facts.commands[0] as CommandFacts;

describe('operands as names', () => {
  it.each<readonly [string, readonly (readonly string[])[] | null]>([
    ['rm reproduce_issue.py', [['', 'reproduce', '.py']]],
    ['rm reproduce', [['', 'reproduce', '']]],
    [
      'rm a/b/test-1.tar.gz /tmp/check2',
      [
        ['a/b/', 'test', '.gz'],
        ['/tmp/', 'check', ''],
      ],
    ],
    ['rm 1.py', null],
    ['rm ab.py', null],
    ['rm test.x_1', null],
    ['rm a/../test.py', null],
    ['rm test*.py', null],
    ['rm "$X"', null],
    ["rm 'test a.py'", null],
  ])('%s', (command, expected) => {
    const names = operandNames(factsOf(command));
    expect(names?.map(({ directory, first, extension }) => [directory, first, extension]) ?? null).toEqual(
      expected,
    );
  });

  it('are matched one by one, in every number that was seen', () => {
    const name = { directory: '', first: 'test', extension: '.py' };
    expect(namedOperands([1, 2], [name, { directory: 'a.b/', first: 'log', extension: '' }])).toEqual({
      any: [1, 2].map((count) => ({
        all: [
          { argCount: { min: count, max: count } },
          ...[0, 1].slice(0, count).map((index) => ({
            argMatches: { index, pattern: '(?:a\\.b/log[A-Za-z0-9_-]*|test[A-Za-z0-9_.-]*\\.py)' },
          })),
        ],
      })),
    });
  });
});
