/** Network facts. Which patterns a host fits is left open: two patterns may well fit the same one. */

import type { Effect, NetworkFact } from '../../generated/types.js';
import type { HostPart } from '../atoms.js';
import { type Agree, fields, keysOf, namesAgree, remaining } from '../elements.js';

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
  (directions: (direction: NetworkFact['direction']) => boolean): Agree<HostPart> =>
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
    return namesAgree(parts, 'host');
  };
