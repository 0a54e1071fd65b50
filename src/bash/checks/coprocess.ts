import type { Coproc } from 'unbash';
import type { Span } from '../../generated/types.js';
import type { Place } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';

/**
 * Bash 5.2 prints a substitution anew before it runs it, and gives a coprocess its name, which then is the program:
 *
 *     $(coproc c1 a)      runs `COPROC c1 a`
 */
export function checkCoprocess(reader: Reader, place: Place, node: Coproc, span: Span): void {
  if (place.origin !== 'substitution' || node.body.type !== 'Command') return;
  const message = 'A coprocess of one command inside a substitution is read as another command.';
  reader.report('unmodelled-syntax', 'error', span, message, 'Put braces around the command.');
}
