import type { HereDoc } from 'unbash';
import { collectExpansions } from '../words/parts.js';
import type { Edit } from './rewrite.js';

/**
 * tree-sitter-bash misses substitutions that are indented or stand beside text in a here-document, ends a body at a
 * line that only begins with the delimiter, and reads the delimiter up to the next blank. So the text of the body is
 * left out, save for what is expanded; its end is known from our own search (`checks/documents.ts`).
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
  const kept: Parameters<typeof collectExpansions>[1] = [];
  if (!delimiter.quoted && body.parts !== undefined) collectExpansions(body.parts, kept);
  let at = body.pos;
  for (const part of kept) {
    edits.push({ pos: at, end: part.pos, text: 'x' });
    at = part.end;
  }
  edits.push({ pos: at, end: body.end, text: text.charAt(body.end - 1) === '\n' ? 'x\n' : 'x' });
}
