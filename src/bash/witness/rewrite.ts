import { forEachChild, type ParsedScript, type SyntaxNode } from 'unbash';
import { repairEmpty } from './repair-expansions.js';
import { repair } from './repairs.js';

/** Replaces the text from `pos` to `end`. */
export interface Edit {
  readonly pos: number;
  readonly end: number;
  readonly text: string;
}

/**
 * The text in a spelling that means the same and that tree-sitter-bash is known to read; null where it has no other.
 * Edits stand only where the leading parser's tree says. That the meaning is the same is not taken on trust: the
 * caller reads the result anew and compares.
 */
export function rewrite(script: ParsedScript, text: string): string | null {
  const edits: Edit[] = [];
  const pending: SyntaxNode[] = [script];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'CommandExpansion' && repairEmpty(node, edits)) continue;
    if (node.type === 'CommandExpansion' && node.text.startsWith('`') && node.script !== undefined) {
      // The line's end keeps a comment inside from reaching the parenthesis, the blank keeps `$((` from arising.
      const { source } = node.script;
      if (source !== undefined) {
        // Escaped backticks: positions inside are those of the decoded text, which is rewritten on its own.
        const inner = rewrite(node.script, source) ?? source;
        edits.push({ pos: node.pos, end: node.end, text: `$( ${inner}\n)` });
        continue;
      }
      edits.push({ pos: node.pos, end: node.pos + 1, text: '$( ' });
      edits.push({ pos: node.end - 1, end: node.end, text: '\n)' });
    } else repair(node, text, edits);
    forEachChild(node, (child) => pending.push(child));
  }
  return edits.length === 0 ? null : apply(text, edits);
}

/** Of edits that overlap only the first is made, of those that begin together the longest; insertions come before. */
function apply(text: string, edits: Edit[]): string {
  const inserts = ({ pos, end }: Edit): number => (end === pos ? 0 : 1);
  edits.sort((left, right) => left.pos - right.pos || inserts(left) - inserts(right) || right.end - left.end);
  let result = '';
  let at = 0;
  for (const edit of edits) {
    if (edit.pos < at) continue;
    result += text.slice(at, edit.pos) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}
