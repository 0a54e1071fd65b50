import type { Command, Word } from '../../generated/types.js';
import { globOf } from '../../shape/own-glob.js';
import { reportPowerful } from '../walk/expansions.js';
import type { Reader } from '../walk/reader.js';
import { arithmeticNames, arithmeticSets } from '../words/arithmetic.js';
import { type Assigned, assignedBy, nothingAssigned } from '../words/assigners.js';

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
  if (reader.evaluated.size === 0) return;
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

const isUnknown = (word: Word): boolean =>
  word.value === null &&
  word.base === undefined &&
  word.values === undefined &&
  // A number, or a name in which no subscript can be.
  (globOf(word) === undefined || word.pattern === true) &&
  word.reasons.some((reason) => reason !== 'arithmetic');
