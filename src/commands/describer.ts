/** Describes one command: turns the uses of its words into path facts, network facts and effects. */

import type {
  Access,
  Command,
  CommandFacts,
  Context,
  Effect,
  FactNote,
  NetworkFact,
  PathFact,
  Redirect,
  Role,
  Word,
} from '../generated/types.js';
import type { Interpretation, Use } from './interpret.js';
import type { Knowledge } from './knowledge.js';
import { awk } from './languages/awk.js';
import { sed } from './languages/sed.js';
import { networkFact } from './network/facts.js';
import type { Reading, Resolution } from './paths/resolve.js';
import { resolveWord } from './paths/resolve.js';
import { scopeOf } from './paths/scopes.js';
import type { Place } from './paths/workspace.js';
import { meaningOf } from './roles.js';
import { isSingle, literalWord, possibleValues } from './words.js';

type Usage = PathFact['usage'];

export interface DescriberWorld {
  readonly knowledge: Knowledge;
  readonly place: Place;
  readonly cwds: readonly (string | null)[];
  /** Links made by earlier commands of the call; this command adds its own. */
  readonly made: Map<string, string | null>;
  readonly listed: readonly string[];
  readonly context: Omit<Context, 'policy'>;
  /** How the commands inside this one came to be, in the shape. */
  readonly children: ReadonlySet<Command['origin']>;
}

export class Describer {
  /** Where the command's own relative paths start, after `-C` and the like. */
  workingDirectories: readonly (string | null)[];
  changesDirectory: readonly (string | null)[] | null = null;
  private readonly effects = new Set<Effect>();
  private readonly possible = new Set<Effect>();
  /** What is being added holds only where an undecoded word turns out to be an option. */
  private supposing = false;
  private maySend = false;
  private readonly paths: PathFact[] = [];
  private readonly network: NetworkFact[] = [];
  private readonly notes: FactNote[] = [];
  private sends = false;

  constructor(private readonly world: DescriberWorld) {
    this.workingDirectories = world.cwds;
  }

  describe(command: Command, interpretation: Interpretation | null): CommandFacts {
    if (interpretation !== null) this.addProgram(interpretation, command);
    if (command.declared !== undefined) this.addDeclared(command);
    if (command.form !== 'simple' && command.form !== 'tool') this.add(OWN_EFFECT[command.form]);
    this.addAssignments(command);
    for (const redirect of command.redirects) this.addRedirect(redirect);
    if (command.shadowed === true) this.unknown('its name is redefined in this call');
    if (command.background) this.add('background');
    if (this.effects.size === 0 && (interpretation?.inner.length ?? 0) === 0 && this.paths.length === 0) {
      this.unknown('nothing is known of what it does');
    }
    if (this.effects.size > 1) this.effects.delete('none');
    if (this.effects.size === 0) this.effects.add('none');
    return this.facts(interpretation);
  }

  private facts(interpretation: Interpretation | null): CommandFacts {
    const onlyNone = this.effects.size === 1 && this.effects.has('none');
    return {
      program: interpretation?.program ?? null,
      subcommands: [...(interpretation?.subcommands ?? [])],
      known: interpretation?.known ?? true,
      transparent:
        interpretation?.transparent === true &&
        onlyNone &&
        this.possible.size === 0 &&
        this.paths.length === 0,
      effects: [...this.effects],
      possible: [...this.possible].filter((effect) => effect !== 'none' && !this.effects.has(effect)),
      paths: this.paths,
      network: this.network.map((fact) =>
        this.sends && fact.direction === 'fetch' ? { ...fact, direction: 'send' } : fact,
      ),
      sends: this.sends,
      maySend: this.maySend || this.sends,
      options: (interpretation?.options ?? []).map((option) => ({
        name: option.name,
        spelling: option.spelling,
        value: option.values[0] ?? null,
        known: option.grammar !== null,
      })),
      operands: [...(interpretation?.operands ?? [])],
      operandsCertain: interpretation?.operandsCertain ?? true,
      notes: this.notes,
    };
  }

  private addProgram(read: Interpretation, command: Command): void {
    for (const effect of read.effects) if (effect !== 'unknown') this.add(effect);
    for (const problem of read.problems) this.unknown(problem);
    const directoryUses = read.uses.filter((use) => use.role === 'cwd');
    for (const use of directoryUses)
      if (use.usage === 'flag-value' && use.possible !== true) this.addWorkingDirectory(use.word);
    for (const effect of read.possible) this.possible.add(effect);
    for (const use of read.uses) {
      if (use.role === 'cwd') continue;
      this.supposing = use.possible === true;
      this.addUse(use, read.uses);
      this.supposing = false;
    }
    for (const use of directoryUses) if (use.usage !== 'flag-value') this.addDirectoryChange(use.word);
    this.rememberLinks(read.uses);
    this.checkInner(read);
    if (read.stdin !== null) this.addStandardInput(read.stdin, command);
  }

