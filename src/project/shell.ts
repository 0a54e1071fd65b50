/** Projects a shell call: every text that its input may mean, in the directory and with the variables it names. */

import type { Knowledge } from '../commands/knowledge.js';
import { literalWord } from '../commands/words.js';
import type { Assignment, DeclaredOperand, Diagnostic, Role, Word } from '../generated/types.js';
import { atPointer, type Plain } from '../shape/plain.js';
import type { Assembler } from './assemble.js';
import { type Member, membersOf, roleOfName } from './members.js';
import { homeWord, pathTexts } from './readings.js';
import { toolCommand } from './tool-command.js';
import type { FoundTool } from './tools.js';

/** Texts of one call that are projected; more than one is an error anyway. */
const MOST_TEXTS = 8;

/** Returns the source text: the first there is. */
export function projectShell(call: {
  readonly found: FoundTool;
  readonly input: Plain;
  readonly assembler: Assembler;
  readonly knowledge: Knowledge;
}): string {
  const { input, assembler } = call;
  if (typeof input === 'string') {
    assembler.addText(input);
    return input;
  }
  const members = shellMembers(call);
  const report = (code: Diagnostic['code'], message: string): void => {
    assembler.diagnostics.push({ code, severity: 'error', span: [0, 0], message });
  };
  if (members.notText !== null) report('input-not-text', `The input holds no text under ${members.notText}.`);
  addSurroundings(members, assembler);
  if (!members.described) {
    const names = (call.found.grammar?.text ?? []).join(', ');
    report('input-not-text', `The input of a shell call must be text, or hold it under one of: ${names}.`);
  }
  const [text, ...others] = members.texts;
  if (text === undefined) return '';
  assembler.addText(text);
  if (others.length > 0)
    report('input-ambiguous', 'The input holds several texts; which one runs is not known.');
  if (members.directories.length > 1 || members.doubtfulDirectory)
    report('input-ambiguous', 'Which working directory the input names is not known.');
  for (const other of others.slice(0, MOST_TEXTS)) {
    const holder = assembler.addCommand(toolCommand({ effects: ['none'] }));
    assembler.addInnerText(holder, literalWord(other));
  }
  return text;
}

interface ShellMembers {
  readonly texts: readonly string[];
  /** One of them has a name that this tool is known to take. */
  readonly described: boolean;
  readonly directories: readonly string[];
  /** One of them has a name that this tool is not known to take. */
  readonly doubtfulDirectory: boolean;
  readonly variables: readonly Assignment[];
  /** Where there should be a text and is none. */
  readonly notText: string | null;
}

/** Which of several names the tool itself prefers is not known: all that are present count, and others like them. */
function shellMembers(call: {
  readonly found: FoundTool;
  readonly input: Plain;
  readonly knowledge: Knowledge;
}): ShellMembers {
  const { input } = call;
  const texts = new Set<string>();
  const directories = new Set<string>();
  const variables: Assignment[] = [];
  let notText: string | null = null;
  const take = (role: Role | undefined, value: Plain, pointer: string): void => {
    if (value === null || (role !== 'shell' && role !== 'cwd' && role !== 'environment')) return;
    if (role === 'environment') {
      const read = assignmentsOf(value);
      if (read === null) notText ??= pointer;
      else variables.push(...read);
      return;
    }
    const text = typeof value === 'string' ? value : role === 'shell' ? vectorText(value) : null;
    if (text === null) notText ??= pointer;
    else if (role === 'shell') texts.add(text);
    else if (text !== '') directories.add(text);
  };
  const { text = [], cwd = [] } = call.found.grammar ?? {};
  const named = new Map<string, 'shell' | 'cwd'>();
  for (const name of text) named.set(`/${name}`, 'shell');
  for (const name of cwd) named.set(`/${name}`, 'cwd');
  for (const name of text) take('shell', atPointer(input, `/${name}`) ?? null, `/${name}`);
  const described = texts.size > 0 || notText !== null;
  for (const name of cwd) take('cwd', atPointer(input, `/${name}`) ?? null, `/${name}`);
  const sure = directories.size;
  const roleOf = ({ key }: Member): Role | undefined => roleOfName(key, call.knowledge.tools);
  // Names of variables are anything.
  for (const member of membersOf(input, (one) => roleOf(one) !== 'environment')) {
    if (named.has(member.pointer)) continue;
    take(roleOf(member), member.value, member.pointer);
    if (roleOf(member) === 'shell' && Array.isArray(member.value))
      for (const item of member.value) if (typeof item === 'string') texts.add(item);
  }
  const doubtfulDirectory = directories.size > sure;
  return {
    texts: [...texts],
    described,
    directories: [...directories],
    doubtfulDirectory,
    variables,
    notText,
  };
}

/** Some harnesses hand over an argument vector: ["bash", "-lc", "text"]. */
function vectorText(value: Plain): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.every((item) => typeof item === 'string') ? value.map(quote).join(' ') : null;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** An object from names to values, or a list of `NAME=value`. */
function assignmentsOf(value: Plain): Assignment[] | null {
  if (value === null || typeof value !== 'object') return null;
  const read: Assignment[] = [];
  for (const [key, member] of Object.entries(value) as [string, Plain][]) {
    const pair = Array.isArray(value)
      ? /^([^=]*)=(.*)$/s.exec(typeof member === 'string' ? member : '')
      : null;
    if (Array.isArray(value) && pair === null) return null;
    if (!Array.isArray(value) && typeof member === 'object' && member !== null) return null;
    const [name, text] = pair === null ? [key, String(member)] : [pair[1] as string, pair[2] as string];
    read.push({ name, append: false, value: literalWord(text), span: [0, 0] });
  }
  return read;
}

/** The model names them: no facts, but the same as if the text began with a `cd` and assignments. */
function addSurroundings({ directories, variables }: ShellMembers, assembler: Assembler): void {
  const words = directoryWords(directories);
  const [first] = words;
  if (first === undefined && variables.length === 0) return;
  const operand = (word: Word): DeclaredOperand => ({ role: 'cwd', word, pointer: '' });
  assembler.addCommand(
    toolCommand({ effects: ['none'], operands: first === undefined ? [] : [operand(first)], variables }),
  );
  for (const word of words.slice(1))
    assembler.addCommand(toolCommand({ effects: ['none'], operands: [operand(word)] }));
}

/** Static ones are one word of several values: the text runs in any of them. Those below home come last. */
function directoryWords(directories: readonly string[]): readonly Word[] {
  const texts = [...new Set(directories.flatMap(pathTexts))].filter((text) => homeWord(text) === null);
  const homes = directories.map(homeWord).filter((word) => word !== null);
  const [first] = texts;
  if (first === undefined) return homes;
  const word: Word =
    texts.length === 1
      ? literalWord(first)
      : { ...literalWord(first), value: null, values: texts, reasons: ['undecoded'] };
  return [word, ...homes];
}
