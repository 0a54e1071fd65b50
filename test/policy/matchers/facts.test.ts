import { describe, expect, it } from 'vitest';
import type { CommandFacts, Matcher, NetworkFact, PathFact } from '../../../src/generated/types.js';
import { type Truth, truthOf } from './truth-of.js';

const path = (scope: PathFact['scope'], more: Partial<PathFact> = {}): PathFact => ({
  operand: 'a',
  paths: [scope === 'writable-project' ? '/home/dev/project/a' : '/data/a'],
  below: false,
  usage: 'argument',
  access: 'read',
  scope,
  scopes: [scope],
  classes: [],
  ...more,
});
const host = (name: string | null, more: Partial<NetworkFact> = {}): NetworkFact => ({
  operand: 'a',
  scheme: name === null ? null : 'https',
  host: name,
  port: null,
  direction: 'fetch',
  class: name === null ? 'dynamic' : 'public',
  ...more,
});
const possible = { possible: true } as const;
const inside = path('writable-project');
const outside = path('outside');
const unknown = path('unknown', { paths: [] });

const all = (more = {}): Matcher => ({ pathScopesAllIn: { scopes: ['writable-project'], ...more } });
const none = (more = {}): Matcher => ({ pathScopesNoneIn: { scopes: ['outside'], ...more } });
const some = (more = {}): Matcher => ({ pathScopesSomeIn: { scopes: ['outside'], ...more } });
const zero = { requireFacts: 'zero-or-more' };

describe('scopes of paths, some of which hold only for some value', () => {
  it.each<[string, readonly PathFact[], Matcher, Truth]>([
    ['certain', [inside], all(), true],
    ['certain', [inside, outside], all(), false],
    ['one is not known', [inside, unknown], all(), 'unknown'],
    ['one that is outside may not hold', [inside, { ...outside, ...possible }], all(), 'unknown'],
    ['one that is inside may not hold', [inside, { ...inside, ...possible }], all(), true],
    ['one that is not known may not hold', [inside, { ...unknown, ...possible }], all(), 'unknown'],
    ['a certain one outside decides', [outside, { ...inside, ...possible }], all(), false],
    ['all may not hold', [{ ...outside, ...possible }], all(zero), 'unknown'],
    ['nothing', [], all(), false],
    ['nothing', [], all(zero), true],
    ['certain', [inside], none(), true],
    ['certain', [outside], none(), false],
    ['one may not hold', [{ ...outside, ...possible }], none(), 'unknown'],
    ['one outside of them may not hold', [{ ...inside, ...possible }], none(), true],
    ['nothing', [], none(), true],
    ['certain', [inside, outside], some(), true],
    ['certain', [inside], some(), false],
    ['one may not hold', [inside, { ...outside, ...possible }], some(), 'unknown'],
    ['one that may not hold is elsewhere', [{ ...inside, ...possible }], some(), false],
    ['one holds, one may', [outside, { ...outside, ...possible }], some(), true],
    ['nothing', [], some(), false],
  ])('%s %j: %j is %s', (_, paths, matcher, truth) => {
    expect(truthOf(matcher, 'cat a', { facts: { paths: [...paths] } })).toBe(truth);
  });

  it('several readings of one word are a fact, and what an option may add is none for certain', () => {
    const readings = {
      paths: [
        { ...inside, ...possible },
        { ...inside, ...possible },
      ],
    };
    expect(truthOf(all(), 'cat a', { facts: readings })).toBe(true);
    expect(truthOf(all(), 'cat a', { facts: { ...readings, operandsCertain: false } })).toBe('unknown');
    expect(truthOf(all(zero), 'cat a', { facts: { ...readings, operandsCertain: false } })).toBe(true);
  });

  it('takes what is asked for, and leaves out what is exempt', () => {
    const facts = {
      paths: [path('outside', { access: 'write', usage: 'redirect-target' }), inside],
    } satisfies Partial<CommandFacts>;
    const tables: readonly [Matcher, Truth][] = [
      [all(), false],
      [all({ access: ['read'] }), true],
      [all({ usages: ['argument'] }), true],
      [all({ usages: ['flag-value'] }), false],
      [all({ allowExactPaths: ['/data/a'] }), true],
      [all({ access: ['read'], programs: ['cat'] }), true],
      [all({ access: ['read'], programs: ['tac'] }), false],
      [none({ access: ['read'] }), true],
      [some({ access: ['read'] }), false],
    ];
    for (const [matcher, truth] of tables)
      expect([matcher, truthOf(matcher, 'cat a', { facts })]).toEqual([matcher, truth]);
  });
});

