import type { Command, Word } from '../generated/types.js';
import type { Reader } from './walk/reader.js';
import { assigns, builtinIndex } from './words/assigners.js';

/** Flows that show only when all commands are known: through variables, and into and out of functions. */
export function listFlows(
  reader: Reader,
  commands: readonly Command[],
  assigners: ReadonlySet<string>,
): void {
  throughVariables(reader, commands, assigners);
  if (reader.functions.size > 0) throughFunctions(reader, commands);
}

/**
 * From what computes a variable (the commands nested in its assignment, and the assignment itself) to every command
 * that uses the variable. Order is ignored: in a loop the use may stand before the assignment.
 */
function throughVariables(
  reader: Reader,
  commands: readonly Command[],
  assigners: ReadonlySet<string>,
): void {
  const sources = new Map<string, Set<number>>();
  commands.forEach((command, index) => {
    for (const { name, value, elements } of command.assignments) {
      for (const word of value === null ? (elements ?? []) : [value]) {
        if (word.value !== null || word.values !== undefined || word.base !== undefined) continue;
        const known = sources.get(name) ?? new Set();
        sources.set(name, known.add(index));
        for (const nested of word.nested ?? []) known.add(nested);
      }
    }
    for (const { name, word } of declaredBy(command, assigners)) {
      const known = sources.get(name) ?? new Set();
      sources.set(name, known.add(index));
      for (const nested of word.nested ?? []) known.add(nested);
    }
  });
  if (sources.size === 0) return;
  commands.forEach((command, index) => {
    const used = new Set<string>();
    for (const word of wordsOf(command)) for (const name of word.variables ?? []) used.add(name);
    for (const name of used) {
      for (const from of sources.get(name) ?? []) {
        if (!reader.flow(from, index, 'variable', command.span)) return;
      }
    }
  });
}

/** `export A=$(…)`, and `read A`, which takes its value from elsewhere. */
function declaredBy(command: Command, assigners: ReadonlySet<string>): { name: string; word: Word }[] {
  const found: { name: string; word: Word }[] = [];
  const index = builtinIndex(command);
  const program = command.words[index]?.value;
  if (command.form !== 'simple' || typeof program !== 'string' || !assigns(program, assigners)) return found;
  for (const word of command.words.slice(index + 1)) {
    const match = /^([A-Za-z_]\w*)(\+?=)?/.exec(word.text);
    if (match?.[1] === undefined) continue;
    const assigns = match[2] !== undefined;
    if (assigns ? word.value === null && word.base === undefined : word.text === match[1]) {
      found.push({ name: match[1], word });
    }
  }
  return found;
}

/** What reaches the call of a function reaches the commands of its body; what they produce, the call produces. */
function throughFunctions(reader: Reader, commands: readonly Command[]): void {
  const bodies = new Map<number, number[]>();
  commands.forEach((command, index) => {
    for (
      let at: number | null = command.environment;
      at !== null;
      at = reader.environments[at]?.parent ?? null
    ) {
      if (reader.environments[at]?.kind !== 'function') continue;
      const known = bodies.get(at);
      if (known === undefined) bodies.set(at, [index]);
      else known.push(index);
    }
  });
  const bodyOf = (index: number): number[] => {
    const name = commands[index]?.words[0]?.value;
    const environments = typeof name === 'string' ? (reader.functions.get(name) ?? []) : [];
    return environments.flatMap((environment) => bodies.get(environment) ?? []);
  };
  for (const flow of [...reader.flows]) {
    const span = commands[flow.to]?.span ?? [0, 0];
    for (const inner of bodyOf(flow.to)) if (!reader.flow(flow.from, inner, flow.via, span)) return;
    for (const inner of bodyOf(flow.from)) if (!reader.flow(inner, flow.to, flow.via, span)) return;
  }
}

function* wordsOf(command: Command): Generator<Word> {
  yield* command.words;
  for (const { value, elements } of command.assignments) {
    if (value !== null) yield value;
    if (elements !== undefined) yield* elements;
  }
  for (const { target } of command.redirects) if (target !== null) yield target;
}
