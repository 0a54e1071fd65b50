import type { Word } from 'unbash';
import type { Span } from '../../generated/types.js';
import type { Place } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';

/**
 * The word after `>&` and `<&` is expanded twice, and a glued `-` closes:
 *
 *     c1 >& '$(c2)'      c2 runs
 *     c1 >&-done         closes, then an argument `done`
 *
 * So it has to be digits, `-`, digits and `-`, or a plain name.
 */
export function checkDuplication(
  reader: Reader,
  place: Place,
  target: Word,
  span: Span,
): 'descriptor' | 'file' {
  const text = place.source.text.slice(target.pos, target.end);
  if (/^(?:\d+-?|-)$/.test(text)) return 'descriptor';
  if (!/^[A-Za-z_./][\w./+:@%,-]*$/.test(text)) {
    reader.report(
      'redirect-target-expanded-twice',
      'error',
      span,
      'Bash expands the target of a duplicating redirection twice.',
      'Write `>file 2>&1`.',
    );
  }
  return 'file';
}
