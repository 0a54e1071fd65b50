/** Bars: drawings of numbers that stand beside them, so that nothing of them need be read out. */

import { type Markup, markup } from './markup.js';

export interface BarPart {
  readonly amount: number;
  readonly strong?: boolean;
}

/** Parts side by side, as shares of `whole`; `was` is a mark across them. No style attributes: the page forbids them. */
export function bar(parts: readonly BarPart[], { whole, was }: { whole: number; was?: number }): Markup {
  let from = 0;
  const drawn = parts.map(({ amount, strong }) => {
    const part = markup`<rect class="${strong === true ? 'strong' : 'plain'}" x="${percent(from, whole)}" width="${percent(amount, whole)}" height="100%"/>`;
    from += amount;
    return part;
  });
  const mark =
    was === undefined ? [] : [markup`<rect class="was" x="${markAt(was, whole)}" width="2" height="100%"/>`];
  return markup`<svg class="bar" aria-hidden="true">${[...drawn, ...mark]}</svg>`;
}

/** A sample of a bar's colour, with the word for it. */
export const legend = (name: 'plain' | 'strong' | 'was', word: string): Markup =>
  markup`<span class="legend"><svg class="key" aria-hidden="true"><rect class="${name}" width="100%" height="100%"/></svg>${word}</span>`;

const percent = (amount: number, whole: number): string =>
  `${whole === 0 ? '0' : ((100 * amount) / whole).toFixed(2)}%`;

/** Within the drawing, also where the mark is at its very end. */
const markAt = (amount: number, whole: number): string =>
  `${whole === 0 ? '0' : Math.min(99, (100 * amount) / whole).toFixed(2)}%`;
