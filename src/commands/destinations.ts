/** Where a copy or move puts things: a destination is a file, or a directory into which the sources' names go. */

import type { Word } from '../generated/types.js';
import { globOf } from '../shape/own-glob.js';
import type { Use } from './interpret.js';
import { joinPath } from './paths/facts.js';
import { possibleValues } from './words.js';

export interface Destinations {
  /** The destination itself, and each place below it that a source's name gives. */
  readonly words: readonly Word[];
  /** Something below the destination is replaced, and which is not known (`cp -r a/. .`). */
  readonly open: boolean;
}

export function destinationsOf(use: Use, all: readonly Use[]): Destinations {
  const words: Word[] = [use.word];
  let open = false;
  for (const source of all) {
    if (source.role !== 'read' && source.role !== 'move') continue;
    for (const name of baseNames(source.word)) {
      const into = name === null ? null : joined(use.word, name);
      if (into !== null) words.push(into);
      else if (name === null) open = true;
    }
  }
  return { words, open };
}

/** One name for each value of the word, with its wildcards; null for a name that is not known. */
function baseNames(word: Word): readonly (string | null)[] {
  const values = possibleValues(word) ?? [
    globOf(word) ?? (word.prefix === undefined ? word.tail : undefined),
  ];
  return values.map((text) => {
    const name = text?.replace(/\/+$/, '');
    if (name === undefined) return null;
    const base = name.slice(name.lastIndexOf('/') + 1);
    return base === '' || base === '.' || base === '..' ? null : base;
  });
}

function joined(directory: Word, name: string): Word | null {
  const wild = /[*?[]/.test(name) ? ({ pattern: true, reasons: ['glob'] } satisfies Partial<Word>) : {};
  if (directory.value !== null) {
    const path = joinPath(directory.value, name);
    return wild.pattern === true
      ? { ...directory, ...wild, value: null, glob: path }
      : { ...directory, value: path };
  }
  const glob = globOf(directory);
  if (directory.base !== undefined) {
    const tail = joinPath(directory.tail ?? '', name);
    return { ...directory, ...wild, tail, ...(glob === undefined ? {} : { glob: tail }) };
  }
  if (glob === undefined || directory.pattern === true) return null;
  return { ...directory, ...wild, glob: joinPath(glob, name) };
}
