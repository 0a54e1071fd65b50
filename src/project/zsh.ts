/**
 * Text for zsh is read as bash text. That is sound only where it holds nothing that zsh alone expands or runs
 * (zsh 5.9 manual, 14 Expansion): these spellings are refused, wherever they stand in the text.
 */
export function zshOnly(text: string): string | null {
  for (const [pattern, what] of ONLY_ZSH) if (pattern.test(text)) return what;
  return null;
}

const ONLY_ZSH: readonly (readonly [RegExp, string])[] = [
  [/=\(/, 'process substitution `=( )`'],
  [/(?:^|[\s;|&(:])=[A-Za-z_./$]/, '`=command`'],
  // A glob qualifier, `*(e:id:)`, can run code; so can one behind any other word, bracket or quote.
  [/[^\s$<>(;|&={`!]\(/, 'a parenthesis behind a word'],
  [/\$\{[(=~^]|\$[=~^+]/, 'an expansion flag'],
  [/\$\{[^}]*:[A-Za-z&]/, 'a history modifier'],
  [/~\[/, 'a dynamic directory name'],
  [/<\d*-\d*>/, 'a range glob'],
];
