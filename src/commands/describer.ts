/** Describes one command: turns the uses of its words into path facts, network facts and effects. */

import type {
  Command,
  CommandFacts,
  Effect,
  NetworkFact,
  PathFact,
  Redirect,
  Role,
  Word,
} from '../generated/types.js';
import { union } from './cwd.js';
import { destinationsOf } from './destinations.js';
import { isOpenToAll, runsHidden } from './hidden.js';
import type { Interpretation, Use } from './interpret.js';
import type { Knowledge } from './knowledge.js';
import type { ArgumentLanguage } from './language.js';
import { awk } from './languages/awk.js';
import { jq } from './languages/jq.js';
import { sed } from './languages/sed.js';
import { EffectLedger } from './ledger.js';
import { networkFact } from './network/facts.js';
import { PathFacts } from './paths/facts.js';
import type { Resolution } from './paths/resolve.js';
import type { Place } from './paths/workspace.js';
import { redirectTarget } from './redirects.js';
import { meaningOf } from './roles.js';
import { addAssignments, addVariableWord, VARIABLE_ROLES, type VariableWorld } from './variables.js';
import { dropPrefix, isProcess, isSingle, literalWord } from './words.js';

export interface DescriberWorld {
  readonly knowledge: Knowledge;
  readonly place: Place;
  /** Directories in which the command may run. */
  readonly cwds: readonly (string | null)[];
  /** Those of the shell that expands its words and opens its redirections. */
  readonly shell: readonly (string | null)[];
  /** Links made by earlier commands of the call; this command adds its own. */
  readonly made: Map<string, string | null>;
  /** Hosts that the context lists and denies. */
  readonly hosts: { readonly listed: readonly string[]; readonly denied: readonly string[] };
  /** How the commands inside this one came to be, in the shape. */
  readonly children: ReadonlySet<Command['origin']>;
  /** Effects of a tool that declares them in the context, in place of those of the registry. */
  readonly toolEffects: readonly Effect[] | null;
}

export class Describer {
  /** Where the command changes the shell's directory to; null: it does not. */
  changesDirectory: readonly (string | null)[] | null = null;
  private readonly ledger = new EffectLedger();
  private readonly paths: PathFacts;
  private readonly network: NetworkFact[] = [];
  private works: readonly (string | null)[] | null = null;

  constructor(private readonly world: DescriberWorld) {
    this.paths = new PathFacts(
      {
        paths: world.knowledge.paths(world.place.fold),
        place: world.place,
        made: world.made,
        foldedPaths: () => world.knowledge.paths(true),
      },
      this.ledger,
      world.cwds,
      world.shell,
    );
  }

  private get variables(): VariableWorld {
    const { environment, registry, openDirectories } = this.world.knowledge;
    return {
      environment,
      ledger: this.ledger,
      runsHidden: (text) => runsHidden(text, registry),
      isOpenToAll: (value) => isOpenToAll(value, openDirectories),
    };
  }

  /** Where the program works and runs others, after `-C` and the like. */
  get workingDirectories(): readonly (string | null)[] {
    return this.works ?? this.world.cwds;
  }

  describe(command: Command, read: Interpretation | null): CommandFacts {
    const { ledger } = this;
    if (read !== null) this.addProgram(read, command);
    if (command.declared !== undefined) this.addDeclared(command.declared);
    if (command.form !== 'simple' && command.form !== 'tool') ledger.add(OWN_EFFECT[command.form]);
    addAssignments(command, this.variables);
    this.addRedirects(command.redirects);
    if (ledger.effects.some((effect) => DIRECTORY_EFFECTS.has(effect))) this.addOwnDirectory();
    if (command.shadowed === true) ledger.unknown('its name is redefined in this call');
    if (command.background) ledger.add('background');
    if (ledger.isEmpty && (read?.inner.length ?? 0) === 0 && this.paths.facts.length === 0) {
      ledger.unknown('nothing is known of what it does');
    }
    return this.facts(read);
  }

