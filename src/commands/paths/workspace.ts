/** The workspace of the context in the form that path resolution needs: normalised, split, folded once. */

import type { Context } from '../../generated/types.js';
import { splitPath } from './glob.js';

export interface Place {
  readonly home: string | null;
  readonly cwd: string | null;
  readonly roots: readonly string[];
  readonly writable: readonly string[];
  readonly temp: readonly string[];
  readonly denied: readonly string[];
  readonly gitDirs: readonly string[];
  readonly fold: boolean;
  /** Nobody said whether the file system folds case: what is protected if it does is not known to be harmless. */
  readonly foldUnknown: boolean;
  readonly platformUnknown: boolean;
  readonly windows: boolean;
  /** Symbolic links, absolute path to absolute target. */
  readonly links: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, { readonly exists?: boolean; readonly tracked?: boolean }>;
}

export function placeOf(context: Omit<Context, 'policy'>): Place {
  const workspace = context.workspace ?? {};
  const fold = workspace.caseFolding ?? workspace.platform === 'windows';
  const clean = (path: string): string => foldCase(tidy(path), fold);
  const list = (paths: readonly string[] | undefined): string[] =>
    (paths ?? []).filter(isAbsolute).map(clean);
  const cwd = workspace.cwd !== undefined && isAbsolute(workspace.cwd) ? clean(workspace.cwd) : null;
  const roots = list(workspace.roots ?? (workspace.cwd === undefined ? [] : [workspace.cwd]));
  const links = new Map<string, string>();
  for (const [path, target] of Object.entries(context.links ?? {})) {
    if (isAbsolute(path)) links.set(clean(path), target);
  }
  const files = new Map<string, { exists?: boolean; tracked?: boolean }>();
  for (const [path, fact] of Object.entries(context.files ?? {}))
    if (isAbsolute(path)) files.set(clean(path), fact);
  return {
    home: workspace.home !== undefined && isAbsolute(workspace.home) ? clean(workspace.home) : null,
    cwd,
    roots,
    writable: workspace.writable === undefined ? roots : list(workspace.writable),
    temp: list(workspace.temp),
    denied: list(workspace.denied),
    gitDirs: list(workspace.gitDirs),
    fold,
    foldUnknown: workspace.caseFolding === undefined && workspace.platform !== 'windows',
    platformUnknown: workspace.platform === undefined,
    windows: workspace.platform === 'windows',
    links,
    files,
  };
}

/** The same workspace on a file system that takes upper and lower case for the same. */
export function folded(place: Place): Place {
  const lower = (paths: readonly string[]): string[] => paths.map((path) => path.toLowerCase());
  return {
    ...place,
    fold: true,
    foldUnknown: false,
    home: place.home?.toLowerCase() ?? null,
    cwd: place.cwd?.toLowerCase() ?? null,
    roots: lower(place.roots),
    writable: lower(place.writable),
    temp: lower(place.temp),
    denied: lower(place.denied),
    gitDirs: lower(place.gitDirs),
  };
}

const isAbsolute = (path: string): boolean => path.startsWith('/');

export const foldCase = (path: string, fold: boolean): string => (fold ? path.toLowerCase() : path);

/** Lexical normal form of an absolute path: no empty, `.` or `..` segment, no slash at the end. */
export function tidy(path: string): string {
  const kept: string[] = [];
  for (const segment of splitPath(path)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}

/** Containment by segment: equal, or below. */
export const isWithin = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(directory === '/' ? '/' : `${directory}/`);
