/** Projects a call by its kind: shell text, or one command that carries what the tool's input names. */

import type { Knowledge } from '../commands/knowledge.js';
import { literalWord, pathWord } from '../commands/words.js';
import type { Command, DeclaredOperand, Effect, Role, ToolGrammar, Word } from '../generated/types.js';
import { atPointer, type Plain } from '../shape/plain.js';
import type { Assembler } from './assemble.js';
import type { FoundTool } from './tools.js';

interface ToolInput {
  readonly found: FoundTool;
  readonly input: Plain;
  readonly assembler: Assembler;
  readonly knowledge: Knowledge;
}

/** Returns the source text of a bash call, else the empty string. */
export function projectTool(call: ToolInput): string {
  if (call.found.kind === 'bash') return projectShell(call);
  const operands = operandsOf(call);
  const missing = missingField(call);
  const effects: Effect[] = [...(call.found.grammar?.effects ?? (['unknown'] as const))];
  const index = call.assembler.addCommand(toolCommand(effects, operands));
  for (const operand of operands) {
    if (operand.role === 'shell' && operand.word.value !== null)
      call.assembler.addInnerText(index, operand.word);
  }
  if (operands.length >= MOST_OPERANDS) {
    call.assembler.diagnostics.push({
      code: 'too-many-words',
      severity: 'error',
      span: [0, 0],
      message: `The input names more than ${MOST_OPERANDS} paths, hosts or commands.`,
    });
  }
  if (missing !== null) {
    call.assembler.diagnostics.push({
      code: 'input-missing-field',
      severity: 'error',
      span: [0, 0],
      message: `The input has no text under ${missing}.`,
    });
  }
  return '';
}

function projectShell({ found, input, assembler }: ToolInput): string {
  const grammar = found.grammar;
  const text = typeof input === 'string' ? input : firstText(input, grammar?.text ?? []);
  const directory = typeof input === 'string' ? null : firstText(input, grammar?.cwd ?? []);
  if (directory !== null && directory !== '') {
    // The model names the directory: no fact, but the same as if the text began with a change to it.
    assembler.addCommand(toolCommand(['none'], [{ role: 'cwd', word: literalWord(directory), pointer: '' }]));
  }
  if (text === null) {
    const names = (grammar?.text ?? []).join(', ');
    assembler.diagnostics.push({
      code: 'input-not-text',
      severity: 'error',
      span: [0, 0],
      message: `The input of a shell call must be text, or hold it under one of: ${names}.`,
    });
    return '';
  }
  assembler.addText(text);
  return text;
}

function firstText(input: Plain, names: readonly string[]): string | null {
  for (const name of names) {
    const value = atPointer(input, `/${name}`);
    if (typeof value === 'string') return value;
    // Some harnesses hand over an argument vector: ["bash", "-lc", "text"].
    if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      return value.map(quote).join(' ');
  }
  return null;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function operandsOf({ found, input, knowledge }: ToolInput): DeclaredOperand[] {
  const grammar = found.grammar;
  const operands: DeclaredOperand[] = [];
  for (const field of grammar?.fields ?? []) {
    // Which of several names the tool itself prefers is not known: all that are present count.
    const present = field.names.filter((name) => texts(atPointer(input, `/${name}`) ?? null).length > 0);
    for (const name of present) {
      for (const text of texts(atPointer(input, `/${name}`) ?? null)) {
        operands.push(...operandsFor(field.role, text, `/${name}`));
      }
    }
    if (present.length === 0 && field.default !== undefined) {
      operands.push({ role: field.role, word: literalWord(field.default), pointer: '' });
    }
  }
  if (found.kind === 'mcp' || found.kind === 'unknown') {
    const roles = new Map(
      knowledge.tools.argumentRoles?.flatMap(({ names, role }) => names.map((name) => [name, role])),
    );
    collect(input, '', roles, operands);
  }
  return operands;
}

/** A tool may take `~` for the home directory, or for a name like any other: both count. */
function operandsFor(role: Role, text: string, pointer: string): DeclaredOperand[] {
  const literal: DeclaredOperand = { role, word: literalWord(text), pointer };
  if (text !== '~' && !text.startsWith('~/')) return [literal];
  return [literal, { role, word: pathWord(text), pointer }];
}

const texts = (value: Plain): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((item) => typeof item === 'string')
      : [];

const MOST_OPERANDS = 256;

/** Members of an input that nobody described, by what their names say, at any depth. */
function collect(
  value: Plain,
  pointer: string,
  roles: ReadonlyMap<string, Role>,
  into: DeclaredOperand[],
): void {
  if (value === null || typeof value !== 'object' || into.length >= MOST_OPERANDS) return;
  for (const [key, member] of Object.entries(value)) {
    const at = `${pointer}/${key}`;
    const role = roles.get(key.toLowerCase());
    if (role !== undefined) for (const text of texts(member)) into.push(...operandsFor(role, text, at));
    collect(member, at, roles, into);
  }
}

function missingField({ found, input }: ToolInput): string | null {
  for (const field of (found.grammar as ToolGrammar | null)?.fields ?? []) {
    if (field.required !== true) continue;
    const present = field.names.some((name) => texts(atPointer(input, `/${name}`) ?? null).length > 0);
    if (!present) return field.names.join(' or ');
  }
  return null;
}

function toolCommand(effects: readonly Effect[], operands: readonly DeclaredOperand[]): Command {
  const words: Word[] = [];
  return {
    form: 'tool',
    span: [0, 0],
    environment: 0,
    chain: 0,
    operator: 'start',
    conditional: false,
    repeated: false,
    background: false,
    pipeline: 0,
    stage: 0,
    compounds: [],
    parent: null,
    origin: 'source',
    assignments: [],
    words,
    redirects: [],
    declared: { effects: [...effects], operands: [...operands] },
  };
}
