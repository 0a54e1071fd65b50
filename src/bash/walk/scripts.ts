import type { ParsedScript } from 'unbash';
import { checkOlderEnd } from '../checks/older-bash.js';
import { checkNestedHereDocuments, checkParseErrors, checkTimedCompound } from '../checks/scripts.js';
import { readList } from './lists.js';
import { type Place, type Source, spanOf } from './raw.js';
import type { Reader } from './reader.js';

/** Reads the script of a substitution in an environment of its own. Returns the indices of its commands. */
export function readScript(
  reader: Reader,
  holder: Place,
  part: { readonly pos: number; readonly end: number; readonly text: string },
  script: ParsedScript | undefined,
): number[] {
  const span = spanOf(holder.source, part.pos, part.end);
  if (script === undefined) {
    reader.report('unmodelled-syntax', 'error', span, 'This substitution could not be read.');
    return [];
  }
  if (holder.depth >= reader.limits.nesting) {
    reader.report('nesting-too-deep', 'error', span, `Nested deeper than ${reader.limits.nesting} levels.`);
    return [];
  }
  const source = sourceOf(holder.source, script, span);
  checkParseErrors(reader, source, script, span);
  if (part.text.charCodeAt(0) === 96 && part.text.includes('\\\n')) {
    reader.report('glued-continuation', 'error', span, 'A line is continued inside backticks.');
  }
  checkTimedCompound(reader, part.text, span);
  checkOlderEnd(reader, part.text, span);
  const outer = reader.collected;
  const documents = reader.documents;
  reader.collected = [];
  reader.documents = [];
  readList(reader, script.commands, {
    source,
    scriptEnd: script.end,
    environment: reader.environment(holder, 'substitution'),
    chain: holder.chain,
    operator: 'start',
    guarded: false,
    runs: holder.runs,
    conditional: holder.conditional,
    repeated: holder.repeated,
    background: holder.background,
    pipeline: 0,
    stage: 0,
    compounds: holder.compounds,
    origin: 'substitution',
    inherited: [],
    depth: holder.depth + 1,
  });
  const nested = reader.collected;
  const scriptEnd = script.source === undefined ? part.end - 1 : script.source.length;
  checkNestedHereDocuments(reader, source, reader.documents, scriptEnd, span);
  reader.collected = outer;
  reader.documents = documents;
  return nested;
}

/** Escaped backticks are decoded by the parser; positions in them do not map back to the text. */
function sourceOf(outer: Source, script: ParsedScript, span: [number, number]): Source {
  return script.source === undefined ? outer : { text: script.source, shift: 0, fixed: outer.fixed ?? span };
}
