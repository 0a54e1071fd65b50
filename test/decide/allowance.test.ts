import { describe, expect, it } from 'vitest';
import { covers } from '../../src/decide/allowance.js';
import type { Effect, Matcher } from '../../src/generated/types.js';
import { EXAMPLE_CONTEXT } from '../../src/policy/example-context.js';
import { compileRule } from '../../src/policy/rule.js';
import { commandViews } from '../../src/policy/view.js';
import { callView } from '../policy/matchers/truth-of.js';
import { decideCall, type Facts, packOf, policyWith, ruleOf } from '../support/decisions.js';

const vector = (...argv: string[]): Matcher => ({ argv });
const effects = (match: Matcher, ...named: Effect[]): Matcher => ({ all: [match, { effectsAllIn: named }] });

/** Lines of other commands are read or written in the project, which the baseline allows. */
const decideWith = (match: Matcher, line: string): string =>
  decideCall(line, { policy: policyWith([packOf([ruleOf('allow', match)])], true) }).effect;

describe('an exact vector covers the vector, as the person saw it', () => {
  const script = vector('./scripts/test.sh');
  const database = vector('psql', 'prod');
  it.each<[Matcher, string, string]>([
    [script, './scripts/test.sh', 'allow'],
    [script, 'ls && ./scripts/test.sh', 'allow'],
    [script, 'cd /home/dev/project && ./scripts/test.sh', 'allow'],
    [script, './scripts/test.sh && echo ok > log', 'allow'],
    [script, "echo 'rm -rf ~' > scripts/test.sh && ./scripts/test.sh", 'review'],
    [script, 'echo x > scripts/lib.sh && ./scripts/test.sh', 'review'],
    [script, 'cd /tmp/evil && ./scripts/test.sh', 'review'],
    [script, 'cd src && ./scripts/test.sh', 'review'],
    [script, '(cd src; ./scripts/test.sh)', 'review'],
    [database, 'psql prod', 'allow'],
    [database, 'timeout 5 psql prod', 'allow'],
    [database, 'psql prod | head', 'allow'],
    [database, "echo 'drop' | psql prod", 'review'],
    [database, 'cat a.sql | psql prod', 'review'],
    [database, "psql prod <<< 'drop'", 'review'],
    [database, 'psql prod < a.sql', 'review'],
    [database, 'PGHOST=x psql prod', 'review'],
    // What needs no vouching is bounded like any other rule.
    [vector('ls', 'src'), 'cd docs && ls src', 'allow'],
    [vector('ls', 'src'), 'ls src < a', 'allow'],
  ])('%j on %s: %s', (match, line, effect) => {
    expect(decideWith(match, line)).toBe(effect);
  });
});

describe('covers', () => {
  it.each<[Matcher, string, boolean]>([
    [{ program: 'cat' }, 'cat a', true],
    [{ program: 'cat' }, 'cat a > b', false],
    [effects({ program: 'cat' }, 'read', 'write'), 'cat a > b', true],
    // What an undecoded word may add.
    [{ program: 'rg' }, 'rg x *', false],
    [effects({ program: 'rg' }, 'list', 'read', 'execute'), 'rg x *', true],
    // Nobody vouches for a use that the registry does not know of a program that it knows.
    [effects({ program: 'helper' }, 'unknown'), 'helper --x', true],
    [effects({ program: 'rm' }, 'delete', 'unknown'), 'rm --x a', false],
    [vector('helper'), 'helper', true],
    [vector('helper'), 'helper &', false],
    [vector('helper'), 'echo x | helper', false],
  ])('%j, %s: %s', (match, line, covered) => {
    const place = { pack: 'p', layer: 'user-project', index: 0, pointer: '' } as const;
    const rule = compileRule(ruleOf('allow', match), place, { problems: [] });
    const view = commandViews(callView(line)).at(-1);
    expect(view !== undefined && covers(rule, view)).toBe(covered);
  });
});

describe('counted', () => {
  const rules = [
    ruleOf('allow', { program: 'cat' }, 'a'),
    ruleOf('allow', { program: 'rm' }, 'b'),
    ruleOf('allow', { argv: ['psql', 'prod'] }, 'c'),
    ruleOf('review', { program: 'mkdir' }, 'd'),
    ruleOf('allow', { program: 'mkdir' }, 'e'),
  ];
  const policy = policyWith([packOf(rules)]);
  it.each<[string, readonly (readonly [rule: string, counted: boolean])[]]>([
    ['cat a', [['a', true]]],
    ['cat a > b', [['a', false]]],
    [
      'cat a; rm b',
      [
        ['a', true],
        ['b', false],
      ],
    ],
    [
      'cat a | psql prod',
      [
        ['a', true],
        ['c', false],
      ],
    ],
    ['psql prod', [['c', true]]],
    ['cat a; helper', [['a', true]]],
    // A review elsewhere takes nothing from an allow, and neither does one of the same command.
    [
      'cat a; mkdir b',
      [
        ['a', true],
        ['d', true],
        ['e', true],
      ],
    ],
    // With a diagnostic, no allow counts for any command.
    [
      'cat a; "$X"',
      [
        ['a', false],
        ['d', true],
      ],
    ],
  ])('%s: %j', (line, counted) => {
    const { matched } = decideCall(line, { policy });
    const found = matched.map((one) => [one.rule, one.counted]).sort();
    expect(found.filter(([rule]) => rules.some(({ id }) => id === rule))).toEqual(counted);
  });

  it('is false of an allow that the posture caps', () => {
    const context: Facts = { ...EXAMPLE_CONTEXT, posture: 'explore' };
    const decision = decideCall('mkdir a', {
      policy: policyWith([packOf([ruleOf('allow', { program: 'mkdir' })])]),
      context,
    });
    expect(decision).toMatchObject({ code: 'posture-cap', matched: [{ counted: false }] });
  });

  it('is false of an allow that nobody watches over', () => {
    const match = effects({ program: 'make' }, 'run-project', 'execute');
    const policyOf = policyWith([packOf([ruleOf('allow', match)])]);
    expect(decideCall('make x', { policy: policyOf, context: { canAsk: false } })).toMatchObject({
      effect: 'deny',
      code: 'nobody-to-ask',
      matched: [{ counted: false }],
    });
  });
});
