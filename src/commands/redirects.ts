/** What a redirection touches: nothing, a path, or (bash's /dev/tcp/HOST/PORT) a host. */

import type { Redirect, Word } from '../generated/types.js';
import { isProcess } from './words.js';

export type RedirectTarget =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'path'; readonly word: Word; readonly access: readonly ('read' | 'write' | 'append')[] }
  /** `host` is empty where it is computed. */
  | { readonly kind: 'host'; readonly word: Word; readonly host: string; readonly sends: boolean };

export function redirectTarget(redirect: Redirect, prefixes: readonly string[]): RedirectTarget {
  const { target, direction } = redirect;
  if (direction === 'duplicate' || direction === 'here-document' || direction === 'here-string') {
    return { kind: 'nothing' };
  }
  if (target === null) return { kind: 'unknown' };
  // What `< <(cmd)` reads is what cmd prints, and cmd is a command of its own.
  if (direction === 'read' && isProcess(target)) return { kind: 'nothing' };
  const text = target.value ?? target.prefix ?? '';
  const prefix = prefixes.find((one) => text.startsWith(one));
  if (prefix === undefined) return { kind: 'path', word: target, access: ACCESS[direction] };
  const rest = text.slice(prefix.length);
  const slash = rest.indexOf('/');
  // `/dev/tcp/localhost$X/80`: the name goes on in what is not known.
  const whole = target.value !== null || slash >= 0;
  const host = whole ? rest.slice(0, slash < 0 ? rest.length : slash) : '';
  return { kind: 'host', word: target, host, sends: direction !== 'read' };
}

const ACCESS: {
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
