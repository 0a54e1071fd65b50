/**
 * The winning scope of one path for one access, with the classes of the catalogue it falls into.
 * Whatever a floor rule protects is `denied` for that access, inside the project too.
 */

import type { Access, Effect, Scope } from '../../generated/types.js';
import type { CompiledEntry, CompiledPaths, CompiledPattern } from './catalogue.js';
import { type Coverage, coverage, hasWildcard, type PathQuery, splitPath } from './glob.js';
import type { Reading } from './resolve.js';
import { isWithin, type Place } from './workspace.js';

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
  world: { readonly place: Place; readonly paths: CompiledPaths; readonly tree?: boolean },
): ScopeAnswer {
  const { place, paths } = world;
  const classes: string[] = [];
  const effects: Effect[] = [];
  const possible: Effect[] = [];
  let denied = false;
  let maybeDenied = false;
  let sensitive = false;
  const inHome = homeSegments(reading.path, place);
  const changes = access !== 'list' && access !== 'read' && access !== 'cwd';
  const query = { segments: segmentsOf(reading.path, place), wild: reading.wild, changes };
  const contents = contentsOf(reading, access, world);
  const all = query.wild || contents !== null || world.tree === true;
  for (const [{ entry, except }, patterns] of candidatesFor(query, all, paths)) {
    const of = (pattern: CompiledPattern): Coverage => {
      if (contents !== null && pattern.start !== 'home' && coverage(pattern.segments, contents) === 'all')
        return 'all';
      if (pattern.start === 'root' && sealsWorkspace(pattern, reading.path, place)) return 'none';
      if (world.tree === true && leadsTo(query.segments, pattern)) return 'some';
      if (pattern.start !== 'home') return coverage(pattern.segments, query);
      return inHome === null
        ? 'none'
        : coverage(pattern.segments, { segments: inHome, wild: reading.wild, changes });
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
    sensitive = sensitive || patterns.some((pattern) => pattern.start === 'home' && of(pattern) !== 'none');
    for (const added of entry.effects ?? []) {
      if (added.access.includes(access)) (sure ? effects : possible).push(...added.effects);
    }
  }
  for (const name of protectedPlaces(reading, access, place)) {
    classes.push(name);
    denied = true;
  }
  const directory = fixedPart(reading);
  for (const one of place.denied) {
    const within = isWithin(reading.path, one) || (REACHES_DOWN.has(access) && isWithin(one, directory));
    const segments = splitPath(one);
    const may = reading.wild && coverage([...segments, '**'], query) !== 'none';
    if (!within && !may && !isWithin(directory, one)) continue;
    classes.push(PLACE_CLASSES.denied);
    if (within || isWithin(directory, one)) denied = true;
    else maybeDenied = true;
  }
  const scopes = plainScopes(directory, { place, paths, sensitive });
  // What a glob may mean is neither known to be protected nor known not to be.
  const winning: Scope = denied ? 'denied' : maybeDenied ? 'unknown' : (scopes[0] as Scope);
  return {
    scope: winning,
    scopes: [...new Set([winning, ...scopes])],
    classes: [...new Set(classes)],
    effects,
    possible,
  };
}

/** `rm -rf X/*` is the loss of X, save in temporary directories. */
function contentsOf(
  reading: Reading,
  access: Access,
  { place, paths }: { readonly place: Place; readonly paths: CompiledPaths },
): PathQuery | null {
  if (!reading.wild || !REACHES_DOWN.has(access)) return null;
  const slash = reading.path.lastIndexOf('/');
  const directory = reading.path.slice(0, slash);
  if (!/^[*?]+$/.test(reading.path.slice(slash + 1)) || hasWildcard(directory)) return null;
  if ([...place.temp, ...paths.temporary].some((one) => isWithin(directory, one))) return null;
  return { segments: splitPath(directory), wild: false };
}

/** A workspace that lies in a system tree (`/usr/src/app`) is a workspace all the same. */
function sealsWorkspace(pattern: CompiledPattern, path: string, place: Place): boolean {
  return place.roots.some(
    (root) =>
      isWithin(path, root) &&
      coverage(pattern.segments, { segments: splitPath(root), wild: false }) === 'all',
  );
}

/** The git directory of a linked worktree stands for `.git`, wherever it lies. */
function segmentsOf(path: string, place: Place): string[] {
  const directory = place.gitDirs.find((one) => isWithin(path, one));
  if (directory === undefined) return splitPath(path);
  return [...splitPath(directory), '.git', ...splitPath(path.slice(directory.length))];
}

/** A path with wildcards may match any pattern; of others, few can. */
function candidatesFor(
  query: PathQuery,
  all: boolean,
  paths: CompiledPaths,
): Iterable<readonly [CompiledEntry, readonly CompiledPattern[]]> {
  if (all) return paths.entries.map((entry) => [entry, entry.patterns]);
  return paths.candidates(query.segments);
}

/** The path ends in a beginning of what the pattern names: `.vscode` of `.vscode/settings.json`. */
function leadsTo(segments: readonly string[], pattern: CompiledPattern): boolean {
  if (pattern.start !== 'any') return false;
  const named = pattern.segments.slice(pattern.segments[0] === '**' ? 1 : 0);
  const open = named.findIndex((segment) => /[*?]/.test(segment));
  const literal = open < 0 ? named : named.slice(0, open);
  for (let length = 1; length <= literal.length && length < named.length; length += 1) {
    const tail = segments.slice(-length);
    if (tail.length === length && tail.every((segment, index) => segment === literal[index])) return true;
  }
  return false;
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

/** Classes of places that no entry of the catalogue names, since the context says where they are. */
export const PLACE_CLASSES = {
  root: 'root-directory',
  home: 'home-directory',
  workspace: 'workspace-directory',
  denied: 'denied-by-context',
} as const;

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
  // `~/*.bak` is about some files of home, `~/*` about all of it.
  if (strictly && !/^\/[*?]+$/.test(reading.path.slice(path === '/' ? 0 : path.length))) return [];
  const found: string[] = [];
  const reaches = (target: string): boolean => isWithin(target, path);
  if (path === '/') found.push(PLACE_CLASSES.root);
  const home = place.home;
  if (path === '~' || path === '~above' || (home !== null && reaches(home))) found.push(PLACE_CLASSES.home);
  const loses = access !== 'metadata-tree';
  for (const root of [...place.roots, ...(place.cwd === null ? [] : [place.cwd])]) {
    if (strictly ? reaches(root) && root !== path : reaches(root) && (loses || root !== path)) {
      found.push(PLACE_CLASSES.workspace);
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
  const shared = within(paths.temporary);
  if (within(place.temp) || (shared && place.temp.some((one) => paths.temporary.includes(one))))
    found.push('temp');
  if (home && world.sensitive) found.push('sensitive-home');
  if (home) found.push('home');
  if (!shared && within(paths.system)) found.push('system');
  if (found.length === 0) found.push('outside');
  return found;
}
