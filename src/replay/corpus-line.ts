/**
 * One line of a corpus after schema/corpus.schema.json, by itself: what it means does not depend on the lines around it,
 * so that a corpus can be split between any two of them.
 */

import { readCorpusEntry } from './corpus/entry.js';
import { parseLine } from './corpus/json-lines.js';
import { isBlank } from './corpus/lines.js';
import type { CorpusLine } from './corpus/reader.js';
import type { ReplayItem } from './entry.js';

/** Null for a blank line, which holds nothing. */
export function readCorpusLine(line: CorpusLine, source: string): ReplayItem | null {
  if ('text' in line && isBlank(line.text)) return null;
  const place = { source, line: line.number };
  const value = parseLine(line);
  if (!value.ok) return { ...place, problem: value.error };
  const entry = readCorpusEntry(value.value, line.number);
  return entry.ok ? { ...place, entry: entry.value } : { ...place, problem: entry.error };
}
