import type { Diagnostic, DiagnosticCode, Span } from '../../generated/types.js';
import { readText, type TextReading } from '../walk/text.js';
import { itemsOfPlain } from './from-plain.js';
import { itemsOfWalk } from './from-walk.js';
import { ItemList } from './items.js';
import { rewrite } from './rewrite.js';
import { sameCommands } from './signature.js';
import type { LeadingReading, Testimony, Witness } from './testimony.js';
import { loadTreeParser, type TreeParser, type TreeReading, type WitnessBytes } from './tree-sitter.js';
import { unseenCommands } from './unseen.js';

/**
 * The second witness: tree-sitter-bash. It sees the same text, and objects where it does not see the same commands.
 * Text in the plain part of the language is read by a reader of our own in its place, which is as independent, and
 * surer. Rejects where the bytes are no runtime and grammar; the witness itself is synchronous and never throws.
 */
export async function createTreeSitterWitness(bytes: WitnessBytes): Promise<Witness> {
  const parser = await loadTreeParser(bytes);
  return (reading) => testify(parser, reading);
}

const AGREED: Testimony = { diagnostics: [], commands: [] };

function testify(parser: TreeParser, reading: LeadingReading): Testimony {
  const { text, reader, offset } = reading;
  const ours = itemsOfWalk(reader.commands, text, offset);
  const plain = itemsOfPlain(text);
  const theirs = plain ?? parser.read(text);
  if (agree(ours, theirs)) return AGREED;
  if (plain === null && agreeOnRewritten(parser, reading)) return AGREED;
  const diagnostics = [objection(reading, ours, theirs)];
  if (!(theirs instanceof ItemList)) return { diagnostics, commands: [] };
  try {
    return { diagnostics, commands: unseenCommands(ours, theirs, reading) };
  } catch {
    // A stack overflow in a word nested too deep.
    return { diagnostics, commands: [] };
  }
}

function agree(ours: ItemList | null, theirs: TreeReading): boolean {
  return ours !== null && theirs instanceof ItemList && ours.difference(theirs) === null;
}

/** The leading reader's list is not whole, or a guess: no spelling makes another reader agree with it. */
const UNFINISHED: ReadonlySet<DiagnosticCode> = new Set([
  'too-many-commands',
  'too-many-words',
  'nesting-too-deep',
  'work-limit',
  'parse-failure',
  'parse-error',
]);

/**
 * One more try, in a spelling without the known faults of tree-sitter-bash. It counts only where the leading reader
 * reads the same commands in both spellings.
 */
function agreeOnRewritten(parser: TreeParser, { text, reader, script, limits }: LeadingReading): boolean {
  if (script === null || reader.diagnostics.some(({ code }) => UNFINISHED.has(code))) return false;
  let again: TextReading;
  let rewritten: string | null;
  try {
    rewritten = rewrite(script, text);
    if (rewritten === null) return false;
    again = readText(rewritten, { limits, outputOf: reader.outputOf, shift: 0, glued: [], diagnostics: [] });
  } catch {
    // A stack overflow in a text nested too deep.
    return false;
  }
  if (again.failed || again.reader.diagnostics.some(({ code }) => code === 'parse-error')) return false;
  if (!sameCommands(reader.commands, again.reader.commands)) return false;
  return agree(itemsOfWalk(again.reader.commands, rewritten, 0), parser.read(rewritten));
}

function objection(reading: LeadingReading, ours: ItemList | null, theirs: TreeReading): Diagnostic {
  const { text, offset } = reading;
  let span: Span = [0, text.length];
  let message = 'A second reader could not read this text.';
  if (theirs instanceof ItemList) {
    message = 'A second reader sees other commands or words from here on.';
    span = ours?.difference(theirs) ?? span;
  }
  return {
    code: 'witnesses-disagree',
    severity: 'error',
    span: [span[0] + offset, Math.min(span[1], text.length) + offset],
    message,
    hint: 'Write it in a simpler way, for instance as several calls.',
  };
}
