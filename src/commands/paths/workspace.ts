/** The workspace of the context in the form that path resolution needs: normalised, split, folded once. */

import type { Context, PathCatalogue, PathEntry } from '../../generated/types.js';
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
  readonly windows: boolean;
  /** Symbolic links, absolute path to absolute target. */
  readonly links: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, { readonly exists?: boolean; readonly tracked?: boolean }>;
}

export function placeOf(context: Omit<Context, 'policy'>): Place {
  const workspace = context.workspace ?? {};
  const fold = workspace.caseFolding === true;
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
    windows: workspace.platform === 'windows',
    links,
    files,
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

/** The catalogue with its patterns split once. */
export interface CompiledPaths {
  readonly entries: readonly CompiledEntry[];
  readonly system: readonly string[];
  readonly inert: ReadonlySet<string>;
  readonly inertDirectories: readonly string[];
}

export interface CompiledEntry {
  readonly entry: PathEntry;
  readonly patterns: readonly CompiledPattern[];
  readonly except: readonly CompiledPattern[];
}

export interface CompiledPattern {
  /** `home`: below the home directory. `root`: an absolute path. `any`: wherever it is. */
  readonly start: 'home' | 'root' | 'any';
  readonly segments: readonly string[];
  /** Text that every path without wildcards that matches contains: a quick way to say no. */
  readonly needs: string;
}

/** With `fold`, for file systems that take upper and lower case for the same. */
export function compilePaths(catalogue: PathCatalogue, fold: boolean): CompiledPaths {
  const compile = (text: string): CompiledPattern => {
    const pattern = foldCase(text, fold);
    const segments = splitPath(pattern.startsWith('~/') ? pattern.slice(2) : pattern);
    const start = pattern.startsWith('~/') ? 'home' : pattern.startsWith('/') ? 'root' : 'any';
    return { start, segments, needs: longestLiteral(segments) };
  };
  const all = (paths: readonly string[]): string[] => paths.map((path) => foldCase(path, fold));
  return {
    entries: catalogue.entries.map((entry) => ({
      entry,
      patterns: entry.paths.map(compile),
      except: (entry.except ?? []).map(compile),
    })),
    system: all(catalogue.system),
    inert: new Set(all(catalogue.inert.filter((path) => !path.endsWith('/')))),
    inertDirectories: all(catalogue.inert.filter((path) => path.endsWith('/'))),
  };
}

function longestLiteral(segments: readonly string[]): string {
  const literals = segments.flatMap((segment) => segment.split(/[*?]/));
  return literals.reduce((best, literal) => (literal.length > best.length ? literal : best), '');
}
