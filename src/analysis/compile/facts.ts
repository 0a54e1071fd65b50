/**
 * Effects, paths and hosts. A path that is not known lies neither certainly inside of a scope nor certainly outside,
 * so that what is true needs it to be certainly in, and what is false certainly out.
 */

import type {
  Effect,
  HostsAllIn,
  HostsSomeIn,
  PathScopesAllIn,
  PathScopesNoneIn,
  PathScopesSomeIn,
} from '../../generated/types.js';
import { shipped } from '../../policy/shipped.js';
import type { Atom, HostPart, PathPart } from '../atoms.js';
import type { CompileAtom } from '../compile.js';
import { keysOf } from '../elements.js';
import { and, type Expr, is, isNot, negated, or } from '../expr.js';
import { foreignClass, foreignHost, foreignPath, foreignSegment, meaningful } from '../vocabulary.js';

type Paths = Expr<PathPart>;
type Hosts = Expr<HostPart>;
const somePath = (test: Paths): Expr<Atom> => is({ on: 'some-path', test });
const noPath = (test: Paths): Expr<Atom> => isNot({ on: 'some-path', test });
const someHost = (test: Hosts): Expr<Atom> => is({ on: 'some-host', test });
const noHost = (test: Hosts): Expr<Atom> => isNot({ on: 'some-host', test });

const effectsAllIn: CompileAtom<Effect[]> = (value, wanted) => {
  const outside = new Set(ALL_EFFECTS.filter((effect) => !value.includes(effect)));
  return (wanted ? isNot : is)<Atom>({ on: 'some-effect', effects: outside });
};

const effectsSomeIn: CompileAtom<Effect[]> = (value, wanted) =>
  (wanted ? is : isNot)<Atom>({ on: 'some-effect', effects: new Set(value) });

export const ALL_EFFECTS: readonly Effect[] = keysOf<Effect>({
  none: true,
  list: true,
  read: true,
  decode: true,
  create: true,
  write: true,
  append: true,
  truncate: true,
  overwrite: true,
  delete: true,
  move: true,
  metadata: true,
  execute: true,
  'hidden-execute': true,
  'run-project': true,
  network: true,
  listen: true,
  privilege: true,
  process: true,
  persist: true,
  configure: true,
  'vcs-read': true,
  'vcs-write': true,
  'vcs-discard': true,
  install: true,
  'remote-read': true,
  'remote-write': true,
  'remote-delete': true,
  'secret-read': true,
  'shell-state': true,
  background: true,
  spawn: true,
  power: true,
  device: true,
  disarm: true,
  unknown: true,
});

type Selection = PathScopesAllIn | PathScopesNoneIn | PathScopesSomeIn;

const selected = (value: Selection): Paths =>
  and<PathPart>(
    ...(value.access === undefined ? [] : [is<PathPart>({ of: 'access', values: new Set(value.access) })]),
    ...(value.usages === undefined ? [] : [is<PathPart>({ of: 'usage', values: new Set(value.usages) })]),
    isNot<PathPart>({ of: 'exact', values: meaningful(value.allowExactPaths ?? [], foreignPath) }),
  );

const UNPLACED = is<PathPart>({ of: 'scope', values: new Set(['unknown']) });

/** Certainly in the scopes and classes. A glob that may mean a protected file is denied, or what it is otherwise. */
function inside(value: Selection): Paths {
  const placed = negated(UNPLACED);
  const scopes = new Set(value.scopes);
  const inScopes: Paths = value.scopes === undefined ? placed : is({ of: 'scope', values: scopes });
  if (value.classes !== undefined)
    return and<PathPart>(
      inScopes,
      placed,
      is({ of: 'class', values: meaningful(value.classes, foreignClass(shipped().knowledge)) }),
    );
  if (!scopes.has('denied')) return inScopes;
  return or<PathPart>(inScopes, and<PathPart>(UNPLACED, is({ of: 'otherwise', values: scopes })));
}

const outside = (value: Selection): Paths => and(negated(UNPLACED), negated(inside(value)));
const trespasses = (value: Selection): Paths =>
  is({ of: 'segment', values: meaningful(value.forbidPathSegments ?? [], foreignSegment) });

