/** Names of files that a pipeline is known to bring to one of its commands: `find src | sort | xargs wc -l`. */

import type { BashSyntax } from '../bash/read.js';
import { isHanded } from '../commands/handed.js';
import { type Interpretation, interpret } from '../commands/interpret.js';
import type { Knowledge } from '../commands/knowledge.js';
import type { ListedNames } from '../commands/names.js';
import { meaningOf } from '../commands/roles.js';
import type { Command, Redirect, Word } from '../generated/types.js';

/** Stages of a pipeline that are looked at. */
const MOST_STAGES = 16;

export class PipedNames {
  private readonly read = new Map<number, Interpretation>();
  private readonly found = new Map<number, ListedNames | null>();
  private readonly sources = new Map<number, number | null>();
  private spoiled: boolean | null = null;

  constructor(
    private readonly syntax: BashSyntax,
    private readonly knowledge: Knowledge,
  ) {
    for (const { from, to, via } of syntax.flows)
      if (via === 'pipe') this.sources.set(to, this.sources.has(to) ? null : from);
  }

  /** What the standard input of the command holds; null where that is not known to be names. */
  before(command: number): ListedNames | null {
    const known = this.found.get(command);
    if (known !== undefined) return known;
    const names = this.find(command);
    this.found.set(command, names);
    return names;
  }

  private find(command: number): ListedNames | null {
    if (this.readsElsewhere(command)) return null;
    let at = this.sources.get(command) ?? null;
    const ends: string[] = [];
    for (let stage = 0; at !== null && stage < MOST_STAGES; stage += 1) {
      if (!this.isPlain(at)) return null;
      const { names: own, passes, inner } = this.interpretation(at);
      const names = own === null && inner.length > 0 ? this.handedOn(at) : own;
      if (names !== null && names.words.length > 0) {
        const end = names.nul ? 'nul' : 'line';
        return ends.every((one) => one === end) && (names.nul || !this.namesAreMade()) ? names : null;
      }
      if (passes === null || this.readsElsewhere(at)) return null;
      ends.push(passes);
      at = this.sources.get(at) ?? null;
    }
    return null;
  }

  /** `xargs grep -l x` prints some of the names that it reads. */
  private handedOn(index: number): ListedNames | null {
    const read = this.before(index);
    if (read === null) return null;
    const { words } = this.syntax.commands[index] as Command;
    const { inner } = interpret(words, this.knowledge.registry, read);
    const printed = new Set<Word>();
    const ends = new Set<boolean>();
    for (const one of inner) {
      if (one.kind !== 'command' || !one.words.some(isHanded)) return null;
      const given = one.words.filter((word) => !isHanded(word));
      const { names } = interpret(given, this.knowledge.registry);
      if (names === null) return null;
      for (const word of [...one.words.filter(isHanded), ...names.words]) printed.add(word);
      ends.add(names.nul);
    }
    const [nul] = ends;
    return nul === undefined || ends.size > 1 ? null : { words: [...printed], nul };
  }

  private interpretation(index: number): Interpretation {
    const known = this.read.get(index);
    if (known !== undefined) return known;
    const { words } = this.syntax.commands[index] as Command;
    const read = interpret(words, this.knowledge.registry);
    this.read.set(index, read);
    return read;
  }

  /** A command of its own in the pipe, from which nothing comes but what its program prints. */
  private isPlain(index: number): boolean {
    const command = this.syntax.commands[index] as Command;
    return (
      command.form === 'simple' &&
      command.assignments.length === 0 &&
      command.shadowed !== true &&
      this.syntax.pipedErrors?.has(index) !== true &&
      command.redirects.every((one) => one.fd === 0 || (one.fd === 2 && one.direction !== 'duplicate'))
    );
  }

  private readsElsewhere(index: number): boolean {
    const command = this.syntax.commands[index] as Command;
    return command.redirects.some(({ fd }) => fd === 0 || fd === null);
  }

  /**
   * The call itself may make a file whose name is several words to what splits it (`mkdir 'a /etc'`). Of names that
   * were there before, that is taken as what its user has to bear; see docs/threat-model.md.
   */
  private namesAreMade(): boolean {
    this.spoiled ??= this.syntax.commands.some((command, index) => {
      if (command.redirects.some(makesOddName)) return true;
      if (command.form !== 'simple') return false;
      const { uses, inner, effects } = this.interpretation(index);
      return (
        inner.some(({ kind }) => kind === 'shell') ||
        effects.includes('execute') ||
        uses.some(({ role, word }) => makes(role) && isOdd(word))
      );
    });
    return this.spoiled;
  }
}

const makes = (role: Interpretation['uses'][number]['role']): boolean => {
  const { access, runs } = meaningOf(role);
  return runs === true ? role === 'execute' || role === 'script' : access.some((one) => MAKING.has(one));
};

const MAKING: ReadonlySet<string> = new Set(['create', 'write', 'append']);

const makesOddName = ({ direction, target }: Redirect): boolean =>
  (direction === 'write' || direction === 'append' || direction === 'read-write') &&
  target !== null &&
  isOdd(target);

/** What its name may be is not known, or splits, or looks like an option. */
const isOdd = (word: Word): boolean => word.value === null || /[\s'"\\]|(?:^|\/)-./.test(word.value);
