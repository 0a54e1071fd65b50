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
  const found = MISREAD.find(([pattern]) => pattern.test(text));
  if (found === undefined) return;
  const message = `Bash 5.1 ends this substitution elsewhere: ${found[1]}.`;
  reader.report('unmodelled-syntax', 'error', span, message, 'Keep it out of the substitution.');
}

const MISREAD: readonly (readonly [RegExp, string])[] = [
  // Behind a separator, or the beginning, the word is seen as what it is; behind `{`, `!` or `<(` it is not.
  [/[^\s;&|][ \t]*(?<!^[$<>]\(\s*|\b(?:then|do|else)\s*)(?<![\w'"-])case\s/, '`case` behind another word'],
  [/[^\s;][ \t]+#[^\n]*\n\s*case\s/, '`case` behind a line that ends in a comment'],
  [/\bcase\s[\s\S]*\bcase\s/, 'a `case` in another'],
  [/\bin\s+esac\b/, 'a `case` without a pattern'],
  [/\)#/, 'a number sign glued to a parenthesis'],
  [/(?:^|[^$])\(\([^()\n]*<</, 'a shift in `(( ))`'],
  [/(?:^|[^<])<<(?!<)[^\n]*[^<\n]<<(?!<)/, 'two here-documents on one line'],
];
