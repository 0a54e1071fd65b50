/**
 * Which absolute paths a word names, given the directories in which its command may run. Lexical, plus the links
 * that the context (or the same call) names: then both readings count.
 */

import type { Word } from '../../generated/types.js';
import { globOf } from '../../shape/own-glob.js';
import { isHanded } from '../handed.js';
import { possibleValues } from '../words.js';
import { hasWildcard, splitPath } from './glob.js';
import { foldCase, isWithin, type Place } from './workspace.js';

export interface Reading {
  /** Absolute; begins with `~` where the home directory is meant but not known. */
  readonly path: string;
  /** The last segments hold shell wildcards, so that some path of this form is meant. */
  readonly wild: boolean;
  /** Names a directory by a slash at its end. */
  readonly directory: boolean;
}

export interface Resolution {
  readonly readings: readonly Reading[];
  /** Why not every path it may name is among the readings; null when all are. */
  readonly unknown: string | null;
  /** The readings differ by the directory in which the command may run. */
  readonly alternatives: boolean;
}

export interface ResolutionScope {
  readonly place: Place;
  /** Directories in which the command may run; null stands for one that is not known. */
  readonly cwds: readonly (string | null)[];
  /** Those of the shell that expanded its words (`$PWD`), where the command goes elsewhere by itself (`git -C`). */
  readonly shell: readonly (string | null)[];
  /** Links that earlier commands of the call made; a null target is not known. */
  readonly made: ReadonlyMap<string, string | null>;
}

const NOT_STATIC = 'the path is not known before the call runs';

export function resolveWord(word: Word, scope: ResolutionScope): Resolution {
  const values = possibleValues(word);
  if (values !== null) return merge(values.map((value) => resolveText(value, false, scope)));
  const wild = word.pattern === true || globOf(word) !== undefined;
  if (word.base !== undefined) {
    if (word.prefix === undefined) return resolveBase(word.base, word.tail ?? '', wild, scope);
    return { readings: [], unknown: NOT_STATIC, alternatives: false };
  }
  return wild ? resolvePattern(word, scope) : { readings: [], unknown: NOT_STATIC, alternatives: false };
}

/** An unquoted glob; where only its beginning is known, anything below that. */
function resolvePattern(word: Word, scope: ResolutionScope): Resolution {
  if (isHanded(word)) return resolveText(`${word.prefix ?? ''}*`, true, scope);
  const glob = globOf(word);
  if (glob !== undefined) return resolveText(glob, true, scope);
  const onlyNames = word.reasons.every((reason) => reason === 'glob');
  if (!onlyNames || word.prefix === undefined)
    return { readings: [], unknown: NOT_STATIC, alternatives: false };
  return resolveText(`${word.prefix}*`, true, scope);
}

function resolveBase(base: string, tail: string, wild: boolean, given: ResolutionScope): Resolution {
  const scope = { ...given, cwds: given.shell };
  const { place } = scope;
  if (base === 'home') {
    if (place.home !== null || tail.length > LONGEST_PATH)
      return resolveText(`${place.home ?? ''}${tail}`, wild, scope);
    return {
      readings: [{ path: symbolic(`~${tail}`), wild, directory: tail.endsWith('/') }],
      unknown: null,
      alternatives: false,
    };
  }
  if (base === 'cwd') return resolveText(`.${tail}`, wild, scope);
  if (base === 'temp' && place.temp.length > 0) {
    // Where TMPDIR is not set, which is usual, only the tail is left.
    const set = place.temp.map((directory) => resolveText(directory + tail, wild, scope));
    return merge(tail === '' ? set : [...set, resolveText(tail, wild, scope)]);
  }
  if (base === 'project') {
    // Every directory it may run in lies in a workspace root, which is taken for the top level.
    const rootOf = (cwd: string | null): string | undefined =>
      place.roots.find((root) => cwd !== null && isWithin(cwd, root));
    const roots = scope.cwds.map(rootOf);
    if (roots.length > 0 && roots.every((root) => root !== undefined)) {
      const set = [...new Set(roots)].map((root) => resolveText(`${root}${tail}`, wild, scope));
      // Outside a repository git prints nothing, and only the tail is left.
      const known = roots.every((root) => place.gitDirs.includes(`${root}/.git`));
      return merge(tail === '' || known ? set : [...set, resolveText(tail, wild, scope)]);
    }
  }
  return { readings: [], unknown: NOT_STATIC, alternatives: false };
}

const ABOVE_HOME = '~above';

/** `~/a/../..` with home unknown: what leaves home is above it. */
function symbolic(path: string): string {
  const kept: string[] = [];
  for (const segment of splitPath(path.slice(1))) {
    if (segment === '..') {
      if (kept.length === 0) return ABOVE_HOME;
      kept.pop();
    } else if (segment !== '.') kept.push(segment);
  }
  return kept.length === 0 ? '~' : `~/${kept.join('/')}`;
}

