import type { Span } from '../../generated/types.js';
import { type Place, spanOf } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import { indexOfInvisible } from '../words/unicode.js';

/**
 * Quotes do not quote in arithmetic, so that a command hides behind them; and `((` begins a subshell after all
 * where its parentheses do not match:
 *
 *     ((1 + '$(c2)'))              c2 runs
 *     ((c1 ${x/; (c2 /b}))         c1 runs
 *
 * `holes` are the substitutions `$(…)` that the parser found in it: each is read as a script of its own, and bash
 * counts the parentheses in them as well.
 */
export function checkArithmeticText(
  reader: Reader,
  place: Place,
  [pos, end]: Span,
  holes: readonly Span[],
  separators = 0,
): void {
  const source = place.source.text;
  let text = '';
  let from = pos;
  let plain = balanced(source.slice(pos, end));
  for (const [start, stop] of holes) {
    text += source.slice(from, start);
    from = stop;
    // Bash prints a substitution anew, without the `(` of a pattern, and then counts parentheses.
    if (/[`\\#]|<<|\bcase\b/.test(source.slice(start, stop))) plain = false;
  }
  text += source.slice(from, end);
  if (!plain || /['"`\\;{}]|\$\(/.test(withoutPlainExpansions(withoutSeparators(text, separators)))) {
    reader.report(
      'arithmetic-quoting',
      'error',
      spanOf(place.source, pos, end),
      'Quotes, substitutions or braces inside an arithmetic expression.',
    );
  }
  refuseInvisible(reader, place, pos, end);
}

/** The header of an arithmetic `for` has two semicolons. */
function withoutSeparators(text: string, count: number): string {
  let left = count;
  return text.replace(/;/g, (char) => (left-- > 0 ? ' ' : char));
}

/** `${x}`, `${#x}`, `${a[i]}`, `${x:-1}`, `${x%.*}` and the like. */
function withoutPlainExpansions(text: string): string {
  return text.replace(/\$\{[#!]?\w+(?:\[[\w@*$+-]*\])?(?:[:%#/^,+=?-]{1,2}[\w.:*,-]*)?\}/g, '0');
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * The same for a subscript or the bounds of a slice, where quotes are common: refused only around a command. And what
 * may be a comment hides the end of the subscript:
 *
 *     a[$( (( 1 #)))]=x      runs `a[]=x`
 */
export function checkIndexText(reader: Reader, place: Place, pos: number, end: number): void {
  const text = place.source.text.slice(pos, end);
  if (/['"\\]|(?:^|[\s(;|&])#/.test(text) && /`|\$\(|[<>]\(/.test(text)) {
    reader.report(
      'arithmetic-quoting',
      'error',
      spanOf(place.source, pos, end),
      'Quotes or a comment around a substitution inside a subscript.',
    );
  }
  refuseInvisible(reader, place, pos, end);
}

/**
 * `((` and `$((` begin arithmetic, unless what follows turns out to be none:
 *
 *     ((c1 <<'E'⏎$(c2)⏎E⏎c8))      c2 runs
 *     a=(<((case x in x)c1;; esac)) c2⏎)      c2 runs: bash only counts parentheses there
 */
export function checkParenthesis(
  reader: Reader,
  place: Place,
  node: { readonly pos: number; readonly end: number },
): void {
  const text = place.source.text;
  const start = text.charCodeAt(node.pos) === 40 ? node.pos : node.pos + 1;
  if (text.charCodeAt(start) !== 40 || text.charCodeAt(start + 1) !== 40) return;
  reader.report(
    'ambiguous-parenthesis',
    'error',
    spanOf(place.source, node.pos, node.end),
    'Two parentheses that begin arithmetic for one reader and a subshell for another.',
    'Put a blank between the two parentheses.',
  );
}

/**
 * The parser cuts some operands of `${…}` at the first sign that looks right:
 *
 *     ${x/$("c1" /etc)}      /etc is an argument of c1
 */
export function checkSubstitutionEnd(
  reader: Reader,
  place: Place,
  node: { readonly pos: number; readonly end: number; readonly text: string },
): void {
  const open = node.text.charCodeAt(0) === 96 ? 96 : node.text.charCodeAt(1);
  const close = open === 40 ? 41 : open === 123 ? 125 : open;
  if (node.text.length > 1 && node.text.charCodeAt(node.text.length - 1) === close) return;
  const span = spanOf(place.source, node.pos, node.end);
  reader.report('parse-error', 'error', span, 'The parser ends this substitution too early.');
}

/**
 * `${ c1; }` is a substitution since bash 5.3. Before, it is an expansion that ends at the first brace:
 *
 *     c1 <${ {} x      x is an argument
 */
export function checkBraceSubstitution(
  reader: Reader,
  place: Place,
  node: { readonly pos: number; readonly end: number },
): void {
  if (!place.source.text.startsWith('${', node.pos)) return;
  const message = 'Only bash 5.3 and later read this as a substitution.';
  const span = spanOf(place.source, node.pos, node.end);
  reader.report('unmodelled-syntax', 'error', span, message, 'Write `$(…)`.');
}

/**
 * Inside double quotes the rules for quotes in `${…}` differ between its operators:
 *
 *     "${x:-$'}`c4`'}"      c4 runs
 *     "${x/<(}"             the brace stands in a process substitution
 */
export function checkQuoteInExpansion(reader: Reader, place: Place, pos: number, end: number): void {
  // A backslash before a slash, a tilde or a dot (`${ref/refs\/heads\//}`) is read alike by all.
  if (!/['`]|\\[^/~.*:@%#-]|[<>]\(/.test(place.source.text.slice(pos, end))) return;
  reader.report(
    'quote-in-expansion',
    'error',
    spanOf(place.source, pos, end),
    'A quote, backtick or backslash in an expansion inside double quotes.',
  );
}

/**
 * In double quotes bash looks for their end as if the second dollar of `$$` began an expansion:
 *
 *     c1 "$${"'"}$(c9)"'       runs c9
 */
export function checkDoubleDollar(
  reader: Reader,
  place: Place,
  part: { readonly text: string; readonly pos: number; readonly end: number },
): void {
  if (part.text !== '$$' || !/[{(]/.test(place.source.text.charAt(part.end))) return;
  const span = spanOf(place.source, part.pos, part.end + 1);
  const message = 'A second dollar before a bracket, in double quotes: bash may take both for an expansion.';
  reader.report('quote-in-expansion', 'error', span, message);
}

/** `!(a)` is a pattern with `extglob`, so that the program is the name of a file; without, `a` in a subshell. */
export function checkNegation(reader: Reader, place: Place, end: number): void {
  if (place.source.text.charCodeAt(end) !== 40) return;
  const message = 'A parenthesis is glued to the word before the command.';
  reader.report(
    'ambiguous-parenthesis',
    'error',
    spanOf(place.source, end, end + 1),
    message,
    'Put a blank between.',
  );
}

/** `[[<(c1) = a ]]` is a program `[[/dev/fd/63`: the keyword ends at a blank. */
export function checkTestStart(reader: Reader, place: Place, pos: number): void {
  const code = place.source.text.charCodeAt(pos + 2);
  if (code === 32 || code === 9 || code === 10 || code === 40) return;
  const span = spanOf(place.source, pos, pos + 3);
  reader.report('word-touches', 'error', span, 'Something is glued to the beginning of a test.');
}

/** After the `)`, `}` or keyword that ends a compound command: a blank, an operator or the end. */
export function checkCompoundEnd(reader: Reader, place: Place, end: number): void {
  const text = place.source.text;
  if (end >= text.length || end >= place.scriptEnd) return;
  const code = text.charCodeAt(end);
  const fine =
    code === 32 ||
    code === 9 ||
    code === 10 ||
    code === 59 ||
    code === 38 ||
    code === 124 ||
    code === 41 ||
    ((code === 60 || code === 62) && text.charCodeAt(end + 1) !== 40);
  if (fine) return;
  reader.report(
    'word-touches',
    'error',
    spanOf(place.source, end, end + 1),
    'Something is glued to the end of a compound command.',
  );
}

function refuseInvisible(reader: Reader, place: Place, pos: number, end: number): void {
  const at = indexOfInvisible(place.source.text.slice(pos, end));
  if (at < 0) return;
  reader.report(
    'input-control-character',
    'error',
    spanOf(place.source, pos + at, pos + at + 1),
    'A blank or invisible character outside quotes.',
  );
}
