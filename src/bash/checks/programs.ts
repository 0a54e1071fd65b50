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
      checkProgram(reader, command, aliases);
      checkShellOptions(reader, command);
      const name = command.words[builtinIndex(command)]?.value;
      if (name === null || name === undefined || assigns(name, assigners) || NAME_EVALUATORS.has(name)) {
        checkNames(reader, command.words);
        checkQuotedNames(reader, reader.commands[index]?.words ?? []);
      }
    } else if (command.form === 'test') checkNames(reader, command.words);
    for (const { value, elements } of command.assignments) {
      checkNames(reader, value === null ? (elements ?? []) : [value]);
    }
  }
}

/**
 *     $cmd x             which program runs is not known, nor what it does to this shell
 *     X=; $X rm x        an empty program is dropped: `rm` runs
 */
function checkProgram(reader: Reader, command: Command, aliases: ReadonlySet<string>): void {
  const program = command.words[0];
  if (program === undefined || program.value === '') {
    reader.report('empty-program', 'warning', command.span, 'The program is empty after expansion.');
    return;
  }
  if (program.value === null) {
    if (program.base !== undefined) return;
    // `"$x/bin/tool"`: a path is no builtin, so that it changes nothing of this shell. Its effects are unknown.
    const path = program.fields === 'one' && `${program.prefix ?? ''}${program.suffix ?? ''}`.includes('/');
    if (path) return;
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
