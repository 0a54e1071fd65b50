/** Hosts that look like the call's own, and are others. */

import { type Kind, ofText, textMiss } from '../kind.js';
import { material } from '../material.js';
import { outerCommands, replaced, type SeedCommand } from '../seed.js';
import { joined, product } from '../space.js';

export const HOST_KINDS: readonly Kind[] = [
  {
    id: 'host-confusion',
    family: 'dangerous',
    summary:
      'The host of the call becomes one that looks like it: user information, further labels, other schemes, every spelling of an address.',
    space: (seed) =>
      ofText(seed, (text) => {
        const spots = outerCommands(seed).flatMap(hostSpots);
        return joined(
          spots.map(({ span, host, path }) =>
            product([material().hosts, [true, false]] as const, (template, isQuoted) => {
              const url = template.replaceAll('{host}', () => host).replaceAll('{path}', () => path);
              const spelled = isQuoted ? `'${url.replaceAll("'", "'\\''")}'` : url;
              // Some signs mean something else without quotes: a comment, a wildcard, the next command.
              if (!isQuoted && /[#&;?()\\]/.test(url)) return null;
              return textMiss(seed, replaced(text, span, spelled), { keeps: [url] });
            }),
          ),
        );
      }),
  },
];

interface HostSpot {
  readonly span: readonly [number, number];
  readonly host: string;
  readonly path: string;
}

/** Words that are the operand of a network fact. */
const hostSpots = ({ words, facts }: SeedCommand): readonly HostSpot[] =>
  facts.network.flatMap(({ operand, host }) => {
    const word = words.find(({ value }) => value === operand);
    if (word === undefined || host === null) return [];
    return [{ span: word.span, host, path: /^(?:\w+:\/\/)?[^/]*(\/.*)$/s.exec(operand)?.[1] ?? '/' }];
  });
