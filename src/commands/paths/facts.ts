/** Collects the path facts of one command, and tells the ledger what each use of a path does. */

import type { Access, Effect, PathFact, Word } from '../../generated/types.js';
import { alsoRead } from '../handed.js';
import type { EffectLedger } from '../ledger.js';
import type { CompiledPaths } from './catalogue.js';
import { type Reading, type Resolution, resolveWord } from './resolve.js';
import { type ScopeAnswer, scopeOf } from './scopes.js';
import { folded, type Place } from './workspace.js';

export interface PathUse {
  readonly word: Word;
  readonly access: readonly Access[];
  /** One for each access, then those that do not depend on a path. */
  readonly effects: readonly Effect[];
  readonly usage: PathFact['usage'];
  /** It is about what lies below the path. */
  readonly below?: boolean;
  /** It is about the path and whatever is put below it (a recursive copy). */
  readonly tree?: boolean;
}

export interface PathWorld {
  readonly paths: CompiledPaths;
  /** The catalogue for file systems that fold case. */
  readonly foldedPaths: () => CompiledPaths;
  readonly place: Place;
  /** Links made by earlier commands of the call. */
  readonly made: ReadonlyMap<string, string | null>;
}

export class PathFacts {
  readonly facts: PathFact[] = [];

  /**
   * `cwds`: where relative paths start; `shell`: where the shell stands that expands the words. Null stands for a
   * directory that is not known.
   */
  constructor(
    private readonly world: PathWorld,
    private readonly ledger: EffectLedger,
    public cwds: readonly (string | null)[],
    private readonly shell: readonly (string | null)[],
  ) {}

  add(use: PathUse): Resolution {
    const resolution = this.resolve(use.word);
    for (const effect of use.effects.slice(use.access.length)) this.ledger.add(effect);
    for (const [index, access] of use.access.entries()) {
      const effect = use.effects[index];
      // Which files find hands over is not known, and what it writes to may be any of them.
      const handed = WRITES.has(access) && use.word.reasons.some((reason) => HANDING.has(reason));
      const others =
        access !== 'read' && access !== 'list' ? [] : alsoRead(use.word).map((word) => this.resolve(word));
      const readings = [resolution, ...others].flatMap((one) => one.readings);
      const made = readings.flatMap((reading) => this.addReading(use, reading, access, effect));
      const unknown = resolution.unknown ?? (handed ? 'which files it is given is not known' : null);
      if (unknown !== null) {
        made.push({
          ...shared(use, access),
          paths: [],
          below: false,
          scope: 'unknown',
          scopes: ['unknown'],
          classes: [],
          unknownReason: unknown,
        });
        if (effect !== undefined) this.ledger.add(effect);
      }
      // Of several directories in which it may run, only one is the right one: what not all of them say is possible.
      const split = resolution.alternatives && made.some((fact) => fact.scope !== made[0]?.scope);
      const possible = split || this.ledger.isSupposing;
      this.facts.push(...made.map((fact) => (possible ? { ...fact, possible: true as const } : fact)));
    }
    return resolution;
  }

  resolve(word: Word): Resolution {
    const { place, made } = this.world;
    return resolveWord(word, { place, cwds: this.cwds, shell: this.shell, made });
  }

  private addReading(use: PathUse, found: Reading, access: Access, effect: Effect | undefined): PathFact[] {
    const reading = use.below === true ? { ...found, path: joinPath(found.path, '*'), wild: true } : found;
    if (this.isInert(reading.path, access)) {
      this.ledger.add('none');
      return [];
    }
    const answer = this.answer(reading, access, use.tree === true);
    const fact: PathFact = {
      ...shared(use, access),
      paths: [reading.path],
      below: reading.wild,
      scope: answer.scope,
      scopes: [...answer.scopes],
      classes: [...answer.classes],
      ...(answer.scope === 'unknown' ? { unknownReason: 'it may be a protected file' } : {}),
    };
    for (const added of answer.effects) {
      this.ledger.add(added, `${reading.path} is one of: ${answer.classes.join(', ')}`);
    }
    this.ledger.suppose(() => {
      for (const added of answer.possible) this.ledger.add(added);
    });
    if (effect !== undefined) this.ledger.add(this.withFileFacts(effect, reading.path));
    return [fact];
  }

  private answer(reading: Reading, access: Access, tree: boolean): ScopeAnswer {
    const { place } = this.world;
    const exact = scopeOf(reading, access, { ...this.world, tree });
    const path = reading.path.toLowerCase();
    if (!place.foldUnknown || path === reading.path) return exact;
    const world = { paths: this.world.foldedPaths(), place: folded(place), tree };
    const other = scopeOf({ ...reading, path }, access, world);
    const added = [...other.effects, ...other.possible].filter((effect) => !exact.effects.includes(effect));
    const scope = other.scope === 'denied' && exact.scope !== 'denied' ? 'unknown' : exact.scope;
    return {
      ...exact,
      scope,
      scopes: [...new Set([scope, ...exact.scopes])],
      possible: [...exact.possible, ...added],
    };
  }

  /** Writing over content that no history holds loses it; writing a file that is known to be absent creates it. */
  private withFileFacts(effect: Effect, path: string): Effect {
    if (effect !== 'write' && effect !== 'truncate') return effect;
    const fact = this.world.place.files.get(path);
    if (fact?.exists === true && fact.tracked !== true) return 'overwrite';
    return fact?.exists === false && effect === 'write' ? 'create' : effect;
  }

  private isInert(path: string, access: Access): boolean {
    if (!TRANSFERS.has(access)) return false;
    const { inert, inertDirectories } = this.world.paths;
    return inert.has(path) || inertDirectories.some((directory) => path.startsWith(directory));
  }
}

const HANDING: ReadonlySet<string> = new Set(['placeholder', 'input']);
const WRITES: ReadonlySet<Access> = new Set<Access>([
  'create',
  'write',
  'append',
  'truncate',
  'metadata',
  'metadata-tree',
]);

/** Accesses that do nothing to a device such as /dev/null. */
const TRANSFERS: ReadonlySet<Access> = new Set<Access>([
  'list',
  'read',
  'create',
  'write',
  'append',
  'truncate',
]);

const shared = (use: PathUse, access: Access): Pick<PathFact, 'operand' | 'usage' | 'access'> => ({
  operand: use.word.value ?? use.word.text,
  usage: use.usage,
  access,
});

export const joinPath = (left: string, right: string): string =>
  left.endsWith('/') ? left + right : `${left}/${right}`;
