/**
 * Path patterns of the catalogue, matched by segment: `*` is any run within a segment, `?` one character, `**` any
 * number of segments. The path may itself hold wildcards (an unquoted glob of the command line): then the question
 * is whether some path matches both.
 */

export interface PathQuery {
  /** Segments of an absolute path, without empty ones. */
  readonly segments: readonly string[];
  /** The segments hold wildcards of the shell. */
  readonly wild: boolean;
  /** The paths are changed, not read: then what a glob could mean counts for more. */
  readonly changes?: boolean;
}

export type Coverage = 'none' | 'some' | 'all';

/** Whether the pattern matches the path; where the path holds wildcards, some or all of the paths it can mean. */
export function coverage(pattern: readonly string[], query: PathQuery): Coverage {
  if (!endsFit(pattern, query)) return 'none';
  if (matchesSegments(pattern, { segments: query.segments, wild: false })) return 'all';
  return query.wild && matchesSegments(pattern, query) ? 'some' : 'none';
}

/** A quick way to say no: the first and the last segment, where the pattern fixes them. */
function endsFit(pattern: readonly string[], query: PathQuery): boolean {
  const { segments } = query;
  const first = pattern[0];
  const last = pattern.at(-1);
  if (first === undefined || last === undefined) return segments.length === 0;
  if (segments.length === 0) return first === '**';
  if (first !== '**' && !matchesSegment(first, 0, query)) return false;
  return last === '**' || matchesSegment(last, segments.length - 1, query);
}

/** Time is bounded by the product of the two lengths, as every pair of positions is looked at once. */
function matchesSegments(pattern: readonly string[], query: PathQuery): boolean {
  const { segments } = query;
  // reachable[j]: the pattern read so far can have matched the first j segments.
  let reachable = new Array<boolean>(segments.length + 1).fill(false);
  reachable[0] = true;
  for (const part of pattern) {
    const next = new Array<boolean>(segments.length + 1).fill(false);
    if (part === '**') {
      let any = false;
      for (let j = 0; j <= segments.length; j += 1) {
        any = any || (reachable[j] as boolean);
        next[j] = any;
      }
    } else {
      for (let j = 0; j < segments.length; j += 1) {
        if (reachable[j] === true && matchesSegment(part, j, query)) next[j + 1] = true;
      }
    }
    reachable = next;
  }
  return reachable[segments.length] === true;
}

export function splitPath(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

const isWildcard = (char: string | undefined): boolean => char === '*' || char === '?' || char === '[';

/** Whether a segment holds a wildcard of the shell. */
export const hasWildcard = (segment: string): boolean => [...segment].some((char) => isWildcard(char));

/**
 * A shell wildcard at the start of a segment never matches a leading dot, and a segment that is nothing but a
 * wildcard is no use of any one file: reading a whole directory is not the reading of the secret in it. For the same
 * reason a glob counts only where it spells a good part of the name (`*.py` is no use of `sitecustomize.py`, `.env*`
 * is one of `.env`), or shares a beginning or an end with a pattern of the catalogue.
 */
function matchesSegment(pattern: string, at: number, { segments, wild, changes }: PathQuery): boolean {
  const segment = segments[at] as string;
  if (!wild || !hasWildcard(segment)) return pattern === segment || matchesText(pattern, segment);
  if (isWildcard(segment[0]) && pattern.startsWith('.')) return false;
  // What is written through a directory, or below a beginning, that a glob could mean may well be that file.
  const last = at === segments.length - 1;
  if (changes === true && (!last || !isWildcard(segment[0]))) return intersects(pattern, segment);
  if (/^[*?]+$/.test(segment)) return pattern === '*' || (changes === true && !hasWildcard(pattern));
  return speaksOf(pattern, segment) && intersects(pattern, segment);
}

function speaksOf(pattern: string, segment: string): boolean {
  const named = literals(pattern);
  const spelled = literals(segment);
  if (!hasWildcard(pattern)) return spelled.join('').length * 2 >= pattern.length;
  const [front = '', back = ''] = [named[0], named.at(-1)];
  const [first = '', last = ''] = [spelled[0], spelled.at(-1)];
  // Two names that share no more than an extension speak of different files, unless the extension is all there is.
  if (front !== '') return first !== '' && (front.startsWith(first) || first.startsWith(front));
  return back !== '' && last !== '' && (back.endsWith(last) || last.endsWith(back));
}

const literals = (text: string): string[] => text.split(/\[[^\]]*\]?|[*?]/);

/** Whether the pattern matches the text, wildcard by wildcard: the last star may always be given more. */
function matchesText(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let index = 0; index < text.length; ) {
    const char = pattern[at];
    if (char === '*') {
      star = at;
      resume = index;
      at += 1;
    } else if (char !== undefined && (char === '?' || char === text[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      index = resume;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Whether some text matches both. `[` counts as any run, which can only widen the answer. */
function intersects(pattern: string, text: string): boolean {
  const right = text.replace(/\[[^\]]*\]?/g, '*');
  let row = new Array<boolean>(right.length + 1).fill(false);
  row[0] = true;
  for (let j = 0; j < right.length && right[j] === '*'; j += 1) row[j + 1] = true;
  for (const char of pattern) {
    const next = new Array<boolean>(right.length + 1).fill(false);
    if (char === '*') {
      next[0] = row[0] as boolean;
      for (let j = 1; j <= right.length; j += 1) next[j] = (row[j] as boolean) || (next[j - 1] as boolean);
    } else {
      for (let j = 1; j <= right.length; j += 1) {
        const other = right[j - 1];
        const same = other === char || char === '?' || other === '?';
        next[j] =
          (same && (row[j - 1] as boolean)) ||
          (other === '*' && ((row[j] as boolean) || (next[j - 1] as boolean)));
      }
    }
    row = next;
  }
  return row[right.length] === true;
}
