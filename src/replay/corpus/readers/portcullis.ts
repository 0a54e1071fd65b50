/** This project's own corpora and audit records: one entry a line, after schema/corpus.schema.json. */

import { readCorpusEntry } from '../entry.js';
import { JsonLines } from '../json-lines.js';
import { problemItem } from '../problems.js';
import type { CorpusReader } from '../reader.js';

/** Entries are given as they are written: what they say of their source stays. */
export const createPortcullisReader = (): CorpusReader =>
  new JsonLines((value, line) => {
    const entry = readCorpusEntry(value, line);
    return [entry.ok ? { line, entry: entry.value } : problemItem(entry.error)];
  });
