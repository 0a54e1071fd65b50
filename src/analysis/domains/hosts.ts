/** Network facts. Which patterns a host fits is left open: two patterns may well fit the same one. */

import { hostMatches } from '../../commands/network/hosts.js';
import type { Effect, HostCatalogue, NetworkFact } from '../../generated/types.js';
import type { HostPart } from '../atoms.js';
import { type Agree, fields, keysOf, namesAgree, remaining, splitFields } from '../elements.js';
import type { Signed } from '../expr.js';

export const HOST_CLASSES: readonly NetworkFact['class'][] = keysOf<NetworkFact['class']>({
  denied: true,
  listed: true,
  public: true,
  loopback: true,
  private: true,
  metadata: true,
  dynamic: true,
});

/** Effects, one of which a command has that certainly talks to a host in this direction. */
export const EFFECTS_OF_DIRECTION: { readonly [direction in NetworkFact['direction']]: readonly Effect[] } = {
  fetch: ['network'],
  send: ['network'],
  listen: ['listen'],
};

export const DIRECTIONS: readonly NetworkFact['direction'][] = Object.keys(
  EFFECTS_OF_DIRECTION,
) as NetworkFact['direction'][];

/** `directions`: those that the command can have. */
export const hostAgrees =
  (directions: (direction: NetworkFact['direction']) => boolean, catalogue: HostCatalogue): Agree<HostPart> =>
  (parts) => {
    if (
      remaining(DIRECTIONS, fields<NetworkFact['direction']>(parts, 'direction')).filter(directions)
        .length === 0
    )
      return false;
    if (remaining<string>(HOST_CLASSES, fields<string>(parts, 'class')).length === 0) return false;
    const is = (of: HostPart['of'], wanted: boolean): boolean =>
      parts.some(({ part, holds }) => part.of === of && holds === wanted);
    if ((is('known', true) && is('known', false)) || (is('has-scheme', true) && is('has-scheme', false)))
      return false;
    // One scheme at most, while a host may fit many patterns.
    const schemes = fields<string>(parts, 'scheme');
    const wanted = schemes.find(({ holds }) => holds);
    if (wanted !== undefined && (is('has-scheme', false) || remaining(wanted.part, schemes).length === 0))
      return false;
    return namesAgree(parts, 'host') && classAgrees(parts, catalogue);
  };

/** Addresses that hand out credentials are known by name: a host that is none of them is of another class. */
function classAgrees(parts: readonly Signed<HostPart>[], { metadata }: HostCatalogue): boolean {
  const classes = remaining<string>(HOST_CLASSES, fields<string>(parts, 'class'));
  if (classes.length !== 1 || classes[0] !== 'metadata') return true;
  return splitFields(parts, 'host').needs.every((need) =>
    [...need].some((pattern) => metadata.some((name) => mayCoincide(pattern.toLowerCase(), name))),
  );
}

/** Whether one host may fit both: names, or `*.` and what stands behind it. */
function mayCoincide(left: string, right: string): boolean {
  if (!left.startsWith('*.')) return hostMatches(right, left);
  if (!right.startsWith('*.')) return hostMatches(left, right);
  return left.endsWith(right.slice(1)) || right.endsWith(left.slice(1));
}