  /** What the command runs must be in the shape; where it is not, nothing is known of it. */
  private checkInner(read: Interpretation): void {
    for (const inner of read.inner) {
      if (inner.kind === 'command') {
        if (!this.world.children.has('operand')) this.unknown('what it runs is not listed in the shape');
      } else if (inner.word.value === null) {
        this.add('execute', 'the shell text it runs is computed');
      } else if (inner.word.value.trim() !== '' && !this.world.children.has('text')) {
        this.unknown('the shell text it runs is not listed in the shape');
      }
    }
  }

  /** A program whose standard input is code: literal shell text is listed in the shape, anything else is run. */
  private addStandardInput(role: Role, command: Command): void {
    const input = command.redirects.filter((redirect) => redirect.fd === 0 && !redirect.inherited).at(-1);
    const literal =
      input !== undefined &&
      (input.direction === 'here-document' || input.direction === 'here-string') &&
      typeof input.target?.value === 'string';
    if (
      literal &&
      role === 'shell' &&
      (this.world.children.has('text') || input.target?.value?.trim() === '')
    ) {
      this.add('none');
      return;
    }
    this.add('execute', 'it runs what its standard input holds');
  }

  private addDeclared(command: Command): void {
    for (const effect of command.declared?.effects ?? []) this.add(effect);
    for (const operand of command.declared?.operands ?? []) {
      this.addUse({ role: operand.role, word: operand.word, usage: 'argument' }, []);
    }
  }

  private addUse(use: Use, all: readonly Use[]): void {
    const meaning = meaningOf(use.role);
    if (use.role === 'sed' || use.role === 'awk') {
      this.addLanguage(use.role, use.word);
      return;
    }
    if (use.role === 'environment' || use.role === 'assignment') {
      this.addVariableWord(use.role, use.word);
      return;
    }
    if (use.role === 'send-at') this.addSendAt(use.word);
    if (use.role === 'destination') {
      this.addDestination(use, all);
      return;
    }
    if (meaning.sends === true) this.send();
    if (meaning.network !== undefined) this.addNetwork(meaning.network, use.word, use.usage);
    if (meaning.access.length > 0) {
      const standardStream = use.word.value === '-' && use.usage === 'argument';
      if (standardStream && use.role !== 'delete' && use.role !== 'delete-tree') {
        this.add('none');
        return;
      }
      this.addPath(
        { word: use.word, access: meaning.access, usage: use.usage, below: use.role === 'delete-below' },
        meaning.effects,
      );
    } else {
      for (const effect of meaning.effects) this.add(effect);
      if (meaning.effects.length === 0) this.add('none');
    }
  }

  private addLanguage(role: 'sed' | 'awk', word: Word): void {
    if (word.value === null) {
      this.unknown(`its ${role} program is not known before the call runs`);
      return;
    }
    const facts = role === 'sed' ? sed(word.value) : awk(word.value);
    this.add('none');
    for (const effect of facts.effects) this.add(effect, `its ${role} program does this`);
    if (facts.unknown !== null) this.unknown(`its ${role} program: ${facts.unknown}`);
    for (const path of facts.paths) {
      this.addUse(
        { role: path.role, word: { ...literalWord(path.path), span: word.span }, usage: 'argument' },
        [],
      );
    }
    if (facts.shellTexts.length > 0) {
      this.add('execute', `its ${role} program runs shell text`);
    }
  }

  /** A copy's or move's destination is a file, or a directory into which the sources' names go. */
  private addDestination(use: Use, all: readonly Use[]): void {
    this.addPath({ word: use.word, access: ['write'], usage: use.usage, below: false }, ['write']);
    for (const source of all) {
      if (source === use || (source.role !== 'read' && source.role !== 'move')) continue;
      const name = baseName(source.word);
      const into = name === null ? null : joined(use.word, name);
      if (into !== null)
        this.addPath({ word: into, access: ['write'], usage: use.usage, below: false }, ['write']);
    }
  }

  private addSendAt(word: Word): void {
    const text = word.value ?? word.prefix ?? '';
    const at = /^(?:[^@=<]*=)?[@<]/.exec(text);
    if (at === null) return;
    const rest = word.value === null ? null : literalWord(word.value.slice(at[0].length).replace(/;.*$/, ''));
    if (rest === null) {
      this.unknown('which file it sends is not known before the call runs');
      return;
    }
    if (rest.value === '-') return;
    this.addPath(
      {
        word: { ...rest, span: word.span, text: word.text },
        access: ['read'],
        usage: 'flag-value',
        below: false,
      },
      ['read'],
    );
  }

