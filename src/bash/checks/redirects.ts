import type { Command, Word } from 'unbash';
import type { Span } from '../../generated/types.js';
import { type Place, spanOf } from '../walk/raw.js';
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

/** Words that are the program after a redirection, and begin something else at the start of a command. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    '!',
    '[[',
    ']]',
    '{',
    '}',
    'case',
    'coproc',
    'do',
    'done',
    'elif',
    'else',
    'esac',
    'fi',
    'for',
    'function',
  ],
  ...['if', 'in', 'select', 'then', 'time', 'until', 'while'],
]);

/**
 * Bash 5.2 prints a substitution anew before it runs it, redirections last:
 *
 *     $(>f ! c1)      runs c1, not a program `!`
 */
export function checkLeadingRedirect(reader: Reader, place: Place, node: Command): void {
  const { name, prefix } = node;
  if (place.origin !== 'substitution' || name === undefined || !RESERVED.has(name.text)) return;
  if (!prefix.every(({ type }) => type === 'Redirect')) return;
  const message = 'A reserved word behind a redirection, inside a substitution.';
  reader.report('unmodelled-syntax', 'error', spanOf(place.source, name.pos, name.end), message);
}
