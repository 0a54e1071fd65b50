/** Where a copy or move puts things: a destination is a file, or a directory into which the sources' names go. */

import type { Word } from '../generated/types.js';
import type { Use } from './interpret.js';
import { joinPath } from './paths/facts.js';
import { possibleValues } from './words.js';

/** The destination itself, and each place below it that a source's name would give. */
export function destinationsOf(use: Use, all: readonly Use[]): readonly Word[] {
  const found: Word[] = [use.word];
  for (const source of all) {
    if (source.role !== 'read' && source.role !== 'move') continue;
    const name = baseName(source.word);
    const into = name === null ? null : joined(use.word, name);
    if (into !== null) found.push(into);
  }
  return found;
}

function baseName(word: Word): string | null {
  const values = possibleValues(word);
  const text = values?.length === 1 ? (values[0] as string) : (word.tail ?? null);
  if (text === null) return null;
  const name = text.replace(/\/+$/, '');
  const base = name.slice(name.lastIndexOf('/') + 1);
  return base === '' || base === '.' || base === '..' ? null : base;
}

function joined(directory: Word, name: string): Word | null {
  if (directory.value !== null) return { ...directory, value: joinPath(directory.value, name) };
  if (directory.base !== undefined) return { ...directory, tail: joinPath(directory.tail ?? '', name) };
  return null;
}
