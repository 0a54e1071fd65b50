/** The recordings that can be read, and a reader for each. */

import { problemItem } from './problems.js';
import type { CorpusReader, ReaderOptions } from './reader.js';
import { createCommandsReader } from './readers/commands.js';
import { createPortcullisReader } from './readers/portcullis.js';

export const CORPUS_FORMATS = ['portcullis', 'commands'] as const;

export type CorpusFormat = (typeof CORPUS_FORMATS)[number];

/** A reader for one recording. Total: of a format that is not known it gives one problem for all lines. */
export function createCorpusReader(format: CorpusFormat, options: ReaderOptions = {}): CorpusReader {
  return (READERS.get(format) ?? createUnknownReader)(options);
}

const READERS: ReadonlyMap<string, (options: ReaderOptions) => CorpusReader> = new Map([
  ['portcullis', createPortcullisReader],
  ['commands', createCommandsReader],
]);

function createUnknownReader(): CorpusReader {
  let count = 0;
  return {
    push: () => {
      count += 1;
      return [];
    },
    end: () => {
      if (count === 0) return [];
      const message = 'There is no such format.';
      const hint = `There are: ${CORPUS_FORMATS.join(', ')}.`;
      return [problemItem({ code: 'unknown-format', line: 1, message, hint, count })];
    },
  };
}
