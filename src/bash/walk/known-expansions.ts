import type { ParsedScript } from 'unbash';

/**
 * `${{ name.of.value }}`: a template that some other program was to fill in. Bash reads up to the first brace and
 * refuses it when it runs.
 */
export function isPlaceholder(text: string): boolean {
  return /^\$\{\{[^{}$`'"\\<>]*\}$/.test(text);
}

/** `$(pwd)` and nothing else. */
export function isWorkingDirectory(script: ParsedScript): boolean {
  const statement = script.commands[0];
  if (script.commands.length !== 1 || statement === undefined || statement.background === true) return false;
  const command = statement.command;
  return (
    command.type === 'Command' &&
    command.name?.text === 'pwd' &&
    command.prefix.length === 0 &&
    command.suffix.length === 0
  );
}
