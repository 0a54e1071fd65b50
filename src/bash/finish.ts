import type { Assignment, Command, Redirect, Word } from '../generated/types.js';
import { checkIndirect } from './checks/indirect.js';
import { checkTilde } from './checks/tilde.js';
import type { Position, RawAssignment, RawCommand, RawRedirect } from './walk/raw.js';
import type { Reader } from './walk/reader.js';
import { arithmeticNames, arithmeticSets } from './words/arithmetic.js';
import { type Assigned, assignedBy, nothingAssigned } from './words/assigners.js';
import { fixedElements, knownValue, loopValue } from './words/constant-values.js';
import {
  type Assumptions,
  holdsFor,
  initialAssumptions,
  isLastingAssignment,
  type Kept,
} from './words/constants.js';
import type { RawWord } from './words/pieces.js';
import { type Known, resolveTarget, resolveWord, type Scope } from './words/resolve.js';

export interface Finished {
  readonly commands: Command[];
  readonly kept: Kept;
}

/** Turns what the walk found into commands with decoded words, under assumptions that the words themselves confirm. */
export function finishCommands(
  reader: Reader,
  assigners: ReadonlySet<string>,
  around: Kept | undefined,
): Finished {
  const assumptions = initialAssumptions(reader, around);
  for (let round = 1; ; round += 1) {
    const resolution = new Resolution(reader, assumptions);
    const commands = resolution.run();
    if (narrow(assumptions, commands, assigners, round >= MOST_ROUNDS)) continue;
    checkIndirect(reader, (at) => resolution.scope(at));
    return { commands, kept: assumptions };
  }
}

/** Rounds of narrowing after which nothing is assumed any more: texts that need more are made to. */
const MOST_ROUNDS = 6;

/** Takes away what the commands may change. True when something was taken: the sets only shrink, so this ends. */
function narrow(
  assumptions: Assumptions,
  commands: readonly Command[],
  assigners: ReadonlySet<string>,
  giveUp: boolean,
): boolean {
  const assigned: Assigned = nothingAssigned();
  for (const command of commands) {
    assignedBy(command, assigners, assigned);
    evaluated(command, assigned);
  }
  const { trusted, places, references } = assumptions;
  const size = (): number => trusted.size + places.size - references.size + (assumptions.defaultIfs ? 1 : 0);
  const before = size();
  if (giveUp && [...assigned.names].some((name) => trusted.has(name) || places.has(name)))
    assigned.any = true;
  if (assigned.any) {
    trusted.clear();
    places.clear();
    assumptions.defaultIfs = false;
  }
  for (const name of assigned.names) {
    trusted.delete(name);
    places.delete(name);
    if (name === 'IFS') assumptions.defaultIfs = false;
  }
  for (const name of giveUp && assigned.references.size > 0 ? [null] : assigned.references)
    references.add(name);
  return size() < before;
}

/** `x='y=1'; ((x))` and `[[ y=1 -eq 1 ]]` set `y`: text that is evaluated as arithmetic may assign. */
function evaluated(command: Command, into: Assigned): void {
  const note = (word: Word | null): void => {
    if (word === null || word.value === null || !arithmeticSets(word.value)) return;
    for (const name of arithmeticNames(word.value)) into.names.add(name);
  };
  for (const assignment of command.assignments) {
    note(assignment.value);
    for (const element of assignment.elements ?? []) note(element);
  }
  if (command.form === 'test') for (const word of command.words) note(word);
}

class Resolution {
  readonly #reader: Reader;
  readonly #assumptions: Assumptions;
  readonly #constants = new Map<string, { readonly setter: RawCommand; readonly known: Known }>();
  readonly #arrays = new Map<string, { readonly setter: RawCommand; readonly elements: readonly string[] }>();
  readonly #loops = new Map<string, { readonly setter: RawCommand; readonly known: Known }>();
  #words = 0;

  constructor(reader: Reader, assumptions: Assumptions) {
    this.#reader = reader;
    this.#assumptions = assumptions;
  }