  private facts(read: Interpretation | null): CommandFacts {
    const { ledger, paths } = this;
    const { effects, possible } = ledger;
    const inert = effects[0] === 'none' && possible.length === 0 && paths.facts.length === 0;
    return {
      program: read?.program ?? null,
      subcommands: [...(read?.subcommands ?? [])],
      known: read?.known ?? true,
      transparent: read?.transparent === true && read.inner.length > 0 && inert,
      effects,
      possible,
      paths: paths.facts,
      network: this.network.map((fact) =>
        ledger.sends && fact.direction === 'fetch' ? { ...fact, direction: 'send' } : fact,
      ),
      sends: ledger.sends,
      maySend: ledger.maySend || ledger.sends,
      options: (read?.options ?? []).map((option) => ({
        name: option.name,
        spelling: option.spelling,
        value: option.values[0] ?? null,
        known: option.grammar !== null,
      })),
      operands: [...(read?.operands ?? [])],
      operandsCertain: read?.operandsCertain ?? true,
      notes: ledger.notes,
    };
  }

  private addProgram(read: Interpretation, command: Command): void {
    const { ledger } = this;
    for (const effect of read.effects) if (effect !== 'unknown') ledger.add(effect);
    for (const problem of read.problems) ledger.unknown(problem);
    if (read.known && read.effects.includes('unknown'))
      ledger.unknown('its grammar cannot say what this does');
    ledger.suppose(() => {
      for (const effect of read.possible) ledger.add(effect);
    });
    const directories = read.uses.filter((use) => use.role === 'cwd' && use.possible !== true);
    for (const use of directories) if (use.usage === 'flag-value') this.addWorkingDirectory(use);
    for (const use of read.uses) {
      if (use.role === 'cwd') continue;
      if (use.possible === true) ledger.suppose(() => this.addUse(use, read.uses));
      else this.addUse(use, read.uses);
    }
    for (const use of directories) if (use.usage !== 'flag-value') this.addDirectoryChange(use.word);
    this.rememberLinks(read.uses);
    this.checkInner(read);
    if (read.stdin !== null) this.addStandardInput(read.stdin, command);
  }

  /** What the command runs must be in the shape; where it is not, nothing is known of it. */
  private checkInner(read: Interpretation): void {
    for (const inner of read.inner) {
      if (inner.kind === 'command') {
        if (!this.world.children.has('operand'))
          this.ledger.unknown('what it runs is not listed in the shape');
      } else if (inner.word.value === null) {
        this.ledger.add('execute', 'the shell text it runs is computed');
      } else if (inner.word.value.trim() !== '' && !this.world.children.has('text')) {
        this.ledger.unknown('the shell text it runs is not listed in the shape');
      }
    }
  }

  /** A program whose standard input is code: literal shell text is listed in the shape, anything else is run. */
  private addStandardInput(role: Role, command: Command): void {
    const input = command.redirects.filter((redirect) => redirect.fd === 0).at(-1);
    const text = input?.target?.value;
    const literal = input?.direction === 'here-document' || input?.direction === 'here-string';
    const listed = this.world.children.has('text') || text?.trim() === '';
    if ((role === 'shell' || role === 'posix') && literal && typeof text === 'string' && listed)
      this.ledger.add('none');
    else this.ledger.add('execute', 'it runs what its standard input holds');
  }

  private addDeclared(declared: NonNullable<Command['declared']>): void {
    for (const effect of this.world.toolEffects ?? declared.effects) this.ledger.add(effect);
    for (const { role, word } of declared.operands) {
      if (role === 'cwd') this.addDirectoryChange(word);
      else this.addUse({ role, word, usage: 'argument' }, []);
    }
  }

