/** The path catalogue, compiled: patterns split once, and found by what they need. */

import type { PathCatalogue, PathEntry } from '../../generated/types.js';
import { splitPath } from './glob.js';
import { foldCase } from './workspace.js';

export interface CompiledPaths {
  readonly entries: readonly CompiledEntry[];
  readonly system: readonly string[];
  readonly temporary: readonly string[];
  readonly inert: ReadonlySet<string>;
  readonly inertDirectories: readonly string[];
  /** Entries with the patterns of theirs that could match a path without wildcards. */
  candidates(segments: readonly string[]): ReadonlyMap<CompiledEntry, readonly CompiledPattern[]>;
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
}

/** With `fold`, for file systems that take upper and lower case for the same. */
export function compilePaths(catalogue: PathCatalogue, fold: boolean): CompiledPaths {
  const compile = (text: string): CompiledPattern => {
    const pattern = foldCase(text, fold);
    const start = pattern.startsWith('~/') ? 'home' : pattern.startsWith('/') ? 'root' : 'any';
    return { start, segments: splitPath(start === 'home' ? pattern.slice(2) : pattern) };
  };
  const all = (paths: readonly string[]): string[] => paths.map((path) => foldCase(path, fold));
  const entries = catalogue.entries.map((entry) => ({
    entry,
    patterns: entry.paths.map(compile),
    except: (entry.except ?? []).map(compile),
  }));
  const index = new PatternIndex(entries);
  return {
    entries,
    system: all(catalogue.system),
    temporary: all(catalogue.temporary),
    inert: new Set(all(catalogue.inert.filter((path) => !path.endsWith('/')))),
    inertDirectories: all(catalogue.inert.filter((path) => path.endsWith('/'))),
    candidates: (segments) => index.candidates(segments),
  };
}

type Keyed = readonly [CompiledEntry, CompiledPattern];

/** A pattern is filed under one thing that every path it matches has: a segment, or the end of the last one. */
class PatternIndex {
  private readonly bySegment = new Map<string, Keyed[]>();
  private readonly byExtension = new Map<string, Keyed[]>();
  private readonly others: Keyed[] = [];

  constructor(entries: readonly CompiledEntry[]) {
    for (const entry of entries) for (const pattern of entry.patterns) this.file([entry, pattern]);
  }

  candidates(segments: readonly string[]): ReadonlyMap<CompiledEntry, readonly CompiledPattern[]> {
    const found = new Map<CompiledEntry, CompiledPattern[]>();
    const add = (items: readonly Keyed[] | undefined): void => {
      for (const [entry, pattern] of items ?? []) {
        const known = found.get(entry);
        if (known === undefined) found.set(entry, [pattern]);
        else known.push(pattern);
      }
    };
    for (const segment of new Set(segments)) add(this.bySegment.get(segment));
    add(this.byExtension.get(extensionOf(segments.at(-1) ?? '')));
    add(this.others);
    return found;
  }

  private file(item: Keyed): void {
    const { segments } = item[1];
    const literal = segments
      .filter((segment) => !/[*?]/.test(segment))
      .sort((a, b) => b.length - a.length)[0];
    const extension = extensionOf(segments.at(-1) ?? '');
    if (literal !== undefined) put(this.bySegment, literal, item);
    else if (extension !== '' && !/[*?]/.test(extension)) put(this.byExtension, extension, item);
    else this.others.push(item);
  }
}

function put(map: Map<string, Keyed[]>, key: string, item: Keyed): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

/** From the last dot on; empty without one. */
const extensionOf = (name: string): string =>
  name.slice(name.lastIndexOf('.') < 0 ? name.length : name.lastIndexOf('.'));
