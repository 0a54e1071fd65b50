/**
 * The winning scope of one path for one access, with the classes of the catalogue it falls into.
 * Whatever a floor rule protects is `denied` for that access, inside the project too.
 */

import type { Access, Effect, Scope } from '../../generated/types.js';
import { type Coverage, coverage, splitPath } from './glob.js';
import type { Reading } from './resolve.js';
import { type CompiledPaths, type CompiledPattern, isWithin, type Place } from './workspace.js';

export interface ScopeAnswer {
  readonly scope: Scope;
  /** Every scope it falls into, the winning one first. */
  readonly scopes: readonly Scope[];
  readonly classes: readonly string[];
  /** Effects that the catalogue adds to this use. */
  readonly effects: readonly Effect[];
  /** Effects that it adds if a glob means such a file. */
  readonly possible: readonly Effect[];
}

export function scopeOf(
  reading: Reading,
  access: Access,
  world: { readonly place: Place; readonly paths: CompiledPaths },
): ScopeAnswer {
  const { place, paths } = world;
  const classes: string[] = [];
  const effects: Effect[] = [];
  const possible: Effect[] = [];
  let denied = false;
  let maybeDenied = false;
  let sensitive = false;
  const query = { segments: splitPath(reading.path), wild: reading.wild };
  const inHome = homeSegments(reading.path, place);
  for (const { entry, patterns, except } of paths.entries) {
    const of = (pattern: CompiledPattern): Coverage => {
      if (!reading.wild && !reading.path.includes(pattern.needs)) return 'none';
      if (!pattern.home) return coverage(pattern.segments, query);
      return inHome === null ? 'none' : coverage(pattern.segments, { segments: inHome, wild: reading.wild });
    };
    const covered = widest(patterns, of);
    if (covered === 'none') continue;
    // A glob that could mean only excepted files (`~/.ssh/*.pub`) is not known to mean a protected one.
    const excepted = widest(except, of);
    if (excepted === 'all') continue;
    const sure = covered === 'all' && excepted === 'none';
    classes.push(entry.class);
    if (entry.denied?.includes(access) === true) {
      if (sure) denied = true;
      else maybeDenied = true;
    }
    sensitive = sensitive || inHome !== null;
    for (const added of entry.effects ?? []) {
      if (added.access.includes(access)) (sure ? effects : possible).push(...added.effects);
    }
  }
  for (const name of protectedPlaces(reading, access, place)) {
    classes.push(name);
    denied = true;
  }
  const directory = fixedPart(reading);
  if (place.denied.some((path) => isWithin(directory, path))) {
    classes.push('denied-by-context');
    denied = true;
  }
  const scopes = plainScopes(directory, { place, paths, sensitive });
  // What a glob may mean is neither known to be protected nor known not to be.
  const winning: Scope = denied ? 'denied' : maybeDenied ? 'unknown' : (scopes[0] as Scope);
  return { scope: winning, scopes: [...new Set([winning, ...scopes])], classes, effects, possible };
}

function widest(patterns: readonly CompiledPattern[], of: (pattern: CompiledPattern) => Coverage): Coverage {
  let found: Coverage = 'none';
  for (const pattern of patterns) {
    const one = of(pattern);
    if (one === 'all') return 'all';
    if (one === 'some') found = 'some';
  }
  return found;
}

const DESTROYS: ReadonlySet<Access> = new Set<Access>(['delete', 'delete-tree', 'move']);
const REACHES_DOWN: ReadonlySet<Access> = new Set<Access>(['delete-tree', 'move', 'metadata-tree']);

/**
 * Losing a directory loses what is in it: an access that reaches down is about every place at or below the path.
 * `X/*` is about what is in X, so it reaches the places strictly below X, and X itself where X is no workspace.
 */
function protectedPlaces(reading: Reading, access: Access, place: Place): string[] {
  if (!REACHES_DOWN.has(access) && !DESTROYS.has(access)) return [];
  const path = fixedPart(reading);
  const strictly = path !== reading.path;
  const found: string[] = [];
  const reaches = (target: string): boolean => isWithin(target, path);
  if (path === '/') found.push('root-directory');
  const home = place.home;
  if (path === '~' || path === '~above' || (home !== null && reaches(home))) found.push('home-directory');
  const loses = access !== 'metadata-tree';
  for (const root of [...place.roots, ...(place.cwd === null ? [] : [place.cwd])]) {
    if (strictly ? reaches(root) && root !== path : reaches(root) && (loses || root !== path)) {
      found.push('workspace-directory');
      break;
    }
  }
  return found;
}

/** Segments below the home directory; null when it lies elsewhere. */
function homeSegments(path: string, place: Place): string[] | null {
  if (path === '~' || path.startsWith('~/')) return splitPath(path.slice(1));
  if (place.home === null || place.home === '/' || !isWithin(path, place.home)) return null;
  return splitPath(path.slice(place.home.length));
}

/** The path up to its first segment with a wildcard. */
function fixedPart(reading: Reading): string {
  if (!reading.wild) return reading.path;
  const segments = reading.path.split('/');
  const first = segments.findIndex((segment) => /[*?[]/.test(segment));
  if (first < 0) return reading.path;
  const kept = segments.slice(0, first).join('/');
  return kept === '' ? '/' : kept;
}

function plainScopes(
  path: string,
  world: { readonly place: Place; readonly paths: CompiledPaths; readonly sensitive: boolean },
): Scope[] {
  const { place, paths } = world;
  const found: Scope[] = [];
  const within = (directories: readonly string[]): boolean => directories.some((one) => isWithin(path, one));
  const home = path.startsWith('~') || (place.home !== null && isWithin(path, place.home));
  if (within(place.writable)) found.push('writable-project');
  if (within(place.roots)) found.push('project');
  if (within(place.temp)) found.push('temp');
  if (home && world.sensitive) found.push('sensitive-home');
  if (home) found.push('home');
  if (paths.system.some((root) => isWithin(path, root))) found.push('system');
  if (found.length === 0) found.push('outside');
  return found;
}
