import { describe, expect, it } from 'vitest';
import type { PathPart } from '../../../src/analysis/atoms.js';
import { ALL_EFFECTS } from '../../../src/analysis/compile/facts.js';
import { pathAgrees } from '../../../src/analysis/domains/paths.js';
import type { Signed } from '../../../src/analysis/expr.js';
import type { Access, Effect, PathFact, Scope } from '../../../src/generated/types.js';
import { asked } from '../../support/questions.js';
import { met } from '../../support/wishes.js';

type Part = Signed<PathPart>;
const yes = (part: PathPart): Part => ({ part, holds: true });
const no = (part: PathPart): Part => ({ part, holds: false });
const named = (of: 'class' | 'exact' | 'segment', ...names: string[]): PathPart => ({
  of,
  values: new Set(names),
});
const scope = (...values: Scope[]): PathPart => ({ of: 'scope', values: new Set(values) });
const otherwise = (...values: Scope[]): PathPart => ({ of: 'otherwise', values: new Set(values) });
const access = (...values: Access[]): PathPart => ({ of: 'access', values: new Set(values) });

/** Effects, one of which a command has that uses a path so; null: it needs none of its own. */
const EFFECTS: { readonly [access in Access]: readonly Effect[] | null } = {
  list: ['list'],
  read: ['read'],
  create: ['create'],
  write: ['write', 'overwrite', 'create', 'device'],
  append: ['append'],
  truncate: ['truncate', 'overwrite'],
  delete: ['delete'],
  'delete-tree': ['delete'],
  move: ['move'],
  metadata: ['metadata'],
  'metadata-tree': ['metadata'],
  execute: ['execute'],
  cwd: null,
};

it.each(Object.entries(EFFECTS))('the access %s comes with one of its effects', (name, effects) => {
  const path = met({ pathScopesSomeIn: { access: [name as Access] } });
  const able = ALL_EFFECTS.filter((effect) => asked([path, met({ effectsAllIn: [effect] })]) === 'possible');
  expect(able).toEqual(effects === null ? ALL_EFFECTS : ALL_EFFECTS.filter((one) => effects.includes(one)));
});

const USAGES: readonly PathFact['usage'][] = [
  ...(['argument', 'flag-value', 'redirect-target', 'cwd-prefix', 'implicit'] as const),
  ...(['implicit-temp', 'assignment'] as const),
];
const SCOPES: readonly Scope[] = [
  ...(['denied', 'writable-project', 'project', 'temp', 'sensitive-home', 'home'] as const),
  ...(['system', 'outside', 'unknown'] as const),
];

it.each(USAGES)('a path may be used as %s alone', (usage) => {
  expect(asked([met({ pathScopesSomeIn: { usages: [usage] } })])).toBe('possible');
});

it.each(SCOPES)('a path may be in the scope %s alone', (one) => {
  const agree = pathAgrees({ accesses: () => true, uses: () => true });
  expect(agree([yes(scope(one))])).toBe(true);
  expect(agree([yes(otherwise(one))])).toBe(true);
});

describe('a path', () => {
  const ROWS: readonly (readonly [string, readonly Part[], boolean])[] = [
    ['any', [], true],
    ['in two scopes', [yes(scope('temp')), yes(scope('home'))], false],
    ['in one of two scopes', [yes(scope('temp', 'home')), no(scope('home'))], true],
    ['in one scope, and otherwise in another', [yes(scope('denied')), yes(otherwise('home'))], true],
    ['otherwise in two scopes', [yes(otherwise('temp')), yes(otherwise('home'))], false],
    ['of an access that the command has', [yes(access('read', 'move'))], true],
    ['of an access that the command lacks', [yes(access('move'))], false],
    ['not of the accesses that the command has', [no(access('read', 'write'))], false],
    ['of two accesses', [yes(access('read')), yes(access('write'))], false],
    ['of a class', [yes(named('class', 'open'))], true],
    ['of two classes', [yes(named('class', 'open')), yes(named('class', 'other'))], true],
    ['of a class that cannot be used', [yes(named('class', 'closed'))], false],
    [
      'of two classes, one of which cannot be used',
      [yes(named('class', 'open')), yes(named('class', 'closed'))],
      false,
    ],
    ['of one of two classes', [yes(named('class', 'closed', 'open'))], true],
    [
      'of one of two classes, which it is not of',
      [yes(named('class', 'closed', 'open')), no(named('class', 'open'))],
      false,
    ],
    ['of a class that cannot be read', [yes(named('class', 'unread'))], true],
    ['of a class that cannot be read, and read', [yes(named('class', 'unread')), yes(access('read'))], false],
    ['not of two classes', [no(named('class', 'open')), no(named('class', 'other'))], true],
    [
      'of a class, not of two others',
      [yes(named('class', 'open')), no(named('class', 'a')), no(named('class', 'b'))],
      true,
    ],
    [
      'of a class, not of it nor of another',
      [yes(named('class', 'open')), no(named('class', 'open')), no(named('class', 'b'))],
      false,
    ],
    ['one of some', [yes(named('exact', '/a', '/b')), no(named('exact', '/a'))], true],
    ['one of some, and none of them', [yes(named('exact', '/a')), no(named('exact', '/a', '/b'))], false],
    ['with a segment and without it', [yes(named('segment', 'a')), no(named('segment', 'a'))], false],
    ['with a segment and without another', [yes(named('segment', 'a')), no(named('segment', 'b'))], true],
  ];

  it.each(ROWS)('%s', (_, parts, expected) => {
    const agree = pathAgrees({
      accesses: (one) => one === 'read' || one === 'write',
      uses: (name, one) => name !== 'closed' && !(name === 'unread' && one === 'read'),
    });
    expect(agree(parts)).toBe(expected);
  });
});
