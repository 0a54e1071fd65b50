/** What the input of a tool that is not a shell names: paths, hosts, data that leaves, texts that are run. */

import type { Knowledge } from '../commands/knowledge.js';
import { meaningOf } from '../commands/roles.js';
import { literalWord } from '../commands/words.js';
import type { DeclaredOperand, Role, ToolField, Word } from '../generated/types.js';
import { atPointer, canonicalText, type Plain } from '../shape/plain.js';
import { pointerTo, roleOfName } from './members.js';
import { homeWord, pathTexts } from './readings.js';
import type { FoundTool } from './tools.js';

/** Operands that are kept; an input that names more is not allowed. */
export const MOST_OPERANDS = 256;

export interface NamedOperands {
  readonly operands: readonly DeclaredOperand[];
  /** Names of a required field of which none is present. */
  readonly missing: readonly string[] | null;
  /** Pointer to a member that should be text and is not. */
  readonly notText: string | null;
  /** There are more than are kept. */
  readonly overflow: boolean;
}

export function operandsOf(call: {
  readonly found: FoundTool;
  readonly input: Plain;
  readonly knowledge: Knowledge;
}): NamedOperands {
  const { kind, grammar } = call.found;
  const reader = new OperandReader(call.knowledge);
  const fields = grammar?.fields ?? [];
  for (const field of fields) reader.addField(field, call.input);
  if (isOpen(kind)) reader.addMembers(call.input, '', null);
  else if (ONE_PURPOSE.has(kind) && fields.length > 0) reader.addUndescribed(call.input, fields);
  return reader;
}

const isOpen = (kind: FoundTool['kind']): boolean => kind === 'mcp' || kind === 'unknown';

/** Whether members of the input that no field describes are taken by their names. */
export const takesUndescribed = (kind: FoundTool['kind']): boolean => isOpen(kind) || ONE_PURPOSE.has(kind);

/** Kinds of tools whose undescribed members can only say more of the same: what is read, written or fetched. */
const ONE_PURPOSE: ReadonlySet<FoundTool['kind']> = new Set<FoundTool['kind']>([
  'file-read',
  'file-write',
  'file-edit',
  'file-search',
  'fetch',
]);

class OperandReader implements NamedOperands {
  readonly operands: DeclaredOperand[] = [];
  missing: readonly string[] | null = null;
  notText: string | null = null;
  overflow = false;
  private readonly seen = new Set<string>();

  constructor(private readonly knowledge: Knowledge) {}

  /** Which of several names the tool itself prefers is not known: all that are present count. */
  addField(field: ToolField, input: Plain): void {
    let present = false;
    for (const name of field.names) {
      const value = atPointer(input, `/${name}`);
      if (value === undefined || value === null) continue;
      present = this.addFieldValue(field.role, value, `/${name}`) || present;
    }
    if (present) return;
    if (field.required === true) this.missing ??= field.names;
    if (field.default !== undefined) this.add(field.role, field.default, '');
  }

  /** True where the member holds something. */
  private addFieldValue(role: Role, value: Plain, pointer: string): boolean {
    if (this.overflow) return true;
    if (typeof value === 'string') {
      this.add(role, value, pointer);
      return true;
    }
    if (meaningOf(role).sends === true && value !== null) {
      this.add('send', canonicalText(value), pointer);
      return true;
    }
    if (role === 'header') return true;
    if (value !== null && typeof value === 'object') {
      const before = this.operands.length;
      let held = false;
      for (const [key, member] of Object.entries(value) as [string, Plain][]) {
        if (!Array.isArray(value)) this.addKey(role, key, pointerTo(pointer, key));
        held = this.addFieldValue(role, member, pointerTo(pointer, key)) || held;
      }
      return held || this.operands.length > before;
    }
    if (value === null || role === 'data') return false;
    this.notText ??= pointer;
    return true;
  }

  /** Members that no field describes, by what their names say; those below one with a role have that role, too. */
  addMembers(value: Plain, pointer: string, inherited: Role | null): void {
    if (this.overflow || value === null) return;
    if (typeof value !== 'object') {
      if (inherited !== null && typeof value !== 'boolean') this.add(inherited, String(value), pointer);
      return;
    }
    for (const [key, member] of Object.entries(value) as [string, Plain][]) {
      const at = pointerTo(pointer, key);
      const own = Array.isArray(value) ? undefined : roleOfName(key, this.knowledge.tools);
      if (inherited === 'environment' && !Array.isArray(value)) {
        this.add('environment', `${key}=${typeof member === 'string' ? member : canonicalText(member)}`, at);
        continue;
      }
      if (inherited !== null && own === undefined && !Array.isArray(value)) this.addKey(inherited, key, at);
      // Header fields of an object are names and values, not files to send as curl would.
      const isFields = own === 'header' && typeof member === 'object';
      this.addMembers(member, at, isFields ? null : (own ?? inherited));
    }
  }

  /** A tool for one purpose: another path is used as the one that is described. */
  addUndescribed(input: Plain, fields: readonly ToolField[]): void {
    if (input === null || typeof input !== 'object' || Array.isArray(input)) return;
    const main = fields[0]?.role ?? 'data';
    const described = new Set(fields.flatMap(({ names }) => names.map((name) => name.split('/')[0])));
    for (const [key, member] of Object.entries(input) as [string, Plain][]) {
      if (described.has(key)) continue;
      const before = this.operands.length;
      this.addMembers(member, pointerTo('', key), roleOfName(key, this.knowledge.tools) ?? null);
      for (const operand of this.operands.slice(before)) {
        if (operand.role === 'read' && isPath(main)) operand.role = main;
      }
    }
  }

  /** Files may be given as an object from path to content. */
  private addKey(role: Role, key: string, pointer: string): void {
    if (isPath(role) && (key.includes('/') || key.startsWith('~'))) this.add(role, key, pointer);
  }

  private add(role: Role, text: string, pointer: string): void {
    if (!isPath(role)) {
      this.push(role, literalWord(text), pointer);
      return;
    }
    for (const one of pathTexts(text)) this.push(role, literalWord(one), pointer);
    const home = homeWord(text);
    if (home !== null) this.push(role, home, pointer);
  }

  private push(role: Role, word: Word, pointer: string): void {
    if (this.overflow) return;
    const key = JSON.stringify([role, pointer, word.text, word.base ?? '']);
    if (this.seen.has(key)) return;
    if (this.operands.length >= MOST_OPERANDS) {
      this.overflow = true;
      return;
    }
    this.seen.add(key);
    this.operands.push({ role, word, pointer });
  }
}

const isPath = (role: Role): boolean => meaningOf(role).access.length > 0;