/** The facts that have to be there, and the programs that it has to be. */
function needed(value: Selection, fallback: string): Expr<Atom> {
  const program: Expr<Atom>[] =
    value.programs === undefined ? [] : [is({ on: 'program', names: new Set(value.programs) })];
  const need = value.requireFacts ?? fallback;
  if (need === 'zero-or-more') return and(...program);
  const own = isNot<PathPart>({ of: 'usage', values: new Set(['cwd-prefix']) });
  return and(...program, somePath(and(selected(value), ...(need === 'one-or-more' ? [] : [own]))));
}

const pathScopesAllIn: CompileAtom<PathScopesAllIn> = (value, wanted) => {
  const chosen = selected(value);
  const need = needed(value, 'one-or-more');
  if (wanted)
    return and(need, noPath(and(chosen, trespasses(value))), noPath(and(chosen, negated(inside(value)))));
  return or(negated(need), somePath(and(chosen, trespasses(value))), somePath(and(chosen, outside(value))));
};

const pathScopesNoneIn: CompileAtom<PathScopesNoneIn> = (value, wanted) => {
  const chosen = selected(value);
  const need = needed(value, 'zero-or-more');
  if (wanted)
    return and(need, noPath(and(chosen, trespasses(value))), noPath(and(chosen, negated(outside(value)))));
  return or(negated(need), somePath(and(chosen, trespasses(value))), somePath(and(chosen, inside(value))));
};

const pathScopesSomeIn: CompileAtom<PathScopesSomeIn> = (value, wanted) => {
  const clean = and(selected(value), negated(trespasses(value)));
  return wanted ? somePath(and(clean, inside(value))) : noPath(and(clean, negated(outside(value))));
};

type HostSelection = HostsAllIn | HostsSomeIn;
const EVERY_HOST: Hosts = and();

const isOf = (of: 'class' | 'direction' | 'scheme' | 'host', values: readonly string[] | undefined): Hosts =>
  values === undefined
    ? EVERY_HOST
    : is({ of, values: of === 'host' ? meaningful(values, foreignHost) : new Set(values) });

function hostInside(value: HostSelection): Hosts {
  const dynamic = value.classes?.includes('dynamic') === true && value.hosts === undefined;
  const known = and<HostPart>(is({ of: 'known' }), isOf('class', value.classes), isOf('host', value.hosts));
  return and(
    isOf('direction', value.direction),
    isOf('scheme', value.schemes),
    dynamic ? or(known, isNot<HostPart>({ of: 'known' })) : known,
  );
}

/** Certainly another one: by its direction or scheme, or as a known host. */
function hostOutside(value: HostSelection): Hosts {
  const unnamed = and<HostPart>(is({ of: 'known' }), isNot({ of: 'has-scheme' }));
  const other = and<HostPart>(is({ of: 'has-scheme' }), negated(isOf('scheme', value.schemes)));
  return or<HostPart>(
    negated(isOf('direction', value.direction)),
    ...(value.schemes === undefined ? [] : [or(unnamed, other)]),
    and<HostPart>(
      is({ of: 'known' }),
      or(negated(isOf('class', value.classes)), negated(isOf('host', value.hosts))),
    ),
  );
}

const hostsAllIn: CompileAtom<HostsAllIn> = (value, wanted) => {
  const given = value.requireFacts === 'zero-or-more' ? and<Atom>() : someHost(EVERY_HOST);
  if (wanted) return and(given, noHost(negated(hostInside(value))));
  return or(negated(given), someHost(hostOutside(value)));
};

const hostsSomeIn: CompileAtom<HostsSomeIn> = (value, wanted) =>
  wanted ? someHost(hostInside(value)) : noHost(negated(hostOutside(value)));

const sends: CompileAtom<true> = (_, wanted) => (wanted ? is : isNot)<Atom>({ on: 'sends' });

export const FACT_ATOMS: ReadonlyMap<string, CompileAtom> = new Map([
  ['effectsAllIn', effectsAllIn as CompileAtom],
  ['effectsSomeIn', effectsSomeIn as CompileAtom],
  ['pathScopesAllIn', pathScopesAllIn as CompileAtom],
  ['pathScopesNoneIn', pathScopesNoneIn as CompileAtom],
  ['pathScopesSomeIn', pathScopesSomeIn as CompileAtom],
  ['hostsAllIn', hostsAllIn as CompileAtom],
  ['hostsSomeIn', hostsSomeIn as CompileAtom],
  ['sends', sends as CompileAtom],
]);
