/** Redirections and variables. */

import type { RedirectPart, VariablePart } from '../atoms.js';
import { type Agree, remaining } from '../elements.js';
import type { Budget } from '../expr.js';
import { commonText } from '../language.js';
import { fields } from './paths.js';

const DIRECTIONS = [
  ...(['read', 'write', 'append', 'read-write'] as const),
  ...(['duplicate', 'here-document', 'here-string'] as const),
];

export const redirectAgrees =
  (budget: Budget): Agree<RedirectPart> =>
  (parts) => {
    if (remaining([0, 1, 2, 3, null], fields<number | null>(parts, 'stream')).length === 0) return false;
    const kinds = fields<string>(parts, 'kind');
    const directions = remaining<string>(DIRECTIONS, fields<string>(parts, 'direction')).filter((direction) =>
      kinds.every(({ part, holds }) => part.has(KIND[direction] ?? 'file') === holds),
    );
    if (directions.length === 0) return false;
    const targets = parts.flatMap(({ part, holds }) =>
      part.of === 'target' ? [{ part: part.text, holds }] : [],
    );
    return targets.length === 0 || commonText(targets, budget) !== null;
  };

const KIND: { readonly [direction: string]: string } = {
  duplicate: 'fd',
  'here-document': 'heredoc',
  'here-string': 'herestring',
};

/** The name of a variable: one of these, with one of these beginnings. */
export const variableAgrees: Agree<VariablePart> = (parts) => {
  const candidates = parts.flatMap(({ part, holds }): readonly string[] => {
    if (!holds) return [];
    if (part.of === 'name') return [...part.values];
    // A longer name has the beginning, too, and is none of those that are listed.
    return part.values.flatMap((prefix) => [prefix, `${prefix}_`, `${prefix}_ANALYSIS`]);
  });
  const names = candidates.length === 0 ? ['ANALYSIS_VARIABLE'] : candidates;
  return names.some((name) => parts.every(({ part, holds }) => fits(name, part) === holds));
};

function fits(name: string, part: VariablePart): boolean {
  if (part.of === 'name') return part.values.has(name);
  if (part.of === 'prefix') return part.values.some((prefix) => name.startsWith(prefix));
  return part.values.some((prefix) => name.toLowerCase().startsWith(prefix));
}
