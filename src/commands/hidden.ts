/** Programs where no reader looks for one: in the value of an option or a variable. */

import type { Word } from '../generated/types.js';
import { interpret } from './interpret.js';
import { isWithin, tidy } from './paths/workspace.js';
import { resolveProgram } from './program.js';
import type { Registry } from './registry.js';
import { literalWord } from './words.js';

/** More wrappers around one another than any setting has. */
const DEEPEST = 8;

/**
 * Whether a command given as a setting is more than a pager or an editor would be: a shell or an interpreter, behind
 * whatever wrappers the registry knows, several commands, a command of the shell's own (`!`), or a program by an
 * absolute path that no system has.
 */
export function runsHidden(text: string, registry: Registry): boolean {
  return textRunsHidden(text, registry, 0);
}

function textRunsHidden(text: string, registry: Registry, depth: number): boolean {
  if (text.trimStart().startsWith('!') || /[;&|<>`\n]|\$\(/.test(text.trim())) return true;
  return vectorRunsHidden(wordsOf(text), registry, depth);
}

function vectorRunsHidden(vector: readonly Word[], registry: Registry, depth: number): boolean {
  const start = vector.findIndex(({ value }) => value === null || !/^\w+=/.test(value));
  const first = vector[start];
  if (first === undefined) return false;
  const program = resolveProgram(first, registry);
  // `./x` may be the project's own.
  if (program.kind !== 'named') return program.kind === 'file' && first.value?.startsWith('/') === true;
  if (isInterpreter(program.name, registry)) return true;
  const { effects, inner } = interpret(vector.slice(start), registry);
  if (effects.includes('hidden-execute') || (inner.length > 0 && depth >= DEEPEST)) return true;
  return inner.some((one) =>
    one.kind === 'command'
      ? vectorRunsHidden(one.words, registry, depth + 1)
      : one.word.value !== null && textRunsHidden(one.word.value, registry, depth + 1),
  );
}

/** Words between blanks, with the quotes taken off; nothing else of a shell's reading matters here. */
function wordsOf(text: string): readonly Word[] {
  const words = text.match(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*'|["'\\])+/gs) ?? [];
  return words.map((word) => literalWord(word.replace(/\\(.)|["']/gs, '$1')));
}

/** A program that runs what it is given: without an operand, its standard input. */
export function isInterpreter(program: string, registry: Registry): boolean {
  const slots = registry.grammarOf(program)?.operands ?? [];
  return slots.some(
    ({ stdin }) => stdin === 'shell' || stdin === 'posix' || stdin === 'zsh' || stdin === 'script',
  );
}

/**
 * Whether the value names one of these directories, to which anyone may write, or a path below one: code loaded from
 * there was put there for this. Paths stand alone, in lists, behind `=`, or right behind an option (`-I/tmp`).
 */
export function isOpenToAll(value: string, directories: readonly string[]): boolean {
  return value.split(/[=:,;\s"']/).some((part) => {
    const path = part.replace(/^-[^/]*/, '');
    return path.startsWith('/') && directories.some((directory) => isWithin(tidy(path), directory));
  });
}
