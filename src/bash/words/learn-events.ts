import type { Command, Word } from '../../generated/types.js';
import type { RawCommand } from '../walk/raw.js';
import type { Reader } from '../walk/reader.js';
import { arithmeticNames, arithmeticSets } from './arithmetic.js';
import { assignedBy, nothingAssigned } from './assigners.js';
import type { SetEvent, SetEvents } from './set-events.js';

/**
 * Adds what running these commands may set to what the syntax sets by name. True when something was news: then words
 * may have to be read otherwise, and other commands found. Events are only added, so this ends; and it is sound, as
 * the first command that broke an assumption would have been run with all words as assumed.
 */
export function learnsEvents(parts: {
  readonly reader: Reader;
  /** Names that become references to elements of an array. */
  readonly references: SetEvents;
  readonly commands: readonly Command[];
  readonly assigners: ReadonlySet<string>;
  /** Anything that is news then counts for everything. */
  readonly giveUp: boolean;
}): boolean {
  const { reader, references, commands, assigners, giveUp } = parts;
  let news = false;
  let assigned = nothingAssigned();
  const add = (to: SetEvents, names: Iterable<string | null>, event: SetEvent): void => {
    for (const name of names) {
      if (!to.add(name, event)) continue;
      news = true;
      if (giveUp) to.add(null, { stands: 0, from: 0, lasting: true });
    }
  };
  for (const [index, command] of commands.entries()) {
    const raw = reader.commands[index] as RawCommand;
    assignedBy(command, assigners, assigned);
    if (assigned.any || assigned.names.size > 0 || assigned.references.size > 0) {
      const event = { stands: raw.finishedAt, from: raw.loopStart ?? raw.finishedAt, lasting: true };
      add(reader.setters, assigned.any ? [null] : assigned.names, event);
      add(references, assigned.references, event);
      assigned = nothingAssigned();
    }
    if (command.assignments.length === 0 && command.form !== 'test') continue;
    const evaluated = evaluatedNames(command);
    if (evaluated.length === 0) continue;
    const event = { stands: raw.startedAt, from: raw.loopStart ?? raw.startedAt, lasting: true };
    add(reader.setters, evaluated, event);
  }
  return news;
}

/** `x='y=1'; ((x))` and `[[ y=1 -eq 1 ]]` set `y`: text that is evaluated as arithmetic may assign. */
function evaluatedNames(command: Command): readonly (string | null)[] {
  const names: (string | null)[] = [];
  const note = (word: Word | null): void => {
    if (word === null || word.value === null || !arithmeticSets(word.value)) return;
    names.push(...arithmeticNames(word.value));
  };
  for (const assignment of command.assignments) {
    note(assignment.value);
    // `y=x; y+==5; ((y))`
    if (assignment.append && assignment.value?.value?.includes('=') === true) names.push(null);
    for (const element of assignment.elements ?? []) note(element);
  }
  if (command.form === 'test') for (const word of command.words) note(word);
  return names;
}
