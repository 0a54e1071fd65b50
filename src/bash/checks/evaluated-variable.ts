import type { Command, Word } from '../../generated/types.js';
import { globOf } from '../../shape/own-glob.js';
import { ARGUMENTS, POSITIONAL, reportPowerful } from '../walk/expansions.js';
import type { Reader } from '../walk/reader.js';
import { arithmeticNames, arithmeticSets } from '../words/arithmetic.js';
import { type Assigned, assignedBy, assigns, builtinIndex, nothingAssigned } from '../words/assigners.js';
import { NUMBERS, SHELL_VARIABLES } from '../words/constants.js';
import { holdsCommandInSubscript, NAME_EVALUATORS } from './evaluated-name.js';

/**
 * `read x < f; ((x))`: arithmetic reads the text of a variable as an expression again, and a subscript in it can run
 * commands. A variable that this text sets from what is not static is such a variable.
 */
export function checkEvaluatedVariables(
  reader: Reader,
  commands: readonly Command[],
  assigners: ReadonlySet<string>,
): void {
  for (const command of commands) {
    if (command.form !== 'test') continue;
    for (const word of command.words) {
      if (word.value !== null && arithmeticSets(word.value)) {
        for (const name of arithmeticNames(word.value)) reportPowerful(reader, name);
      }
    }
  }
  const evaluatesArguments =
    reader.evaluated.has(ARGUMENTS) || commands.some((command) => namesArguments(command, assigners));
  if (evaluatesArguments) checkArguments(reader, commands);
  if (reader.evaluated.size === 0) return;
  for (const name of reader.evaluated) {
    if (!SHELL_VARIABLES.has(name) || NUMERIC.has(name) || NUMBERS.has(name)) continue;
    const message = `The text of ${name}, which the shell sets, is evaluated as an expression.`;
    reader.report('evaluated-name', 'warning', [0, 0], message);
  }
  const unknown: Assigned = nothingAssigned();
  for (const command of commands) {
    assignedBy(command, assigners, unknown);
    for (const { name, value, elements } of command.assignments) {
      if ([value, ...(elements ?? [])].some((word) => word !== null && isUnknown(word)))
        unknown.names.add(name);
      // `y='$(c1)'; declare a[$y]=1`: the subscript is expanded once more.
      const holds = value?.value !== null && value !== null && /\$[({]|`/.test(value.value);
      if (holds && reader.evaluated.has(name)) {
        const message = `The text of ${name} is evaluated as an expression, and holds a command.`;
        reader.report('evaluated-name', 'error', value.span, message);
      }
    }
  }
  for (const name of reader.evaluated) {
    if (!unknown.names.has(name)) continue;
    const message = `The text of ${name} is evaluated as an expression, and is not known.`;
    reader.report(
      'evaluated-name',
      'warning',
      [0, 0],
      message,
      'Compare with `[ ]`, which does not evaluate.',
    );
  }
}

/** `read "$1"`, `printf -v "$1"`: the argument is a name, and a subscript in it is expanded. */
function namesArguments(command: Command, assigners: ReadonlySet<string>): boolean {
  if (command.form !== 'simple') return false;
  const name = command.words[builtinIndex(command)]?.value ?? '';
  if (!assigns(name, assigners) && !NAME_EVALUATORS.has(name)) return false;
  return command.words.some(({ value, text }) => value === null && POSITIONAL.test(text));
}

/** Arguments are what `set` or the call of a function gives: any word of the text may be one. */
function checkArguments(reader: Reader, commands: readonly Command[]): void {
  for (const { words } of commands) {
    for (const word of words) {
      const values = word.value === null ? (word.values ?? []) : [word.value];
      if (!values.some(holdsCommandInSubscript)) continue;
      const message = 'An argument is evaluated as an expression, and a command in this word would run.';
      reader.report('evaluated-name', 'error', word.span, message);
    }
  }
}

/** Variables of the shell that hold nothing but a number. */
const NUMERIC: ReadonlySet<string> = new Set([
  ...['BASH_SUBSHELL', 'COLUMNS', 'COMP_CWORD', 'COMP_KEY', 'COMP_POINT', 'COMP_TYPE', 'EPOCHREALTIME'],
  ...['HISTCMD', 'LINES', 'OPTERR', 'OPTIND', 'READLINE_MARK', 'READLINE_POINT', 'SHLVL', 'BASH_VERSINFO'],
  // Arrays of numbers or of the shell's own words.
  ...['BASH_LINENO', 'BASH_ARGC', 'PIPESTATUS', 'GROUPS'],
]);

const isUnknown = (word: Word): boolean =>
  word.value === null &&
  word.base === undefined &&
  word.values === undefined &&
  // A number, or a name in which no subscript can be.
  (globOf(word) === undefined || word.pattern === true) &&
  word.reasons.some((reason) => reason !== 'arithmetic');