describe('forbidPathSegments', () => {
  const forbid = { forbidPathSegments: ['.git', 'secrets'] };
  it.each<[string, Matcher, Truth]>([
    ['cat src/a', all(forbid), true],
    ['cat src/.git/a', all(forbid), false],
    ['cat secrets', all(forbid), false],
    ['cat secrets.txt', all(forbid), true],
    ['cat src/a secrets/b', all(forbid), false],
    ['cat src/s*/a', all(forbid), 'unknown'],
    ['cat src/*ts', all(forbid), 'unknown'],
    ['cat src/s*s', all(forbid), 'unknown'],
    ['cat src/[rst]ecrets', all(forbid), 'unknown'],
    ['cat src/x*', all(forbid), true],
    ['cat src/*.ts', all(forbid), true],
    ['cat "src/s*"', all(forbid), true],
    ['cat secrets/*.ts', all(forbid), false],
    ['cat "$A"', all({ ...forbid, scopes: ['unknown'] }), 'unknown'],
    ['cat "$A"', all({ scopes: ['unknown'] }), true],
    ['cat src/a', none(forbid), true],
    ['cat /data/a', none(forbid), false],
    // It forbids: a path with such a segment is no reason for the matcher to hold.
    ['cat src/.git/a', none(forbid), false],
    ['cat /data/.git/a', none(forbid), false],
    ['cat src/s*', none(forbid), 'unknown'],
    ['cat /data/a', some(forbid), true],
    ['cat /data/secrets/a', some(forbid), false],
    ['cat /data/s*', some(forbid), 'unknown'],
    ['cat src/s*', some(forbid), false],
    ['cat /data/secrets/a /data/b', some(forbid), true],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });

  it('of a fact that may not hold, the segment may be there', () => {
    const paths = [inside, path('writable-project', { paths: ['/home/dev/project/.git'], ...possible })];
    expect(truthOf(all(forbid), 'cat a', { facts: { paths } })).toBe('unknown');
    expect(truthOf(none(forbid), 'cat a', { facts: { paths } })).toBe('unknown');
  });
});

describe('hosts', () => {
  const plain: Matcher = { hostsSomeIn: { schemes: ['http'] } };
  it.each<[string, Matcher, Truth]>([
    ['curl http://a.example/', plain, true],
    ['curl https://a.example/', plain, false],
    ['curl a.example', plain, true],
    ['ssh a.example', plain, false],
    ['curl "$URL"', plain, 'unknown'],
    ['curl "$URL"', { not: plain }, 'unknown'],
    ['curl "$URL"', { hostsAllIn: { schemes: ['https'] } }, 'unknown'],
    ['curl -- "$URL"', { hostsAllIn: { schemes: ['https'], classes: ['dynamic'] } }, 'unknown'],
    ['curl -- "$URL"', { hostsAllIn: { classes: ['dynamic'] } }, true],
    ['curl https://a.example/ "$URL"', { hostsAllIn: { schemes: ['http'] } }, false],
    ['curl "$URL"', { hostsSomeIn: { direction: ['listen'], schemes: ['http'] } }, false],
    ['curl https://a.example/', { hostsAllIn: { hosts: ['*.example'], schemes: ['https'] } }, true],
    ['curl https://b.a.example/', { hostsAllIn: { hosts: ['a.example'] } }, false],
    ['ls', { hostsAllIn: { classes: ['public'] } }, false],
    ['ls', { hostsAllIn: { classes: ['public'], requireFacts: 'zero-or-more' } }, true],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });

  const publicOnly: Matcher = { hostsAllIn: { hosts: ['a.example'] } };
  it.each<[string, readonly NetworkFact[], Matcher, Truth]>([
    ['another may be reached', [host('a.example'), host('b.example', possible)], publicOnly, 'unknown'],
    ['the same may be reached', [host('a.example'), host('a.example', possible)], publicOnly, true],
    ['another is reached', [host('b.example'), host('a.example', possible)], publicOnly, false],
    [
      'one may be reached',
      [host('a.example', possible)],
      { hostsSomeIn: { hosts: ['a.example'] } },
      'unknown',
    ],
    ['one may be reached', [host('b.example', possible)], { hostsSomeIn: { hosts: ['a.example'] } }, false],
    ['a scheme without its host', [host(null, { scheme: 'https' })], plain, false],
    ['a scheme without its host', [host(null, { scheme: 'http' })], plain, 'unknown'],
  ])('%s %j: %j is %s', (_, network, matcher, truth) => {
    expect(truthOf(matcher, 'curl x', { facts: { network: [...network] } })).toBe(truth);
  });
});

describe('effects', () => {
  it.each<[string, Matcher, Truth]>([
    ['cat a', { effectsAllIn: ['read'] }, true],
    ['cat a > b', { effectsAllIn: ['read'] }, false],
    ['rg x *', { effectsAllIn: ['read'] }, 'unknown'],
    ['cat a > b', { effectsSomeIn: ['write'] }, true],
    ['rg x *', { effectsSomeIn: ['execute'] }, 'unknown'],
    ['cat a', { effectsSomeIn: ['write'] }, false],
    ['curl -d @a https://a.example/', { sends: true }, true],
    ['curl https://a.example/', { sends: true }, false],
  ])('%s: %j is %s', (line, matcher, truth) => {
    expect(truthOf(matcher, line)).toBe(truth);
  });
});
