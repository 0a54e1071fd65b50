/** How far a long run is, on a terminal only. */

import type { Output } from './terminal.js';

export interface Progress {
  readonly seen: (lines: number) => void;
  readonly clear: () => Promise<void>;
}

const MILLISECONDS_BETWEEN = 200;

/** `lines` counts what was read, which is a chunk ahead of what was decided. */
export function createProgress(output: Output): Progress {
  if (output.columns === undefined) return { seen: () => {}, clear: async () => {} };
  let lines = 0;
  let shown = 0;
  let last = Date.now();
  return {
    seen: (more) => {
      lines += more;
      const now = Date.now();
      if (now - last < MILLISECONDS_BETWEEN) return;
      [last, shown] = [now, lines];
      void output.write(`\r${lines.toLocaleString('en')} lines`).catch(() => {});
    },
    clear: async () => {
      if (shown > 0) await output.write('\r\u001B[K');
    },
  };
}
