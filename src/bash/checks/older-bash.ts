import type { Span } from '../../generated/types.js';
import type { Reader } from '../walk/reader.js';

/**
 * Bash 5.1 (Ubuntu 22.04, Debian 11) looks for the end of a substitution character by character, where 5.2 parses
 * it. These spellings make it stop elsewhere, so that quotes behind change their meaning; found by running both.
 *
 *     y="$({ case x in x) c2 '"⏎c9⏎: "' ;; esac; })"      5.1 runs c9
 */
export function checkOlderEnd(reader: Reader, text: string, span: Span): void {
  if (text.charCodeAt(0) === 96) return;
  const found = MISREAD.find(([is]) => is(text));
  if (found === undefined) return;
  const message = `Bash 5.1 ends this substitution elsewhere: ${found[1]}.`;
  reader.report('unmodelled-syntax', 'error', span, message, 'Keep it out of the substitution.');
}

const holds =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

const MISREAD: readonly (readonly [(text: string) => boolean, string])[] = [
  // Behind a separator, or the beginning, the word is seen as what it is; behind `{`, `!` or `<(` it is not.
  [
    holds(/[^\s;&|][ \t]*(?=case\s)(?<!^[$<>]\(\s*|\b(?:then|do|else)\s*)(?<![\w'"-])/),
    '`case` behind another word',
  ],
  [caseBehindComment, '`case` behind a line that ends in a comment'],
  [holds(/\bcase\s[\s\S]*\bcase\s/), 'a `case` in another'],
  [holds(/\bin\s+esac\b/), 'a `case` without a pattern'],
  [holds(/\)#/), 'a number sign glued to a parenthesis'],
  [holds(/(?:^|[^$])\(\([^()\n]*<</), 'a shift in `(( ))`'],
  [holds(/(?:^|[^<])<<(?!<)[^\n]*[^<\n]<<(?!<)/), 'two here-documents on one line'],
];

/** Behind a line that holds more than its comment. */
function caseBehindComment(text: string): boolean {
  for (const { index } of text.matchAll(/\n\s*case\s/g)) {
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    if (/[^\s;][ \t]+#/.test(line)) return true;
  }
  return false;
}
