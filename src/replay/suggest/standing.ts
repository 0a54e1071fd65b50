/**
 * How far evidence may speak for what a command does. A table over every effect and every use of a place, so that one
 * that is new has to be given its standing before this compiles.
 */

import type { Access, Effect, NetworkFact, Scope } from '../../generated/types.js';

/**
 * `free`: the rule leaves the operands open. `lossy`: a wrong one loses something, so that operands are bounded by their
 * names too, on LOSSY_FACTOR times the evidence. `fixed`: only exact argument vectors, since an operand says what is
 * done. `agent-code`: it runs what the agent itself supplies, and is suggested only where that is asked for. `never`:
 * for a person to write.
 */
export type Standing = 'free' | 'lossy' | 'fixed' | 'agent-code' | 'never';

export const LOSSY_FACTOR = 4;

export const EFFECT_STANDING: { readonly [effect in Effect]: Standing } = {
  none: 'free',
  list: 'free',
  read: 'free',
  decode: 'free',
  create: 'free',
  write: 'free',
  append: 'free',
  'shell-state': 'free',
  'vcs-read': 'free',
  'vcs-write': 'free',
  network: 'free',
  truncate: 'lossy',
  overwrite: 'lossy',
  delete: 'lossy',
  move: 'lossy',
  metadata: 'lossy',
  'vcs-discard': 'fixed',
  'run-project': 'fixed',
  'remote-read': 'fixed',
  'remote-write': 'fixed',
  install: 'fixed',
  configure: 'fixed',
  process: 'fixed',
  listen: 'fixed',
  execute: 'agent-code',
  spawn: 'agent-code',
  background: 'agent-code',
  'hidden-execute': 'never',
  privilege: 'never',
  persist: 'never',
  'remote-delete': 'never',
  'secret-read': 'never',
  power: 'never',
  device: 'never',
  disarm: 'never',
  unknown: 'never',
};

type Places = { readonly [scope in Scope]?: Exclude<Standing, 'agent-code' | 'never'> };

const READING: Places = {
  'writable-project': 'free',
  project: 'free',
  temp: 'free',
  // Elsewhere one file says nothing of the next; and a relative path, nothing of where it lies (sighting.ts).
  system: 'fixed',
  outside: 'fixed',
};
const WRITING: Places = { 'writable-project': 'free', temp: 'free' };
const LOSING: Places = { 'writable-project': 'lossy', temp: 'lossy' };
/** Of a whole tree, evidence of some says nothing of the next one in the project. */
const LOSING_TREES: Places = { 'writable-project': 'fixed', temp: 'lossy' };

/** By use and place; a place that is not named is never suggested for that use. */
export const PLACE_STANDING: { readonly [access in Access]: Places } = {
  list: READING,
  read: READING,
  cwd: READING,
  create: WRITING,
  write: WRITING,
  append: WRITING,
  truncate: LOSING,
  delete: LOSING,
  move: LOSING,
  metadata: LOSING,
  'delete-tree': LOSING_TREES,
  'metadata-tree': LOSING_TREES,
  execute: { 'writable-project': 'free', project: 'free', temp: 'free' },
};

/** Classes of hosts that a rule may name one by one. */
export const NAMED_HOSTS: ReadonlySet<NetworkFact['class']> = new Set<NetworkFact['class']>([
  'listed',
  'public',
  'loopback',
  'private',
]);

const STRICTNESS: readonly Standing[] = ['free', 'lossy', 'fixed', 'agent-code', 'never'];

export const strictest = (standings: readonly Standing[]): Standing =>
  standings.reduce(
    (one, other) => (STRICTNESS.indexOf(other) > STRICTNESS.indexOf(one) ? other : one),
    'free',
  );
