import { opaque, type Piece, textPiece, type WordUse } from './pieces.js';

/**
 * Tilde expansion: at the start of a word; in an assignment also after the first `=` and after every `:`. Bash
 * expands arguments that look like an assignment in the same way, so `dd if=~/x` names the home directory and
 * `--if=~/x` does not.
 */
export function expandTildes(pieces: readonly Piece[], use: WordUse, homeKept: boolean): readonly Piece[] {
  const [first] = pieces;
  if (!pieces.some((piece) => piece.kind === 'text' && !piece.quoted && piece.text.includes('~')))
    return pieces;
  const result: Piece[] = [];
  const assigns = use === 'assignment' || (use !== 'element' && looksLikeAssignment(pieces));
  const subscripted = first?.kind === 'text' && /^\w+\[/.test(first.text);
  let seenEqual = use === 'assignment';
  // `x==~` has no tilde to expand: only the first `=` counts.
  let equal: { readonly piece: number; readonly at: number } | null = null;
  pieces.forEach((piece, index) => {
    if (piece.kind !== 'text' || piece.quoted) {
      result.push(piece);
      return;
    }
    let start = 0;
    for (let at = 0; at < piece.text.length; at += 1) {
      const char = piece.text.charAt(at);
      const before = at > 0 ? piece.text.charAt(at - 1) : '';
      if (char === '=' && !seenEqual && assigns && (!subscripted || before === ']' || before === '+')) {
        seenEqual = true;
        equal = { piece: index, at };
        continue;
      }
      if (char !== '~') continue;
      const begins = index === 0 && at === 0;
      const afterEqual = equal?.piece === index && equal.at === at - 1;
      const inside = assigns && seenEqual && (before === ':' || afterEqual);
      // Behind a dollar of its own bash looks for tildes anew: `a=~$=~`.
      const again = assigns && piece.text.slice(0, at).includes('$');
      if (!begins && !inside && !again) continue;
      const name = /^~[^/:]*/.exec(piece.text.slice(at))?.[0] ?? '~';
      const end = at + name.length;
      const next = pieces[index + 1];
      // A quoted character in the prefix keeps the tilde as it is.
      if (end === piece.text.length && next?.kind === 'text' && next.quoted) continue;
      if (at > start) result.push(textPiece(piece.text.slice(start, at), false));
      const glued = end === piece.text.length && next !== undefined;
      result.push(tilde(name, glued || again || !homeKept));
      start = end;
      at = end - 1;
    }
    if (start < piece.text.length) result.push(textPiece(piece.text.slice(start), false));
  });
  return result;
}

function tilde(name: string, unknown: boolean): Piece {
  const piece = { ...opaque('tilde', name, true) };
  if (unknown || name !== '~') return piece;
  return { ...piece, base: 'home' };
}

/** `name=`, `name[subscript]+=`: of the subscript alone, parts may be quoted or computed. */
function looksLikeAssignment(pieces: readonly Piece[]): boolean {
  const [first] = pieces;
  if (first?.kind !== 'text' || first.quoted || !/^[A-Za-z_]\w*(?:\[|\+?=)/.test(first.text)) return false;
  const text = pieces.map((piece) => (piece.kind === 'text' && !piece.quoted ? piece.text : 'x')).join('');
  return /^\w+(?:\[[^\]]*\])?\+?=/.test(text);
}
