import type { Command, Statement, SyntaxNode, Word } from 'unbash';
import { repairDocument } from './repair-documents.js';
import { EXTRA_NAME, repairArithmetic, repairParameter } from './repair-expansions.js';
import type { Edit } from './rewrite.js';

/**
 * The constructs that tree-sitter-bash 0.25.1 is known to misread, each with another spelling:
 *
 *     time c; ! c; coproc c    its keywords are blanked out: they name no command
 *     $x-$y                    ${x}-${y}
 *     $ a; "a$ b"              \$ where the dollar is text
 *     $'\\'                    '\'
 *     c 3<>f                   3<f
 *     c {fd}>f                 9>f
 *     c -1>f                   -1 >f
 *     x=$(c) >f                x=$(c) portcullis__= >f
 *     python3 - <<E            '-'
 *     [ a | c ]; c \ { }       '[' a | c ']'; c ' ' '{' '}'
 *     a | b | c⏎d && e         a | b | c;⏎d && e
 *     { (a) }                  { (a); }
 *     {a,b} c                  ''{a,b} c
 *     for x do                 for x in "$@"; do
 *     f() while a; do b; done  f() { while a; do b; done; }
 *     case x in a)b;;esac      case x in a) b;; esac
 */
export function repair(node: SyntaxNode, text: string, edits: Edit[]): void {
  switch (node.type) {
    case 'Time':
    case 'Negation':
      blank(node.pos, node.end, text, edits);
      return;
    case 'Coproc':
      blank(node.pos, node.body.pos, text, edits);
      return;
    case 'SimpleExpansion':
      if (/^\$\w+$/.test(node.text)) replace(node, `\${${node.text.slice(1)}}`, edits);
      return;
    case 'DoubleQuoted':
      for (const part of node.parts) if (part.type === 'Literal') escapeDollars(part, edits);
      return;
    case 'AnsiCQuoted':
      replace(node, quoted(node.value), edits);
      return;
    case 'LocaleString':
      edits.push({ pos: node.pos, end: node.pos + 1, text: '' });
      return;
    case 'ParameterExpansion':
      repairParameter(node, edits);
      return;
    case 'ArithmeticExpansion':
      repairArithmetic(node, edits);
      return;
    case 'Command':
      command(node, text, edits);
      return;
    case 'FileDescriptorVariable':
      replace(node, '9', edits);
      return;
    case 'Assignment':
      if (node.value.type === 'Word') quote(node.value, edits);
      return;
    case 'HereString':
      if (node.target !== undefined) quote(node.target, edits);
      return;
    case 'Redirect': {
      if (node.target !== undefined && !/^[\d-]+$/.test(node.target.text)) quote(node.target, edits);
      const at = node.descriptor?.end ?? node.pos;
      if (node.operator === '<>') edits.push({ pos: at, end: at + 2, text: '<' });
      else if (node.descriptor === undefined && /\d/.test(text.charAt(node.pos - 1)))
        insert(node.pos, ' ', edits);
      return;
    }
    case 'HereDoc':
      repairDocument(node, text, edits);
      return;
    case 'Function':
      if (/^(?:BraceGroup|Subshell|Redirected)$/.test(node.body.type)) return;
      insert(node.body.pos, '{ ', edits);
      insert(node.body.end, '; }', edits);
      return;
    case 'Statement':
      separate(node, text, edits);
      return;
    case 'For':
    case 'Select':
      if (node.wordlist !== undefined) return;
      insert(
        node.name.end,
        /^[ \t]*[;\n]/.test(text.slice(node.name.end, node.name.end + 64)) ? ' in "$@"' : ' in "$@";',
        edits,
      );
      return;
    case 'CaseItem':
      if (node.body.commands.length > 0) insert(node.body.pos, ' ', edits);
      insert(node.end, ' ', edits);
      return;
    default:
      return;
  }
}

function command({ name, prefix, suffix }: Command, text: string, edits: Edit[]): void {
  if (name !== undefined) {
    if (name.text.startsWith('{')) insert(name.pos, "''", edits);
    quote(name, edits);
  } else if (prefix.length > 1 && prefix[0]?.type === 'Assignment' && prefix[1]?.type !== 'Assignment') {
    if (!text.includes(EXTRA_NAME)) insert(prefix[0].end, ` ${EXTRA_NAME}=`, edits);
  }
  for (const item of suffix) if (item.type === 'Word') quote(item, edits);
}

/**
 * Quotes what is plain text in a word, where it holds more than letters, digits and the like. A tilde may stand for a
 * place, also after `=` and `:`.
 */
function quote({ pos, end, text, value, parts }: Word, edits: Edit[]): void {
  if (/(?:^|[=:])~/.test(text)) {
    if (parts === undefined) escapeDollars({ text, pos }, edits);
    return;
  }
  if (parts === undefined) {
    if (!/^(?!-?$)[A-Za-z_./-][\w./-]*$/.test(text)) replace({ pos, end }, quoted(value), edits);
    return;
  }
  for (const part of parts) {
    if (part.type === 'Literal' && !/^[\w./:=,-]*$/.test(part.text)) replace(part, quoted(part.value), edits);
  }
}

function quoted(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

function separate(node: Statement, text: string, edits: Edit[]): void {
  if (/[;&]/.test(text.charAt(node.end - 1))) return;
  let next = node.end;
  while (text.charAt(next) === ' ' || text.charAt(next) === '\t') next += 1;
  const char = text.charAt(next);
  const reserved = next > node.end && /[a-z}]/.test(char);
  const ends = char === '\n' || (char === '#' && next > node.end);
  const line = ends && node.command.type === 'Pipeline' && node.command.commands.length > 1;
  if (reserved || line) insert(node.end, ';', edits);
}

/** A `$` that begins no expansion. */
function escapeDollars({ text, pos }: { readonly text: string; readonly pos: number }, edits: Edit[]): void {
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '\\') index += 1;
    else if (char === '$') insert(pos + index, '\\', edits);
  }
}

function blank(pos: number, end: number, text: string, edits: Edit[]): void {
  edits.push({ pos, end, text: text.slice(pos, end).replace(/\S/g, ' ') });
}

function replace(node: { readonly pos: number; readonly end: number }, text: string, edits: Edit[]): void {
  edits.push({ pos: node.pos, end: node.end, text });
}

function insert(pos: number, text: string, edits: Edit[]): void {
  edits.push({ pos, end: pos, text });
}
