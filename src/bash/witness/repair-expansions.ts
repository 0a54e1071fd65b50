import type {
  ArithmeticCommandExpansion,
  ArithmeticExpansionPart,
  CommandExpansionPart,
  ParameterExpansionPart,
  ProcessSubstitutionPart,
  SyntaxNode,
} from 'unbash';
import { forEachChild } from 'unbash';
import type { Edit } from './rewrite.js';

/** A name that stands only in rewritten text. */
export const EXTRA_NAME = 'portcullis__';

/**
 * Operands of `${…}` and arithmetic: tree-sitter-bash reads some as one leaf, and fails on others. What they compute is
 * unknown to both readers, so of their text only the commands in it are kept.
 *
 *     ${x#$(c)y}        ${x:-$(c)}
 *     ${x/a)/b;}        ${x}
 */
export function repairParameter(node: ParameterExpansionPart, edits: Edit[]): void {
  const { operation, prefix, pos, end } = node;
  if (operation === undefined || operation.type === 'Names' || operation.type === 'Unknown') return;
  const held = commandsIn(operation);
  if (held.length > 0)
    keepOnly(held, { pos: operation.pos, end: end - 1 }, { before: ':-', between: '' }, edits);
  else if (prefix === undefined && !mayRun(node.text)) {
    edits.push({ pos, end, text: `\${${node.parameter}${subscript(node.index?.text)}}` });
  }
}

function subscript(text: string | undefined): string {
  if (text === undefined) return '';
  return text === '@' || text === '*' ? `[${text}]` : '[1]';
}

/**
 * `$((…))`; the text between its parentheses. Only where it can be nothing else: with unbalanced parentheses bash takes
 * it for a command.
 */
export function repairArithmetic(node: ArithmeticExpansionPart, edits: Edit[]): void {
  const { expression, pos, end, text } = node;
  if (expression === undefined || !text.startsWith('$((') || !isPlainArithmetic(text.slice(3, -2))) return;
  const held = commandsIn(expression);
  const inner = { pos: pos + 3, end: end - 2 };
  if (held.length > 0) keepOnly(held, inner, { before: '', between: '+' }, edits);
  else if (!mayRun(text.slice(3))) edits.push({ ...inner, text: '1' });
}

/** `$( )` without a command: the grammar has none. */
export function repairEmpty(node: CommandExpansionPart, edits: Edit[]): boolean {
  const { script, pos, end } = node;
  if (script === undefined || script.commands.length > 0 || (script.errors ?? []).length > 0) return false;
  edits.push({ pos, end, text: `\${${EXTRA_NAME}}` });
  return true;
}

type Substitution = CommandExpansionPart | ProcessSubstitutionPart | ArithmeticCommandExpansion;

/** The substitutions in a node that are not inside another one, in the order of the source. */
function commandsIn(root: SyntaxNode): Substitution[] {
  const found: Substitution[] = [];
  const pending: SyntaxNode[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (
      node.type === 'CommandExpansion' ||
      node.type === 'ProcessSubstitution' ||
      node.type === 'ArithmeticCommandExpansion'
    ) {
      found.push(node);
    } else forEachChild(node, (child) => pending.push(child));
  }
  return found.sort((left, right) => left.pos - right.pos);
}

function keepOnly(
  kept: readonly Substitution[],
  within: { readonly pos: number; readonly end: number },
  text: { readonly before: string; readonly between: string },
  edits: Edit[],
): void {
  let at = within.pos;
  for (const [index, { pos, end, type }] of kept.entries()) {
    const before = index === 0 ? text.before : text.between;
    // In an operand a process substitution is a substitution like any other.
    if (type === 'ProcessSubstitution') edits.push({ pos: at, end: pos + 1, text: `${before}$` });
    else edits.push({ pos: at, end: pos, text: before });
    at = end;
  }
  edits.push({ pos: at, end: within.end, text: '' });
}

function isPlainArithmetic(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth < 0 || /[`'"\\;{}\n]/.test(char)) return false;
  }
  return depth === 0;
}

/** Simple arithmetic apart, anything that could begin a command in some reading. */
function mayRun(text: string): boolean {
  return /`|\$\(|[<>]\(/.test(text.replace(/\$\(\([\w +*/%-]*\)\)/g, ''));
}
