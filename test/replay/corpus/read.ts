/** Short ways to read recordings in tests. */

import { type CorpusFormat, createCorpusReader } from '../../../src/replay/corpus/formats.js';
import type { CorpusItem, CorpusLine } from '../../../src/replay/corpus/reader.js';

export const linesOf = (text: string): CorpusLine[] =>
  text.split('\n').map((line, index) => ({ number: index + 1, text: line }));

export function readLinesAs(format: CorpusFormat, lines: readonly CorpusLine[]): CorpusItem[] {
  const reader = createCorpusReader(format);
  return [...lines.flatMap((line) => reader.push(line)), ...reader.end()];
}

export const readAs = (format: CorpusFormat, text: string): CorpusItem[] =>
  readLinesAs(format, linesOf(text));

/** Each item in short: the line with the input, or with the problem's code. */
export const inShort = (items: readonly CorpusItem[]): string[] =>
  items.map((item) =>
    'entry' in item
      ? `${item.line} ${typeof item.entry.input === 'string' ? item.entry.input : JSON.stringify(item.entry.input)}`
      : `${item.line} ! ${item.problem.code}`,
  );
