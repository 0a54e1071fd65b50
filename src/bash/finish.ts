import type { Assignment, Command, Redirect, Word } from '../generated/types.js';
import { checkIndirect } from './checks/indirect.js';
import { checkTilde } from './checks/tilde.js';
import {
  ALWAYS,
  type Position,
  positionOf,
  type RawAssignment,
  type RawCommand,
  type RawRedirect,
} from './walk/raw.js';
import type { Reader } from './walk/reader.js';
import { fixedElements, knownValue, loopValue } from './words/constant-values.js';
import { holdsFor, isLastingAssignment, type Kept, SHELL_VARIABLES } from './words/constants.js';
import { learnsEvents } from './words/learn-events.js';
import type { RawWord } from './words/pieces.js';
import { type Known, resolveTarget, resolveWord, type Scope } from './words/resolve.js';
import { SetEvents } from './words/set-events.js';

export interface Finished {
  readonly commands: Command[];
  /** What a text that this command runs may take for granted; `later`: at any time after it. */
  readonly keptAt: (command: number, later: boolean) => Kept;
}

/** Turns what the walk found into commands with decoded words, under assumptions that the words themselves confirm. */
export function finishCommands(
  reader: Reader,
  assigners: ReadonlySet<string>,
  around: Kept | undefined,
): Finished {
  const references = new SetEvents();
  for (let round = 1; ; round += 1) {
    const resolution = new Resolution(reader, references, around);
    const commands = resolution.run();
    if (learnsEvents({ reader, references, commands, assigners, giveUp: round >= MOST_ROUNDS })) continue;
    checkIndirect(reader, (at) => resolution.scope(at));
    const keptAt = (command: number, later: boolean): Kept => {
      const at = positionOf(reader.commands[command] as RawCommand);
      const { placeKept, defaultIfs } = resolution.scope(later ? { ...at, time: ALWAYS } : at);
      return { place: placeKept, defaultIfs };
    };
    return { commands, keptAt };
  }
}

/** Rounds of narrowing after which nothing is assumed any more: texts that need more are made to. */
const MOST_ROUNDS = 6;

/** A value, and the assignment that gave it. */
interface Assigned<Value> {
  readonly setter: RawCommand;
  readonly doneAt: number;
  readonly value: Value;
}

class Resolution {
  readonly #reader: Reader;
  readonly #references: SetEvents;
  readonly #around: Kept | undefined;
  readonly #constants = new Map<string, Assigned<Known>[]>();
  readonly #arrays = new Map<string, Assigned<readonly string[]>[]>();
  readonly #loops = new Map<string, { readonly setter: RawCommand; readonly known: Known }>();
  #words = 0;

  constructor(reader: Reader, references: SetEvents, around: Kept | undefined) {
    this.#reader = reader;
    this.#references = references;
    this.#around = around;
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
    // Most commands hold nothing but plain words.
    const scope = isPlain(raw) ? NOTHING_KNOWN : this.scope(positionOf(raw));
    // What may have become readonly cannot be set without an error.
    if (raw.assignments.some(({ name, time }) => this.#reader.setters.lastingBefore(name, time)))
      this.#reader.failures.mayFail({
        subshell: this.#reader.isSubshell(place),
        time: raw.startedAt,
        called: raw.called,
        line: raw.line,
      });
    const assignments = raw.assignments.map((assignment) => {
      const at = positionOf(raw);
      // It does not see what it sets itself.
      return this.#assignment(assignment, this.scope({ ...at, time: Math.min(at.time, assignment.time) }));
    });
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
    const { setters } = this.#reader;
    const { time } = at;
    const around = this.#around;
    const references = this.#references;
    return {
      lookup: (name) => {
        const constant = this.#latest(this.#constants, name, at);
        if (constant !== null) return constant;
        const loop = this.#loops.get(name);
        const bounds = loop?.setter.loop;
        if (loop === undefined || bounds === null || bounds === undefined) return null;
        const inside = at.startedAt > bounds.bodyStart && at.startedAt <= bounds.bodyEnd;
        const called = time === ALWAYS;
        const end = called ? ALWAYS : bounds.bodyEnd;
        const body = { header: loop.setter.startedAt, start: bounds.bodyStart, end, time, called };
        return inside && !setters.inside(name, body) ? loop.known : null;
      },
      elements: (name) => this.#latest(this.#arrays, name, at),
      mayRefer: (name) => references.before(name, time),
      placeKept: (name) => {
        const kept = around?.place(name) !== false && !setters.before(name, time);
        // The output of a program is what it is as long as its name means that program.
        return (
          kept && (!name.endsWith('()') || (around?.place('PWD') !== false && !setters.before('PWD', time)))
        );
      },
      defaultIfs: around?.defaultIfs !== false && !setters.before('IFS', time),
    };
  }

  /** What the last assignment before gave the variable, if nothing can have set it since. */
  #latest<Value>(values: ReadonlyMap<string, Assigned<Value>[]>, name: string, at: Position): Value | null {
    const candidates = values.get(name);
    const last = candidates?.findLast(({ setter }) => setter.finishedAt < at.startedAt);
    if (last === undefined || !holdsFor(last.setter, at)) return null;
    if (this.#reader.failures.mayHaveDropped(last.setter, at.line)) return null;
    return this.#reader.setters.between(name, { after: last.doneAt, time: at.time }) ? null : last.value;
  }

  /** Remembers what later words may take from this command. */
  #learn(raw: RawCommand, command: Command): void {
    if (raw.loop !== null && !raw.loop.select) {
      const own = SHELL_VARIABLES.has(raw.loop.name);
      const known = own ? null : loopValue(command.assignments[0]?.elements ?? []);
      if (known !== null) this.#loops.set(raw.loop.name, { setter: raw, known });
      else this.#loops.delete(raw.loop.name);
      return;
    }
    if (!isLastingAssignment(raw)) return;
    for (const [position, { name, append, index, value, elements }] of command.assignments.entries()) {
      const doneAt = raw.assignments[position]?.doneAt ?? 0;
      if (append || index === true || SHELL_VARIABLES.has(name)) continue;
      const listed = elements === undefined ? null : fixedElements(elements);
      if (listed !== null) push(this.#arrays, name, { setter: raw, doneAt, value: listed });
      const known = value === null ? null : knownValue(value);
      if (known !== null) push(this.#constants, name, { setter: raw, doneAt, value: known });
    }
  }
}

const isPlain = ({ words, assignments, redirects }: RawCommand): boolean =>
  assignments.length === 0 &&
  words.every(({ plain }) => plain !== null) &&
  redirects.every(({ target }) => target === null || target.plain !== null);

const NOTHING_KNOWN: Scope = {
  lookup: () => null,
  elements: () => null,
  mayRefer: () => true,
  placeKept: () => false,
  defaultIfs: false,
};

function push<Value>(values: Map<string, Assigned<Value>[]>, name: string, assigned: Assigned<Value>): void {
  const known = values.get(name);
  if (known === undefined) values.set(name, [assigned]);
  else known.push(assigned);
}
