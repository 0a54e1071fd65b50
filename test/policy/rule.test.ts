import { describe, expect, it } from 'vitest';
import type { Effect, Matcher } from '../../src/generated/types.js';
import type { LayerName } from '../../src/policy/layers.js';
import { MATCHER_KINDS } from '../../src/policy/matchers/compile.js';
import type { LoadProblem } from '../../src/policy/problem.js';
import { type CompiledRule, compileRule, DEFAULT_BOUND } from '../../src/policy/rule.js';
import { decideCall, packOf, policyWith, ruleOf } from '../support/decisions.js';

const compile = (
  match: Matcher,
  layer: LayerName = 'user-project',
  effect: 'allow' | 'deny' = 'allow',
): CompiledRule & { readonly problems: readonly LoadProblem[] } => {
  const problems: LoadProblem[] = [];
  const rule = compileRule(
    ruleOf(effect, match),
    { pack: 'p', layer, index: 0, pointer: '/rules/0' },
    { problems },
  );
  return { ...rule, problems };
};
const flow: Matcher = { flow: { from: { program: 'a' }, to: { program: 'b' } } };

describe('the kind of a rule', () => {
  it.each<[Matcher, 'command' | 'call' | 'mixed']>([
    [{ program: 'x' }, 'command'],
    [{ always: true }, 'command'],
    [{ tool: 'bash' }, 'command'],
    [{ all: [{ posture: ['explore'] }, { toolKind: 'mcp' }] }, 'command'],
    [{ not: { effectsSomeIn: ['read'] } }, 'command'],
    [{ all: [] }, 'command'],
    [flow, 'call'],
    [{ selfRecursive: true }, 'call'],
    [{ any: [flow, { posture: ['explore'] }] }, 'call'],
    [{ not: { all: [{ tool: 'bash' }, { selfRecursive: true }] } }, 'call'],
    [{ all: [flow, { program: 'x' }] }, 'mixed'],
    [{ any: [{ sends: true }, { not: flow }] }, 'mixed'],
    [{ not: { all: [{ selfRecursive: true }, { any: [{ noSubstitution: true }] }] } }, 'mixed'],
  ])('%j is %s', (match, kind) => {
    const rule = compile(match, 'user-project', 'deny');
    expect(rule.problems.map(({ code, pointer }) => [code, pointer])).toEqual(
      kind === 'mixed' ? [['mixed-rule', '/rules/0/match']] : [],
    );
    if (kind !== 'mixed') expect(rule.kind).toBe(kind);
  });

  it('every matcher has one', () => {
    const counts = new Map<string, number>();
    for (const kind of MATCHER_KINDS.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(['call', 'command', 'either']);
  });

  it('a rule about the call cannot allow: it bounds no command', () => {
    expect(compile(flow).problems).toMatchObject([{ code: 'call-rule-allows', pointer: '/rules/0/effect' }]);
    expect(compile({ selfRecursive: true }).problems).toMatchObject([{ code: 'call-rule-allows' }]);
  });

  it('a rule about a command hits it wherever it is nested, and blesses no neighbour', () => {
    const deny = policyWith([packOf([ruleOf('deny', { program: 'touch' })])], true);
    for (const line of [
      'ls && touch a',
      'echo "$(touch a)"',
      '(ls; touch a)',
      "sh -c 'touch a'",
      'find . -exec touch {} \\;',
      'f() { touch a; }; f',
    ])
      expect([line, decideCall(line, { policy: deny }).effect]).toEqual([line, 'deny']);
    const allow = policyWith([packOf([ruleOf('allow', { program: 'ls' })])]);
    expect(decideCall('ls', { policy: allow }).effect).toBe('allow');
    for (const line of ['ls && helper', 'ls | helper', 'ls "$(helper)"', 'ls <(helper)', 'ls; cat a'])
      expect([line, decideCall(line, { policy: allow }).effect]).toEqual([line, 'review']);
  });
});

describe('the effect bound of an allow', () => {
  const bounds: readonly [Matcher, readonly Effect[] | 'default' | 'none'][] = [
    [{ program: 'x' }, 'default'],
    [{ effectsAllIn: ['delete'] }, ['delete']],
    [{ all: [{ program: 'x' }, { effectsAllIn: ['read', 'delete'] }] }, ['read', 'delete']],
    [{ all: [{ effectsAllIn: ['read', 'delete'] }, { effectsAllIn: ['delete', 'network'] }] }, ['delete']],
    [{ any: [{ effectsAllIn: ['read'] }, { effectsAllIn: ['delete'] }] }, ['read', 'delete']],
    [{ any: [{ effectsAllIn: ['delete'] }, { program: 'x' }] }, 'default'],
    [{ not: { effectsAllIn: ['delete'] } }, 'default'],
    [{ effectsSomeIn: ['delete'] }, 'default'],
    [{ all: [{ not: { not: { effectsAllIn: ['delete'] } } }] }, 'default'],
    [{ argv: ['x'] }, 'none'],
    [{ all: [{ argv: ['x'] }, { tool: 'bash' }] }, 'none'],
    [{ any: [{ argv: ['x'] }, { argv: ['y', 'z'] }] }, 'none'],
    [{ any: [{ argv: ['x'] }, { program: 'y' }] }, 'default'],
    [{ any: [] }, 'default'],
    [{ not: { argv: ['x'] } }, 'default'],
  ];
  it.each(bounds)('%j: %j', (match, bound) => {
    const compiled = compile(match).bound;
    if (bound === 'none') expect(compiled).toBeNull();
    else expect(compiled).toEqual(bound === 'default' ? DEFAULT_BOUND : new Set(bound));
  });

  it.each<[Matcher, string, 'allow' | 'review']>([
    [{ tokens: ['git', 'log'] }, 'git log', 'allow'],
    [{ tokens: ['git', 'log'] }, 'git log --output=f', 'review'],
    [{ tokens: ['git', 'log'] }, 'git log > f', 'review'],
    [{ program: 'sed' }, 'sed -n 1p a', 'allow'],
    [{ program: 'sed' }, 'sed -i s/a/b/ a', 'review'],
    [{ program: 'find' }, 'find . -name x', 'allow'],
    [{ program: 'find' }, 'find . -name x -delete', 'review'],
    [{ program: 'mkdir' }, 'mkdir a', 'allow'],
    [{ program: 'rm' }, 'rm a', 'review'],
    [{ all: [{ program: 'rm' }, { effectsAllIn: ['delete'] }] }, 'rm a', 'allow'],
    [{ program: 'curl' }, 'curl https://example.com/', 'review'],
    [{ program: 'helper' }, 'helper', 'review'],
    [{ all: [{ program: 'helper' }, { effectsAllIn: ['unknown'] }] }, 'helper a b', 'allow'],
    [{ all: [{ program: 'rm' }, { effectsAllIn: ['unknown', 'delete'] }] }, 'rm --frob a', 'review'],
    [{ argv: ['helper', 'a'] }, 'helper a', 'allow'],
    [{ argv: ['npm', 'run', 'deploy'] }, 'npm run deploy', 'allow'],
    [{ argv: ['npm', 'run', 'deploy'] }, 'npm run deploy 2>&1', 'allow'],
    [{ argv: ['npm', 'run', 'deploy'] }, 'npm run deploy > /dev/null', 'allow'],
    [{ argv: ['npm', 'run', 'deploy'] }, '"npm" run dep\'loy\'', 'allow'],
  ])('%j on %s: %s', (match, line, effect) => {
    const policy = policyWith([packOf([ruleOf('allow', match)])]);
    expect(decideCall(line, { policy }).effect).toBe(effect);
  });

  it('an exact vector covers the vector, and nothing that stands around it', () => {
    const policy = policyWith([
      packOf([ruleOf('allow', { argv: ['npm', 'run', 'deploy'] }), ruleOf('allow', { argv: ['sh'] }, 's')]),
    ]);
    for (const line of [
      'npm run deploy x',
      'npm run',
      'npm run "$X"',
      'npm run deploy $X',
      'npm run {deploy,x}',
      'npm run deploy > src/a',
      'npm run deploy >> /opt/a',
      'npm run deploy < src/a',
      'npm run deploy <<< yes',
      'LD_PRELOAD=./a.so npm run deploy',
      'PATH=/tmp:$PATH npm run deploy',
      'npm run deploy &',
      './npm run deploy',
      'sh < x.sh',
    ])
      expect([line, decideCall(line, { policy }).effect]).toEqual([line, 'review']);
  });

  it('unknown is named for a certain program, or not at all', () => {
    const problem = { code: 'unknown-needs-program', pointer: '/rules/0/match' };
    expect(compile({ effectsAllIn: ['none', 'unknown'] }).problems).toMatchObject([problem]);
    expect(
      compile({ any: [{ effectsAllIn: ['unknown'] }, { effectsAllIn: ['read'] }] }).problems,
    ).toMatchObject([problem]);
    expect(compile({ all: [{ program: 'x' }, { effectsAllIn: ['unknown'] }] }).problems).toEqual([]);
    expect(compile({ all: [{ tokens: ['x', 'y'] }, { effectsAllIn: ['unknown'] }] }).problems).toEqual([]);
  });
  // Vouching for what the registry knows depends on whether it could read a word of it.
  it('unknown does not cover a use that the registry cannot read of a program that it knows', () => {
    const match: Matcher = { all: [{ program: 'git' }, { effectsAllIn: ['vcs-read', 'unknown'] }] };
    const policy = policyWith([packOf([ruleOf('allow', match)])]);
    expect(decideCall('git log -3 --frobnicate', { policy }).effect).toBe('review');
    expect(decideCall('git log --frobnicate', { policy }).effect).toBe('review');
  });
});

describe('the programs that a rule can be about', () => {
  it.each<[Matcher, readonly string[] | null]>([
    [{ program: 'x' }, ['x']],
    [{ program: ['x', 'y'] }, ['x', 'y']],
    [{ tokens: ['git', 'log'] }, ['git']],
    [{ tokens: [{ anyOf: ['a', 'b'] }, 'c'] }, ['a', 'b']],
    [{ argv: ['x', 'y'] }, ['x']],
    [{ all: [{ program: ['x', 'y'] }, { tokens: ['y'] }, { noSubstitution: true }] }, ['y']],
    [{ all: [{ program: 'x' }, { program: 'y' }] }, []],
    [{ any: [{ program: 'x' }, { argv: ['y'] }] }, ['x', 'y']],
    [{ any: [{ program: 'x' }, { sends: true }] }, null],
    [{ not: { program: 'x' } }, null],
    [{ always: true }, null],
    [{ any: [] }, null],
  ])('%j: %j', (match, programs) => {
    expect(compile(match).programs).toEqual(programs === null ? null : new Set(programs));
  });
});
