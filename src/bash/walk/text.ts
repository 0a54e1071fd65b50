import { type ParsedScript, parse } from 'unbash';
import type { Diagnostic, Span } from '../../generated/types.js';
import { checkParseErrors } from '../checks/scripts.js';
import type { BashLimits } from '../limits.js';
import { ContinuedLines } from './continued.js';
import { readList } from './lists.js';
import type { Place } from './raw.js';
import { type KnownOutputs, Reader } from './reader.js';

/** What the walk over one text gives: the parser's tree, and the reader with what was found. */
export interface TextReading {
  readonly reader: Reader;
  /** Null where the parser failed. */
  readonly script: ParsedScript | null;
  /** The parser or the walk failed (a stack overflow): what was found so far cannot be relied on. */
  readonly failed: boolean;
}

/** Parses a text and walks the tree. `shift` is added to every span; `glued` are its glued continued lines. */
export function readText(
  text: string,
  options: {
    readonly limits: BashLimits;
    readonly outputOf: KnownOutputs;
    readonly shift: number;
    readonly glued: readonly number[];
    /** What is known of the text before it is parsed. */
    readonly diagnostics: readonly Diagnostic[];
  },
): TextReading {
  const reader = new Reader(options.limits, new ContinuedLines(options.glued), options.outputOf);
  reader.diagnostics.push(...options.diagnostics);
  let script: ParsedScript | null = null;
  try {
    script = parse(text);
    walk(reader, script, text, options.shift);
  } catch {
    return { reader, script, failed: true };
  }
  return { reader, script, failed: false };
}

function walk(reader: Reader, script: ParsedScript, text: string, shift: number): void {
  const source = { text, shift, fixed: null };
  checkParseErrors(reader, source, script, [shift, shift + text.length]);
  const place: Place = {
    source,
    scriptEnd: source.text.length,
    environment: 0,
    chain: 0,
    operator: 'start',
    guarded: false,
    runs: [],
    conditional: false,
    repeated: false,
    background: false,
    pipeline: 0,
    stage: 0,
    compounds: [],
    origin: 'source',
    inherited: [],
    depth: 0,
  };
  readList(reader, script.commands, place);
  for (const at of reader.continued.left()) {
    const span: Span = [at + source.shift, at + 2 + source.shift];
    const message = 'A continued line is glued to what precedes it.';
    reader.report('glued-continuation', 'error', span, message, 'Put a blank before the backslash.');
  }
}
