import { describe, expect, it } from 'vitest';
import type { HostPart } from '../../../src/analysis/atoms.js';
import { hostAgrees } from '../../../src/analysis/domains/hosts.js';
import type { Signed } from '../../../src/analysis/expr.js';

type Part = Signed<HostPart>;
const yes = (part: HostPart): Part => ({ part, holds: true });
const no = (part: HostPart): Part => ({ part, holds: false });
const named = (of: 'class' | 'direction' | 'scheme' | 'host', ...names: string[]): HostPart => ({
  of,
  values: new Set(names),
});
const known: HostPart = { of: 'known' };
const schemed: HostPart = { of: 'has-scheme' };

const CATALOGUE = {
  metadata: ['169.254.169.254', 'meta.example', '*.meta.example'],
  loopback: [],
  redirectPrefixes: [],
};

const CLASSES = ['denied', 'listed', 'public', 'loopback', 'private', 'metadata', 'dynamic'];

it.each(CLASSES)('a host may be of the class %s alone', (name) => {
  expect(hostAgrees(() => true, CATALOGUE)([yes(named('class', name))])).toBe(true);
});

it.each(['fetch', 'send', 'listen'])('a host may be talked to in the direction %s alone', (name) => {
  const direction = named('direction', name);
  expect(hostAgrees(() => true, CATALOGUE)([yes(direction)])).toBe(true);
  expect(hostAgrees((one) => one !== name, CATALOGUE)([yes(direction)])).toBe(false);
});

const METADATA = yes(named('class', 'metadata'));

describe('a host', () => {
  const ROWS: readonly (readonly [string, readonly Part[], boolean])[] = [
    ['any', [], true],
    ['of two classes', [yes(named('class', 'public')), yes(named('class', 'private'))], false],
    ['of one of two classes', [yes(named('class', 'public', 'private')), no(named('class', 'public'))], true],
    ['of no class', CLASSES.map((name) => no(named('class', name))), false],
    ['in two directions', [yes(named('direction', 'fetch')), yes(named('direction', 'send'))], false],
    ['known', [yes(known)], true],
    ['not known', [no(known)], true],
    ['known and not known', [yes(known), no(known)], false],
    ['with a scheme', [yes(schemed)], true],
    ['without a scheme', [no(schemed)], true],
    ['with a scheme and without one', [yes(schemed), no(schemed)], false],
    ['known, without a scheme', [yes(known), no(schemed)], true],
    ['not known, with a scheme', [no(known), yes(schemed)], true],
    ['of a scheme', [yes(named('scheme', 'http', 'https')), no(named('scheme', 'http'))], true],
    ['of a scheme and without one', [yes(named('scheme', 'http')), no(schemed)], false],
    ['of a scheme, with one', [yes(named('scheme', 'http')), yes(schemed)], true],
    ['of two schemes', [yes(named('scheme', 'http')), yes(named('scheme', 'ftp'))], false],
    ['not of a scheme, without one', [no(named('scheme', 'http')), no(schemed)], true],
    ['of two patterns', [yes(named('host', 'a.com')), yes(named('host', '*.com'))], true],
    ['of a pattern and not of it', [yes(named('host', 'a.com')), no(named('host', 'a.com', 'b.com'))], false],
    ['not of a pattern', [no(named('host', 'a.com'))], true],
    ['an address that hands out credentials', [yes(named('host', '169.254.169.254')), METADATA], true],
    ['a name below of which all do', [yes(named('host', 'a.meta.example')), METADATA], true],
    ['a name in any case', [yes(named('host', 'META.example')), METADATA], true],
    ['a pattern that holds one of them', [yes(named('host', '*.example')), METADATA], true],
    ['a pattern below theirs', [yes(named('host', '*.a.meta.example')), METADATA], true],
    ['a pattern beside theirs', [yes(named('host', '*.a.example')), METADATA], false],
    ['a name that is none of them', [yes(named('host', 'docs.example')), METADATA], false],
    ['one of several names that is', [yes(named('host', 'docs.example', 'meta.example')), METADATA], true],
    [
      'a name that is none, of another class',
      [yes(named('host', 'docs.example')), no(named('class', 'public'))],
      true,
    ],
    ['no certain name', [no(named('host', 'docs.example')), METADATA], true],
  ];

  it.each(ROWS)('%s', (_, parts, expected) => {
    expect(hostAgrees(() => true, CATALOGUE)(parts)).toBe(expected);
  });
});
