import { describe, expect, it } from 'vitest';
import type { Matcher } from '../../../src/generated/types.js';
import { decideCall, packOf, policyWith, ruleOf } from '../../support/decisions.js';
import { type Truth, truthOf } from './truth-of.js';

describe('matchers on words', () => {
  it.each<[string, Matcher, Truth]>([
    ['rm a', { program: 'rm' }, true],
    ['/bin/rm a', { program: 'rm' }, true],
    ['rm a', { program: ['ls', 'rm'] }, true],
    ['"$X" a', { program: 'rm' }, 'unknown'],
    ['$X/rm a', { program: 'rm' }, 'unknown'],
    // A file of the agent's is no program that a rule speaks of.
    ['./rm a', { program: 'rm' }, false],
    ['/tmp/rm a', { program: 'rm' }, false],
    ['X=1', { program: 'rm' }, false],
    ['git -C x log -3', { tokens: ['git', 'log'] }, true],
    ['git "$X"', { tokens: ['git', 'log'] }, 'unknown'],
    ['git status', { tokens: ['git', { anyOf: ['log', 'status'] }] }, true],
    ['git', { tokens: ['git', 'log'] }, false],
    ['npm run build', { argv: ['npm', 'run', 'build'] }, true],
    ['"npm" run bui\'ld\'', { argv: ['npm', 'run', 'build'] }, true],
    ['npm run build x', { argv: ['npm', 'run', 'build'] }, false],
    ['npm run build $X', { argv: ['npm', 'run', 'build'] }, 'unknown'],
    ['npm run "$X"', { argv: ['npm', 'run', 'build'] }, 'unknown'],
    ['npm test "$X"', { argv: ['npm', 'run', 'build'] }, false],
    ['/bin/rm a', { argv: ['/bin/rm', 'a'] }, true],
    ['rm a', { argv: ['/bin/rm', 'a'] }, false],
    ['cp -r a b', { arg0In: ['a'] }, true],
    ['cp -r a b', { argAt: { index: 1, equals: 'b' } }, true],
    ['cp $A b', { argAt: { index: 1, equals: 'b' } }, 'unknown'],
    ['cp a b', { argMatches: { index: 1, pattern: '[a-z]' } }, true],
    ['cp a b', { argMatches: { index: 2, pattern: '.*' } }, false],
    ['cp a bc', { anyArgMatches: { pattern: 'b' } }, false],
    ['cp a "$B"', { anyArgMatches: { pattern: 'b' } }, 'unknown'],
    ['cmake --build b --target install', { anyArgMatches: { pattern: 'install' } }, true],
    ['cmake --build b --target=install', { anyArgMatches: { pattern: 'install' } }, true],
    ['cmake --build b --target "$T"', { anyArgMatches: { pattern: 'install' } }, 'unknown'],
    ['cmake --build install --target all', { anyArgMatches: { pattern: 'install' } }, false],
    ['cp a b', { argCount: { min: 2, max: 2 } }, true],
    ['cp a $B', { argCount: { min: 2 } }, 'unknown'],
    ['LD_PRELOAD=./x ls', { envAssignmentNameIn: { prefixes: ['LD_'] } }, true],
    ['ls', { envAssignmentCount: { min: 1 } }, false],
    ['ls "$(id)"', { noSubstitution: true }, false],
    ['ls "$X"', { noSubstitution: true }, true],
    ['ls > a', { noStdoutRedirect: true }, false],
    ['ls 2> a', { noStdoutRedirect: true }, true],
    ['ls {fd}> a', { noStdoutRedirect: true }, false],
    ['ls 2> a', { redirect: { stream: 'stderr', targetKind: 'file' } }, true],
    ['ls >> a', { redirect: { append: true } }, true],
    ['ls > "$A"', { redirect: { target: 'a' } }, 'unknown'],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });
});

describe('a vector whose program is given by path', () => {
  const policy = policyWith([
    packOf([ruleOf('deny', { argv: ['/bin/rm', 'a'] }), ruleOf('allow', { argv: ['./x'] }, 's')]),
  ]);
  it.each([
    ['/bin/rm a', 'deny'],
    ['rm a', 'review'],
    ['./x', 'allow'],
    ['x', 'review'],
  ])('is looked for under the name of that program: %s is %s', (line, effect) => {
    expect(decideCall(line, { policy }).effect).toBe(effect);
  });
});
