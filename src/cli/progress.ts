/** How far a long run is, on a terminal only. */

import type { Output } from './terminal.js';

export interface Progress {
  /** So many more. */
  readonly seen: (more: number) => void;
  readonly clear: () => Promise<void>;
}

const MILLISECONDS_BETWEEN = 200;

/** `unit`: what is counted. Lines are those that were read, which is a chunk ahead of what was decided. */
export function createProgress(output: Output, unit = 'lines'): Progress {
  if (output.columns === undefined) return { seen: () => {}, clear: async () => {} };
  let count = 0;
  let shown = 0;
  let last = Date.now();
  return {
    seen: (more) => {
      count += more;
      const now = Date.now();
      if (now - last < MILLISECONDS_BETWEEN) return;
      [last, shown] = [now, count];
      void output.write(`\r${count.toLocaleString('en')} ${unit}`).catch(() => {});
    },
    clear: async () => {
      if (shown > 0) await output.write('\r\u001B[K');
    },
  };
}
