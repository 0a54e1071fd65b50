import type { RawAssignment, RawCommand, RawRedirect } from '../walk/raw.js';
import type { Piece, RawWord } from '../words/pieces.js';
import { resolveWord, type Scope } from '../words/resolve.js';
import { EXTRA_NAME } from './repair-expansions.js';

/**
 * Whether two texts were read as the same commands: the same forms, words, values, expansions and nesting, whatever
 * their positions and spellings. What rewriting changes does not count: `<>` is `<`, `{name}>` is a descriptor, of
 * here-documents and `(( ))` only what is nested in them is compared, and the extra assignment is left out.
 */
export function sameCommands(left: readonly RawCommand[], right: readonly RawCommand[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((command, index) => signature(command) === signature(right[index] as RawCommand));
}

function signature(command: RawCommand): string {
  const { form, words, assignments, redirects, declared, loop } = command;
  return JSON.stringify([
    form,
    form === 'arithmetic' ? words.map(nestedIn) : words.map(ofWord),
    assignments.filter(({ name }) => name !== EXTRA_NAME).map(ofAssignment),
    declared.map(ofAssignment),
    redirects.map(ofRedirect),
    loop?.name,
  ]);
}

function ofAssignment({ name, append, index, value, elements }: RawAssignment): unknown {
  return [name, append, index, value === null ? null : ofWord(value), elements?.map(ofWord)];
}

function ofRedirect({ operator, fd, inherited, target }: RawRedirect): unknown {
  const held = target === null ? null : target.use === 'document' ? nestedIn(target) : ofWord(target);
  return [operator === '<>' ? '<' : operator, fd ?? 9, inherited, held];
}

function nestedIn({ pieces }: RawWord): unknown {
  return pieces.flatMap((piece) => (piece.kind === 'expansion' ? piece.nested : []));
}

/** Nothing is known of variables: what they hold is no matter of syntax. */
export const NO_VALUES: Scope = {
  lookup: () => null,
  elements: () => null,
  mayRefer: () => false,
  placeKept: () => true,
  defaultIfs: true,
};

function ofWord(raw: RawWord): unknown {
  return resolveWord({ ...raw, pieces: raw.pieces.map(filled) }, NO_VALUES).map(
    ({ value, base, tail, prefix, suffix, glob, fields, ...word }) => [
      [value, base, tail, prefix, suffix, glob, fields],
      [word.reasons, word.nested],
    ],
  );
}

/** An empty substitution counts as a variable that is not set. */
function filled(piece: Piece): Piece {
  const empty = piece.kind === 'expansion' && piece.reason === 'command' && piece.nested.length === 0;
  return empty ? { ...piece, reason: 'parameter' } : piece;
}
