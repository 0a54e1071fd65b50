import type { Position } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import type { Known, Scope } from '../words/resolve.js';

/**
 *     echo ${!x}                              a subscript in the value of `x` could run commands
 *     for x in A B; do echo ${!x}; done       reads `A`, then `B`
 */
export function checkIndirect(reader: Reader, scopeAt: (position: Position) => Scope): void {
  for (const { name, at, span } of reader.indirect) {
    const names = namesIn(scopeAt(at).lookup(name));
    if (names === null) {
      const message = 'Indirect expansion: the name it reads is the value of another variable.';
      reader.report('evaluated-name', 'warning', span, message, 'Name the variable.');
    } else if (reader.evaluated.has(name)) for (const one of names) reader.evaluated.add(one);
  }
}

/** The names of variables that this value can be; null where it may be something else. */
function namesIn(known: Known | null): readonly string[] | null {
  if (known === null || known.base !== null || known.glob === true || known.typed === true) return null;
  const values = known.values ?? [known.text];
  return values.every((value) => /^[A-Za-z_]\w*$/.test(value)) ? values : null;
}
