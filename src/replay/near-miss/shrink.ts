/** Makes a call that fails smaller, as long as it fails in the same way and still is what its kind says. */

import type { Shape } from '../../generated/types.js';
import type { ToolCall } from '../../project/projector.js';
import type { Miss } from './kind.js';
import type { Engine } from './seed.js';

export interface Shrinking extends Pick<Engine, 'projector'> {
  readonly fails: (call: ToolCall) => boolean;
}

/** Calls that are tried at most. */
export const MOST_SHRINKS = 2_000;

/** A call of another tool, and a spelling that must equal its seed's, stay as they are. */
export function shrink(miss: Miss, { projector, fails }: Shrinking): ToolCall {
  const { call, keeps, expects } = miss;
  if (typeof call.input !== 'string' || (expects !== 'held' && expects !== 'denied')) return call;
  const runs = runsOf(projector.project(call), keeps);
  const hasComment = hasHash(call.input);
  let left = MOST_SHRINKS;
  const holds = (text: string): boolean => {
    left -= 1;
    const smaller = { ...call, input: text };
    return (
      keeps.every((keep) => text.includes(keep)) &&
      (hasComment || !hasHash(text)) &&
      fails(smaller) &&
      runsOf(projector.project(smaller), keeps) >= runs
    );
  };
  let text = call.input;
  for (const split of [words, characters]) {
    for (let isSmaller = true; isSmaller && left > 0; ) {
      const next = smallerOf(split(text), holds);
      isSmaller = next !== null;
      text = next ?? text;
    }
  }
  return { ...call, input: text };
}

/** The first text with a run of pieces left out that still holds; longer runs are tried first. */
function smallerOf(pieces: readonly string[], holds: (text: string) => boolean): string | null {
  for (let length = pieces.length - 1; length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from + length <= pieces.length; from += length) {
      const text = [...pieces.slice(0, from), ...pieces.slice(from + length)].join('');
      if (text.trim() !== '' && holds(text)) return text;
    }
  }
  return null;
}

const words = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];
const characters = (text: string): readonly string[] => [...text];

/** What stands behind such a sign may be a comment, so that the payload would run no more. */
const hasHash = (text: string): boolean => /(?:^|[\s;&|()])#/.test(text);

/** How many commands of the shape begin as one of the texts does: that a payload still runs. */
const runsOf = ({ commands }: Shape, keeps: readonly string[]): number =>
  commands.filter(({ words: [first] }) => {
    const program = first?.value ?? null;
    return program !== null && keeps.some((keep) => keep === program || keep.startsWith(`${program} `));
  }).length;