function resolveText(text: string, wild: boolean, scope: ResolutionScope): Resolution {
  if (text === '') return { readings: [], unknown: 'the path is empty', alternatives: false };
  if (/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text)) {
    return { readings: [], unknown: 'a URL is no path', alternatives: false };
  }
  if (text.length > LONGEST_PATH) {
    return { readings: [], unknown: 'it is longer than a path can be', alternatives: false };
  }
  if (text.includes('\0')) return { readings: [], unknown: 'the path holds a NUL', alternatives: false };
  if (
    /^[A-Za-z]:[\\/]/.test(text) ||
    text.startsWith('\\\\') ||
    (scope.place.windows && text.includes('\\'))
  ) {
    return { readings: [], unknown: 'a Windows path is not resolved', alternatives: false };
  }
  const starts = text.startsWith('/') && !NAMES_CWD.test(text) ? ['/'] : scope.cwds;
  const known = starts.filter((cwd): cwd is string => cwd !== null);
  const readings = known.flatMap((cwd) => walk(text, cwd, wild, scope));
  const dotGlob = wild && splitPath(text).some((segment) => /^\.{1,2}[*?[]/.test(segment));
  const unknown =
    known.length < starts.length
      ? 'the working directory is not known'
      : dotGlob
        ? 'the pattern may match ..'
        : readings.some((reading) => reading.path === '?')
          ? 'it lies below something that this call made'
          : null;
  return {
    readings: readings.filter((reading) => reading.path !== '?'),
    unknown,
    alternatives: known.length > 1,
  };
}

/** `/proc/self/cwd/x`, and detours to it. */
const NAMES_CWD = /^\/+proc\/.*\/cwd(?:\/|$)/;

/** The lexical reading, and the one that follows links, where they differ. */
function walk(text: string, cwd: string, wild: boolean, scope: ResolutionScope): Reading[] {
  const { place } = scope;
  const directory = text.endsWith('/') || text.endsWith('/.') || text === '.' || text === '..';
  if (cwd.startsWith('~') && !text.startsWith('/')) {
    // Below a home directory that is not known, where the context can name no links.
    const path = cwd === ABOVE_HOME ? cwd : symbolic(foldCase(`${cwd}/${text}`, place.fold));
    return [{ path, wild: wild && hasWildcard(path), directory }];
  }
  const segments = splitPath(foldCase(text, place.fold));
  const lexical = follow(text.startsWith('/') ? [] : splitPath(cwd), segments, cwd, null);
  const physical =
    place.links.size === 0 && scope.made.size === 0
      ? lexical
      : follow(text.startsWith('/') ? [] : splitPath(cwd), segments, cwd, scope);
  const paths = lexical === physical ? [lexical] : [lexical, physical];
  return paths.map((path) => ({ path, wild: wild && hasWildcard(path), directory }));
}

const LINK_STEPS = 40;

/** UTF-16 code units, as many as Linux takes bytes (PATH_MAX). Of a longer path nothing is known. */
export const LONGEST_PATH = 4_096;

/** Time is bounded by the segments, those of links included, times `LONGEST_PATH`. */
function follow(
  start: readonly string[],
  segments: readonly string[],
  cwd: string,
  scope: ResolutionScope | null,
): string {
  // Without a slash at the end: the root is empty.
  let at = start.map((segment) => `/${segment}`).join('');
  const pending = [...segments].reverse();
  let steps = 0;
  for (let segment = pending.pop(); segment !== undefined; segment = pending.pop()) {
    if (segment === '.') continue;
    if (segment === '..') {
      at = parentOf(at);
      continue;
    }
    at = procAlias(`${at}/${segment}`, cwd);
    if (at.length > LONGEST_PATH) return '?';
    if (scope === null) continue;
    const target = scope.place.links.get(at) ?? scope.made.get(at);
    if (target === null) return '?';
    if (target === undefined) continue;
    steps += 1;
    if (steps > LINK_STEPS || target.length > LONGEST_PATH) return '?';
    at = target.startsWith('/') ? '' : parentOf(at);
    pending.push(...splitPath(foldCase(target, scope.place.fold)).reverse());
  }
  return at === '' ? '/' : at;
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** proc(5): /proc/PID/root and /proc/PID/cwd are links to the process's root and working directory. */
function procAlias(path: string, cwd: string): string {
  const name = /^\/proc\/[^/]+\/(root|cwd)$/.exec(path)?.[1];
  if (name === undefined) return path;
  return name === 'root' || cwd === '/' ? '' : cwd;
}

function merge(parts: readonly Resolution[]): Resolution {
  return {
    readings: parts.flatMap((part) => part.readings),
    unknown: parts.find((part) => part.unknown !== null)?.unknown ?? null,
    alternatives: parts.some((part) => part.alternatives),
  };
}
