/** URLs and hosts. */

import fc from 'fast-check';
import { shippedKnowledge } from '../../policy/shipped.js';
import { choice, seldom } from './choice.js';

/**
 * The text of a URL, not quoted for a shell. Covers public hosts, this machine and metadata services as the catalogue
 * that ships lists them, private addresses, each spelling of an address (decimal, hexadecimal, octal, one number,
 * IPv4 in IPv6), ports, user names that look like hosts, trailing dots, capitals, paths and queries.
 *
 * Shrinks to `https://example.com`. Limits: every one has a scheme; few are what a browser would call invalid.
 */
export function url(): fc.Arbitrary<string> {
  const scheme = choice(
    { weight: 6, arbitrary: fc.constantFrom('https', 'http') },
    { weight: 1, arbitrary: fc.constantFrom('HTTP', 'ftp', 'ssh', 'git', 'ws', 'wss', 'file') },
  );
  const port = seldom(fc.constantFrom(':80', ':443', ':3000', ':8080', ':', ':65535'));
  const user = seldom(fc.constantFrom('me@', 'me:secret@', 'example.com@', 'localhost:80@', '%40@'));
  const rest = choice(
    fc.constantFrom(
      '',
      '/',
      '/a',
      '/a/b.tar.gz',
      '/../x',
      '/a%20b',
      '/?q=1',
      '/a?b=c&d=e#f',
      '/a b',
      '?q',
      '#x',
    ),
    fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)),
  );
  return fc
    .tuple(scheme, user, host(), port, rest)
    .map(([protocol, name, at, number, path]) => `${protocol}://${name}${at}${number}${path}`);
}

/** The host of a URL, in brackets where it is an IPv6 address. Shrinks to `example.com`. */
export function host(): fc.Arbitrary<string> {
  const { metadata, loopback } = shippedKnowledge().hosts;
  return choice(
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        'example.com',
        'www.example.org',
        'example.com.',
        'EXAMPLE.com',
        'bücher.example',
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom(...loopback, ...metadata).map(named) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('10.0.0.1', '172.16.0.1', '192.168.1.1', '[fd00::1]', '[fe80::1]'),
    },
    { weight: 1, arbitrary: address },
    { weight: 1, arbitrary: fc.domain() },
  );
}

/** A name of the catalogue, with a label in place of its wildcard. */
const named = (entry: string): string => {
  const name = entry.replace('*', 'x');
  return name.includes(':') ? `[${name}]` : name.replace(/\/\d+$/, '');
};

/** Spellings of one IPv4 address that a network library may take. */
const address: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom([127, 0, 0, 1], [169, 254, 169, 254], [10, 0, 0, 1], [8, 8, 8, 8]),
    fc.constantFrom('plain', 'number', 'hexadecimal', 'octal', 'short', 'in IPv6'),
  )
  .map(([bytes, spelling]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes;
    const whole = ((a * 256 + b) * 256 + c) * 256 + d;
    if (spelling === 'number') return String(whole);
    if (spelling === 'hexadecimal') return `0x${whole.toString(16)}`;
    if (spelling === 'octal') return bytes.map((byte) => `0${byte.toString(8)}`).join('.');
    if (spelling === 'short') return `${a}.${(b * 256 + c) * 256 + d}`;
    return spelling === 'in IPv6' ? `[::ffff:${bytes.join('.')}]` : bytes.join('.');
  });
