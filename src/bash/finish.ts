import type { Assignment, Command, Redirect, Word } from '../generated/types.js';
import { checkTilde } from './checks/tilde.js';
import type { RawAssignment, RawCommand, RawRedirect } from './walk/raw.js';
import type { Reader } from './walk/reader.js';
import { arithmeticNames, arithmeticSets } from './words/arithmetic.js';
import { type Assigned, assignedBy } from './words/assigners.js';
import { type Assumptions, holdsFor, initialAssumptions, isLastingAssignment } from './words/constants.js';
import type { RawWord } from './words/pieces.js';
import { type Known, resolveTarget, resolveWord, type Scope } from './words/resolve.js';

/** Turns what the walk found into commands with decoded words, under assumptions that the words themselves confirm. */
export function finishCommands(reader: Reader, assigners: ReadonlySet<string>): Command[] {
  const assumptions = initialAssumptions(reader);
  for (let round = 1; ; round += 1) {
    const commands = new Resolution(reader, assumptions).run();
    if (!narrow(assumptions, commands, assigners, round >= MOST_ROUNDS)) return commands;
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
  const assigned: Assigned = { any: false, names: new Set() };
  for (const command of commands) {
    assignedBy(command, assigners, assigned);
    evaluated(command, assigned);
  }
  const { trusted, places } = assumptions;
  const before = trusted.size + places.size + (assumptions.defaultIfs ? 1 : 0);
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
  return trusted.size + places.size + (assumptions.defaultIfs ? 1 : 0) < before;
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
    const scope = this.#scope(raw);
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

  #scope(raw: RawCommand): Scope {
    const { places, trusted, defaultIfs } = this.#assumptions;
    return {
      lookup: (name) => {
        if (!trusted.has(name)) return null;
        const constant = this.#constants.get(name);
        if (constant !== undefined && holdsFor(constant.setter, raw)) return constant.known;
        const loop = this.#loops.get(name);
        if (loop === undefined) return null;
        const bounds = loop.setter.loop;
        const inside = bounds !== null && raw.startedAt > bounds.bodyStart && raw.startedAt <= bounds.bodyEnd;
        return inside ? loop.known : null;
      },
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
    for (const { name, append, index, value } of command.assignments) {
      if (append || index === true || value === null) continue;
      const known = knownValue(value);
      if (known !== null) this.#constants.set(name, { setter: raw, known });
    }
  }
}

function knownValue(word: Word): Known | null {
  if (word.value !== null) return { text: word.value, base: null, values: null };
  if (word.base === undefined || word.prefix !== undefined || word.pattern === true) return null;
  return { text: word.tail ?? '', base: word.base, values: null };
}

/** What a `for` gives its variable: one of several static words, or one of the files that its one glob means. */
function loopValue(words: readonly Word[]): Known | null {
  const [only] = words;
  if (words.length === 1 && only?.glob !== undefined)
    return { text: only.glob, glob: true, base: null, values: null };
  const values = fixedValues(words);
  return values === null ? null : { text: '', base: null, values };
}

/** The words of a `for` that are all static, else null. */
function fixedValues(words: readonly Word[]): string[] | null {
  const values: string[] = [];
  for (const word of words) {
    if (word.value !== null) values.push(word.value);
    else if (word.values !== undefined) values.push(...word.values);
    else return null;
  }
  return values.length > 0 ? values : null;
}
