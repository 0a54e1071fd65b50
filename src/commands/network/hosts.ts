/** The host behind a URL or a host word, in canonical form, and its class. */

import ipaddr from 'ipaddr.js';
import type { HostCatalogue, NetworkFact } from '../../generated/types.js';

/** The platform's WHATWG parser: it settles case, IDN, every IPv4 spelling and user information. */
declare const URL: new (
  text: string,
) => {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
};

export interface HostAnswer {
  readonly scheme: string | null;
  /** Null: not known. */
  readonly host: string | null;
  readonly port: number | null;
  readonly class: NetworkFact['class'];
  /** The path of a `file:` URL. */
  readonly file: string | null;
}

export interface HostWorld {
  readonly catalogue: HostCatalogue;
  readonly listed: readonly string[];
  readonly denied: readonly string[];
}

const UNKNOWN: HostAnswer = { scheme: null, host: null, port: null, class: 'dynamic', file: null };

/** `text` is a URL, or `host[:port][/path]` as curl accepts it. Total. */
export function hostOfUrl(text: string, world: HostWorld): HostAnswer {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(text) || text.trim().includes(' ')) return UNKNOWN;
  // WHATWG takes a backslash for a slash, curl and RFC 3986 do not: the two see different hosts.
  if (text.includes('\\')) return UNKNOWN;
  // scp's form, as git takes it: user@host:path.
  if (/^[^/@\s]+@[^/:\s]+:/.test(text)) return hostOfWord(text, world);
  const spelled =
    /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text) || /^file:/i.test(text) ? text : `http://${text}`;
  let url: InstanceType<typeof URL>;
  try {
    url = new URL(spelled);
  } catch {
    return UNKNOWN;
  }
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'file') return { ...UNKNOWN, scheme, file: decodePath(url.pathname) };
  return answer({ scheme, host: url.hostname, port: url.port === '' ? null : Number(url.port) }, world);
}

/** `[user@]host[:port]`, `host:path` as scp writes it, or a plain name. Total. */
export function hostOfWord(text: string, world: HostWorld): HostAnswer {
  if (text.includes('://')) return hostOfUrl(text, world);
  const bare = text.slice(text.lastIndexOf('@') + 1);
  const head = bare.startsWith('[') ? bare : (/^[^:/]*/.exec(bare)?.[0] ?? '');
  return { ...hostOfUrl(head, world), scheme: null };
}

/** Whole, or by label: `*.example.com` is every name below example.com. */
export function hostMatches(pattern: string, host: string): boolean {
  const wanted = pattern.toLowerCase();
  if (wanted.startsWith('*.')) return host.endsWith(wanted.slice(1)) && host.length > wanted.length - 1;
  return host === wanted;
}

function answer(
  parts: { readonly scheme: string; readonly host: string; readonly port: number | null },
  world: HostWorld,
): HostAnswer {
  const host = canonical(parts.host);
  if (host === '') return { ...UNKNOWN, scheme: parts.scheme };
  return { scheme: parts.scheme, host, port: parts.port, class: classOf(host, world), file: null };
}

function canonical(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const bare = host.startsWith('[') ? host.slice(1, -1) : host;
  if (!ipaddr.isValid(bare)) return host;
  return ipaddr.process(bare).toString();
}

function classOf(host: string, world: HostWorld): NetworkFact['class'] {
  if (world.denied.some((name) => hostMatches(name, host))) return 'denied';
  if (world.catalogue.metadata.some((name) => hostMatches(name, host))) return 'metadata';
  if (world.catalogue.loopback.some((name) => hostMatches(name, host))) return 'loopback';
  if (ipaddr.isValid(host)) {
    const range = ipaddr.parse(host).range();
    if (range === 'loopback' || range === 'unspecified') return 'loopback';
    if (range !== 'unicast') return 'private';
  } else if (!host.includes('.') || /\.(?:local|internal|lan|home\.arpa|localdomain)$/.test(host)) {
    return 'private';
  }
  return world.listed.some((name) => hostMatches(name, host)) ? 'listed' : 'public';
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
