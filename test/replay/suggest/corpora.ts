/** Recorded calls for the tests of suggestions, and what is suggested for them. */

import { createUnvetoedProjector } from '../../../src/index.js';
import { EXAMPLE_CONTEXT } from '../../../src/policy/example-context.js';
import type { ReplayItem } from '../../../src/replay/entry.js';
import type { SuggestReport } from '../../../src/replay/suggest/report.js';
import { createSuggesting, type SuggestOptions } from '../../../src/replay/suggest/suggest.js';

export const projector = createUnvetoedProjector();

/** A command, how often it was recorded, and in which session. */
export type Recorded = readonly [command: string, count?: number, session?: string];

export const itemsOf = (recorded: readonly Recorded[]): readonly ReplayItem[] =>
  recorded.map(([input, count = 1, session], index) => ({
    source: 'corpus.jsonl',
    line: index + 1,
    entry: { input, count, ...(session === undefined ? {} : { session }) },
  }));

export function suggest(
  items: readonly ReplayItem[],
  options: Partial<Omit<SuggestOptions, 'projector'>> = {},
): SuggestReport {
  const suggesting = createSuggesting({ projector, context: EXAMPLE_CONTEXT, perRule: 40, ...options });
  if (!suggesting.ok) throw new Error(JSON.stringify(suggesting.error));
  for (const item of items) suggesting.value.add(item);
  return suggesting.value.report();
}

/** The same command with 1, 2, … in the place of `N`. */
export const numbered = (count: number, command: string, each = 1): readonly Recorded[] =>
  Array.from({ length: count }, (_, index) => [command.replaceAll('N', String(index + 1)), each]);