  run(): Command[] {
    return this.#reader.commands.map((raw) => {
      const command = this.#command(raw);
      this.#learn(raw, command);
      return command;
    });
  }

  #command(raw: RawCommand): Command {
    const { place } = raw;
    const scope = this.scope(raw);
    const assignments = raw.assignments.map((assignment) => this.#assignment(assignment, scope));
    const words = this.#list(raw.words, scope);
    const command: Command = {
      form: raw.form,
      span: raw.span,
      environment: place.environment,
      chain: place.chain,
      operator: place.operator,
      conditional: place.conditional,
      repeated: place.repeated,
      background: place.background,
      ...(place.negated === true ? { negated: true } : {}),
      pipeline: place.pipeline,
      stage: place.stage,
      compounds: [...place.compounds],
      parent: raw.parent,
      origin: place.origin,
      assignments,
      words,
      redirects: raw.redirects.map((redirect) => this.#redirect(redirect, scope)),
    };
    if (raw.body !== null) command.body = raw.body;
    return command;
  }

  #list(words: readonly RawWord[], scope: Scope): Word[] {
    const resolved: Word[] = [];
    for (const word of words) {
      const made = resolveWord(word, scope);
      checkTilde(this.#reader, word, made);
      for (const one of made) {
        this.#words += 1;
        if (this.#words <= this.#reader.limits.words) resolved.push(one);
        else {
          const message = `More than ${this.#reader.limits.words} words; the others are not listed.`;
          this.#reader.once('too-many-words', word.span, message);
          return resolved;
        }
      }
    }
    return resolved;
  }

  #assignment(raw: RawAssignment, scope: Scope): Assignment {
    const assignment: Assignment = {
      name: raw.name,
      append: raw.append,
      value: raw.value === null ? null : (resolveWord(raw.value, scope)[0] ?? null),
      span: raw.span,
    };
    if (raw.index) assignment.index = true;
    if (raw.elements !== null) assignment.elements = this.#list(raw.elements, scope);
    return assignment;
  }

  #redirect(raw: RawRedirect, scope: Scope): Redirect {
    return {
      operator: raw.operator,
      direction: raw.direction,
      fd: raw.fd,
      target: raw.target === null ? null : resolveTarget(raw.target, scope),
      inherited: raw.inherited,
      span: raw.span,
    };
  }

  /** What words that stand there know of variables. */
  scope(at: Position): Scope {
    const { places, trusted, references, defaultIfs } = this.#assumptions;
    return {
      lookup: (name) => {
        if (!trusted.has(name)) return null;
        const constant = this.#constants.get(name);
        if (constant !== undefined && holdsFor(constant.setter, at)) return constant.known;
        const loop = this.#loops.get(name);
        if (loop === undefined) return null;
        const bounds = loop.setter.loop;
        const inside = bounds !== null && at.startedAt > bounds.bodyStart && at.startedAt <= bounds.bodyEnd;
        return inside ? loop.known : null;
      },
      elements: (name) => {
        if (!trusted.has(name)) return null;
        const array = this.#arrays.get(name);
        return array !== undefined && holdsFor(array.setter, at) ? array.elements : null;
      },
      mayRefer: (name) => references.size > 0 && (references.has(null) || references.has(name)),
      placeKept: (name) =>
        name.endsWith('()')
          ? places.has('PWD') && !this.#reader.functions.has(name.slice(0, -2))
          : places.has(name),
      defaultIfs,
    };
  }

  /** Remembers what later words may take from this command. */
  #learn(raw: RawCommand, command: Command): void {
    if (raw.loop !== null && !raw.loop.select) {
      const known = loopValue(command.assignments[0]?.elements ?? []);
      if (known !== null) this.#loops.set(raw.loop.name, { setter: raw, known });
      return;
    }
    if (!isLastingAssignment(raw)) return;
    for (const { name, append, index, value, elements } of command.assignments) {
      if (append || index === true) continue;
      const listed = elements === undefined ? null : fixedElements(elements);
      if (listed !== null) this.#arrays.set(name, { setter: raw, elements: listed });
      if (value === null) continue;
      const known = knownValue(value);
      if (known !== null) this.#constants.set(name, { setter: raw, known });
    }
  }
}
