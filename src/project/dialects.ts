/**
 * Text for other shells is read as bash text. That is sound only where it holds nothing that the two read
 * differently: these spellings are refused, wherever they stand but in what is literal in every shell.
 */

import type { Dialect } from '../commands/interpret.js';
import { withoutLiterals } from './literal-text.js';

/** What in the text this shell reads in another way than bash; null where nothing does. Linear in the text. */
export function foreignTo(dialect: Dialect, text: string): string | null {
  const refused = REFUSED[dialect];
  if (refused.length === 0) return null;
  const read = withoutLiterals(text);
  for (const [pattern, what] of refused) if (pattern.test(read)) return what;
  return null;
}

type Refused = readonly (readonly [RegExp, string])[];

/** zsh 5.9 manual, chapters 6 (Grammar), 7 (Redirection), 14 (Expansion), 22 (Modules); each was seen to differ. */
const ZSH: Refused = [
  [/=\(/, 'process substitution `=( )`'],
  [/(?:^|[\s;|&(:])=[A-Za-z_./$]/, '`=command`'],
  // A glob qualifier, `*(e:id:)`, can run code; so can one behind any other word, bracket or quote.
  [/[^\s$<>(;|&={`!]\(/, 'a parenthesis behind a word'],
  [/\$\{[(=~^]|\$[=~^+]/, 'an expansion flag'],
  [/\$\{[^{}]*:[A-Za-z&]/, 'a history modifier'],
  [/~\[/, 'a dynamic directory name'],
  [/<\d*-\d*>/, 'a range glob'],
  [/\$\w+\[|\$\w+:[A-Za-z&]|\$#\w/, 'a subscript, a modifier or a length without braces'],
  [/>!/, '`>!`, which overwrites'],
  [/(?:^|\s)\d\d+[<>]/, 'a descriptor of two digits'],
  [/[<>]\s*[^\s"';|&<>(]*\$/, 'a redirection to what an expansion gives'],
  [
    /(?:^|[;|&({!\n]|(?:^|\s)(?:then|do|else|if|while|until|time))[ \t]*\d*[<>]/,
    'a redirection before or without a command',
  ],
  [
    /(?:^|[;|&({!\n]|(?:^|\s)(?:then|do|else|if|while|until|time))[ \t]*\{[^\s{]/,
    'a brace glued to what follows',
  ],
  [
    /(?:^|[;|&({!\n]|(?:^|\s)(?:then|do|else|if|while|until|time))[ \t]*-\s|\s(?:exec|builtin|command|time)\s+-\s|^(?:exec|builtin|command)\s+-\s/,
    'the modifier `-`',
  ],
  [/(?:^|[\s;|&(])\d+\+?=/, 'an assignment to a positional parameter'],
  [/\(\([^)]*\]/, 'a bracket in `(( ))`'],
  [/\$"|\$'(?:[^'\\]|\\[abefnrtv0-7'"\\])*\\[^abefnrtv0-7'"\\]/, 'a quoting of bash'],
  [/~["'\\]|\w=[^\s;=~]*~/, 'a tilde'],
  [/\{,|,,|,\}|[{,]\$[({\w]/, 'an empty or a computed part of a brace expansion'],
  [/^(?=[\s\S]*\$\w)[\s\S]*?\w=(?:"[^"]*[\s*?[]|'[^']*[\s*?[]|\$)/, 'a variable that bash would split'],
  [/\|\s*time\s|[<>]\s*[^\s<>]+\s+time\s|\btime\s+-/, 'a use of `time`'],
  [
    /\b(?:dis_)?(?:functions|commands|[gs]?aliases|options|nameddirs|userdirs|builtins|reswords|modules)(?:\[|\+?=)/,
    'a variable that stands for the shell itself',
  ],
  [
    /(?:^|[\s;|&({])(?:repeat|noglob|nocorrect|emulate|foreach|always|setopt|unsetopt|zmodload|autoload|zcompile|zle|sched)(?=\s|$)/,
    'a word of zsh',
  ],
  [
    /\b(?:path|fpath|cdpath|manpath|module_path|argv|UID|EUID|USERNAME)\+?=/,
    'a variable that zsh ties to another',
  ],
  [/(?:^|[\s;|&({])hash(?=\s)/, '`hash`'],
  [/\w=[^\s;=\\]*\\[\s\S]*\$\w/, 'a variable that bash would split'],
  [/\bprint\s+-\w*P/, '`print -P`'],
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
  [/(?<!\$)\{(?![\s}])[^\n;|&]{0,2000}?(?:,|\.\.)/, 'a brace expansion'],
  [/\{[A-Za-z_]\w*\}[<>]/, 'a named descriptor'],
  [/\$\{!|\$\{[\w@*]+(?:\[|:\d|:-?\s|\/|\^|,|@)/, 'an expansion of bash'],
  [/\w\+?=\(|\w\+=|\w\[[^\]\s[]*\]+\+?=/, 'an array or an appending assignment'],
  [
    /(?:^|[\s;|&(){}])(?:function|select|coproc|time|source|declare|typeset|shopt|let)(?=\s|$)/,
    'a word that bash reserves',
  ],
  [/~[+-]/, '`~+` or `~-`'],
];

const REFUSED: { readonly [dialect in Dialect]: Refused } = { bash: [], zsh: ZSH, posix: POSIX };
