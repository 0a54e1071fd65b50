/** "Did you mean": names that a mistyped one may stand for. */

/** The nearest first, at most `most`. */
export function nearNames(name: string, names: Iterable<string>, most = 5): string[] {
  // Names are short; a long text is no misspelling of one.
  if (name.length > LONGEST) return [];
  const limit = Math.max(1, Math.min(3, Math.floor(name.length / 3)));
  return [...names]
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ candidate, distance }) => distance <= limit && distance < candidate.length)
    .sort((one, other) => one.distance - other.distance || (one.candidate < other.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

const LONGEST = 60;

/** Edits from one to the other; a name that goes on after the typed one is one edit away. */
function distanceOf(typed: string, candidate: string): number {
  const edits = editDistance(typed, candidate);
  return typed.length > 2 && candidate.startsWith(typed) ? Math.min(1, edits) : edits;
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) least = Math.min(least, at(before, column - 2) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] as number;
