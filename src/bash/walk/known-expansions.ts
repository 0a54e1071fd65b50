import type { ParsedScript } from 'unbash';

/**
 * `${{ name.of.value }}`: a template that some other program was to fill in. Bash reads up to the first brace and
 * refuses it when it runs.
 */
export function isPlaceholder(text: string): boolean {
  return /^\$\{\{[^{}$`'"\\<>]*\}$/.test(text);
}

/**
 * The words of a substitution that is one command of plain words, so that its output may be known (`$(pwd)`). Null
 * for anything else.
 */
export function plainCommand(script: ParsedScript | undefined): readonly string[] | null {
  const statement = script?.commands[0];
  if (script?.commands.length !== 1 || statement === undefined || statement.background === true) return null;
  const command = statement.command;
  if (command.type !== 'Command' || command.name === undefined || command.prefix.length > 0) return null;
  const words: string[] = [];
  for (const word of [command.name, ...command.suffix]) {
    if (word.type !== 'Word' || !/^[A-Za-z0-9_./-]+$/.test(word.text)) return null;
    words.push(word.text);
  }
  return words;
}
