import type { Command, Word } from '../../generated/types.js';
import { arithmeticNames } from './arithmetic.js';

/**
 * Facts of the language, not of a policy: builtins that run shell text of their own and so may set any variable,
 * those that run another builtin, those that make references (`-n`), and those that assign only with `-v` or `-p`.
 */
const TEXT_RUNNERS: ReadonlySet<string> = new Set(['eval', 'source', '.', 'trap']);
const FILE_RUNNERS: ReadonlySet<string> = new Set(['source', '.']);
const BUILTIN_RUNNERS: ReadonlySet<string> = new Set(['builtin', 'command']);
const REFERRERS: ReadonlySet<string> = new Set(['declare', 'typeset', 'local']);
const OPTION_ASSIGNERS: ReadonlySet<string> = new Set(['printf', 'wait']);

export interface Assigned {
  /** It may set any variable. */
  any: boolean;
  readonly names: Set<string>;
  /** Names that may become references to elements of an array (`declare -n r=a[@]`); null stands for any name. */
  readonly references: Set<string | null>;
}

export const nothingAssigned = (): Assigned => ({ any: false, names: new Set(), references: new Set() });

/** Whether a builtin of this name may set variables. */
export function assigns(name: string, assigners: ReadonlySet<string>): boolean {
  return assigners.has(name) || OPTION_ASSIGNERS.has(name) || TEXT_RUNNERS.has(name);
}

/** Index of the word that names the builtin (`builtin read x`: 1); -1 without one. */
export function builtinIndex(command: Command): number {
  let index = 0;
  for (; index < command.words.length; index += 1) {
    const value = command.words[index]?.value;
    if (typeof value !== 'string') return index;
    if (!BUILTIN_RUNNERS.has(value) && !(index > 0 && value.startsWith('-'))) return index;
  }
  return -1;
}

/** Literal text in which nothing could set a variable (`trap 'rm -f x' EXIT`). */
function isQuiet({ value }: Word, assigners: ReadonlySet<string>): boolean {
  if (value === null || /[={}()$`*?[\\'"]|<<|[+-]{2}/.test(value)) return false;
  return value
    .split(/[\s;&|]+/)
    .every((name) => !assigns(name, assigners) && !BUILTIN_RUNNERS.has(name) && !KEYWORDS.has(name));
}

/** Words before a name that is set, or a function that is called. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'for',
  'select',
  'coproc',
  'function',
  'exec',
  'cd',
  'set',
  'shopt',
]);

/** Adds the variables that running this command may set by way of its operands. */
export function assignedBy(command: Command, assigners: ReadonlySet<string>, into: Assigned): void {
  if (command.form !== 'simple') return;
  const index = builtinIndex(command);
  const word = command.words[index];
  if (word === undefined) return;
  if (word.value === null) {
    // `~/bin/tool` is no builtin; a computed name may be one.
    if (word.base === undefined) into.any = true;
    return;
  }
  const operands = command.words.slice(index + 1);
  if (TEXT_RUNNERS.has(word.value))
    into.any = FILE_RUNNERS.has(word.value) || !operands.every((operand) => isQuiet(operand, assigners));
  else if (word.value === 'let') for (const operand of operands) arithmetic(operand, into);
  else if (OPTION_ASSIGNERS.has(word.value)) withOption(operands, into);
  else if (assigners.has(word.value)) {
    for (const operand of operands) named(operand, into);
    // `local -n ref=$1`, or `declare -n ref` of a variable with a value: what is assigned to `ref` later goes to a
    // name that is not known.
    const isOption = ({ value, prefix }: Word): boolean => /^-[A-Za-z]*n/.test(value ?? `${prefix ?? '-'}n`);
    if (!REFERRERS.has(word.value) || !operands.some(isOption)) return;
    const unnamed = (operand: Word): boolean => operand.value === null || /^\w+$/.test(operand.value);
    if (operands.some(unnamed)) into.any = true;
    for (const operand of operands) referring(operand, into);
  }
}

function referring(operand: Word, into: Assigned): void {
  const text = operand.value ?? operand.prefix ?? '';
  if (text.startsWith('-')) return;
  into.references.add(/^(\w+)(?:=|$)/.exec(text)?.[1] ?? null);
}

function withOption(operands: readonly Word[], into: Assigned): void {
  for (const operand of operands) {
    // Options come first: a first operand ends them.
    if (operand.value !== null && !operand.value.startsWith('-')) break;
    if (operand.value === null || !/^-(?:-|n|f)?$/.test(operand.value)) {
      for (const other of operands) named(other, into);
      return;
    }
  }
}

function named(word: Word, into: Assigned): void {
  const values = word.value === null ? word.values : [word.value];
  if (values === undefined) {
    const name = /^([A-Za-z_]\w*)\+?=/.exec(word.text)?.[1];
    if (name === undefined) into.any = true;
    else into.names.add(name);
    return;
  }
  for (const value of values) {
    const match = /^([A-Za-z_]\w*)(?:\[.*\])?(?:\+?=(.*))?$/s.exec(value);
    if (match !== null) {
      into.names.add(match[1] as string);
      // `declare -n ref=name`: what is assigned to `ref` later goes to `name`.
      const target = /^[A-Za-z_]\w*/.exec(match[2] ?? '')?.[0];
      if (target !== undefined) into.names.add(target);
    } else if (/[=\s;]/.test(value)) {
      // A callback (`mapfile -C`) or something we do not know: every name in it.
      for (const name of arithmeticNames(value)) into.names.add(name);
    } else if (value.startsWith('-')) {
      // `-aNAME`, the value glued to the option.
      for (let index = 2; index < value.length && index < 64; index += 1) into.names.add(value.slice(index));
    }
  }
}

function arithmetic(word: Word, into: Assigned): void {
  if (word.value === null) into.any = true;
  else for (const name of arithmeticNames(word.value)) into.names.add(name);
}
