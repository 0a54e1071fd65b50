/** Every matcher inside of a rule's, with its place and whether it is asked for or ruled out. */

import type { Matcher } from '../../generated/types.js';

export interface Place {
  readonly matcher: Matcher;
  /** Within the rule. */
  readonly pointer: string;
  /** False beneath an odd number of `not`. */
  readonly wanted: boolean;
}

/** The logic is left out: only what asks something of a command or a call. */
export function placesIn(matcher: Matcher, pointer = '/match', wanted = true): readonly Place[] {
  const { all, any, not, flow } = matcher;
  if (not !== undefined) return placesIn(not, `${pointer}/not`, !wanted);
  const name = all === undefined ? 'any' : 'all';
  const items = all ?? any;
  if (items !== undefined)
    return items.flatMap((item, index) => placesIn(item, `${pointer}/${name}/${index}`, wanted));
  if (flow !== undefined)
    return [
      ...placesIn(flow.from, `${pointer}/flow/from`, wanted),
      ...placesIn(flow.to, `${pointer}/flow/to`, wanted),
    ];
  return [{ matcher, pointer, wanted }];
}
