/** Redirections and variables. */

import type { Redirect } from '../../generated/types.js';
import type { RedirectPart, VariablePart } from '../atoms.js';
import { type Agree, fields, keysOf, remaining } from '../elements.js';
import type { Budget } from '../expr.js';
import { commonText, patternLanguage } from '../language.js';

const DIRECTIONS = keysOf<Redirect['direction']>({
  read: true,
  write: true,
  append: true,
  'read-write': true,
  duplicate: true,
  'here-document': true,
  'here-string': true,
});

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

export const variableAgrees =
  (budget: Budget): Agree<VariablePart> =>
  (parts) => {
    const names = parts.map(({ part, holds }) => ({ part: part.text, holds }));
    return commonText([{ part: VARIABLE_NAME, holds: true }, ...names], budget) !== null;
  };

const VARIABLE_NAME = patternLanguage('[A-Za-z_][A-Za-z0-9_]*');