  private addUse(use: Use, all: readonly Use[]): void {
    const { role, word, usage } = use;
    const meaning = meaningOf(role);
    if (role === 'sed' || role === 'awk' || role === 'jq') this.addLanguage(role, word);
    else if (VARIABLE_ROLES.has(role)) addVariableWord(role, word, this.variables);
    else if (role === 'destination' || role === 'destination-tree') {
      const { words, open } = destinationsOf(use, all);
      if (open) this.ledger.add('overwrite', 'what it puts into the destination is not known');
      for (const into of words) {
        this.paths.add({
          word: into,
          access: meaning.access,
          effects: meaning.effects,
          usage,
          tree: role === 'destination-tree',
        });
      }
    } else {
      if (role === 'send-at' || role === 'header') this.addSendAt(word);
      if (meaning.sends === true || isRemoteArchive(role, word)) {
        this.ledger.send();
        if (isRemoteArchive(role, word)) this.addNetwork('host', word, usage);
        this.ledger.add('network');
      }
      if (meaning.network !== undefined) this.addNetwork(meaning.network, word, usage);
      const standardStream = (word.value === '-' || isProcess(word)) && STREAM_ROLES.has(role);
      // A link may be written through, too.
      if (role === 'link-target') {
        this.ledger.suppose(() => {
          this.paths.add({ word, access: ['write'], effects: [], usage });
        });
      }
      if (standardStream || meaning.access.length + meaning.effects.length === 0) this.ledger.add('none');
      else
        this.paths.add({
          word,
          access: meaning.access,
          effects: meaning.effects,
          usage,
          below: role === 'delete-below',
        });
    }
  }

  private addLanguage(role: 'sed' | 'awk' | 'jq', word: Word): void {
    if (word.value === null) {
      this.ledger.unknown(`its ${role} program is not known before the call runs`);
      return;
    }
    const facts = LANGUAGES[role](word.value);
    this.ledger.add('none');
    for (const effect of facts.effects) this.ledger.add(effect, `its ${role} program does this`);
    if (facts.unknown !== null) this.ledger.unknown(`its ${role} program: ${facts.unknown}`);
    for (const { path, role: use } of facts.paths) {
      this.addUse({ role: use, word: { ...literalWord(path), span: word.span }, usage: 'argument' }, []);
    }
    if (facts.shellTexts.length > 0) this.ledger.add('execute', `its ${role} program runs shell text`);
    // `print | "sort"` is what awk is for, `print | "sh"` is not.
    if (facts.shellTexts.some((text) => runsHidden(text, this.world.knowledge.registry)))
      this.ledger.add('hidden-execute', `its ${role} program runs other programs`);
  }

  /** curl(1), --data and --form: `@file` and `name=@file` send the file's content, `@-` standard input. */
  private addSendAt(word: Word): void {
    const mark = /^(?:[^@=<]*=)?[@<]/.exec(word.value ?? word.prefix ?? '');
    if (mark === null) return;
    const file = word.value?.slice(mark[0].length).replace(/;.*$/, '');
    const placed = word.base === undefined ? null : dropPrefix(word, mark[0].length);
    if (placed !== null) {
      this.paths.add({ word: placed, access: ['read'], effects: ['read'], usage: 'flag-value' });
      return;
    }
    if (file === undefined) {
      this.ledger.unknown('which file it sends is not known before the call runs');
      return;
    }
    // --form sends several files by commas; a name may hold one, too.
    for (const name of new Set([file, ...file.split(',')])) {
      if (name === '-') continue;
      const named = { ...literalWord(name), span: word.span, text: word.text };
      this.paths.add({ word: named, access: ['read'], effects: ['read'], usage: 'flag-value' });
    }
  }

  /** The shell opens them where it stands, before the program changes to a directory of its own (`git -C`). */
  private addRedirects(redirects: readonly Redirect[]): void {
    this.startingIn(this.world.shell, () => {
      for (const redirect of redirects) this.addRedirect(redirect);
    });
  }

  private startingIn(directories: readonly (string | null)[], add: () => void): void {
    const before = this.paths.cwds;
    this.paths.cwds = directories;
    add();
    this.paths.cwds = before;
  }

  private addRedirect(redirect: Redirect): void {
    const target = redirectTarget(redirect, this.world.knowledge.hosts.redirectPrefixes);
    const usage = 'redirect-target';
    if (target.kind === 'nothing') this.ledger.add('none');
    else if (target.kind === 'unknown') this.ledger.unknown('a redirection has no target');
    else if (target.kind === 'path') {
      this.paths.add({ word: target.word, access: target.access, effects: target.access, usage });
    } else {
      if (target.sends) this.ledger.send();
      this.ledger.add('network');
      this.addNetwork('host', target.host === '' ? target.word : literalWord(target.host), usage);
    }
  }

