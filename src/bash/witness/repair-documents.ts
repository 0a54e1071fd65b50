import type { HereDoc, WordPart } from 'unbash';
import type { Span } from '../../generated/types.js';
import { substitutionSpans } from '../walk/arithmetic.js';
import { collectExpansions, type ExpansionPart } from '../words/parts.js';
import type { Edit } from './rewrite.js';

/**
 * tree-sitter-bash misses substitutions that are indented or stand beside text in a here-document, ends a body at a
 * line that only begins with the delimiter, and reads the delimiter up to the next blank. So the text of the body is
 * left out, save for the commands in it; its end is known from our own search (`checks/documents.ts`).
 *
 *     c <<E; d⏎ a $(b)⏎E      c <<E ; d⏎x$(b)⏎E
 */
export function repairDocument(node: HereDoc, text: string, edits: Edit[]): void {
  const { delimiter, body } = node;
  if (delimiter === undefined) return;
  if (delimiter.quoted) edits.push({ pos: delimiter.pos, end: delimiter.end, text: `'${delimiter.value}'` });
  const next = text.charCodeAt(delimiter.end);
  if (!(next === 10 || next === 32 || next === 9))
    edits.push({ pos: delimiter.end, end: delimiter.end, text: ' ' });
  if (body.end <= body.pos) return;
  let at = body.pos;
  for (const [pos, end] of delimiter.quoted ? [] : commandSpans(body.parts ?? [])) {
    edits.push({ pos: at, end: pos, text: 'x' });
    at = end;
  }
  edits.push({ pos: at, end: body.end, text: text.charAt(body.end - 1) === '\n' ? 'x\n' : 'x' });
}

/** Where the expansions that hold commands stand; of arithmetic only the commands in it. */
function commandSpans(parts: readonly WordPart[]): Span[] {
  const expansions: ExpansionPart[] = [];
  collectExpansions(parts, expansions);
  return expansions.flatMap((part): Span[] => {
    if (!/[`(]/.test(part.text)) return [];
    const computed = part.type === 'ArithmeticExpansion' && !part.text.includes('`');
    return computed ? substitutionSpans([part.expression]) : [[part.pos, part.end]];
  });
}
