/** Where an entry comes from. */

import type { CorpusSource } from '../../generated/types.js';
import type { CorpusFormat } from './formats.js';
import type { ReaderOptions } from './reader.js';

export const sourceOf = (format: CorpusFormat, line: number, { file }: ReaderOptions): CorpusSource => ({
  format,
  ...(file === undefined ? {} : { file }),
  line,
});
