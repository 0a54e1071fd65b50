import type { Command, Word } from '../../generated/types.js';
import { globOf } from '../../shape/own-glob.js';
import type { Reader } from '../walk/reader.js';
import { assigns, builtinIndex } from '../words/assigners.js';
import type { RawWord } from '../words/pieces.js';
import { holdsCommandInSubscript, NAME_EVALUATORS } from './evaluated-name.js';
import { checkShellOptions } from './shell-options.js';

/** Checks that need decoded words: what program runs, and what it may evaluate. */
export function checkPrograms(
  reader: Reader,
  commands: readonly Command[],
  assigners: ReadonlySet<string>,
  nested: boolean,
): void {
  const aliases = aliasesOf(commands);
  if (nested && aliases.size > 0) {
    const [first] = commands;
    const message = 'Text inside of another text makes an alias, which may change commands around it.';
    reader.report('name-redefined', 'warning', first?.span ?? [0, 0], message);
  }
  for (const [index, command] of commands.entries()) {
    if (command.form === 'simple') {
      checkProgram(reader, command, { aliases, raw: reader.commands[index]?.words[0] });
      checkShellOptions(reader, command);
      const name = command.words[builtinIndex(command)]?.value;
      if (name === null || name === undefined || assigns(name, assigners) || NAME_EVALUATORS.has(name)) {
        checkNames(reader, command.words);
        checkQuotedNames(reader, reader.commands[index]?.words ?? []);
        if (DECLARERS.has(name ?? '')) checkDeclaredArrays(reader, command.words);
      }
    } else if (command.form === 'test') checkNames(reader, command.words);
    for (const { append, value, elements } of command.assignments) {
      // What is appended may be the subscript of a name that stood there before.
      if (append && value?.value != null) checkNames(reader, [{ ...value, value: `x${value.value}` }]);
      checkNames(reader, value === null ? (elements ?? []) : [value]);
    }
  }
}

/**
 *     $cmd x             which program runs is not known, nor what it does to this shell
 *     X=; $X rm x        an empty program is dropped: `rm` runs
 */
function checkProgram(
  reader: Reader,
  command: Command,
  { aliases, raw }: { readonly aliases: ReadonlySet<string>; readonly raw: RawWord | undefined },
): void {
  const program = command.words[0];
  if (program === undefined || program.value === '') {
    reader.report('empty-program', 'warning', command.span, 'The program is empty after expansion.');
    return;
  }
  if (program.value === null) {
    if (program.base !== undefined) return;
    // `"$x/bin/tool"`: a path is no builtin, so that it changes nothing of this shell. Its effects are unknown.
    const path = program.fields === 'one' && `${program.prefix ?? ''}${program.suffix ?? ''}`.includes('/');
    if (path || beginsWithSlash(raw, reader.functions)) return;
    reader.report('computed-program', 'warning', program.span, 'Which program runs is computed.');
    return;
  }
  const redefined = reader.functions.has(program.value);
  if (!redefined && !aliases.has(program.value)) return;
  command.shadowed = true;
  if (!redefined) {
    const message = 'This name was given to an alias, whose text is not read.';
    reader.report('name-redefined', 'warning', program.span, message);
  }
}

/** `$(go env GOPATH)/bin/tool`: though it may be split, what comes first is a path. */
function beginsWithSlash(raw: RawWord | undefined, functions: Reader['functions']): boolean {
  const [first, second] = raw?.pieces ?? [];
  const absolute =
    first?.kind === 'expansion' && first.yields === 'absolute' && !functions.has(first.outputOf ?? '');
  return absolute && second?.kind === 'text' && second.text.startsWith('/');
}

/** A quoted `a[$(c)]` where a name or an arithmetic expression is evaluated: `c` runs. */
function checkNames(reader: Reader, words: readonly Word[]): void {
  for (const word of words) {
    const values =
      word.value === null
        ? (word.values ?? [globOf(word) ?? `${word.prefix ?? ''}${word.suffix ?? ''}`])
        : [word.value];
    if (!values.some(holdsCommandInSubscript)) continue;
    const message = 'Where this text is evaluated as a name or as arithmetic, the command in it runs.';
    reader.report('evaluated-name', 'error', word.span, message);
  }
}

/** Builtins that read the value of an array from text. */
const DECLARERS: ReadonlySet<string> = new Set(['declare', 'typeset', 'local', 'export', 'readonly']);

/** `declare -a a='(x $(c1))'`: the text is read as an array, and c1 runs. */
function checkDeclaredArrays(reader: Reader, words: readonly Word[]): void {
  const arrays = words.some(({ value }) => value !== null && /^-[A-Za-z]*[aA]/.test(value));
  for (const word of words) {
    const text = word.value ?? word.prefix ?? '';
    const holds = /^\w+\+?=\([\s\S]*(?:\$|`)/.test(text);
    const computed =
      arrays && word.value === null && /^\w+\+?=$/.test(text) && !word.reasons.includes('array');
    if (!holds && !computed) continue;
    const message = 'Where this text is read as the value of an array, a command in it runs.';
    reader.report('evaluated-name', holds ? 'error' : 'warning', word.span, message);
  }
}

/** `"$x"'[$(c1)]'`: of a word that is not static, what stands in quotes is such a name all the same. */
function checkQuotedNames(reader: Reader, words: readonly RawWord[]): void {
  for (const { pieces, span } of words) {
    if (!pieces.some(({ kind }) => kind === 'expansion')) continue;
    const spelled = pieces.map((piece) => (piece.kind === 'text' ? piece.text : 'x')).join('');
    if (!holdsCommandInSubscript(spelled)) continue;
    const message = 'Where this text is evaluated as a name or as arithmetic, the command in it runs.';
    reader.report('evaluated-name', 'error', span, message);
  }
}

function aliasesOf(commands: readonly Command[]): Set<string> {
  const names = new Set<string>();
  for (const command of commands) {
    const index = builtinIndex(command);
    if (command.form !== 'simple' || command.words[index]?.value !== 'alias') continue;
    for (const word of command.words.slice(index + 1)) {
      const name = /^([^=]+)=/.exec(word.value ?? word.prefix ?? '')?.[1];
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}