  private addVariableWord(role: Role, word: Word): void {
    const text = word.value ?? word.prefix ?? '';
    const name = /^[A-Za-z_][A-Za-z0-9_]*/.exec(text)?.[0];
    if (role === 'assignment') this.add('shell-state');
    else this.add('none');
    if (name === undefined) {
      this.unknown('which variable it sets is not known before the call runs');
      return;
    }
    if (text.length > name.length) this.addVariable(name);
  }

  private addAssignments(command: Command): void {
    for (const assignment of command.assignments) {
      const meaning = this.world.knowledge.environment.meaningOf(assignment.name);
      if (command.form === 'assignment' && meaning.kind === 'unknown') this.add('shell-state');
      else this.addVariable(assignment.name);
    }
  }

  private addVariable(name: string): void {
    const meaning = this.world.knowledge.environment.meaningOf(name);
    for (const effect of meaning.effects)
      this.add(
        effect,
        `the variable ${name} is ${meaning.kind === 'unknown' ? 'not in the catalogue' : 'one that injects'}`,
      );
    if (meaning.effects.length === 0) this.add('none');
  }

  private addRedirect(redirect: Redirect): void {
    const { target, direction } = redirect;
    if (direction === 'duplicate' || direction === 'here-document' || direction === 'here-string') {
      this.add('none');
      return;
    }
    if (target === null) {
      this.unknown('a redirection has no target');
      return;
    }
    const text = target.value ?? target.prefix ?? '';
    const prefix = this.world.knowledge.hosts.redirectPrefixes.find((one) => text.startsWith(one));
    if (prefix !== undefined) {
      const [host = ''] = text.slice(prefix.length).split('/');
      if (direction !== 'read') this.send();
      this.add('network');
      this.addNetwork('host', host === '' ? target : literalWord(host), 'redirect-target');
      return;
    }
    const access = REDIRECT_ACCESS[direction];
    this.addPath({ word: target, access, usage: 'redirect-target', below: false }, access);
  }

  private addNetwork(kind: 'url' | 'url-send' | 'host' | 'listen', word: Word, usage: Usage): void {
    const answer = networkFact({
      kind,
      word,
      listed: this.world.listed,
      catalogue: this.world.knowledge.hosts,
    });
    for (const file of answer.files)
      this.addPath({ word: literalWord(file), access: ['read'], usage, below: false }, ['read']);
    this.network.push(...answer.facts);
    if (answer.facts.length > 0) this.add(kind === 'listen' ? 'listen' : 'network');
  }

  private addWorkingDirectory(word: Word): void {
    const resolution = this.addPath({ word, access: ['cwd'], usage: 'cwd-prefix', below: false }, []);
    this.workingDirectories = directoriesOf(resolution);
  }

  private addDirectoryChange(word: Word): void {
    if (word.value === '-' || !isSingle(word)) {
      this.changesDirectory = [null];
      this.addPath(
        { word: { ...literalWord(''), span: word.span }, access: ['cwd'], usage: 'argument', below: false },
        [],
      );
      return;
    }
    const resolution = this.addPath({ word, access: ['cwd'], usage: 'argument', below: false }, []);
    this.changesDirectory = directoriesOf(resolution);
  }

  /** Paths below a link that this call makes are read both ways from then on. */
  private rememberLinks(uses: readonly Use[]): void {
    const targets = uses.filter((use) => use.role === 'link-target');
    if (targets.length === 0) return;
    for (const use of uses) {
      if (use.role !== 'create' && use.role !== 'write' && use.role !== 'destination') continue;
      for (const { path } of this.resolve(use.word).readings) {
        const target = targets.length === 1 ? (targets[0]?.word.value ?? null) : null;
        this.world.made.set(path, target);
        const name = target === null ? null : target.slice(target.lastIndexOf('/') + 1);
        if (name !== null && name !== '') this.world.made.set(`${path}/${name}`, target);
      }
    }
  }

  private addPath(
    use: {
      readonly word: Word;
      readonly access: readonly Access[];
      readonly usage: Usage;
      readonly below: boolean;
    },
    effects: readonly Effect[],
  ): Resolution {
    const resolution = this.resolve(use.word);
    const operand = use.word.value ?? use.word.text;
    for (const effect of effects.slice(use.access.length)) this.add(effect);
    for (const [index, access] of use.access.entries()) {
      const effect = effects[index];
      for (const reading of resolution.readings)
        this.addReading({ ...use, operand, reading, access, effect });
      if (resolution.unknown !== null) {
        this.paths.push({
          operand,
          paths: [],
          below: false,
          usage: use.usage,
          access,
          scope: 'unknown',
          scopes: ['unknown'],
          classes: [],
          unknownReason: resolution.unknown,
        });
        if (effect !== undefined) this.add(effect);
      }
    }
    return resolution;
  }

