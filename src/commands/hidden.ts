/** Programs where no reader looks for one: in the value of an option or a variable. */

import type { Registry } from './registry.js';

/**
 * Whether a command given as a setting is more than a pager or an editor would be: a shell or an interpreter, several
 * commands, a command of the shell's own (`!`), or a program by an absolute path that no system has.
 */
export function runsHidden(text: string, registry: Registry): boolean {
  const words = text.trim();
  if (words.startsWith('!') || /[;&|<>`\n]|\$\(/.test(words)) return true;
  // `env A=b sh`, `exec sh`: what precedes the program.
  const named = words
    .split(/\s+/)
    .find((word) => !/^\w+=/.test(word) && word !== 'env' && word !== 'exec' && word !== 'command');
  const program = named?.replace(/^["']|["']$/g, '');
  if (program === undefined) return false;
  if (program.includes('/')) {
    const folder = program.slice(0, program.lastIndexOf('/'));
    // `./x` may be the project's own.
    if (!program.startsWith('/')) return false;
    return !registry.trustedBin.has(folder) || isInterpreter(program.slice(folder.length + 1), registry);
  }
  return isInterpreter(program, registry);
}

/** A program that runs what it is given: without an operand, its standard input. */
export function isInterpreter(program: string, registry: Registry): boolean {
  const slots = registry.grammarOf(program)?.operands ?? [];
  return slots.some(
    ({ stdin }) => stdin === 'shell' || stdin === 'posix' || stdin === 'zsh' || stdin === 'script',
  );
}

/** Directories that anyone may write to: code loaded from there was put there for this. */
export const isTemporary = (value: string): boolean =>
  /(?:^|[=:,;\s]|-[A-Za-z])\/(?:tmp|var\/tmp|dev\/shm)(?:[/:;,\s]|$)/.test(value);
