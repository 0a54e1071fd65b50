/** Network facts. Which patterns a host fits is left open: two patterns may well fit the same one. */

import type { Effect } from '../../generated/types.js';
import type { HostPart } from '../atoms.js';
import { type Agree, namesAgree, remaining } from '../elements.js';
import { fields } from './paths.js';

const CLASSES = ['denied', 'listed', 'public', 'loopback', 'private', 'metadata', 'dynamic'] as const;

/** Effects, one of which a command has that certainly talks to a host in this direction. */
export const EFFECTS_OF_DIRECTION: { readonly [direction: string]: readonly Effect[] } = {
  fetch: ['network'],
  send: ['network'],
  listen: ['listen'],
};

/** `directions`: those that the command can have. */
export const hostAgrees =
  (directions: (direction: string) => boolean): Agree<HostPart> =>
  (parts) => {
    if (
      remaining(Object.keys(EFFECTS_OF_DIRECTION), fields<string>(parts, 'direction')).filter(directions)
        .length === 0
    )
      return false;
    if (remaining<string>(CLASSES, fields<string>(parts, 'class')).length === 0) return false;
    const is = (of: HostPart['of'], wanted: boolean): boolean =>
      parts.some(({ part, holds }) => part.of === of && holds === wanted);
    if ((is('known', true) && is('known', false)) || (is('has-scheme', true) && is('has-scheme', false)))
      return false;
    // One scheme at most, while a host may fit many patterns.
    const schemes = fields<string>(parts, 'scheme');
    const wanted = schemes.find(({ holds }) => holds);
    if (wanted !== undefined && (is('has-scheme', false) || remaining(wanted.part, schemes).length === 0))
      return false;
    const hosts = fields<string>(parts, 'host');
    const chosen = (holds: boolean) => hosts.filter((one) => one.holds === holds).map(({ part }) => part);
    return namesAgree(chosen(true), chosen(false));
  };
