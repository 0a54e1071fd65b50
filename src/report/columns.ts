/** Text in columns of a terminal. */

import { visible } from './visible.js';

/** At most `width` characters, the last an ellipsis where something was left out. */
export function cut(text: string, width: number): string {
  // Only the beginning is made visible: a call may hold megabytes.
  const shown = visible(text.slice(0, width + 1));
  const characters = [...shown];
  return characters.length > width ? `${characters.slice(0, Math.max(0, width - 1)).join('')}…` : shown;
}

/** Columns padded to their widest cell; the last is left as it is. Cells hold no colour. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, [...cell].length);
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === row.length - 1 ? cell : cell + ' '.repeat((widths[index] ?? 0) - [...cell].length),
      )
      .join(gap)
      .trimEnd(),
  );
}
