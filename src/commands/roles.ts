/** What each role of a word means: the effects it implies and how the path in it is used. */

import type { Access, Effect, Role } from '../generated/types.js';

export interface RoleMeaning {
  readonly effects: readonly Effect[];
  /** Accesses of the path in the word; empty where the word is no path. */
  readonly access: readonly Access[];
  /** What the word says of the network. */
  readonly network?: 'url' | 'url-send' | 'host' | 'listen';
  /** Content of the word, or of the file it names, leaves. */
  readonly sends?: boolean;
  /** What the word (or the file it names, or standard input) holds is run. */
  readonly runs?: boolean;
}

const path = (effects: readonly Effect[], ...access: readonly Access[]): RoleMeaning => ({ effects, access });
const inert: RoleMeaning = { effects: [], access: [] };

const MEANINGS: { readonly [role in Role]: RoleMeaning } = {
  data: inert,
  list: path(['list'], 'list'),
  read: path(['read'], 'read'),
  create: path(['create'], 'create'),
  write: path(['write'], 'write'),
  unpack: path(['write', 'overwrite'], 'write'),
  append: path(['append'], 'append'),
  edit: path(['read', 'write'], 'read', 'write'),
  archive: path(['read', 'write'], 'read', 'write'),
  'archive-read': path(['read'], 'read'),
  truncate: path(['truncate'], 'truncate'),
  delete: path(['delete'], 'delete'),
  'delete-tree': path(['delete'], 'delete-tree'),
  'delete-below': path(['delete'], 'delete-tree'),
  'delete-empty': path(['delete'], 'delete'),
  move: path(['move'], 'move'),
  destination: path(['write'], 'write'),
  // Whatever is done through the link later is done to the target.
  'destination-tree': path(['write'], 'write'),
  'link-target': path(['read'], 'read'),
  metadata: path(['metadata'], 'metadata'),
  'metadata-tree': path(['metadata'], 'metadata-tree'),
  execute: { effects: ['execute'], access: ['execute'], runs: true },
  cwd: path([], 'cwd'),
  device: path(['device'], 'write'),
  url: { effects: ['network'], access: [], network: 'url' },
  'url-send': { effects: ['network'], access: [], network: 'url-send', sends: true },
  host: { effects: ['network'], access: [], network: 'host' },
  listen: { effects: ['listen'], access: [], network: 'listen' },
  send: { effects: ['network'], access: [], sends: true },
  'send-file': { effects: ['read', 'network'], access: ['read'], sends: true },
  'send-at': { effects: ['network'], access: [], sends: true },
  header: { effects: [], access: [] },
  shell: { effects: [], access: [], runs: true },
  zsh: { effects: [], access: [], runs: true },
  posix: { effects: [], access: [], runs: true },
  'shell-here': { effects: ['shell-state'], access: [], runs: true },
  'shell-later': { effects: ['shell-state'], access: [], runs: true },
  sed: { effects: [], access: [] },
  awk: { effects: [], access: [] },
  jq: { effects: [], access: [] },
  script: { effects: ['execute'], access: [], runs: true },
  command: { effects: [], access: [], runs: true },
  arguments: inert,
  variable: path(['shell-state']),
  assignment: path(['shell-state']),
  environment: inert,
  alias: { effects: ['shell-state'], access: [], runs: true },
  module: inert,
  package: path(['install', 'network', 'execute']),
  target: path(['run-project']),
  refuse: path(['unknown']),
};

export const meaningOf = (role: Role): RoleMeaning => MEANINGS[role];