  private addNetwork(
    kind: 'url' | 'url-send' | 'host' | 'listen',
    word: Word,
    usage: PathFact['usage'],
  ): void {
    const world = { catalogue: this.world.knowledge.hosts, ...this.world.hosts };
    const answer = networkFact({ kind, word, world });
    for (const file of answer.files) {
      this.paths.add({ word: literalWord(file), access: ['read'], effects: ['read'], usage });
    }
    const { isSupposing } = this.ledger;
    this.network.push(
      ...answer.facts.map((fact) => (isSupposing ? { ...fact, possible: true as const } : fact)),
    );
  }

  /** The project's tasks and git obey what the directory holds: scripts, hooks, configuration. */
  private addOwnDirectory(): void {
    this.startingIn(this.workingDirectories, () => {
      this.paths.add({ word: literalWord('.'), access: ['cwd'], effects: [], usage: 'cwd-prefix' });
    });
  }

  private addWorkingDirectory({ word, enters }: Use): void {
    const use = { word, access: ['cwd'], effects: [], usage: 'cwd-prefix' } as const;
    const directories = directoriesOf(this.paths.add(use));
    this.works = directories;
    this.paths.cwds = enters === true ? directories : union(this.paths.cwds, directories);
  }

  private addDirectoryChange(word: Word): void {
    // `cd -` goes where an earlier call was; a word that may be several is an error, or another directory.
    const unclear = word.value === '-' || !isSingle(word);
    const shown = unclear ? { ...literalWord(''), span: word.span, text: word.text } : word;
    const resolution = this.paths.add({ word: shown, access: ['cwd'], effects: [], usage: 'argument' });
    this.changesDirectory = unclear ? [null] : directoriesOf(resolution);
  }

  /** Paths below a link that this call makes are read both ways from then on. */
  private rememberLinks(uses: readonly Use[]): void {
    const targets = uses.filter((use) => use.role === 'link-target');
    if (targets.length === 0) return;
    const target = targets.length === 1 ? (targets[0]?.word.value ?? null) : null;
    const name = target?.slice(target.lastIndexOf('/') + 1);
    for (const use of uses) {
      if (
        use.role !== 'create' &&
        use.role !== 'write' &&
        use.role !== 'destination' &&
        use.role !== 'destination-tree'
      )
        continue;
      for (const { path } of this.paths.resolve(use.word).readings) {
        this.world.made.set(path, target);
        if (name !== undefined && name !== '') this.world.made.set(`${path}/${name}`, target);
      }
    }
  }
}

const DIRECTORY_EFFECTS: ReadonlySet<Effect> = new Set<Effect>([
  'run-project',
  'vcs-read',
  'vcs-write',
  'vcs-discard',
]);

const LANGUAGES: { readonly [role in 'sed' | 'awk' | 'jq']: ArgumentLanguage } = { sed, awk, jq };

const OWN_EFFECT: { readonly [form in Exclude<Command['form'], 'simple' | 'tool'>]: Effect } = {
  assignment: 'none',
  redirection: 'none',
  test: 'none',
  arithmetic: 'shell-state',
  function: 'shell-state',
};

/** Roles for which `-` is standard input or output. */
const STREAM_ROLES: ReadonlySet<Role> = new Set<Role>([
  'list',
  'read',
  'write',
  'append',
  'edit',
  'archive',
  'archive-read',
]);

function directoriesOf(resolution: Resolution): readonly (string | null)[] {
  const known = resolution.readings.filter((reading) => !reading.wild).map((reading) => reading.path);
  const all: (string | null)[] = [...new Set(known)];
  if (resolution.unknown !== null || known.length < resolution.readings.length || all.length === 0)
    all.push(null);
  return all;
}

const isRemoteArchive = (role: Role, word: Word): boolean =>
  (role === 'archive' || role === 'archive-read') && /^[^/]*:/.test(word.value ?? word.prefix ?? '');
