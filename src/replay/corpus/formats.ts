/** The recordings that can be read, and a reader for each. */

import { checkedLine, checkedOptions } from './checked.js';
import { problemItem } from './problems.js';
import type { CorpusReader, ReaderOptions } from './reader.js';
import { createAnthropicReader } from './readers/anthropic.js';
import { createBashHistoryReader } from './readers/bash-history.js';
import { createClaudeCodeReader } from './readers/claude-code.js';
import { createCodexReader } from './readers/codex.js';
import { createCommandsReader } from './readers/commands.js';
import { createFishHistoryReader } from './readers/fish-history.js';
import { createOpenAiReader } from './readers/openai.js';
import { createPortcullisReader } from './readers/portcullis.js';
import { createZshHistoryReader } from './readers/zsh-history.js';

export const CORPUS_FORMATS = [
  'portcullis',
  'claude-code',
  'codex',
  'openai',
  'anthropic',
  'commands',
  'bash-history',
  'zsh-history',
  'fish-history',
] as const;

export type CorpusFormat = (typeof CORPUS_FORMATS)[number];

/**
 * A reader for one recording. Total: of a format that is not known it gives one problem for all lines, and a line that is
 * none is one that could not be had.
 */
export function createCorpusReader(format: CorpusFormat, options: ReaderOptions = {}): CorpusReader {
  const reader = (READERS.get(format) ?? createUnknownReader)(checkedOptions(options));
  let last = 0;
  return {
    push: (line) => {
      const checked = checkedLine(line, last + 1);
      last = checked.number;
      return reader.push(checked);
    },
    end: () => reader.end(),
  };
}

const READERS: ReadonlyMap<string, (options: ReaderOptions) => CorpusReader> = new Map<
  CorpusFormat,
  (options: ReaderOptions) => CorpusReader
>([
  ['portcullis', createPortcullisReader],
  ['claude-code', createClaudeCodeReader],
  ['codex', createCodexReader],
  ['openai', createOpenAiReader],
  ['anthropic', createAnthropicReader],
  ['commands', createCommandsReader],
  ['bash-history', createBashHistoryReader],
  ['zsh-history', createZshHistoryReader],
  ['fish-history', createFishHistoryReader],
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
