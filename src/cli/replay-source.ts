/** The lines of corpora, in chunks that can be decided anywhere. */

import { CORPUS_FORMATS, type CorpusFormat, createCorpusReader } from '../replay/corpus/formats.js';
import type { CorpusItem, CorpusLine } from '../replay/corpus/reader.js';
import { readCorpusLine } from '../replay/corpus-line.js';
import type { ReplayItem } from '../replay/entry.js';
import { type InputLine, readFileLines, readLines } from './lines.js';
import type { Options } from './options.js';
import { type Terminal, UsageError } from './terminal.js';

/** Lines of which each is an entry, or entries that a reader of a whole recording made. Plain data. */
export type Chunk =
  | { readonly source: string; readonly lines: readonly CorpusLine[] }
  | { readonly items: readonly ReplayItem[] };

export interface CorpusRequest {
  /** Files; `-` is stdin. */
  readonly corpora: readonly string[];
  readonly from: CorpusFormat;
  /** Only these lines of each corpus: the `index`-th of every `count`, counted from 1. */
  readonly shard: { readonly index: number; readonly count: number } | null;
  /** Of a corpus that is a part of another: that one's name, and the number that its first line has there. */
  readonly part: { readonly source: string | null; readonly firstLine: number };
}

/** The corpora that the command line names, and the format that it says they have. Throws UsageError. */
export function corporaOf(options: Options): Pick<CorpusRequest, 'corpora' | 'from'> {
  const corpora = options.operands;
  if (corpora.length === 0) throw new UsageError('There is no corpus.');
  if (corpora.filter((one) => one === '-').length > 1) throw new UsageError('stdin can be read once.');
  return { corpora, from: options.oneOf('from', CORPUS_FORMATS) ?? 'portcullis' };
}

/** Throws a Failure where a file cannot be read. `seen` is told how many lines came in. */
export async function* readChunks(
  { corpora, from, shard, part }: CorpusRequest,
  { terminal, seen }: { readonly terminal: Terminal; readonly seen: (lines: number) => void },
): AsyncGenerator<Chunk> {
  for (const corpus of corpora) {
    const source = part.source ?? corpus;
    const lines = corpus === '-' ? readLines(terminal.stdin) : readFileLines(corpus);
    const items = from === 'portcullis' ? null : createCorpusReader(from, { file: source });
    for await (const read of lines) {
      seen(read.length);
      const numbered = read.map((line): InputLine => ({ ...line, number: line.number + part.firstLine - 1 }));
      if (items !== null)
        yield {
          items: placed(
            numbered.flatMap((line) => items.push(line)),
            source,
          ),
        };
      else for (const some of slices(ofShard(numbered, shard))) yield { source, lines: some };
    }
    if (items !== null) yield { items: placed(items.end(), source) };
  }
}

export const itemsOf = (chunk: Chunk): readonly ReplayItem[] =>
  'items' in chunk
    ? chunk.items
    : chunk.lines
        .map((line) => readCorpusLine(line, chunk.source))
        .filter((item): item is ReplayItem => item !== null);

const ofShard = (lines: readonly CorpusLine[], shard: CorpusRequest['shard']): readonly CorpusLine[] =>
  shard === null ? lines : lines.filter(({ number }) => (number - 1) % shard.count === shard.index - 1);

/** A chunk is work for some milliseconds: the end of a corpus does not leave all but one worker idle. */
const LINES_OF_CHUNK = 200;

function* slices(lines: readonly CorpusLine[]): Generator<readonly CorpusLine[]> {
  for (let at = 0; at < lines.length; at += LINES_OF_CHUNK) yield lines.slice(at, at + LINES_OF_CHUNK);
}

const placed = (items: readonly CorpusItem[], source: string): ReplayItem[] =>
  items.map((item) => ({ ...item, source }));
