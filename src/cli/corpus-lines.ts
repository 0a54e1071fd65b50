/** Recordings on disk or on standard input, as entries and problems. */

import { DETECTION_LINES, detectFormat } from '../replay/corpus/detect.js';
import { type CorpusFormat, createCorpusReader } from '../replay/corpus/formats.js';
import type { CorpusItem, CorpusReader } from '../replay/corpus/reader.js';
import { type InputLine, readFileLines, readLines } from './lines.js';
import { Failure, type Io } from './terminal.js';

/** `-`: standard input. */
export interface Recording {
  readonly file: string;
  readonly stdin: Io['stdin'];
  /** Undefined: told by the first lines. */
  readonly format: CorpusFormat | undefined;
}

/**
 * What each chunk of the recording completes, in bounded memory. Throws a Failure that names the file where it cannot be
 * opened or its format is not known.
 */
export async function* readRecording(recording: Recording): AsyncGenerator<readonly CorpusItem[]> {
  const { file, stdin, format } = recording;
  const options = file === '-' ? {} : { file };
  let reader: CorpusReader | null = format === undefined ? null : createCorpusReader(format, options);
  let held: InputLine[] = [];
  const begin = (): CorpusReader => {
    const found = detectFormat(held);
    if (!found.ok) throw new Failure(`${nameOf(file)}: ${found.error}`);
    return createCorpusReader(found.value, options);
  };
  for await (const lines of file === '-' ? readLines(stdin) : readFileLines(file)) {
    if (reader === null) {
      held.push(...lines);
      if (held.length < DETECTION_LINES) continue;
      reader = begin();
    }
    yield pushAll(reader, held.length > 0 ? held : lines);
    held = [];
  }
  reader ??= begin();
  yield [...pushAll(reader, held), ...reader.end()];
}

export const nameOf = (file: string): string => (file === '-' ? 'Standard input' : file);

const pushAll = (reader: CorpusReader, lines: readonly InputLine[]): readonly CorpusItem[] =>
  lines.flatMap((line) => reader.push(line));
