import { describe, expect, it } from 'vitest';
import { loadPack, PACK_LIMITS } from '../../src/policy/pack.js';
import { packOf, ruleOf } from '../support/decisions.js';

type Found = readonly (readonly [code: string, pointer: string])[];

function problemsOf(value: unknown): Found {
  const loaded = loadPack(value, 'user-project');
  if (loaded.ok) return [];
  for (const { message, hint } of loaded.error) {
    expect(message).not.toBe('');
    expect(hint).not.toBe('');
  }
  return loaded.error.map(({ code, pointer }) => [code, pointer]);
}

const rule = ruleOf('deny', { program: 'x' });
const matching = (match: unknown): unknown => ({ version: 1, id: 'x', rules: [{ ...rule, match }] });

describe('loading a pack', () => {
  it.each<[string, unknown, Found]>([
    ['nothing', undefined, [['not-plain', '']]],
    ['a text', '{}', [['schema', '']]],
    ['an array', [], [['schema', '']]],
    ['another version', { version: 2, id: 'x', rules: [] }, [['schema', '/version']]],
    ['no rules', { version: 1, id: 'x' }, [['schema', '']]],
    ['an unknown member', { version: 1, id: 'x', rules: [], extends: 'y' }, [['schema', '']]],
    [
      'an unknown member of a rule',
      { version: 1, id: 'x', rules: [{ ...rule, priority: 1 }] },
      [['schema', '/rules/0']],
    ],
    [
      'an unknown effect',
      { version: 1, id: 'x', rules: [{ ...rule, effect: 'permit' }] },
      [['schema', '/rules/0/effect']],
    ],
    [
      'an unknown matcher',
      matching({ regex: 'x' }),
      [
        ['schema', '/rules/0/match'],
        ['schema', '/rules/0/match'],
      ].slice(0, 1) as never,
    ],
    ['no matcher', matching({}), [['schema', '/rules/0/match']]],
    ['two matchers in one object', matching({ program: 'x', argv: ['x'] }), [['schema', '/rules/0/match']]],
    ['a function', { version: 1, id: 'x', rules: [() => 1] }, [['not-plain', '/rules/0']]],
    [
      'a number that is not finite',
      matching({ argCount: { min: Number.NaN } }),
      [['not-plain', '/rules/0/match/argCount/min']],
    ],
    [
      'a key with a slash',
      { version: 1, id: 'x', rules: [], metadata: { 'a/b~c': () => 1 } },
      [['not-plain', '/metadata/a~1b~0c']],
    ],
  ])('%s', (_, value, expected) => {
    expect(problemsOf(value)).toEqual(expected);
  });

  it('all problems are told at once, each where it is', () => {
    const value = {
      version: 1,
      id: 'x',
      rules: [
        ruleOf('deny', { argMatches: { index: 0, pattern: 'a(?=b)' } }, 'a'),
        ruleOf('allow', { selfRecursive: true }, 'b'),
        ruleOf(
          'deny',
          { all: [{ program: 'x' }, { flow: { from: { always: true }, to: { always: true } } }] },
          'c',
        ),
        { ...ruleOf('deny', { always: true }, 'd'), ask: 'fresh' },
        ruleOf('deny', { any: [{ not: { redirect: { target: '[a' } } }] }, 'a'),
        ruleOf(
          'deny',
          { flow: { from: { selfRecursive: true }, to: { anyArgMatches: { pattern: '(a)\\1' } } } },
          'e',
        ),
      ],
    };
    expect(new Set(problemsOf(value).map(([, pointer]) => pointer))).toEqual(
      new Set([
        '/rules/0/match/argMatches/pattern',
        '/rules/1/effect',
        '/rules/2/match',
        '/rules/3/ask',
        '/rules/4/id',
        '/rules/4/match/any/0/not/redirect/target',
        '/rules/5/match/flow/from',
        '/rules/5/match/flow/to/anyArgMatches/pattern',
      ]),
    );
  });

  it('a pattern that is refused says where in it', () => {
    const loaded = loadPack(matching({ anyArgMatches: { pattern: 'ab(?=c)' } }), 'user-project');
    expect(loaded).toMatchObject({ ok: false, error: [{ code: 'look-around', offset: 2, pack: 'x' }] });
  });

  it('problems of the schema are told together, and counted beyond a hundred', () => {
    const rules = Array.from({ length: 150 }, () => ({ ...rule, effect: 1 }));
    const found = problemsOf({ version: 1, id: 'x', rules });
    expect(found).toHaveLength(101);
    expect(found.slice(0, 2)).toEqual([
      ['schema', '/rules/0/effect'],
      ['schema', '/rules/1/effect'],
    ]);
    expect(found.at(-1)).toEqual(['schema', '']);
  });

  it('depth is checked before anything else looks at it', () => {
    let match: unknown = { always: true };
    for (let level = 0; level < 20_000; level += 1) match = { not: match };
    const [found] = problemsOf(matching(match));
    expect(found?.[0]).toBe('too-deep');
    expect(found?.[1]).toMatch(/^\/rules\/0\/match(?:\/not)+$/);
    expect(found?.[1]?.split('/').length).toBeLessThanOrEqual(PACK_LIMITS.depth + 1);
  });

  it('so is size', () => {
    expect(problemsOf(packOf([ruleOf('deny', { program: 'x'.repeat(PACK_LIMITS.text + 1) })]))[0]?.[0]).toBe(
      'too-large',
    );
  });

  it('what is loaded is frozen through and through', () => {
    const loaded = loadPack(packOf([ruleOf('deny', { program: ['rm'] })]), 'user-project');
    if (!loaded.ok) throw new Error('It loads.');
    const { pack, rules } = loaded.value;
    const at = pack.rules[0];
    for (const value of [loaded.value, pack, pack.rules, at, at?.match, at?.match.program, rules, rules[0]])
      expect(Object.isFrozen(value)).toBe(true);
  });

  it('what is loaded is a copy: changing the value afterwards changes nothing', () => {
    const value = { version: 1, id: 'x', rules: [{ ...rule, match: { program: ['rm'] } }] };
    const loaded = loadPack(value, 'user-project');
    value.rules[0]?.match.program.push('ls');
    expect(loaded.ok && loaded.value.pack.rules[0]?.match).toEqual({ program: ['rm'] });
  });
});
