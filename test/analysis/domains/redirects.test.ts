import { describe, expect, it } from 'vitest';
import type { RedirectPart } from '../../../src/analysis/atoms.js';
import { redirectAgrees, variableAgrees } from '../../../src/analysis/domains/redirects.js';
import type { Signed } from '../../../src/analysis/expr.js';
import { patternLanguage } from '../../../src/analysis/language.js';

type Part = Signed<RedirectPart>;
const yes = (part: RedirectPart): Part => ({ part, holds: true });
const no = (part: RedirectPart): Part => ({ part, holds: false });
const stream = (...values: (number | null)[]): RedirectPart => ({ of: 'stream', values: new Set(values) });
const named = (of: 'kind' | 'direction', ...names: string[]): RedirectPart => ({
  of,
  values: new Set(names),
});
const target = (pattern: string): RedirectPart => ({ of: 'target', text: patternLanguage(pattern) });

/** Directions, and the kind of target that each has. */
const KINDS: readonly (readonly [string, string])[] = [
  ...(['read', 'write', 'append', 'read-write'] as const).map((one) => [one, 'file'] as const),
  ['duplicate', 'fd'],
  ['here-document', 'heredoc'],
  ['here-string', 'herestring'],
];

it.each(KINDS)('a redirection that does %s has the target %s and no other', (direction, kind) => {
  const able = ['file', 'fd', 'heredoc', 'herestring'].filter((one) =>
    redirectAgrees({ left: 100 })([yes(named('direction', direction)), yes(named('kind', one))]),
  );
  expect(able).toEqual([kind]);
});

describe('a redirection', () => {
  const ROWS: readonly (readonly [string, readonly Part[], boolean])[] = [
    ['any', [], true],
    ['of each stream', [yes(stream(0))], true],
    ['of the output', [yes(stream(1))], true],
    ['of the errors', [yes(stream(2))], true],
    ['without a stream', [yes(stream(null))], true],
    ['of two streams', [yes(stream(1)), yes(stream(2))], false],
    ['of one of two streams', [yes(stream(1, 2)), no(stream(1))], true],
    ['of a stream without a name', [no(stream(0, 1, 2, null))], true],
    ['in two directions', [yes(named('direction', 'write')), yes(named('direction', 'append'))], false],
    ['of a kind and not of it', [yes(named('kind', 'fd')), no(named('kind', 'fd'))], false],
    ['of two kinds', [yes(named('kind', 'fd')), yes(named('kind', 'file'))], false],
    ['to a target', [yes(target('/tmp/.*')), no(target('/tmp/a'))], true],
    ['to two targets', [yes(target('/tmp/.*')), yes(target('/etc/.*'))], false],
    ['to a target and not to it', [yes(target('/tmp/a')), no(target('/tmp/.*'))], false],
  ];

  it.each(ROWS)('%s', (_, parts, expected) => {
    expect(redirectAgrees({ left: 1_000 })(parts)).toBe(expected);
  });
});

describe('a variable', () => {
  const name = (pattern: string, holds: boolean) =>
    ({ part: { of: 'name', text: patternLanguage(pattern) }, holds }) as const;
  const ROWS = [
    ['of a name', [name('A+', true)], true],
    ['of two names', [name('A', true), name('B', true)], false],
    ['of a name and not of it', [name('A', true), name('[A-C]', false)], false],
    ['of what is no name', [name('[0-9].*', true)], false],
    ['of a name with an underscore', [name('_[0-9]', true)], true],
    ['of no name at all', [name('.*', false)], false],
  ] as const;

  it.each(ROWS)('%s', (_, parts, expected) => {
    expect(variableAgrees({ left: 1_000 })(parts)).toBe(expected);
  });
});
