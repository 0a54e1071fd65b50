import { fail, ok, type Result } from '../../result.js';
import { type PatternError, patternError } from './error.js';

/** Where the body begins of the group whose `(` stands at `open`. */
export function readGroupOpening(source: string, open: number): Result<number, PatternError> {
  if (source.charAt(open + 1) !== '?') return ok(open + 1);

  const kind = source.charAt(open + 2);
  const detail = source.charAt(open + 3);
  switch (kind) {
    case ':':
      return ok(open + 3);
    case '=':
    case '!':
      return fail(patternError('look-around', open));
    case '<':
      return fail(patternError(detail === '=' || detail === '!' ? 'look-around' : 'named-group', open));
    case "'":
      return fail(patternError('named-group', open));
    case 'P':
      return fail(
        patternError(
          detail === '=' ? 'back-reference' : detail === '<' ? 'named-group' : 'unsupported-group',
          open,
        ),
      );
  }
  const isFlag = kind === '-' || (kind >= 'a' && kind <= 'z');
  return fail(patternError(isFlag ? 'inline-flags' : 'unsupported-group', open));
}
