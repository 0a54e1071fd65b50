/**
 * Values that nothing a rule is tried on can have: a path in the place of a program's name, a URL in that of a host.
 * Each is a proof, which the logic takes out of the rule, and a sentence, by which its author can mend it.
 */

import type { Knowledge } from '../commands/knowledge.js';
import { type HostWorld, hostOfUrl } from '../commands/network/hosts.js';
import { PLACE_CLASSES } from '../commands/paths/scopes.js';
import { nearNames } from '../policy/near-names.js';

/** Null: something may have it. Else why nothing has, and what to write. */
export type Foreign = (value: string) => string | null;

/** The last segment of the program's path. */
export const foreignProgram: Foreign = (name) =>
  name.includes('/')
    ? `A program is known by its name, without a directory: write ${quote(name.slice(name.lastIndexOf('/') + 1))}`
    : null;

/** Between two slashes. */
export const foreignSegment: Foreign = (text) =>
  text.includes('/') ? 'A segment of a path holds no slash: name one directory or file' : null;

/** Facts hold absolute paths without `.` and `..`, or paths that begin with a home that is not known. */
export const foreignPath: Foreign = (path) =>
  /^[/~]/.test(path) ? null : `Paths are compared as absolute ones: write the whole path of ${quote(path)}`;

/** What a URL's host cannot hold (WHATWG, forbidden host code points), and what it holds in another form. */
const FOREIGN = /[^!-~]|[/\\?#@<>^|[\]]/;

/** As the host of a URL in lower case, without scheme, user, port and path; `*.` in front stands for what is below. */
export const foreignHost: Foreign = (pattern) => {
  const name = pattern.toLowerCase();
  if (!FOREIGN.test(name) && (!name.includes(':') || isAddress(name))) return null;
  const { host } = hostOfUrl(pattern, NOWHERE);
  return `A host is compared by its name alone, without scheme, user, port and path${host === null ? '' : `: write ${quote(host)}`}`;
};

const NOWHERE: HostWorld = {
  catalogue: { metadata: [], loopback: [], redirectPrefixes: [] },
  listed: [],
  denied: [],
};

const isAddress = (text: string): boolean => hostOfUrl(`http://[${text}]`, NOWHERE).host === text;

/** Classes are those of the path catalogue, and those of places that the context names. */
export const foreignClass =
  (knowledge: Knowledge): Foreign =>
  (name) => {
    const classes = classesOf(knowledge);
    return classes.has(name) ? null : `No path is of the class ${quote(name)}${nearest(name, classes)}`;
  };

const knownClasses = new WeakMap<Knowledge, ReadonlySet<string>>();

function classesOf(knowledge: Knowledge): ReadonlySet<string> {
  const classes =
    knownClasses.get(knowledge) ??
    new Set([
      ...knowledge.paths(false).entries.map(({ entry }) => entry.class),
      ...Object.values(PLACE_CLASSES),
    ]);
  knownClasses.set(knowledge, classes);
  return classes;
}

/** `: did you mean …?`, or nothing. */
export function nearest(name: string, names: Iterable<string>): string {
  const [near] = nearNames(name, names, 1);
  return near === undefined ? '' : `: is it ${quote(near)} that is meant`;
}

export const quote = (text: string): string => JSON.stringify(text);

/** Values that something may have: what is left out can be said of nothing. */
export const meaningful = (values: Iterable<string>, foreign: Foreign): ReadonlySet<string> =>
  new Set([...values].filter((value) => foreign(value) === null));