  private addReading(parts: {
    readonly operand: string;
    readonly reading: Reading;
    readonly access: Access;
    readonly effect: Effect | undefined;
    readonly usage: Usage;
    readonly below: boolean;
  }): void {
    const { access, usage } = parts;
    const reading = parts.below
      ? { ...parts.reading, path: joinPath(parts.reading.path, '*'), wild: true }
      : parts.reading;
    if (this.isInert(reading.path, access)) {
      this.add('none');
      return;
    }
    const answer = scopeOf(reading, access, { place: this.world.place, paths: this.world.knowledge.paths });
    this.paths.push({
      operand: parts.operand,
      paths: [reading.path],
      below: reading.wild,
      usage,
      access,
      scope: answer.scope,
      scopes: [...answer.scopes],
      classes: [...answer.classes],
    });
    for (const effect of answer.effects)
      this.add(effect, `${reading.path} is one of: ${answer.classes.join(', ')}`);
    if (parts.effect !== undefined) this.add(this.withFileFacts(parts.effect, reading.path));
  }

  /** Writing over content that no history holds loses it; writing a file that is known to be absent creates it. */
  private withFileFacts(effect: Effect, path: string): Effect {
    if (effect !== 'write' && effect !== 'truncate') return effect;
    const fact = this.world.place.files.get(path);
    if (fact?.exists === true && fact.tracked !== true) return 'overwrite';
    return fact?.exists === false && effect === 'write' ? 'create' : effect;
  }

  private isInert(path: string, access: Access): boolean {
    if (
      access === 'delete' ||
      access === 'delete-tree' ||
      access === 'move' ||
      access === 'metadata' ||
      access === 'execute'
    )
      return false;
    const { inert, inertDirectories } = this.world.knowledge.paths;
    return inert.has(path) || inertDirectories.some((directory) => path.startsWith(directory));
  }

  private resolve(word: Word): Resolution {
    return resolveWord(word, {
      place: this.world.place,
      cwds: this.workingDirectories,
      made: this.world.made,
    });
  }

  private send(): void {
    if (this.supposing) this.maySend = true;
    else this.sends = true;
  }

  private add(effect: Effect, message?: string): void {
    if (this.supposing) {
      this.possible.add(effect);
      return;
    }
    if (message !== undefined && !this.effects.has(effect)) this.notes.push({ effect, message });
    this.effects.add(effect);
  }

  private unknown(message: string): void {
    if (this.supposing) {
      this.possible.add('unknown');
      return;
    }
    this.notes.push({ effect: 'unknown', message });
    this.effects.add('unknown');
  }
}

const OWN_EFFECT: {
  readonly [form in 'assignment' | 'redirection' | 'test' | 'arithmetic' | 'function']: Effect;
} = {
  assignment: 'none',
  redirection: 'none',
  test: 'none',
  arithmetic: 'shell-state',
  function: 'shell-state',
};

const REDIRECT_ACCESS: {
  readonly [direction in 'read' | 'write' | 'append' | 'read-write']: readonly (
    | 'read'
    | 'write'
    | 'append'
  )[];
} = {
  read: ['read'],
  write: ['write'],
  append: ['append'],
  'read-write': ['read', 'write'],
};

function directoriesOf(resolution: Resolution): readonly (string | null)[] {
  const known = resolution.readings.filter((reading) => !reading.wild).map((reading) => reading.path);
  const all: (string | null)[] = [...new Set(known)];
  if (resolution.unknown !== null || known.length < resolution.readings.length || all.length === 0)
    all.push(null);
  return all;
}

function baseName(word: Word): string | null {
  const values = possibleValues(word);
  const text = values?.length === 1 ? (values[0] as string) : (word.tail ?? null);
  if (text === null) return null;
  const name = text.replace(/\/+$/, '');
  const base = name.slice(name.lastIndexOf('/') + 1);
  return base === '' || base === '.' || base === '..' ? null : base;
}

function joined(directory: Word, name: string): Word | null {
  if (directory.value !== null) return { ...directory, value: joinPath(directory.value, name) };
  if (directory.base !== undefined) return { ...directory, tail: joinPath(directory.tail ?? '', name) };
  return null;
}

const joinPath = (left: string, right: string): string =>
  left.endsWith('/') ? left + right : `${left}/${right}`;
