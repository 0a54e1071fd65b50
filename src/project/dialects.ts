/**
 * Text for other shells is read as bash text. That is sound only where it holds nothing that the two read
 * differently: these spellings are refused, wherever they stand in the text, quoted ones included.
 */

import type { Dialect } from '../commands/interpret.js';

/** What in the text this shell reads in another way than bash; null where nothing does. Linear in the text. */
export function foreignTo(dialect: Dialect, text: string): string | null {
  for (const [pattern, what] of REFUSED[dialect]) if (pattern.test(text)) return what;
  return null;
}

type Refused = readonly (readonly [RegExp, string])[];

/** zsh 5.9 manual, 14 Expansion. */
const ZSH: Refused = [
  [/=\(/, 'process substitution `=( )`'],
  [/(?:^|[\s;|&(:])=[A-Za-z_./$]/, '`=command`'],
  // A glob qualifier, `*(e:id:)`, can run code; so can one behind any other word, bracket or quote.
  [/[^\s$<>(;|&={`!]\(/, 'a parenthesis behind a word'],
  [/\$\{[(=~^]|\$[=~^+]/, 'an expansion flag'],
  [/\$\{[^}]*:[A-Za-z&]/, 'a history modifier'],
  [/~\[/, 'a dynamic directory name'],
  [/<\d*-\d*>/, 'a range glob'],
];

/**
 * What bash reads and a plain POSIX shell (dash is /bin/sh on Debian) reads otherwise: `((rm x))` there is two
 * subshells, and `[[` the name of a program.
 */
const POSIX: Refused = [
  [/\(\(/, '`((`'],
  [/\[\[/, '`[[`'],
  [/\$['"[]/, '`$\'`, `$"` or `$[`'],
  [/&>|>&\s*[^\s\d-]|\|&|;&|<<<|[<>]\(/, 'an operator of bash'],
  [/\{[^\s{}$]*(?:,|\.\.)[^\s{}]*\}/, 'a brace expansion'],
  [/\{[A-Za-z_]\w*\}[<>]/, 'a named descriptor'],
  [/\$\{!|\$\{[\w@*]+(?:\[|:\d|:-?\s|\/|\^|,|@)/, 'an expansion of bash'],
  [/\w\+?=\(|\w\+=|\w\[[^\]\s]*\]\+?=/, 'an array or an appending assignment'],
  [
    /(?:^|[\s;|&(){}])(?:function|select|coproc|time|source|declare|typeset|shopt|let)(?=\s|$)/,
    'a word that bash reserves',
  ],
  [/~[+-]/, '`~+` or `~-`'],
];

const REFUSED: { readonly [dialect in Dialect]: Refused } = { bash: [], zsh: ZSH, posix: POSIX };
