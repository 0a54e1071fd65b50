import type { Command } from '../../generated/types.js';
import type { Reader } from '../walk/reader.js';
import { builtinIndex } from '../words/assigners.js';

/**
 * Options of the shell with which later words mean something else:
 *
 *     set -k; c1 a=b c      c1 gets `c` alone
 *     set +B; c1 {a,b}      one argument
 *
 * And with which an error, or a trap, may drop what stands behind: `shopt -s failglob`, `shopt -s extdebug`.
 */
export function checkShellOptions(reader: Reader, command: Command): void {
  const index = builtinIndex(command);
  const builtin = command.form === 'simple' ? command.words[index]?.value : null;
  const operands = command.words.slice(index + 1);
  if (builtin === 'shopt') {
    const drops = operands.some(
      ({ value }) => value === null || value === 'failglob' || value === 'extdebug',
    );
    const message = 'An option of the shell may drop what stands behind.';
    if (drops) reader.report('unmodelled-syntax', 'error', command.span, message);
    return;
  }
  if (builtin !== 'set') return;
  for (const [at, { value, prefix }] of operands.entries()) {
    if (value === '--' || value === '-') return;
    const option = value ?? prefix ?? '-';
    if (!/^[-+]/.test(option)) return;
    const named = /^[-+][A-Za-z]*o$/.test(option) ? operands[at + 1]?.value : undefined;
    const changes =
      /^-[A-Za-z]*k|^\+[A-Za-z]*B/.test(option) || named === 'keyword' || named === 'braceexpand';
    if (!changes && value !== null && named !== null) continue;
    const message = 'An option of the shell changes, or may change, how later words are read.';
    reader.report('unmodelled-syntax', 'error', command.span, message, 'Write `set --` before operands.');
    return;
  }
}
