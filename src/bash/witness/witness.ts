import type { Diagnostic, Span } from '../../generated/types.js';
import { itemsOfWalk } from './from-walk.js';
import { ItemList } from './items.js';
import type { LeadingReading, Testimony, Witness } from './testimony.js';
import { loadTreeParser, type TreeParser, type WitnessBytes } from './tree-sitter.js';

/**
 * The second witness: tree-sitter-bash. It sees the same text, and objects where it does not see the same commands.
 * Rejects where the bytes are no runtime and grammar; the witness itself is synchronous and never throws.
 */
export async function createTreeSitterWitness(bytes: WitnessBytes): Promise<Witness> {
  const parser = await loadTreeParser(bytes);
  return (reading) => testify(parser, reading);
}

const AGREED: Testimony = { diagnostics: [], commands: [] };

function testify(parser: TreeParser, reading: LeadingReading): Testimony {
  const { text, reader, offset } = reading;
  const ours = itemsOfWalk(reader.commands, text, offset);
  const theirs = parser.read(text);
  const at =
    ours !== null && theirs instanceof ItemList ? ours.difference(theirs) : ([0, text.length] as Span);
  if (at === null) return AGREED;
  return {
    diagnostics: [
      objection(
        [at[0] + offset, at[1] + offset],
        JSON.stringify(theirs instanceof ItemList ? (ours === null ? 'fixed' : 'diff') : theirs),
      ),
    ],
    commands: [],
  };
}

function objection(span: Span, message: string): Diagnostic {
  return { code: 'witnesses-disagree', severity: 'error', span, message };
}
