import type { Command } from '../../src/generated/types.js';
import { reportArtefact } from './artefacts.js';
import { isExplained, isNamed } from './explain.js';
import type { Oracle, RunOptions } from './oracle.js';
import type { Reading } from './reading.js';

/** What bash did and the reading does not say. */
export interface Miss {
  /** `hidden`: the program stands nowhere in our commands. `words`: it does, with other arguments. `file`. */
  readonly kind: 'hidden' | 'words' | 'file';
  readonly what: readonly string[];
}

export interface Examined {
  readonly misses: readonly Miss[];
  /** Bash ran something, or wrote a file. */
  readonly acted: boolean;
  readonly killed: boolean;
  /** Names of the artefacts that were left out. */
  readonly artefacts: readonly string[];
}

/** Runs a text in the oracle and compares. */
export async function examine(
  text: string,
  reading: Reading,
  oracle: Oracle,
  options: RunOptions = {},
): Promise<Examined> {
  const run = await oracle.run(text, { outcomes: outcomesFor(text, true), ...options });
  const misses: Miss[] = [];
  const artefacts: string[] = [];
  for (const ran of run.ran) {
    if (isExplained(ran, reading.commands)) continue;
    const artefact = reportArtefact(ran, text);
    if (artefact !== null) artefacts.push(artefact.name);
    else
      misses.push({ kind: hasProgram(reading.commands, ran.argv[0]) ? 'words' : 'hidden', what: ran.argv });
  }
  for (const file of run.files) {
    if (!isNamed(file, reading.commands)) misses.push({ kind: 'file', what: [file] });
  }
  return { misses, acted: run.ran.length + run.files.length > 0, killed: run.killed, artefacts };
}

/**
 * Texts without a condition do the same whatever their commands answer; without a substitution nobody hears them.
 * `all`: else each text gets two of the three, by its length, so that twice as many texts can be run.
 */
export function outcomesFor(text: string, all: boolean): readonly number[] {
  if (/&&|\|\||!|\b(?:if|elif|while|until|set|trap|errexit)\b|\$\?/.test(text)) {
    return all ? [0, 1, 2] : (PAIRS[text.length % PAIRS.length] as readonly number[]);
  }
  return /`|\$\(|\bread\b/.test(text) ? [0, 2] : [2];
}

const PAIRS: readonly (readonly number[])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

function hasProgram(commands: readonly Command[], program: string | undefined): boolean {
  return commands.some(({ words }) => words[0]?.value === program);
}
