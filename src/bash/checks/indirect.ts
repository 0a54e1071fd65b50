import type { Position } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import { namesIn } from '../words/constant-values.js';
import type { Scope } from '../words/resolve.js';

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
